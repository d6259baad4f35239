import type { en } from '../en/hitlers-reich-shelf.ts';

/** What the shelf says of Hitler's Reich before anything else of the game is fetched. */
export const ja = {
  'game.hitlers-reich': 'Hitler’s Reich',
  'game.hitlers-reich.credit': 'Mark McLaughlin、GMT Games 2018年',
  'game.hitlers-reich.blurb': '地域、伏せた手札、公開のイベントモール。ハンドサイズを失うと戦争に敗れます。',
  'game.hitlers-reich.length': '1〜4時間',
  'game.hitlers-reich.scenario.campaign-1941': 'キャンペーン1941〜45',
  'game.hitlers-reich.scenario.short-1944': 'ショート1944〜45',
  'game.hitlers-reich.scenario.intro-1941-42': '入門1941〜42',
  'game.hitlers-reich.scenario.intro-1941-43': '入門1941〜43',
  'game.hitlers-reich.scenario.tournament': 'トーナメント',
  'game.hitlers-reich.rebuilt': 'マップとイベント8枚は復元',
} as const satisfies Record<keyof typeof en, string>;
