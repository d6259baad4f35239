import { CARDS } from './cards.ts';
import { eventCards, map } from './data.ts';
import { FREE_ORDER } from './explain/question.ts';
import type { HrFacts } from './facts.ts';
import { MOST_DICE, SABOTAGED } from './rules/dice.ts';
import { MAX_HAND } from './rules/hand.ts';
import { CAPITULATES_AT } from './rules/victory.ts';
import { END_1945 } from './state.ts';

export const facts: HrFacts = {
  areas: map.landAreas,
  zones: map.seaZones,
  edges: map.edges,
  events: eventCards,
  cards: CARDS,
  tracks: { handSize: MAX_HAND, danger: CAPITULATES_AT, year: END_1945 },
  mostDice: MOST_DICE,
  sabotaged: SABOTAGED,
  freeOrder: FREE_ORDER,
};
