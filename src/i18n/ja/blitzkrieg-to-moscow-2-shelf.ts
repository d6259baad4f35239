import type { en } from '../en/blitzkrieg-to-moscow-2-shelf.ts';

/** What the shelf says of Blitzkrieg to Moscow 2 before anything else of the game is fetched. */
export const ja = {
  'game.blitzkrieg-to-moscow-2': 'Blitzkrieg to Moscow 2',
  'game.blitzkrieg-to-moscow-2.credit': '中黒靖、BonSai Games 2016年',
  'game.blitzkrieg-to-moscow-2.blurb': 'ヘクスと補給で描くバルバロッサの10か月。ユニットは50個です。',
  'game.blitzkrieg-to-moscow-2.length': '2時間',
  'game.blitzkrieg-to-moscow-2.scenario.campaign': '1941年6月から1942年4月まで、全6ターン',
  'game.blitzkrieg-to-moscow-2.rebuilt': 'マップ、ユニット、カード、戦闘結果表は復元',
} as const satisfies Record<keyof typeof en, string>;
