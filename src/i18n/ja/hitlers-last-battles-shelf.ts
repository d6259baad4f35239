import type { en } from '../en/hitlers-last-battles-shelf.ts';

/** What the shelf says of Hitler's Last Battles before anything else of the game is fetched. */
export const ja = {
  'game.hitlers-last-battles': 'Hitler’s Last Battles',
  'game.hitlers-last-battles.credit': '錦大帝、2006年',
  'game.hitlers-last-battles.blurb': '軍集団と正面軍16個、全6ターン。中央ヨーロッパの最後の半年を戦います。',
  'game.hitlers-last-battles.length': '40分',
  'game.hitlers-last-battles.scenario.campaign': '1944年12月から1945年5月まで、全6ターン',
  'game.hitlers-last-battles.rebuilt': 'マップと初期配置は復元',
} as const satisfies Record<keyof typeof en, string>;
