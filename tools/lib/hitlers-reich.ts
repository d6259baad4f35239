import { createGreedy } from '../../src/bots/hitlers-reich/greedy.ts';
import { createRandom } from '../../src/bots/random.ts';
import type { BotDraw } from '../../src/bots/types.ts';
import { hitlersReich as def } from '../../src/engine/games/hitlers-reich/definition.ts';
import type { HrEvent } from '../../src/engine/games/hitlers-reich/log.ts';
import type { Move } from '../../src/engine/games/hitlers-reich/moves.ts';
import type { Position } from '../../src/engine/games/hitlers-reich/position.ts';
import type { HrTypes } from '../../src/engine/games/hitlers-reich/types.ts';
import type { GameKit } from './game-kit.ts';

/** Every event; one that is missing here does not compile. */
const EVENTS: Readonly<Record<HrEvent['type'], true>> = {
  'turn-began': true,
  'turn-ended': true,
  passed: true,
  resigned: true,
  ready: true,
  'event-moved': true,
  'event-kept': true,
  'event-gained': true,
  'event-dropped': true,
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
  unmarked: true,
  fortified: true,
  'fleet-placed': true,
  'fortress-lost': true,
  'fleet-lost': true,
  'hand-size': true,
  discarded: true,
  drew: true,
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

const { areas, zones, edges, events } = def.facts;
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

/** Along each border both ways, and a good many that no border allows. */
function listAttacks(): readonly Move[] {
  const both = edges.flatMap(({ a, b }) => [
    [a, b],
    [b, a],
  ]);
  const far = areaIds.map((a, i) => [a, areaIds[(i * 7 + 5) % areaIds.length] ?? a]);
  const ways = [...both, ...far] as [string, string][];
  return [
    ...ways.map(([a, b]) => attack('land', a, b)),
    ...ways.map(([a, b]) => attack('paratroop', a, b)),
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

/** A war that went another way: who holds what, small or large hands, a later year. */
function strew(draw: BotDraw): Position {
  const markers = Object.fromEntries(
    spaceIds
      .filter(() => draw(6) === 0)
      .map((id) => areas.concat(zones).find((space) => space.id === id))
      .filter(
        (space) => space !== undefined && space.start1941 !== 'impassable' && space.start1941 !== 'neutral-inactive',
      )
      .flatMap((space) => {
        if (!space) return [];
        const isAxis = space.start1941 === 'axis';
        const isAllied = space.start1941 === 'western' || space.start1941 === 'soviet';
        const nation = isAxis
          ? (['western', 'soviet'] as const)[draw(2)]
          : isAllied || draw(2) === 0
            ? 'axis'
            : 'western';
        return [[space.id, nation ?? 'western'] as const];
      }),
  );
  const year = draw(4);
  const late = year === 3;
  return {
    markers,
    pact: false,
    side: draw(2) === 0 ? 'axis' : 'allies',
    year: { axis: year, allies: Math.max(0, year - draw(2)) },
    axisReshuffled: year > 0,
    bigPush: { axis: draw(2) === 0 ? 'ready' : 'none', allies: late || draw(2) === 0 ? 'ready' : 'none' },
    ...(late ? { events: { 'higgins-boats': 'allies-up' as const } } : {}),
  };
}

export const reichKit: GameKit<HrTypes> = {
  def,
  players: ['random', 'greedy'],
  seatPlayer: (id, seat) => (id === 'greedy' ? createGreedy(def.facts, seat) : createRandom()),
  score: (view, seat) => view.handSize[seat],
  fuzz: {
    universe: UNIVERSE,
    events: Object.keys(EVENTS) as HrEvent['type'][],
    codes: CODES,
    moods: MOODS,
    dithering: [],
    patience: 1,
    opening: (draw) => (draw(4) === 0 ? strew(draw) : undefined),
  },
};
