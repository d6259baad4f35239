/** Holds plans against the game: each gain, cut and opened city is so after the moves and was not before them. */
import { expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { BtmState } from '../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import type { HlbState } from '../../src/engine/games/hitlers-last-battles/state.ts';
import { applyMove, decide } from '../../src/engine/kernel/runner.ts';
import type { GameDefinition, Line, Types } from '../../src/engine/kernel/types.ts';
import { openRoster } from '../../tools/lib/games.ts';
import { effort } from '../support/effort.ts';
import { afterMoves, everyOf, listPlayed } from '../support/positions.ts';

const STRIDE = effort(6, 3);
/** Moves between the two compared positions. */
const MOVES = 6;

interface Compared {
  readonly name: string;
  readonly side: string;
  readonly start: Types['state'];
  readonly end: Types['state'];
  readonly facts: readonly Line[];
}

/** Pairs of positions with random moves between them, and what each side is told of them. */
async function* listCompared(id: string, def: GameDefinition<Types>): AsyncGenerator<Compared> {
  for (const { name, state: start } of everyOf(listPlayed(await openRoster(id), 'gains', STRIDE), 1)) {
    const end = afterMoves(def, start, { n: MOVES, seed: name });
    for (const side of def.seats) yield { name, side, start, end, facts: def.foresight.changes(start, end, side) };
  }
}

const listed = (facts: readonly Line[], keys: readonly string[], param: string): readonly string[] =>
  facts.filter(({ key }) => keys.includes(key)).flatMap(({ params = {} }) => String(params[param]).split(','));

it('of Blitzkrieg to Moscow 2: cities change hands, and the supply phase takes the units that are cut off', async () => {
  const def = blitzkriegToMoscow2;
  const cities = def.data.facts.cities.map(({ hex }) => hex);
  /** Units of a side that surrender if its breakthrough ends now (§13.1). */
  const surrender = (state: BtmState, side: 'german' | 'soviet'): readonly string[] => {
    const asked = { ...state, combat: null, result: null, stack: [{ at: 'breakthrough/action', side }] } as BtmState;
    const last = decide(def, asked)?.moves.find(({ type }) => type === 'end-break');
    const made = last && applyMove(def, asked, last);
    if (!made?.ok) throw new Error(`no end of the breakthrough of ${side}`);
    return made.events.flatMap((event) => (event.type === 'surrendered' ? [event.unit] : []));
  };
  const counted = { takes: 0, cuts: 0 };
  for await (const { name, side, start, end, facts } of listCompared(def.id, def)) {
    const [then, now] = [start as BtmState, end as BtmState];
    const isOwn = (state: BtmState, hex: string): boolean => state.germanHexes.includes(hex) === (side === 'german');
    const taken = listed(facts, ['btm.plan.takes'], 'hexes');
    const gained = cities.filter((hex) => isOwn(now, hex) && !isOwn(then, hex));
    expect(gained, `${name}: ${side} takes`).toEqual(expect.arrayContaining([...taken]));
    counted.takes += taken.length;
    const cut = listed(facts, ['btm.plan.cuts-off', 'btm.plan.cuts-off.many'], 'units');
    if (cut.length === 0) continue;
    const enemy = side === 'german' ? 'soviet' : 'german';
    const [before, after] = [surrender(then, enemy), surrender(now, enemy)];
    const lost = after.filter((unit) => !before.includes(unit));
    expect(lost, `${name}: ${side} cuts off`).toEqual(expect.arrayContaining([...cut]));
    counted.cuts += cut.length;
  }
  expect(counted.takes).toBeGreaterThan(3);
  expect(counted.cuts).toBeGreaterThan(3);
});

it('of Hitler’s Last Battles: hexes change hands for their points, and cities have a new neighbour', async () => {
  const def = hitlersLastBattles;
  const { hexes, links, points, sideOf } = def.data.facts;
  const cities = hexes.flatMap(({ id, cityValue }) => (cityValue > 0 ? [id] : []));
  const sideOfUnit = (unit: string): string => (unit.startsWith('G-') ? 'german' : 'allied');
  const counted = { takes: 0, points: 0, opens: 0 };
  for await (const { name, side, start, end, facts } of listCompared(def.id, def)) {
    const [then, now] = [start as HlbState, end as HlbState];
    const isOwn = ({ control }: HlbState, hex: string): boolean => sideOf[control[hex] ?? 'G'] === side;
    /** A unit of the side is next to the hex, across no sea (§7.4). */
    const isNear = ({ units }: HlbState, hex: string): boolean =>
      Object.entries(units).some(
        ([unit, one]) => sideOfUnit(unit) === side && Object.values(links[hex] ?? {}).includes(one.hex ?? ''),
      );
    const taken = listed(facts, ['hlb.plan.takes', 'hlb.plan.takes-points'], 'hexes');
    const gained = Object.keys(links).filter((hex) => isOwn(now, hex) && !isOwn(then, hex));
    expect(gained, `${name}: ${side} takes`).toEqual(expect.arrayContaining([...taken]));
    const scored = listed(facts, ['hlb.plan.takes-points'], 'points').reduce((sum, n) => sum + Number(n), 0);
    const worth = gained.reduce((sum, hex) => sum + (points[hex]?.[side as 'german' | 'allied'] ?? 0), 0);
    expect(scored, `${name}: points of ${side}`).toBe(worth);
    const opened = listed(facts, ['hlb.plan.opens'], 'hexes');
    const isAim = (state: HlbState, hex: string): boolean => !isOwn(state, hex) && isNear(state, hex);
    const aims = cities.filter((hex) => isAim(now, hex) && !isAim(then, hex));
    expect(aims, `${name}: ${side} opens`).toEqual(expect.arrayContaining([...opened]));
    counted.takes += taken.length;
    counted.points += scored;
    counted.opens += opened.length;
  }
  expect(Math.min(counted.takes, counted.points, counted.opens)).toBeGreaterThan(3);
});
