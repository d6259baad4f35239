import type { Catalogue } from '../message-types.ts';

/** Who made Blitzkrieg to Moscow 2, what of it was reconstructed, and the picture of it. */
export const en = {
  'game.blitzkrieg-to-moscow-2.reconstructed':
    'The rules follow the rulebook. We could not find the printed map, counters, cards and combat results table. We rebuilt them so that every statement in the rules and in the example of play holds. This mark shows each of them.',
  'game.blitzkrieg-to-moscow-2.screen': 'Blitzkrieg to Moscow 2: a combat',
  'game.blitzkrieg-to-moscow-2.design': 'Design by Nakaguro Yasushi (中黒靖), published by BonSai Games, 2016',
  'game.blitzkrieg-to-moscow-2.reconstructed.map':
    'Map: cities, water and what the example of play tells of the ground are known; the other hexes were drawn over real geography so that the example holds.',
  'game.blitzkrieg-to-moscow-2.reconstructed.units':
    'Units and cards: names and many figures are known from the rulebook and its example; other figures, and some uses of cards, were fitted to them.',
  'game.blitzkrieg-to-moscow-2.reconstructed.tables':
    'Combat results table and turn track: single results, dates and card numbers are known, the rest was worked out between them.',
  'game.blitzkrieg-to-moscow-2.reconstructed.rulings':
    'Where the text is silent, 29 rulings say how it is played, each with its ground. Some can be chosen when a game is set up.',
} as const satisfies Catalogue;
