import type { Catalogue } from '../message-types.ts';

/** What the shelf says of Blitzkrieg to Moscow 2 before anything else of the game is fetched. */
export const en = {
  'game.blitzkrieg-to-moscow-2': 'Blitzkrieg to Moscow 2',
  'game.blitzkrieg-to-moscow-2.credit': 'Nakaguro Yasushi, BonSai Games 2016',
  'game.blitzkrieg-to-moscow-2.blurb': 'Hexes, supply and ten months of Barbarossa, with fifty units.',
  'game.blitzkrieg-to-moscow-2.length': '2 h',
  'game.blitzkrieg-to-moscow-2.scenario.campaign': 'June 1941 to April 1942, six turns',
  'game.blitzkrieg-to-moscow-2.rebuilt': 'map, units, cards and CRT reconstructed',
} as const satisfies Catalogue;
