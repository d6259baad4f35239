/** Plays candidates out in the same dealt worlds with the same dice; after each level the worse half is dropped. */
import { drawFrom, seedRng } from '../../engine/kernel/rng.ts';
import { simulateFrom, type Simulation } from '../../engine/kernel/runner.ts';
import type { Decision, GameDefinition, Types } from '../../engine/kernel/types.ts';
import type { Forecast, ProgramDraw } from '../forecast.ts';
import { THEMES, type Parts, type Theme } from '../themes.ts';
import type { Difference, Foreseen, Thinking, Weighed } from '../types.ts';
import { type Answers, addAnswer, differenceOf, likeliestLine } from './answers.ts';
import { errorOf, openTally, spreadOf, type Tally } from './tally.ts';

export interface Guide<T extends Types> extends Forecast<T> {
  shorten(decision: Decision<T>, view: T['view']): readonly Promising<T>[];
  /** Returns true if a move is shown in the expected line. */
  isTold(move: T['move']): boolean;
}

export interface Promising<T extends Types> {
  readonly move: T['move'];
  /** Estimated difference of its chance to the most promising one: 0 or more. */
  readonly below: number;
}

interface Tried<T extends Types> extends Promising<T> {
  readonly outcomes: number[];
  readonly parts: Parts[];
  sum: number;
  squares: number;
  readonly answers: Answers<T>;
}

const meanOf = ({ sum, outcomes }: Tried<Types>): number => (outcomes.length === 0 ? 0 : sum / outcomes.length);

const tallyOf = ({ outcomes, sum, squares }: Tried<Types>): Tally => ({
  ...openTally(),
  count: outcomes.length,
  sum,
  squares,
});

/** Weight of the prior estimate, in worlds: a few playouts do not overthrow it. */
const BELIEF = 12;

/** The chance by prior and playouts in the first `worlds` worlds; `base` is that of the most promising move. */
function weighedChance({ outcomes, sum, below }: Tried<Types>, base: number, worlds = outcomes.length): number {
  const seen = worlds === outcomes.length ? sum : outcomes.slice(0, worlds).reduce((all, one) => all + one, 0);
  return (seen + BELIEF * (base - below)) / (worlds + BELIEF);
}

/** Standard errors, world by world, by which a move must beat the most promising one to replace it. */
const CAUTION = 0.5;

/** Subtracted from the chance of a move for the uncertainty of its lead. */
function cautionFor({ outcomes }: Tried<Types>, first: Tried<Types>, worlds: number): number {
  const { spread } = compare(outcomes, first.outcomes, worlds);
  return (CAUTION * Math.sqrt(spread * worlds)) / (worlds + BELIEF);
}

function compare(outcomes: readonly number[], others: readonly number[], worlds: number) {
  const gaps = outcomes.slice(0, worlds).map((outcome, i) => outcome - (others[i] ?? outcome));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length);
  const spread = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / Math.max(1, gaps.length - 1);
  return { mean, spread };
}

/** Worlds of each move before the first half is dropped, in an unlimited search. */
const FIRST_LEVEL = 24;
const LEAST_LEVEL = 4;
const SLICE = 8;
const LINE = 5;
/** Standard errors by which the better of two must lead to end a search. */
const CLEAR = 4;

