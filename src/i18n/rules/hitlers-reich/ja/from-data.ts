import { RULINGS } from '../../../../engine/games/hitlers-reich/rulings.ts';
import { ja as setUpWords } from '../../../compiled/ja/hitlers-reich.setup.ts';
import { choicesOf } from '../../choices.ts';
import { fromEvents, type EventWords } from '../event-tables.ts';
import { fromMap, type MapWords } from '../map-tables.ts';
import { ja as messages } from '../../../compiled/ja/hitlers-reich.table.ts';

/** Fills the slots of the chapters. */

const mapWords: MapWords = {
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
  head: {
    space: 'スペース',
    features: '特徴',
    borders: '隣接するスペース',
    source: '挙げるルール',
    side: '初めの陣営',
  },
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
    'sicily-sea-held': 'シシリー海を支配する側が、敵の艦隊がそこにいない間だけ地上攻撃で渡れます（§2.3、R-03）。',
    'turkey-active': 'トルコが参戦した後に隣接します（§2.3）。',
    'turkey-controller': 'トルコが参戦した後、トルコを支配する側にとってだけ隣接します（§2.3）。',
  },
  conditionalBorders: '条件が満たされる間だけ有効な隣接',
  closedBorders: '近くても隣接しないスペース',
  pairHead: ['スペース', '理由'],
};

const eventWords: EventWords = {
  lang: 'ja',
  messages,
  head: { event: 'イベント', copies: '枚数', category: '種類', use: '使い方', effect: '効果', source: '根拠' },
  join: (items) => items.join('、'),
  sentence: (sentence) => (sentence.endsWith('。') ? sentence : `${sentence}。`),
  between: '',
  rules: (rules) => `ルール：${rules.replaceAll(', ', '、')}`,
  captions: { known: '効果が資料にあるか、資料から考えられるもの', reconstructed: '効果を復元したもの' },
  filled: {
    caption: '不足を補うカード',
    head: ['イベント', '復元した枚数と全体', '根拠'],
    grounds: {
      'strategic-bombing': '「ウルフパック」と対になります。枢軸軍の手札がイベントだけで尽きたという報告もあります。',
      turncoats: '陣営を変えうる3か国に1枚ずつです（R-89）。',
      'murmansk-run': '使うと手元を離れるカードです。2枚以上あるイベントはどれもそうです。',
      'v-rockets': 'これで、イベントがハンドサイズを変える回数が、枢軸軍に8回、連合軍に7回とほぼ釣り合います。',
      'synthetic-fuel':
        '「Vロケット」と同じです。ただし、再シャッフルのルールが複数の枚数に触れるのは「ウルフパック」だけで（§5.4.2）、どちらにも不利な点です。',
      'jet-fighters': '初期のカードを紹介した文に名前があります。印刷されたかどうかは分かりません。',
    },
  },
  effects: {
    caption: '資料に効果のないイベント',
    head: ['イベント', '効果の根拠'],
    grounds: {
      'master-spy':
        'あるルールが「エニグマ」と並べて、先に見せることと無作為に選ぶことの2つを挙げています（§7.3）。前者は「エニグマ」です。',
      outfoxed: '名前は欺くことを指し、イベントを止めるカードはほかにありません（R-78）。',
      'special-operations': 'イベントのコンフリクトでダイスを増やすカードは、ほかにありません。',
      turncoats: '名前と時期が、1944年に陣営を変えた3か国に合います（R-89）。',
      montgomery: '効果の分かっている「マンシュタイン」と対になります。',
      patton: '攻撃の将軍です。オーバーロード作戦の助言では、ダイスを増やす余地がありません。',
      chuikov: 'スターリングラードを守った将軍で、こうすると「ジューコフ」と重なりません。',
      'iraq-revolts': '分かっている唯一の結果が、シリア・レバノンに関わります（§8.5）。',
      'tiger-tanks': '助言が5個目のダイスとして望んでいます。「T-34とシャーマン」と対になります。',
      'von-rundstedt': '助言がオーバーロード作戦への備えに挙げるので、防御の将軍です。',
      'jet-fighters': '航空機に対する航空機なので、「制空権」に関わる効果としました（R-88）。',
    },
  },
};

export * from '../figures.ts';

export const choice = choicesOf(RULINGS, 'hr.ruling', setUpWords, 'ja');

export const { addedSpaces, closedBorders, closedCorners, conditionalBorders, crossings, drawnTogether, spaceTables } =
  fromMap(mapWords);

export const { effectTable, eventTables, filledTable, reconstructed } = fromEvents(eventWords);
