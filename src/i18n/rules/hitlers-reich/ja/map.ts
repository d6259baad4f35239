import { chapter, list, note, notes, section, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';
import {
  MAP_COUNTS,
  addedSpaces,
  closedBorders,
  closedCornerList,
  conditionalBorders,
  crossingList,
  drawnTogether,
  spaceTables,
} from '../map-tables.ts';
import type { MapWords } from '../map-tables.ts';

const words: MapWords = {
  lang: 'ja',
  areas: {
    axis: '枢軸軍のマークがある地域',
    western: '西側連合軍のマークがある地域',
    soviet: 'ソ連軍のマークがある地域',
    vichy: '初めは中立のウィシー地域',
    'neutral-inactive': 'イベントまで中立の地域',
    impassable: '使用しない地域',
  },
  zones: '海域。初めはだれの支配でもない',
  head: { space: '場所', features: '特徴', borders: '隣接する所', source: '挙げるルール', side: '初めの陣営' },
  production: (n) => `生産${n}`,
  features: { capital: '首都', island: '島', strait: '海峡' },
  nothing: '–',
  join: (items) => items.join('、'),
  pair: (a, b) => `${a}と${b}`,
  conditional: (name) => `（${name}）`,
  stated: (rules) => rules.replaceAll(', ', '、'),
  follows: (rules) => `${rules.replaceAll(', ', '、')}から分かる`,
  added: '追加',
  chosen: 'こちらの選択',
  conditions: {
    'sicily-sea-held': 'シシリー海を支配する側の陸上攻撃に、敵の艦隊がそこにいない間だけ開きます（§2.3、R-03）。',
    'turkey-active': 'トルコが参戦した後に開きます（§2.3）。',
    'turkey-controller': 'トルコが参戦した後、トルコを支配する側にとってだけ隣接します（§2.3）。',
  },
  pairHead: ['場所', '理由'],
};

const { areas, playable, zones, borders, stated, followed, geography, addedAreas, addedZones } = MAP_COUNTS;

/** M章: マップにあるものと、そのうち何が分かっているか。 */
export const map: readonly RuleSection[] = [
  chapter(
    'M',
    'マップ',
    note(
      '印刷されたマップの図は手に入りませんでした。このマップは、大半の場所を挙げ、多くの隣接を定めているルールと、残りについては実際の地理から組み立てたものです。',
    ),
    text(
      'attested',
      `地域は${areas}で、使用するのは${playable}です。海域は${zones}です。ルールに名前があるのは、地域のうち${areas - addedAreas}、海域のうち${zones - addedZones}です。海域の数は書かれていますが（§2.4）、地域の数は書かれていません。`,
    ),
    text(
      'reconstructed',
      `ルールが成り立つように加えたのは、${addedSpaces(words)}です。隣接は${borders}あり、${stated}はルールに書かれ、${followed}はルールや例から分かり、${geography}は地理によります。`,
    ),
    list(
      'reconstructed',
      'ポーランド：ミンスクとバルト諸国はバルバロッサ作戦の初めに陸から攻撃されるので、隣に枢軸軍の地域が必要です（§6.7.2）。',
      'ハンガリー：例では枢軸軍の5か所がベッサラビアを囲み、そのうち2つがほかに見当たりません（§16.3）。',
      'ボルドー：ビスカヤ湾からの上陸には敵の海岸が必要です（§6.7.3）。',
      'チェコスロバキア：根拠は、ベルリン、オーストリア、ポーランド、ハンガリーの間が空くことだけです。',
      '北極海：アルハンゲルは港です。アドリア海：ユーゴスラビアの海岸になります。東地中海：ルールはクレタをエーゲ海と地中海の間に置いています（§2.2）。',
    ),
    text(
      'reconstructed',
      '初めの陣営は1944年の一覧から定めました（§10.3）。枢軸軍がマーカーなしで持つ地域には枢軸軍のマークがあり、マーカーの要る地域にはほかのマークがあります。クレタ、キプロス、サルデーニャは史実に、ボルドーとチェコスロバキアは地理に従いました。',
    ),
    notes(
      '名前は翻訳で変わっています。イギリス海峡はカナリア諸島エリア、チャンネル諸島、ドーバー海峡として、ジブラルタル海峡はモロッコ海峡として（R-51）、ベッサラビアは一度、白ロシアとして現れます（R-32）。',
      '実際の隣接をあえて省いた所もあります。例は北海に接する枢軸軍の所としてノルウェーだけを挙げるので（§16.1）、ルール地方もデンマークもオランダ・ベルギーも北海に接しません。トルコの隣として挙げられた所にイラクの入る余地はなく（§2.3）、イラクはペルシャに含めました。',
    ),
  ),
  section(
    'M',
    'M.spaces',
    '地域と海域',
    note(
      '括弧の中の隣接は、条件が満たされる間だけ開きます（後の表にあります）。「挙げるルール」はその場所の名前が出てくるルールです。初めの陣営が書かれていない所では、最後の列に何から分かるかを示します。',
    ),
    ...spaceTables(words),
  ),
  section(
    'M',
    'M.borders',
    '特別な隣接',
    conditionalBorders('条件が満たされる間だけ開く隣接', words),
    text('ruling', 'シシリーとナポリの間は、周囲のボーナスと空挺攻撃では常に隣接と数えます（R-03、R-73）。'),
    closedBorders('近くても隣接しない所', words),
    text(
      'attested',
      '使用しない地域にも隣接があります。空挺部隊がその上を越えられるからです（§6.5.1）。ボーナスには数えず、攻撃もされません。',
    ),
  ),
  section(
    'M',
    'M.drawing',
    'マップの描き方',
    text(
      'reconstructed',
      `海岸、川、山脈は実際の地理に従います。地域と海域の境は、隣接する2か所だけが境を共有するように引きました。4か所が集まる点では描き方で決めるほかなく、それによって5組が隣接しました。${drawnTogether(words)}です。`,
    ),
    note('点で接する所と、湖やマップ外の陸で隔てられた所は隣接しません。'),
    closedCornerList(words),
    note('境が描かれていなくても隣接する所は、矢印で結ばれています。'),
    crossingList(words),
  ),
];
