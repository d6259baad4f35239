import { RULINGS } from '../../../../engine/games/blitzkrieg-to-moscow-2/rulings.ts';
import { ja as setUpWords } from '../../../compiled/ja/blitzkrieg-to-moscow-2.rulings.ts';
import { choicesOf } from '../../choices.ts';
import { fromMap } from '../map-tables.ts';
import { fromPieces } from '../piece-tables.ts';
import { fromPlay } from '../play-tables.ts';
import { ja as messages } from '../../../compiled/ja/blitzkrieg-to-moscow-2.words.ts';
import type { MapWords, PieceWords, PlayWords, TableWords } from '../slots.ts';

/** Fills the slots of the chapters. */

const map: MapWords = {
  cities: {
    caption: '都市',
    head: ['ヘクス', '都市', '点', '補給都市', '根拠'],
    grounds: {
      '1907': '例では1806に隣接する。クラブの報告によれば2点',
      '1703': '例に名前がある。そこで述べられることに合い、実際の位置にも近い',
      '1303': '例に名前がある。1403と1202の両方に隣接するのはここだけ',
      '1306': '例と§15.1に名前がある。ヘクスは地理による',
      '1310': 'ソ連軍後方地域に近い（§15.3）。クラブの報告によれば2点',
      '1509': '2つのクラブの報告に名前がある。ヘクスは地理による',
      '1110': '3つのクラブの報告に名前がある。ヘクスは地理による',
      '0706': '§15.1に名前がある。ヘクスは例から分かる（Q1）',
      '0304': '名前、ヘクス、点とも§15.2にある',
      '0608': '2つのクラブの報告に名前がある。ヘクスは地理による',
      '0210': '3つの公開資料に名前がある。ヘクスは地理による',
      '0106': '名前とヘクスは§15.2.2にある。補給都市であることはルールブックの図による',
      '0407': '地理と釣り合いのほかに根拠はない。キエフと南部をつなぐ',
    },
  },
  areas: {
    caption: '後方地域',
    head: ['コード', '後方地域', '隣接するヘクス', '根拠'],
    grounds: {
      N: '例の1502と1701',
      C: '§11.7の1201、例の1401',
      S: '例の0901と0801',
      R: '例の0702と、その手前の河川',
      E: 'マップの幅だけ',
    },
    column: (column) => `${column}列の全ヘクス`,
  },
  terrain: {
    caption: '平地でも都市でもないヘクス',
    head: ['地形', 'ヘクス'],
    names: { forest: '森林', marsh: '湿地', mountain: '山地' },
  },
  hexsides: {
    rivers: '河川のヘクスサイド',
    waters: '海または湖のヘクスサイド',
    head: ['名前', '両側のヘクス'],
    names: {
      Don: 'ドン川',
      Dnieper: 'ドニエプル川',
      Dniester: 'ドニエストル川',
      Prut: 'プルト川',
      'Western Dvina': '西ドヴィナ川',
      'Gulf of Taganrog': 'タガンログ湾',
      'Lake Peipus': 'ペイプシ湖',
    },
  },
};

const pieces: PieceWords = {
  captions: { german: 'ドイツ軍とルーマニア軍のユニット', soviet: 'ソ連軍のユニット' },
  head: ['ユニット', '兵科', '戦闘力（消極防御力）', '移動力', '固有のZOC', '開始位置'],
  arms: { tank: '戦車', infantry: '歩兵' },
  turn: (turn) => `第${turn}ターンに登場`,
  setup: {
    soviet: 'ソ連軍の初期配置',
    german: 'ドイツ軍の初期配置',
    head: ['ヘクス', 'ユニット', '根拠'],
    germanHead: ['後方地域', 'ユニット'],
    grounds: {
      '1601': '§3.1に書かれている',
      '1502': '例に歩兵と軍団がある。名前はこちらの選択',
      '1703': '例にユニットがある。名前はこちらの選択',
      '1301': '例にユニットがある。名前はルールブックの図による',
      '1201': '例に歩兵と軍団がある。名前はこちらの選択',
      '1102': '例にZOCのないユニットがある。名前はこちらの選択',
      '1303': '例に書かれている',
      '0901': '例に歩兵と2個軍団がある。名前はこちらの選択',
      '0902': 'こちらの選択',
      '0801': '例では第1戦車軍が攻撃できる位置。ヘクスはこちらの選択',
      '0702': '例に歩兵と軍団がある。軍団の名前はこちらの選択',
      '0304': '§15.1の5個の1つ。名前はルールブックの図による',
      '1907': '§15.1の5個の1つ。ほかはこちらの選択',
      '1310': '§15.1の5個の1つ。ほかはこちらの選択',
      '0608': 'こちらの選択',
    },
  },
  arrivals: { caption: 'ターン記録トラックからの登場', head: ['ターン', 'ドイツ軍', 'ソ連軍'] },
};

const play: PlayWords = {
  track: { caption: 'ターン記録トラック', head: ['ターン', '期間', '天候', 'ドイツ軍の枚数', 'ソ連軍の枚数'] },
  weather: {
    caption: '天候',
    head: ['天候', 'ターン', '移動力', '戦車のシフト', '河川のシフト', 'ソ連軍の冬季反攻'],
    printed: '印刷のとおり',
    every: (hexes) => `全ユニット${hexes}`,
    cap: (hexes) => `上限${hexes}`,
  },
  cards: {
    captions: { german: 'ドイツ軍のカード', soviet: 'ソ連軍のカード' },
    head: ['カード', '枚数', 'ルールブックにある使い方', '復元した使い方'],
    tanks: (use, count) => `${use}（${count}個まで）`,
  },
  crt: { caption: '戦闘結果表', die: '目', beyond: (odds) => `${odds}以上` },
};

const words: TableWords = {
  lang: 'ja',
  messages,
  yes: '○',
  nothing: '–',
  join: (items) => items.join('、'),
  map,
  pieces,
  play,
};

export * from '../figures.ts';

export const choice = choicesOf(RULINGS, 'btm.ruling', setUpWords, 'ja');

export const { areaTable, cityTable, riverTable, terrainTable, waterTable } = fromMap(words);
export const { arrivalTable, germanSetUp, sovietSetUp, unitTables } = fromPieces(words);
export const { cardTable, crtTable, turnTable, weatherTable } = fromPlay(words);
