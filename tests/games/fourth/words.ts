/** The sentences of the toy game, in both languages. */
export const shelf = {
  en: {
    'game.toy': 'Toy',
    'game.toy.credit': 'The tests',
    'game.toy.blurb': 'Ten points win.',
    'game.toy.length': '1 min',
    'game.toy.rebuilt': 'nothing rebuilt',
    'game.toy.scenario.only': 'The only one',
  },
  ja: {
    'game.toy': 'おもちゃ',
    'game.toy.credit': 'テスト',
    'game.toy.blurb': '10点で勝ちです。',
    'game.toy.length': '1分',
    'game.toy.rebuilt': '復元なし',
    'game.toy.scenario.only': '唯一のシナリオ',
  },
} as const;

export const about = {
  en: {
    'game.toy.design': 'Design by the tests',
    'game.toy.reconstructed': 'Nothing of it is lost.',
    'game.toy.reconstructed.dice': 'Its die.',
  },
  ja: {
    'game.toy.design': 'デザイン テスト',
    'game.toy.reconstructed': '失われたものはありません。',
    'game.toy.reconstructed.dice': 'ダイス。',
  },
} as const;

const MOVES = { step: '1歩', roll: '振る', pass: '終える', take: '取る', leave: '残す' } as const;
const sayMoves = (say: (type: string, ja: string) => string) =>
  Object.fromEntries(Object.entries(MOVES).map(([type, ja]) => [`toy.move.${type}`, say(type, ja)]));

export const game = {
  en: {
    'toy.ask': 'What now?',
    'toy.seat.red': 'Reds',
    'toy.seat.blue': 'Blues',
    'name.side.red': 'Red',
    'name.side.blue': 'Blue',
    'toy.log.scored': '{seat|side}: {n|number}',
    'toy.log.rolled': '{seat|side} rolls {n|number}',
    'toy.log.passed': '{seat|side} passes',
    ...sayMoves((type) => `Toy ${type}`),
  },
  ja: {
    'toy.ask': 'どうしますか。',
    'toy.seat.red': '赤軍',
    'toy.seat.blue': '青軍',
    'name.side.red': '赤',
    'name.side.blue': '青',
    'toy.log.scored': '{seat|side}：{n|number}',
    'toy.log.rolled': '{seat|side}：{n|number}の目',
    'toy.log.passed': '{seat|side}：終了',
    ...sayMoves((_type, ja) => ja),
  },
};
