import { CARDS } from './cards.ts';
import { eventCards, map } from './data.ts';
import type { HrFacts } from './facts.ts';

export const facts: HrFacts = {
  areas: map.landAreas,
  zones: map.seaZones,
  edges: map.edges,
  events: eventCards,
  cards: CARDS,
};
