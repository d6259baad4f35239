import type { Catalogue } from '../message-types.ts';

/** What the shelf says of Hitler's Last Battles before anything else of the game is fetched. */
export const en = {
  'game.hitlers-last-battles': 'Hitler’s Last Battles',
  'game.hitlers-last-battles.credit': '錦大帝, 2006',
  'game.hitlers-last-battles.blurb': 'Sixteen army groups and fronts fight the last six turns in Central Europe.',
  'game.hitlers-last-battles.length': '40 min',
  'game.hitlers-last-battles.scenario.campaign': 'December 1944 to May 1945, six turns',
  'game.hitlers-last-battles.rebuilt': 'map and set-up reconstructed',
} as const satisfies Catalogue;
