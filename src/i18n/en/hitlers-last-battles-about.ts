import type { Catalogue } from '../message-types.ts';

/** Who made Hitler's Last Battles, what of it was reconstructed, and the picture of it. */
export const en = {
  'game.hitlers-last-battles.reconstructed':
    'The rules follow the rulebook. The printed map, set-up, turn track and counter sheet are lost. We reconstructed them from hints in the text, geography and history, and balanced them with test games. This mark shows each of them.',
  'game.hitlers-last-battles.screen': 'Hitler’s Last Battles: the map',
  'game.hitlers-last-battles.design': 'Design and art by 錦大帝, 2006',
  'game.hitlers-last-battles.reconstructed.map':
    'Map: hexes, cities and their values, rivers and closed hexsides, from the hints in the rules and from geography.',
  'game.hitlers-last-battles.reconstructed.set-up':
    'Set-up and units: read from the remains of the counter sheet and placed by history.',
  'game.hitlers-last-battles.reconstructed.track':
    'Turn track: dates and attack markers per turn, balanced by test games.',
  'game.hitlers-last-battles.reconstructed.rulings':
    'Where the text is silent or damaged, 29 rulings say how to play, each with its reason.',
} as const satisfies Catalogue;
