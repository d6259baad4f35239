import type { Catalogue } from '../message-types.ts';

/** Who made Blitzkrieg to Moscow 2, what of it was reconstructed, and the picture of it. */
export const en = {
  'game.blitzkrieg-to-moscow-2.reconstructed':
    'The rules follow the rulebook. We could not find the printed map, counters, cards and combat results table. We reconstructed them so that every statement in the rules and in the example of play holds. This mark shows each of them.',
  'game.blitzkrieg-to-moscow-2.screen': 'Blitzkrieg to Moscow 2: a combat',
  'game.blitzkrieg-to-moscow-2.design': 'Design by Nakaguro Yasushi (中黒靖), published by BonSai Games, 2016',
  'game.blitzkrieg-to-moscow-2.reconstructed.map':
    'Map: cities, water and the ground in the example of play are known; we drew the other hexes over real geography so that the example holds.',
  'game.blitzkrieg-to-moscow-2.reconstructed.units':
    'Units and cards: names and many values are known from the rulebook and its example; we fitted the other values, and some uses of cards, to them.',
  'game.blitzkrieg-to-moscow-2.reconstructed.tables':
    'Combat results table and turn track: single results, dates and card numbers are known; we worked out the rest between them.',
  'game.blitzkrieg-to-moscow-2.reconstructed.rulings':
    'Where the text is silent, 29 rulings say how to play, each with its reason. You can choose some of them when you start a game.',
} as const satisfies Catalogue;
