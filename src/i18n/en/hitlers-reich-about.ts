import type { Catalogue } from '../message-types.ts';

/** Who made Hitler's Reich, what of it was reconstructed, and the picture of it. */
export const en = {
  'game.hitlers-reich.reconstructed':
    'The rules follow the rulebook. No source shows the whole map and all the cards: we worked out some borders, a few areas and sea zones, and eight of the 56 event cards from the text, geography and history. This mark shows each of them.',
  'game.hitlers-reich.screen': 'Hitler’s Reich: the map and your hand',
  'game.hitlers-reich.design': 'Design by Mark McLaughlin, published by GMT Games, 2018',
  'game.hitlers-reich.reconstructed.map':
    'Map: names, production and many borders follow the rulebook; we drew the other borders and a few areas and sea zones over real geography.',
  'game.hitlers-reich.reconstructed.events':
    'Events: most titles and effects are known from sources; eight of the 56 cards are fully reconstructed.',
  'game.hitlers-reich.reconstructed.rulings':
    'Where the text is silent or sources differ, 99 rulings say how to play. You can choose fourteen of them when you start a game.',
} as const satisfies Catalogue;
