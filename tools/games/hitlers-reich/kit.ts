import { players } from '../../../src/players/hitlers-reich/players.ts';
import { hitlersReich as def } from '../../../src/engine/games/hitlers-reich/definition.ts';
import { SIDES, type Side } from '../../../src/engine/games/hitlers-reich/ids.ts';
import type { HrEvent } from '../../../src/engine/games/hitlers-reich/events.ts';
import { isHeld } from '../../../src/engine/games/hitlers-reich/tables/event-cards.ts';
import { isEnabling } from '../../../src/engine/games/hitlers-reich/rules/events.ts';
import type { Move } from '../../../src/engine/games/hitlers-reich/moves.ts';
import type { HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import type { HrTypes } from '../../../src/engine/games/hitlers-reich/types.ts';
import { drawOpening } from './openings.ts';
import type { GameKit, PlayedStep } from '../../lib/game-kit.ts';
import { tables } from './tables.ts';

/**
 * Every event; a missing one does not compile. False for events that the rules contain but no game reaches: a hand is
 * refilled before each action, so something can always be fortified, and no nation has as few markers as it has
 * protected places. Nor does a random game often come near the end of a war.
 */
const EVENTS: Readonly<Record<HrEvent['type'], boolean>> = {
  'turn-began': true,
  'turn-ended': true,
  passed: false,
  resigned: true,
  ready: true,
  'event-moved': true,
  'event-kept': true,
  'event-gained': true,
  'event-dropped': true,
  'event-taken': true,
  tried: true,
  attacked: true,
  named: true,
  cancelled: true,
  'chose-hidden': true,
  showed: true,
  'turned-up': true,
  rolled: true,
  changed: true,
  blocked: true,
  sabotaged: true,
  rerolled: true,
  judged: true,
  tested: true,
  took: true,
  lifted: true,
  unmarked: false,
  fortified: true,
  'fleet-placed': true,
  'fortress-lost': true,
  'fleet-lost': true,
  'hand-size': true,
  discarded: true,
  drew: true,
  'near-centres': false,
  'near-hand-size': false,
  'near-ultimatum': false,
  'plan-rerolled': true,
  planned: true,
  'push-began': true,
  barbarossa: true,
  overlord: true,
  bagration: true,
  italy: true,
  'pact-ended': true,
  anvil: true,
  'build-up': true,
  vichy: true,
  activated: true,
  reshuffled: true,
  'year-ended': true,
  speer: true,
  swapped: true,
  nation: true,
  won: true,
};

const CODES = [...Array.from({ length: 4 }, (_, i) => 1 + i), ...Array.from({ length: 39 }, (_, i) => 10 + i)].map(
  (n) => `IL-${String(n).padStart(2, '0')}`,
);

type Mood = Readonly<Partial<Record<Move['type'], number>>>;
const MOODS: Readonly<Record<'even' | 'fierce' | 'builder' | 'hasty', Mood>> = {
  even: {},
  fierce: { attack: 12, blitz: 12, barbarossa: 12, overlord: 12, push: 6, play: 6, fortify: 0.2, fleet: 0.2 },
  builder: { fortify: 6, fleet: 6, plan: 6, event: 6, reorganise: 3 },
  hasty: { done: 8, decline: 8, pass: 1, attack: 4, event: 4 },
};

const { areas, zones, edges, events } = def.data.facts;
const areaIds = areas.map(({ id }) => id);
const zoneIds = zones.map(({ id }) => id);
const spaceIds = [...areaIds, ...zoneIds];
const CARDS = ['G', 'I', 'W', 'S'].flatMap((suit) => Array.from({ length: 13 }, (_, i) => `${suit}${i + 1}`));
const cardIds = [...CARDS, 'DA-A', 'DA-X'];
const titles = events.map(({ id }) => id);
const DICE = [[1], [2], [3], [4], [5], [1, 2], [2, 4], [1, 2, 3], [1, 2, 3, 4, 5]];

const attack = (kind: 'land' | 'paratroop' | 'amphibious' | 'sea', origin: string | null, target: string): Move => ({
  type: 'attack',
  kind,
  origin,
  target,
  nation: null,
});

/** Along each border both ways, and many that no border allows. */
function listAttacks(): readonly Move[] {
  const both = edges.flatMap(({ a, b }) => [
    [a, b],
    [b, a],
  ]);
  const far = areaIds.map((a, i) => [a, areaIds[(i * 7 + 5) % areaIds.length] ?? a]);
  const ways = [...both, ...far] as [string, string][];
  const flights = areaIds.flatMap((a) => {
    const reached = tables.bordersOf(a).flatMap(({ to }) => tables.bordersOf(to).map((next) => next.to));
    return [...new Set(reached)].map((b) => [a, b] as const);
  });
  return [
    ...ways.map(([a, b]) => attack('land', a, b)),
    ...[...ways, ...flights].map(([a, b]) => attack('paratroop', a, b)),
    ...ways.map(([a, b]) => attack('amphibious', a, b)),
    ...spaceIds.map((id) => attack('sea', null, id)),
    ...zoneIds.map((id): Move => ({ ...attack('sea', null, id), type: 'attack', nation: 'soviet' }) as Move),
  ];
}

const UNIVERSE: readonly Move[] = [
  { type: 'reorganise', option: 'a' },
  { type: 'reorganise', option: 'b' },
  ...spaceIds.map((area): Move => ({ type: 'fortify', area })),
  ...spaceIds.map((zone): Move => ({ type: 'fleet', zone })),
  { type: 'plan' },
  ...titles.map((event): Move => ({ type: 'event', event })),
  ...listAttacks(),
  ...spaceIds.map((target): Move => ({ type: 'blitz', target })),
  { type: 'push', of: 'events' },
  { type: 'push', of: 'attacks' },
  { type: 'barbarossa' },
  { type: 'overlord' },
  { type: 'bonus' },
  { type: 'pass' },
  { type: 'decline' },
  { type: 'done' },
  ...(['play', 'cancel', 'drop', 'keep', 'return'] as const).flatMap((type) =>
    titles.map((event): Move => ({ type, event })),
  ),
  ...(['card', 'block', 'sabotage', 'discard'] as const).flatMap((type) =>
    cardIds.map((card): Move => ({ type, card })),
  ),
  ...[...titles, 'fleet', 'fortress'].flatMap((source) =>
    [true, false].flatMap((own) => DICE.map((dice): Move => ({ type: 'effect', source, own, dice }))),
  ),
  ...(['reroll', 'counter'] as const).flatMap((type) => DICE.map((dice): Move => ({ type, dice }))),
  ...(['lift', 'choose'] as const).flatMap((type) => spaceIds.map((space): Move => ({ type, space }))),
  { type: 'nation', nation: 'western' },
  { type: 'nation', nation: 'soviet' },
  { type: 'speer', use: true },
  { type: 'speer', use: false },
  ...cardIds.map((take, i): Move => ({ type: 'swap', take, give: cardIds[(i + 20) % cardIds.length] ?? take })),
];

/** Uses of an event: attempted by an Event Action, won by it, named in a conflict. */
const usesOf = (title: string): readonly string[] =>
  isHeld(tables.eventOf(title)) && !isEnabling(tables, title) ? ['tried', 'won', 'named'] : ['tried', 'won'];

const PIECES = Object.fromEntries([
  ...titles.map((title) => [title, usesOf(title)] as const),
  ...cardIds.map((card) => [card, ['played']] as const),
]);

/** The event whose conflict the step ended, if its player won it. */
function findWonEvent({ before, after }: PlayedStep<HrTypes>): string | null {
  const { last, conflict, result } = after;
  const isOver = before.conflict?.kind === 'event' && (conflict === null || result !== null);
  return isOver && last?.kind === 'event' && last.won ? last.target : null;
}

function seePieces(step: PlayedStep<HrTypes>, see: (piece: string, use: string) => void): void {
  const { move } = step;
  if (move.type === 'event') see(move.event, 'tried');
  if (move.type === 'play') see(move.event, 'named');
  if (move.type === 'card') see(move.card, 'played');
  const won = findWonEvent(step);
  if (won !== null) see(won, 'won');
}

/** Cards that a seat, or an onlooker, does not see: decks, foreign hands, piles but for their tops, a chosen card (INV-22). */
const listHidden = ({ decks, hands, discards, conflict }: HrState, seat: Side | null): readonly string[] =>
  SIDES.flatMap((side) => {
    if (side === seat) return decks[side];
    const chosen = conflict && !conflict.shown[side] ? conflict.cards[side] : [];
    return [...decks[side], ...hands[side], ...discards[side].slice(0, -1), ...chosen];
  });

export const kit: GameKit<HrTypes> = {
  def,
  players,
  fuzz: {
    universe: UNIVERSE,
    events: (Object.keys(EVENTS) as HrEvent['type'][]).filter((type) => EVENTS[type]),
    codes: CODES,
    pieces: PIECES,
    seePieces,
    moods: MOODS,
    dithering: [],
    patience: 1,
    secrets: listHidden,
    opening: (draw) => (draw(5) === 0 ? drawOpening(draw) : undefined),
  },
};
