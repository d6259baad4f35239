/** Reviews a match move by move: chance, luck and choice. */
import { decide } from '../../engine/kernel/runner.ts';
import type { Point } from '../../engine/kernel/timeline.ts';
import type { Decision, GameDefinition, Types } from '../../engine/kernel/types.ts';
import type { Forecast } from '../../players/forecast.ts';
import {
  createEstimator,
  errorOf,
  meanOf,
  NO_TALLY,
  type Estimator,
  type Tally,
} from '../../players/search/estimate.ts';
import type { Program, ProgramDraw } from '../../players/types.ts';
import type { Chance, Review, WeighedMove } from './types.ts';

export interface Analyst<T extends Types> {
  readonly def: GameDefinition<T>;
  readonly forecast: Forecast<T>;
  /** Proposes a move from what the seat could see. */
  readonly adviser: (seat: T['seat']) => Program<T>;
  readonly draw: ProgramDraw;
}

export interface Effort {
  /** Games played on from each position. */
  readonly playouts: number;
}

interface Asked<T extends Types> {
  readonly before: Point<T>;
  readonly after: Point<T>;
  readonly at: number;
}

/** Yields after each move. Plays on with both hands and real decks, so nothing may be hidden. `known`: to continue. */
export function* analyse<T extends Types>(
  analyst: Analyst<T>,
  points: readonly Point<T>[],
  digest: string,
  effort: Effort,
  known: Review | null = null,
): Generator<Review, void> {
  const { def } = analyst;
  const done = known?.moves.length ?? 0;
  const first = points[done];
  if (!first) return;
  const moves: WeighedMove[] = known?.moves.slice() ?? [];
  let from = estimateAt(analyst, first.state, done);
  const review = {
    digest,
    seats: [def.seats[0], def.seats[1]] as const,
    opening: known?.opening ?? chanceOf(from.play(NO_TALLY, effort.playouts)),
    total: points.length - 1,
    playouts: effort.playouts,
  };
  for (let at = done + 1; at < points.length; at++) {
    const [before, after] = [points[at - 1], points[at]];
    if (!before || !after) return;
    const next = estimateAt(analyst, after.state, at);
    const reached = next.play(NO_TALLY, effort.playouts);
    moves.push(weighMove(analyst, { before, after, at }, { from, reached, effort }));
    from = next;
    yield { ...review, moves: moves.slice() };
  }
}

const estimateAt = <T extends Types>({ def, forecast }: Analyst<T>, state: T['state'], at: number): Estimator<T> =>
  createEstimator(def, JSON.parse(JSON.stringify(state)) as T['state'], forecast, `review/${at}`);

const finite = (error: number): number => (Number.isFinite(error) ? error : 0);
const chanceOf = (tally: Tally): Chance => ({ mean: meanOf(tally), error: finite(errorOf(tally)) });

interface Grounds<T extends Types> {
  readonly from: Estimator<T>;
  readonly reached: Tally;
  readonly effort: Effort;
}

function weighMove<T extends Types>(
  analyst: Analyst<T>,
  { before, after, at }: Asked<T>,
  { from, reached, effort }: Grounds<T>,
): WeighedMove {
  const { def } = analyst;
  const { entry, seat } = after;
  if (!entry || seat === null) throw new RangeError(`point ${at} has no move`);
  const told = { at, seat, notation: entry.move, mark: entry.digest, after: chanceOf(reached) };
  const decision = decide(def, before.state);
  const listed = decision?.moves.find((move) => def.words.notation(move) === entry.move);
  // A player gave up: there is nothing to compare.
  if (!decision || listed === undefined) return { ...told, luck: null, error: 0, loss: null, better: null };
  const isChoice = decision.moves.length > 1;
  const other = isChoice ? adviseAt(analyst, before.state, decision) : listed;
  const hasChance = entry.draws.length > 0;
  const expected = hasChance ? from.play(NO_TALLY, effort.playouts, listed) : null;
  const luck = expected && meanOf(reached) - meanOf(expected);
  const error = expected ? Math.hypot(finite(errorOf(reached)), finite(errorOf(expected))) : 0;
  if (!isChoice) return { ...told, luck, error, loss: null, better: null };
  if (other === listed) return { ...told, luck, error, loss: 0, better: null };
  const side = decision.seat === def.seats[0] ? 1 : -1;
  const difference = from.compare(effort.playouts, other, listed);
  const gain = side * meanOf(difference);
  // A difference that may be chance is no mistake.
  if (!(gain > SURE * errorOf(difference))) return { ...told, luck, error, loss: 0, better: null };
  const chance = meanOf(from.play(NO_TALLY, effort.playouts, other));
  return {
    ...told,
    luck,
    error: expected ? error : errorOf(difference),
    loss: gain,
    better: { notation: def.words.notation(other), chance },
  };
}

/** Standard errors by which a move has to be better. */
const SURE = 2;

function adviseAt<T extends Types>(
  { def, adviser, draw }: Analyst<T>,
  state: T['state'],
  decision: Decision<T>,
): T['move'] {
  return adviser(decision.seat).choose(decision, () => def.view(state, decision.seat), draw);
}
