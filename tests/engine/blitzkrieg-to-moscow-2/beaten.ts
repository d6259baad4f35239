/** Beaten stacks on small boards drawn at random, and all that their retreats can come to. */
import type { Side } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { commands, type Move } from '../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { applyResult } from '../../../src/engine/games/blitzkrieg-to-moscow-2/phases/retreat.ts';
import { settle } from '../../../src/engine/games/blitzkrieg-to-moscow-2/phases/settle.ts';
import type { BtmState } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { drawsOf } from '../../support/positions.ts';
import { asked, at, play } from './fighting.ts';
import { bench, position, type Bench, type PositionText } from './support.ts';
import { t } from './game.ts';

/** Hexes up to so far from another. */
const around = (hex: string, far: number): readonly string[] =>
  t.hexIds.filter((id) => id !== hex && t.distance(t.placeNo(hex), t.placeNo(id)) <= far);

const OF_SIDE = {
  german: t.units.filter(({ side }) => side === 'german').map(({ id }) => id),
  soviet: t.units.filter(({ side }) => side === 'soviet').map(({ id }) => id),
};

/** A combat whose die has just driven the defenders off; null where the draw makes no stack that the rules allow. */
export function drawBeaten(seed: string): BtmState | null {
  const draw = drawsOf(seed);
  const one = <X>(from: readonly X[]): X | undefined => from[draw(from.length)];
  // One in six is a German army, beaten by Soviets.
  const side: Side = draw(6) === 0 ? 'soviet' : 'german';
  const beatenSide: Side = side === 'german' ? 'soviet' : 'german';
  const target = one(t.hexIds) ?? '';
  const units: Record<string, string> = {};
  const free = { german: [...OF_SIDE.german], soviet: [...OF_SIDE.soviet] };
  const take = (of: Side, isFit: (unit: string) => boolean = () => true): string | undefined => {
    const found = one(free[of].filter(isFit));
    if (found !== undefined) free[of] = free[of].filter((unit) => unit !== found);
    return found;
  };
  const lay = (unit: string | undefined, hex: string | undefined): void => {
    if (unit !== undefined && hex !== undefined) units[unit] = hex;
  };
  const isTank = (unit: string): boolean => t.isTank(t.unitNo(unit));
  const size = beatenSide === 'german' ? 1 : 1 + draw(3);
  for (let n = 0; n < size; n++) {
    const armies = Object.keys(units).filter((unit) => !isTank(unit)).length;
    const corps = Object.keys(units).length - armies;
    lay(
      take(beatenSide, (unit) => (isTank(unit) ? corps < 2 : armies < 2)),
      target,
    );
  }
  const near = around(target, 1);
  const ring = around(target, 3);
  // Attackers, then a few more of both sides that bar ways, fill hexes, and hold zones open.
  const used = new Set<string>();
  const standAlone = (of: Side, from: readonly string[]): void => {
    const hex = one(from.filter((id) => !used.has(id)));
    if (hex === undefined) return;
    used.add(hex);
    lay(take(of), hex);
  };
  for (let n = 1 + draw(2); n > 0; n--) standAlone(side, near);
  for (let n = draw(4); n > 0; n--) standAlone('german', ring);
  const attackers = Object.keys(units).filter((unit) => t.sideOfUnit(t.unitNo(unit)) === (side === 'german' ? 0 : 1));
  for (let n = draw(3); n > 0; n--) {
    const hex = one(ring.filter((id) => !used.has(id)));
    if (hex === undefined) continue;
    used.add(hex);
    lay(take('soviet', isTank), hex);
    if (draw(2) === 0)
      lay(
        take('soviet', (unit) => !isTank(unit)),
        hex,
      );
    if (draw(2) === 0) lay(take('soviet', isTank), hex);
  }
  const defenders = Object.keys(units).filter((unit) => units[unit] === target);
  const attacking = attackers.filter((unit) => near.includes(units[unit] ?? ''));
  if (defenders.length === 0 || attacking.length === 0) return null;
  const cities = t.cityNumbers.map(t.placeId).filter((id) => ring.includes(id));
  const german = [...ring.filter(() => draw(3) === 0), ...cities.filter(() => draw(2) === 0)];
  const held = new Set(
    Object.entries(units).flatMap(([unit, hex]) => (t.sideOfUnit(t.unitNo(unit)) === 1 ? [hex] : [])),
  );
  const rulings: PositionText['rulings'] = {
    'full-hex': one(['may', 'must'] as const) ?? 'may',
    'nearer-hex': one(['alike', 'nearest'] as const) ?? 'alike',
    'no-nearer-hex': one(['alike', 'nearest'] as const) ?? 'alike',
  };
  const state = position({
    turn: 1 + draw(t.lastTurn),
    side,
    units,
    germanHexes: german.filter((hex) => !held.has(hex)),
    spent: defenders.filter(() => draw(3) === 0 && beatenSide === 'german'),
    rulings,
    combat: {
      target,
      side,
      caller: 'combat',
      attackers: attacking,
      defenders,
      bystanders: [],
      active: defenders.filter(() => draw(2) === 0),
      attackCard: null,
      defenceCard: null,
      die: 1,
      result: draw(4) === 0 ? 'DL' : 'DR',
    },
    stack: [
      { at: 'combat/attack', side, begun: true },
      { at: 'combat/roll', side },
    ],
  });
  const ctx = bench(state);
  applyResult(t, ctx, side);
  return asksForRetreat(ctx) ? ctx.s : null;
}