export function searchWorlds<T extends Types>(
  def: GameDefinition<T>,
  guide: Guide<T>,
  decision: Decision<T>,
  view: T['view'],
  nodes: number,
  draw: ProgramDraw,
  isTold = false,
): Thinking<T> {
  const { seat } = decision;
  const all = guide.shorten(decision, view).map((one): Tried<T> => ({
    ...one,
    outcomes: [],
    parts: [],
    sum: 0,
    squares: 0,
    answers: new Map(),
  }));
  const places = new Map(decision.moves.map((move, place) => [move, place]));
  let alive = all;
  let [world, at, spent] = [0, 0, 0];
  let level = firstLevel(nodes, all.length);
  let until = level;
  let root: Simulation<T> | null = null;
  /** The origin of the parts of all worlds. */
  let origin: T['state'] | null = null;
  let scratch: Simulation<T> | null = null;
  let dice = '';

  function deal(): Simulation<T> {
    const state = def.simulation.determinize(view, draw);
    dice = String(draw(0x1_0000_0000));
    return simulateFrom(def, state);
  }

  function playOut(tried: Tried<T>, from: Simulation<T>): void {
    scratch = from.fork(scratch, dice);
    const game = scratch;
    const rng = seedRng(`${dice} policy`);
    const own: ProgramDraw = (n) => drawFrom(rng, n);
    const line: Foreseen<T>[] = [];
    let next: Decision<T> | null = game.decide();
    let move = next && sameMove(def, next.moves, tried.move, places.get(tried.move) ?? 0);
    while (next && move) {
      if (line.length < LINE && (line.length === 0 || guide.isTold(move))) line.push({ seat: next.seat, move });
      game.play(move);
      next = guide.isSettled(from.state, game.state) ? null : game.decide();
      move = next && guide.policy(next, game.state, own);
    }
    const first = guide.chance(game.state);
    const outcome = seat === def.seats[0] ? first : 1 - first;
    tried.outcomes.push(outcome);
    origin ??= from.state;
    if (isTold && guide.explain) tried.parts.push(guide.explain(origin, game.state, seat));
    tried.sum += outcome;
    tried.squares += outcome ** 2;
    addAnswer(tried.answers, def, seat, line);
  }

  const base = () => (all[0] ? meanOf(all[0]) : 0);
  const byChance = (a: Tried<T>, b: Tried<T>): number => weighedChance(b, base()) - weighedChance(a, base());

  function endLevel(): void {
    // The most promising move stays: the others are measured by it.
    const [first, ...others] = alive;
    const kept = others.sort(byChance).slice(0, Math.max(1, Math.ceil(alive.length / 2) - 1));
    alive = first ? [first, ...kept] : [];
    level *= 2;
    until = world + level;
  }

  const isDone = (): boolean => all.length < 2 || spent >= nodes || (world >= until && isClear(alive));

  return {
    work() {
      for (let i = 0; i < SLICE && !isDone(); i++) {
        root ??= deal();
        const tried = alive[at];
        if (tried) playOut(tried, root);
        spent += 1;
        at += 1;
        if (at < alive.length) continue;
        [at, root] = [0, null];
        world += 1;
        if (world >= until && !isClear(alive)) endLevel();
      }
      return !isDone();
    },
    best() {
      const best = bestOf(alive, base()) ?? all[0];
      if (!best) throw new RangeError('a decision without a move');
      return best.move;
    },
    weighed() {
      const spread = spreadOf(all.map(tallyOf), 0);
      return all
        .filter(({ outcomes }) => outcomes.length > 0)
        .sort((a, b) => b.outcomes.length - a.outcomes.length || byChance(a, b))
        .map((tried) => ({ ...readTried(tried, seat, spread), ...differenceFrom(all[0], tried, spread) }));
    },
    baseline: () =>
      all[0] && all[0].outcomes.length > 0 ? readTried(all[0], seat, spreadOf(all.map(tallyOf), 0)) : null,
  };
}

/** `spread`: pooled over all moves, because two equal playouts of one do not prove a third. */
const readTried = <T extends Types>(tried: Tried<T>, seat: T['seat'], spread: number): Weighed<T> => ({
  move: tried.move,
  chance: meanOf(tried),
  error: errorOf(tallyOf(tried), spread),
  playouts: tried.outcomes.length,
  line: likeliestLine(tried.answers, seat),
});

const FEW = 8;

function differenceFrom<T extends Types>(
  first: Tried<T> | undefined,
  tried: Tried<T>,
  pooled: number,
): { readonly difference?: Difference } {
  const worlds = tried.parts.length;
  if (!first || first === tried || worlds < 2) return {};
  // Parts of the worlds that both have played.
  const [parts, others] = [tried, first].map((one) => meanParts(one.parts.slice(0, worlds)));
  const spread = worlds < FEW ? 2 * pooled : compare(tried.outcomes, first.outcomes, worlds).spread;
  const more = Math.max(0, 1 / worlds - 1 / first.outcomes.length) * pooled;
  const error = Math.sqrt(spread / worlds + more);
  return { difference: differenceOf(meanOf(tried) - meanOf(first), error, parts ?? {}, others ?? {}) };
}

function meanParts(all: readonly Parts[]): Parts {
  const sums: Partial<Record<Theme, number>> = {};
  for (const parts of all)
    for (const theme of THEMES) sums[theme] = (sums[theme] ?? 0) + (parts[theme] ?? 0) / all.length;
  return sums;
}

/** Large enough for the levels to use up the budget. */
function firstLevel(nodes: number, moves: number): number {
  if (!Number.isFinite(nodes)) return FIRST_LEVEL;
  return Math.max(LEAST_LEVEL, Math.floor(nodes / (moves * (1 + Math.ceil(Math.log2(Math.max(2, moves)))))));
}

/** The best of moves with the same worlds, most promising first; worlds that are not finished for all are ignored. */
function bestOf<T extends Types>(alive: readonly Tried<T>[], base: number): Tried<T> | undefined {
  const least = Math.min(...alive.map(({ outcomes }) => outcomes.length));
  const [first] = alive;
  if (!first || least === 0) return first;
  const chance = (one: Tried<T>) => weighedChance(one, base, least) - cautionFor(one, first, least);
  return alive.reduce((best, one) => (chance(one) > chance(best) ? one : best), first);
}

/** Returns true if the better of two is better world by world. */
function isClear<T extends Types>(alive: readonly Tried<T>[]): boolean {
  const [one, other, more] = alive;
  if (!one || !other) return true;
  if (more) return false;
  const worlds = one.outcomes.length;
  const { mean, spread } = compare(one.outcomes, other.outcomes, worlds);
  return worlds > FIRST_LEVEL && Math.abs(mean) > CLEAR * Math.sqrt(spread / worlds);
}

function sameMove<T extends Types>(
  def: GameDefinition<T>,
  moves: readonly T['move'][],
  move: T['move'],
  place: number,
): T['move'] | null {
  const text = def.words.notation(move);
  const there = moves[place];
  if (there && def.words.notation(there) === text) return there;
  return moves.find((one) => def.words.notation(one) === text) ?? null;
}
