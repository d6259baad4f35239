/** A plan of Blitzkrieg to Moscow 2 opens and bars only what the moves of a movement phase confirm (§10). */
import { expect, it } from 'vitest';
import { blitzkriegToMoscow2 as def } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { Side } from '../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmState } from '../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { applyMove, decide } from '../../src/engine/kernel/runner.ts';
import { openRoster } from '../../tools/lib/games.ts';
import { effort } from '../support/effort.ts';
import { afterMoves, everyOf, listPlayed } from '../support/positions.ts';
import { t } from './blitzkrieg-to-moscow-2/game.ts';

const STRIDE = effort(19, 7);
/** Moves between the two compared positions. */
const MOVES = 4;

const CITIES = def.data.facts.cities.map(({ hex }) => hex);
const OTHER = { german: 'soviet', soviet: 'german' } as const;

const isOf = (side: Side, unit: string): boolean => unit.startsWith(side === 'german' ? 'g-' : 's-');
const unitsIn = (state: BtmState, hex: string): readonly string[] =>
  Object.entries(state.units).flatMap(([unit, { place }]) => (place === hex ? [unit] : []));

/** The places of the side’s units on the map, and those to which its movement phase lets them go, step by step. */
function placesInReach(state: BtmState, side: Side): ReadonlySet<string> {
  const units = Object.fromEntries(Object.entries(state.units).map(([id, unit]) => [id, { ...unit, moved: false }]));
  const stack = [{ at: 'movement/move', side, begun: true }];
  const start = { ...state, units, stack, combat: null, result: null } as BtmState;
  const found = new Set(Object.entries(state.units).flatMap(([unit, { place }]) => (isOf(side, unit) ? [place] : [])));
  const seen = new Set<string>();
  // The shortest ways first, so that none ends for want of steps.
  const queue: { readonly now: BtmState; readonly unit: string | null }[] = [{ now: start, unit: null }];
  for (const { now, unit } of queue)
    for (const move of decide(def, now)?.moves ?? []) {
      const words = def.words.notation(move).split(' ');
      const [mover, to] = unit === null ? [words[1], words[2]] : [unit, words[1]];
      if (words[0] !== (unit === null ? 'move' : 'step') || mover === undefined || to === undefined) continue;
      if (seen.has(`${mover} ${to}`)) continue;
      seen.add(`${mover} ${to}`);
      found.add(to);
      const made = applyMove(def, now, move);
      if (made.ok && made.state.stack.at(-1)?.at === 'movement/path') queue.push({ now: made.state, unit: mover });
    }
  return found;
}

/** Cities of the other side that a unit can enter, or attack from where it can go. */
function aimsOf(state: BtmState, side: Side): ReadonlySet<string> {
  const near = placesInReach(state, side);
  const isOwn = (hex: string): boolean => state.germanHexes.includes(hex) === (side === 'german');
  const isHeld = (hex: string): boolean => unitsIn(state, hex).some((unit) => isOf(OTHER[side], unit));
  return new Set(
    CITIES.filter((city) => !isOwn(city)).filter((city) =>
      isHeld(city) ? t.neighboursOf(t.placeNo(city)).some((hex) => near.has(t.placeId(hex))) : near.has(city),
    ),
  );
}

it('opens and bars what the movement phase allows then, and did not before', async () => {
  const roster = await openRoster(def.id);
  const counted = { opens: 0, bars: 0 };
  for (const { name, state } of everyOf(listPlayed(roster, 'reach', STRIDE), 1)) {
    const start = state as unknown as BtmState;
    const end = afterMoves(def, start, { n: MOVES, seed: name });
    for (const side of ['german', 'soviet'] as const) {
      const told = (key: string) =>
        def.foresight
          .changes(start, end, side)
          .filter((fact) => fact.key === `btm.plan.${key}`)
          .flatMap(({ params = {} }) => String(params['hexes']).split(','));
      const isOwn = (hex: string): boolean => end.germanHexes.includes(hex) === (side === 'german');
      if (told('opens').length + told('bars').length === 0) continue;
      const [before, after] = [aimsOf(start, side), aimsOf(end, side)];
      const [feared, fears] = [aimsOf(start, OTHER[side]), aimsOf(end, OTHER[side])];
      const opened = CITIES.filter((city) => after.has(city) && !before.has(city) && !isOwn(city));
      const barred = CITIES.filter((city) => feared.has(city) && !fears.has(city) && isOwn(city));
      expect(opened, `${name}: ${side} opens`).toEqual(expect.arrayContaining(told('opens')));
      expect(barred, `${name}: ${side} bars`).toEqual(expect.arrayContaining(told('bars')));
      counted.opens += told('opens').length;
      counted.bars += told('bars').length;
    }
  }
  expect(counted.opens).toBeGreaterThan(3);
  expect(counted.bars).toBeGreaterThan(3);
});