export const asksForRetreat = (ctx: Bench): boolean => /^combat\/retreat/.test(at(ctx));

/** Draws this many retreats that offer a choice. */
export function drawRetreats(seed: string, count: number): readonly BtmState[] {
  const all: BtmState[] = [];
  for (let n = 0; all.length < count; n++) {
    const state = drawBeaten(`${seed} ${n}`);
    if (state) all.push(state);
  }
  return all;
}

/**
 * The facts that matter of a position: places of units and holders of cities. Control of other hexes decides nothing.
 */
export function told({ units, germanHexes, hero, moscowEverGerman }: BtmState): string {
  const cities = germanHexes.filter((hex) => t.isCity(t.placeNo(hex)));
  const places = Object.entries(units).map(([id, { place, spent }]) => `${id} ${place}${spent ? '*' : ''}`);
  return [...places, ...cities, JSON.stringify(hero), moscowEverGerman].join(' ');
}

/** The combat to its end, the attackers staying where they are; the phase goes no further. */
function ended(ctx: Bench): string {
  if (at(ctx) === 'combat/advance') play(ctx, 'end-advance');
  return told(ctx.s);
}

type Answers = (ctx: Bench) => readonly (readonly Move[])[];

/** All ends that a way of answering reaches: each answer is one or several moves. */
function endsBy(answers: Answers, state: BtmState, known: Map<string, ReadonlySet<string>>): ReadonlySet<string> {
  const ctx = bench(state);
  if (!asksForRetreat(ctx)) return new Set([ended(ctx)]);
  const name = `${told(state)} ${JSON.stringify(state.stack.at(-1))}`;
  const before = known.get(name);
  if (before) return before;
  const all = new Set<string>();
  for (const moves of answers(ctx)) {
    const next = bench(state);
    play(next, ...moves.map(commands.notation));
    for (const end of endsBy(answers, next.s, known)) all.add(end);
  }
  known.set(name, all);
  return all;
}

/** Every end that the engine accepts. */
export const endsOf = (state: BtmState): ReadonlySet<string> =>
  endsBy((ctx) => asked(ctx).moves.map((move) => [move]), state, new Map());

/** The ends that a player can choose; a program answers the questions that make no difference. */
export const endsOffered = (state: BtmState, offered: Answers): ReadonlySet<string> =>
  endsBy(
    (ctx) => {
      const settled = settle(t, ctx.s);
      return settled ? [[settled.move]] : offered(ctx);
    },
    state,
    new Map(),
  );

/** The ends that are left once a move has been made. */
export function endsAfter(state: BtmState, ...moves: readonly Move[]): ReadonlySet<string> {
  const next = bench(state);
  play(next, ...moves.map(commands.notation));
  return endsOf(next.s);
}
