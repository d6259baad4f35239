import type { Catalogue } from '../message-types.ts';

/** What the shelf says of Hitler's Reich before anything else of the game is fetched. */
export const en = {
  'game.hitlers-reich': 'Hitler’s Reich',
  'game.hitlers-reich.credit': 'Mark McLaughlin, GMT Games 2018',
  'game.hitlers-reich.blurb': 'Areas, hidden hands, face-up event malls. Lose your hand size and you lose the war.',
  'game.hitlers-reich.length': '1–4 h',
  'game.hitlers-reich.scenario.campaign-1941': 'Campaign 1941–45',
  'game.hitlers-reich.scenario.short-1944': 'Short game 1944–45',
  'game.hitlers-reich.scenario.intro-1941-42': 'Introductory 1941–42',
  'game.hitlers-reich.scenario.intro-1941-43': 'Introductory 1941–43',
  'game.hitlers-reich.scenario.tournament': 'Tournament',
  'game.hitlers-reich.rebuilt': 'map and eight events reconstructed',
} as const satisfies Catalogue;
