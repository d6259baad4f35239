/** Moves of every kind: all that any position could allow, and a good many that none does. */
import { AREAS, type CardId, type CardUse, type UnitId } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Move } from '../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { blitzkriegToMoscow2 } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';

const { tables: t } = blitzkriegToMoscow2.facts;

const CARDS = [...t.cardIds.german, ...t.cardIds.soviet];
const CITY_IDS = t.cities.map(({ hex }) => hex);
const RAIL_ENDS = [...CITY_IDS, ...AREAS];
const FREE = 'free';

/** Each card of a use with each unit of its side. */
function withCards(use: CardUse, make: (card: CardId, unit: UnitId) => readonly Move[], isTank = false): Move[] {
  const able = t.units.filter(({ arm }) => !isTank || arm === 'tank');
  return CARDS.filter((card) => t.hasUse(card, use)).flatMap((card) =>
    able.filter(({ side }) => side === t.sideOfCard(card)).flatMap(({ id }) => make(card, id)),
  );
}

/** Cards, units and places that never meet: the other side's, or for another use. */
const STRANGE: readonly (readonly [CardId, UnitId, string])[] = CARDS.flatMap((card, i) =>
  t.unitIds.map((unit, j) => [card, unit, t.placeIds[(7 * i + 11 * j) % t.placeIds.length] ?? ''] as const),
);
const strange = (make: (card: CardId, unit: UnitId, place: string, i: number) => Move): Move[] =>
  STRANGE.map(([card, unit, place], i) => make(card, unit, place, i));
const areaFor = (i: number) => AREAS[i % AREAS.length] ?? 'E';

const freeRides = t.units
  .filter(({ side }) => side === 'soviet')
  .flatMap(({ id }) => RAIL_ENDS.map((to): Move => ({ type: 'rail', by: FREE, unit: id, to })));
const rides = withCards('rail', (by, unit) => RAIL_ENDS.map((to) => ({ type: 'rail', by, unit, to })));
const rebuilds = withCards('reinforce', (card, unit) => AREAS.map((area) => ({ type: 'rebuild', card, unit, area })));
const tankMoves = withCards(
  'tankAction',
  (card, unit) => t.placeIds.map((to) => ({ type: 'tank-move', card, unit, to })),
  true,
);
const tankAttacks = withCards(
  'tankAction',
  (card, unit) => t.hexIds.map((target) => ({ type: 'tank-attack', card, unit, target })),
  true,
);

const PLAIN = [
  ...(['end-sea', 'end-remove', 'end-rebuild', 'end-reinforce', 'depart', 'end-rail', 'halt', 'end-move'] as const),
  ...(['assault', 'end-combat', 'end-advance', 'go', 'end-break'] as const),
].map((type): Move => ({ type }));

/** Moves that name what map, counters and cards do not have. */
const UNKNOWN: readonly Move[] = [
  { type: 'move', unit: 'g-none', to: '0101' },
  { type: 'move', unit: 'g-pz1', to: '9999' },
  { type: 'draw', card: 's-none' },
  { type: 'rail', by: 'g-none', unit: 'g-4', to: 'C' },
  { type: 'attack', target: '9999' },
];

export const UNIVERSE: readonly Move[] = [
  ...t.unitIds.flatMap((unit) => CITY_IDS.map((hex): Move => ({ type: 'place', unit, hex }))),
  ...t.hexIds.map((hex, i): Move => ({ type: 'place', unit: t.unitIds[i % t.unitIds.length] ?? '', hex })),
  ...(['sea', 'remove', 'aboard', 'join', 'retreat', 'advance', 'together'] as const).flatMap((type) =>
    t.unitIds.map((unit): Move => ({ type, unit })),
  ),
  ...CARDS.map((card): Move => ({ type: 'draw', card })),
  ...t.unitIds.flatMap((unit) => AREAS.map((area): Move => ({ type: 'arrive', unit, area }))),
  ...rebuilds,
  ...strange((card, unit, _, i) => ({ type: 'rebuild', card, unit, area: areaFor(i) })),
  ...CARDS.flatMap((card) => CITY_IDS.map((hex): Move => ({ type: 'hero', card, hex }))),
  ...t.hexIds.map((hex, i): Move => ({ type: 'hero', card: CARDS[i % CARDS.length] ?? '', hex })),
  ...freeRides,
  ...rides,
  ...strange((by, unit, to) => ({ type: 'rail', by, unit, to })),
  ...CARDS.flatMap((card) => t.unitIds.map((unit): Move => ({ type: 'activate', card, unit }))),
  ...t.unitIds.flatMap((unit) => t.placeIds.map((to): Move => ({ type: 'move', unit, to }))),
  ...(['step', 'fall-back'] as const).flatMap((type) => t.placeIds.map((to): Move => ({ type, to }))),
  ...t.hexIds.map((target): Move => ({ type: 'attack', target })),
  ...t.unitIds.flatMap((unit) => [true, false].map((active): Move => ({ type: 'defend', unit, active }))),
  ...(['shift', 'reroll'] as const).flatMap((type) => [null, ...CARDS].map((card): Move => ({ type, card }))),
  ...tankMoves,
  ...strange((card, unit, to) => ({ type: 'tank-move', card, unit, to })),
  ...tankAttacks,
  ...strange((card, unit, _, i) => ({ type: 'tank-attack', card, unit, target: t.hexIds[i % t.hexIds.length] ?? '' })),
  { type: 'hitler', cancel: true },
  { type: 'hitler', cancel: false },
  ...PLAIN,
  ...UNKNOWN,
];
