import type { Catalogue } from '../message-types.ts';

/** What two positions of Blitzkrieg to Moscow 2 differ in, where the editor has no word for it. */
export const en = {
  'btm.lab.hand': '{side|side} cards in hand',
  'btm.lab.card': '{side|side} {card|marker} used this turn',
  'btm.lab.card.copy': '{side|side} {card|marker}, {n|number} of {of|number}, used this turn',
  'btm.lab.free-rail': 'Free Soviet rail move used',
  'btm.lab.at': '{place|hex}',
  'btm.lab.at.spent': '{place|hex}, spent',
  'btm.lab.eliminated': 'eliminated',
  'btm.lab.surrendered': 'surrendered',
  'btm.lab.turn': 'arrives on turn {turn|number}',
  'btm.lab.left': 'off the map for good',
} as const satisfies Catalogue;
