/**
 * Mistakes of the first edition's greedy player in Moscow 2 that a person would not make: the Veteran avoids them, game
 * after game.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 as def } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { placeOf, readField, unitsIn } from '../../src/engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { EVEN_ODDS, reckon } from '../../src/engine/games/blitzkrieg-to-moscow-2/rules/reckon.ts';
import type { BtmState } from '../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import type { BtmTypes } from '../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { Timeline } from '../../src/engine/kernel/timeline.ts';
import { GERMAN } from '../../src/players/blitzkrieg-to-moscow-2/board.ts';
import { groundOf, listPlans } from '../../src/players/blitzkrieg-to-moscow-2/plans.ts';
import { players } from '../../src/players/blitzkrieg-to-moscow-2/players.ts';
import { recordGame } from '../../tools/lib/play.ts';
import { effort } from '../support/effort.ts';

const { tables: t } = def.data;
const GAMES = effort(4, 40);

type Point = Timeline<BtmTypes>['points'][number];

type Level = 'random' | 'greedy' | 'veteran';

/** The points of games of two players, on the same seeds for each pair. */
function pointsOf(soviet: Level, german: Level = soviet): readonly Point[] {
  return Array.from({ length: GAMES }, (_, i) => {
    const seats = [players.create(german, def, 'german'), players.create(soviet, def, 'soviet')] as const;
    const setup = { scenario: 'campaign', seed: `follies/${i}`, options: {} };
    const { timeline, failure } = recordGame({ def, players: seats, setup });
    expect(failure).toBeNull();
    return timeline.points;
  }).flat();
}

const sum = (points: readonly Point[], count: (point: Point) => number): number =>
  points.reduce((total, point) => total + count(point), 0);

/** §11.3.5: true if an attack just declared fails for every defence; spent units are passive anyway. */
function isHopeless(state: BtmState): boolean {
  const { combat } = state;
  if (!combat) return false;
  return reckon(t, state, { ...combat, active: [] }).column < EVEN_ODDS;
}

/** Undefended cities with points that Germans enter as their movement begins (§10.1). */
function countOpenCities(state: BtmState): number {
  const field = readField(t, state);
  const ground = groundOf(field, GERMAN, state.turn);
  const reached = new Set(
    t
      .unitsOf('german')
      .filter((unit) => t.isHex(placeOf(field, unit)) && field.spent[unit] !== true)
      .flatMap((unit) => listPlans(ground, unit, placeOf(field, unit), []).map((way) => way.at(-1))),
  );
  return def.data.facts.cities.filter(({ hex, points }) => {
    const no = t.placeNo(hex);
    return points > 0 && field.control[no] !== GERMAN && unitsIn(field, no).length === 0 && reached.has(no);
  }).length;
}

const declared = ({ events }: Point): boolean => events.some(({ type }) => type === 'attack-declared');
const beginsGermanMovement = ({ events }: Point): boolean =>
  events.some((event) => event.type === 'phase-began' && event.side === 'german' && event.phase === 'movement');
const surrenders = ({ events }: Point): number =>
  events.filter((event) => event.type === 'surrendered' && event.unit.startsWith('s-')).length;

describe('the Veteran of Moscow 2', () => {
  let veteran: readonly Point[] = [];
  let greedy: readonly Point[] = [];
  beforeAll(() => {
    veteran = pointsOf('veteran');
    greedy = pointsOf('greedy');
  }, 300_000);

  it('declares no attack that fails against every defence', () => {
    expect(sum(veteran, (point) => Number(declared(point)))).toBeGreaterThan(20 * GAMES);
    expect(veteran.filter((point) => declared(point) && isHopeless(point.state))).toEqual([]);
  });

  it('encircles: more Soviets surrender than to the greedy player', () => {
    expect(sum(veteran, surrenders)).toBeGreaterThan(sum(greedy, surrenders));
  });

  it('leaves few cities empty where Germans walk in: fewer than half of what random Soviets leave them', () => {
    const open = (points: readonly Point[]) =>
      sum(points.filter(beginsGermanMovement), ({ state }) => countOpenCities(state));
    expect(veteran.filter(beginsGermanMovement)).toHaveLength(t.lastTurn * GAMES);
    expect(open(veteran)).toBeLessThan(open(pointsOf('random', 'veteran')) / 2);
  });
});
