/**
 * Search over plans of a whole player turn. A plan is the moves of one side until dice are rolled or the other side is
 * asked. Plans are made by a fast policy with noise in its evaluation and bred from the best by changing a move; each
 * is played out over the enemy's answer and evaluated there, as long as it is promising.
 */
import { drawFrom, seedRng } from '../../engine/kernel/rng.ts';
import { simulateFrom, type Simulation } from '../../engine/kernel/runner.ts';
import type { Decision, GameDefinition, Types } from '../../engine/kernel/types.ts';
import type { Parts } from '../themes.ts';
import type { Difference, Foreseen, ProgramDraw, Thinking, Weighed } from '../types.ts';
import { type Answers, addAnswer, differenceOf, likeliestLine } from './answers.ts';
import {
  addOutcome,
  addParts,
  deviationOf,
  errorOf,
  meanOf,
  meanParts,
  openTally,
  slopeOf,
  spreadOf,
  type PartTally,
  type Tally,
} from './tally.ts';

export interface Judge<T extends Types> {
  /** A move of a plan; `heat` is the noise of the evaluation, 0 for none. */
  policy(decision: Decision<T>, state: T['state'], draw: ProgramDraw, heat: number): T['move'];
  /** A move of a playout, for the seat asked. Absent: as in a plan. */
  reply?(decision: Decision<T>, state: T['state'], draw: ProgramDraw): T['move'];
  isSettled(from: T['state'], state: T['state']): boolean;
  /** The chance of `seat`, 0 to 1, in a state where a playout is evaluated. */
  chance(state: T['state'], seat: T['seat']): number;
  explain?(from: T['state'], state: T['state'], seat: T['seat']): Parts;
  /** Called before a move of a playout; the returned function is called after it, for the luck of `seat`. */
  watch?(state: T['state'], move: T['move'], seat: T['seat']): ((after: T['state']) => number) | null;
}

export interface Effort {
  readonly nodes: number;
  readonly plans: number;
  readonly each: number;
  readonly heats: readonly number[];
  /** The share of an answer's playouts that continues an earlier search of the same turn. */
  readonly goingOn: number;
  /** Standard errors by which the policy's own plan is favoured: with few playouts, luck looks like merit. */
  readonly margin: number;
}

export interface Plan<T extends Types> extends Tally {
  readonly moves: readonly T['move'][];
  readonly after: Simulation<T>;
  readonly parts: PartTally;
  readonly answers: Answers<T>;
}

interface Search<T extends Types> {
  readonly def: GameDefinition<T>;
  readonly start: Simulation<T>;
  readonly judge: Judge<T>;
  readonly seat: T['seat'];
  readonly effort: Effort;
  /** Its findings and their reasons are shown to a person. */
  readonly isTold: boolean;
  readonly width: number;
  readonly draw: ProgramDraw;
  /** Every plan so far, by its moves in any order. */
  readonly known: Map<string, Plan<T>>;
  readonly untried: T['move'][];
  /** Overwritten by each playout. */
  scratch: Simulation<T> | null;
  nodes: number;
}

/** Results of an earlier search of the same turn; since then only moves of its plans have been made. */
export interface Recollection<T extends Types> {
  readonly plans: readonly Plan<T>[];
  readonly nodes: number;
}

export interface PlanThinking<T extends Types> extends Thinking<T> {
  /** The findings of the last search that still hold in `view`; null after dice or an enemy's answer. */
  recall(view: T['view']): Recollection<T> | null;
}

/** Searches for the answer to `decision` from `root`, which fits it and is not copied. */
export function thinkInPlans<T extends Types>(
  def: GameDefinition<T>,
  decision: Decision<T>,
  root: T['state'],
  judge: Judge<T>,
  effort: Effort,
  draw: ProgramDraw,
  recalled: Recollection<T> | null = null,
  isTold = false,
): PlanThinking<T> {
  const nodes = recalled ? Math.min(effort.nodes, Math.floor(recalled.nodes * effort.goingOn)) : effort.nodes;
  const search = openSearch(def, root, judge, { ...effort, nodes }, draw, isTold);
  for (const plan of recalled?.plans ?? []) search.known.set(keyOf(def, plan), plan);
  const slices = decision.moves.length > 1 ? runSlices(search) : null;
  const listed = new Map(decision.moves.map((move) => [def.words.notation(move), move]));
  const weighed = () => listWeighed(search, listed);
  const best = () => weighed()[0]?.move ?? judge.policy(decision, root, () => 0, 0);
  return {
    work: () => slices !== null && slices.next().done !== true,
    weighed,
    best,
    baseline() {
      const own = ownOf(search);
      const [opening] = own?.moves ?? [];
      return own && opening !== undefined && own.count > 0 ? readerOf(search, rank(search))(own, opening) : null;
    },
    recall(view) {
      const plans = recall(search, best(), view);
      return plans.length > 0 ? { plans, nodes: recalled?.nodes ?? search.nodes } : null;
    },
  };
}

/** Plans that begin with `move`, the chosen one first, without the part played since. */
function recall<T extends Types>(search: Search<T>, move: T['move'], view: T['view']): readonly Plan<T>[] {
  const { def, start, seat } = search;
  const seen = JSON.stringify(view);
  const text = def.words.notation(move);
  const going = rank(search).filter(({ moves: [first] }) => first && def.words.notation(first) === text);
  const next = start.fork();
  let forced: T['move'] | undefined = move;
  for (let played = 1; forced !== undefined; played++) {
    next.play(forced);
    if (next.state.rng.drawn !== start.state.rng.drawn) return [];
    if (JSON.stringify(def.view(next.state, seat)) === seen)
      return going.flatMap((plan) =>
        plan.moves.length > played ? [{ ...plan, moves: plan.moves.slice(played) }] : [],
      );
    const decision = next.decide();
    forced = decision?.seat === seat && decision.moves.length === 1 ? decision.moves[0] : undefined;
  }
  return [];
}

function openSearch<T extends Types>(
  def: GameDefinition<T>,
  root: T['state'],
  judge: Judge<T>,
  effort: Effort,
  draw: ProgramDraw,
  isTold: boolean,
): Search<T> {
  const start = simulateFrom(def, root);
  const decision = start.decide();
  if (!decision) throw new RangeError('the game is over');
  // Two generations, for a small effort.
  const width = Math.max(2, Math.min(effort.plans, Math.floor(effort.nodes / effort.each / 2)));
  const untried = decision.moves.length <= width ? decision.moves.slice() : [];
  const known = new Map<string, Plan<T>>();
  const { seat } = decision;
  return { def, start, judge, seat, effort, isTold, width, draw, known, untried, scratch: null, nodes: 0 };
}

const ownOf = <T extends Types>({ known }: Search<T>): Plan<T> | undefined => known.values().next().value;

/** Makes or plays out one plan between two yields, until the effort is spent. */
function* runSlices<T extends Types>(search: Search<T>): Generator<void, void> {
  const { effort, known, width, draw } = search;
  const salt = draw(0x7fff_ffff);
  let plans = [...known.values()].slice(0, Math.ceil(width / 3));
  while (search.nodes < effort.nodes) {
    yield* breed(search, plans);
    // Plan by plan in turn, so that all are treated alike wherever the search stops.
    for (let round = 0; round < effort.each; round++)
      for (const plan of plans) {
        if (search.nodes >= effort.nodes) return;
        playOut(search, plan, `${salt}/${plan.count}`);
        yield;
      }
    const slope = slopeOf(plans);
    plans = plans.sort((a, b) => meanOf(b, slope) - meanOf(a, slope)).slice(0, Math.ceil(width / 3));
    const own = search.isTold ? ownOf(search) : undefined;
    if (own && !plans.includes(own)) plans.push(own);
  }
}

/** Adds new plans: the policy's own first, later ones by changing a move of those that are left. */
function* breed<T extends Types>(search: Search<T>, plans: Plan<T>[]): Generator<void, void> {
  const { def, effort, width, draw, known, untried } = search;
  const parents = plans.slice();
  for (let tries = 0; plans.length < width && tries < 2 * width; tries++) {
    const isOwn = search.nodes === 0 && tries === 0;
    const heat = isOwn ? 0 : (effort.heats[tries % effort.heats.length] ?? 0);
    const parent = !isOwn && parents.length > 0 && tries % 4 !== 3 ? parents[draw(parents.length)] : undefined;
    const opening = isOwn ? undefined : untried.pop();
    const plan = opening === undefined ? makePlan(search, heat, parent?.moves ?? []) : makePlan(search, 0, [], opening);
    const key = keyOf(def, plan);
    if (known.has(key)) continue;
    known.set(key, plan);
    plans.push(plan);
    yield;
  }
}

const keyOf = <T extends Types>(def: GameDefinition<T>, { moves }: Plan<T>): string =>
  moves
    .map((move) => def.words.notation(move))
    .sort()
    .join();

function makePlan<T extends Types>(
  { def, start, judge, seat, draw }: Search<T>,
  heat: number,
  model: readonly T['move'][],
  opening?: T['move'],
): Plan<T> {
  const after = start.fork();
  const moves: T['move'][] = [];
  const { drawn } = start.state.rng;
  const changed = model.length > 0 ? draw(model.length) : -1;
  const left = model.slice();
  for (let decision = after.decide(); decision?.seat === seat; decision = after.decide()) {
    if (after.state.rng.drawn !== drawn) break;
    const isChanged = moves.length === changed;
    const move =
      (moves.length === 0 ? opening : undefined) ??
      (isChanged ? undefined : takeLegal(def, left, decision.moves)) ??
      judge.policy(decision, after.state, draw, model.length > 0 && !isChanged ? 0 : heat);
    if (isChanged) left.shift();
    moves.push(move);
    after.play(move);
  }
  return { moves, after, parts: { sums: {}, products: {} }, answers: new Map(), ...openTally() };
}

/** The next legal move of a model; earlier ones are dropped. */
function takeLegal<T extends Types>(def: GameDefinition<T>, left: T['move'][], moves: readonly T['move'][]) {
  for (let next = left.shift(); next !== undefined; next = left.shift()) {
    if (moves.includes(next)) return next;
    const text = def.words.notation(next);
    const same = moves.find((move) => move.type === next?.type && def.words.notation(move) === text);
    if (same !== undefined) return same;
  }
  return undefined;
}

function playOut<T extends Types>(search: Search<T>, plan: Plan<T>, seed: string): void {
  const { start, judge, seat } = search;
  const game = (search.scratch = plan.after.fork(search.scratch, seed));
  const rng = seedRng(seed);
  const draw: ProgramDraw = (n) => drawFrom(rng, n);
  const rest: Foreseen<T>[] = [];
  let luck = 0;
  while (!judge.isSettled(start.state, game.state)) {
    const decision = game.decide();
    if (!decision) break;
    const move = judge.reply?.(decision, game.state, draw) ?? judge.policy(decision, game.state, draw, 0);
    const told = judge.watch?.(game.state, move, seat) ?? null;
    const { drawn } = game.state.rng;
    game.play(move);
    rest.push({ seat: decision.seat, move });
    if (told && game.state.rng.drawn !== drawn) luck += told(game.state);
  }
  const chance = judge.chance(game.state, seat);
  addOutcome(plan, chance, luck);
  if (search.isTold && judge.explain) addParts(plan.parts, judge.explain(start.state, game.state, seat), luck);
  search.nodes++;
  // The playout nearest to the mean represents its answer best.
  addAnswer(plan.answers, search.def, seat, rest, Math.abs(chance - meanOf(plan, 0)));
}

/** Played plans by their lower bound: a few playouts may have been lucky. */
function rank<T extends Types>(search: Search<T>): readonly Plan<T>[] {
  const { effort, known } = search;
  const plans = [...known.values()].filter(({ count }) => count > 0);
  const slope = slopeOf(plans);
  const spread = spreadOf(plans, slope);
  const own = ownOf(search);
  const favour = (plan: Plan<T>) => (plan === own ? effort.margin : 0) - 1;
  const floor = (plan: Plan<T>) => meanOf(plan, slope) + favour(plan) * deviationOf(plan, spread);
  return plans.sort((a, b) => floor(b) - floor(a));
}

function listWeighed<T extends Types>(
  search: Search<T>,
  listed: ReadonlyMap<string, T['move']>,
): readonly Weighed<T>[] {
  const { def } = search;
  const plans = rank(search);
  const best = new Map<T['move'], Plan<T>>();
  for (const plan of plans) {
    const [opening] = plan.moves;
    const move = opening && listed.get(def.words.notation(opening));
    if (move !== undefined && !best.has(move)) best.set(move, plan);
  }
  const read = readerOf(search, plans);
  return [...best].map(([move, plan]) => read(plan, move));
}

function readerOf<T extends Types>(search: Search<T>, plans: readonly Plan<T>[]) {
  const { seat, isTold, judge } = search;
  const slope = slopeOf(plans);
  const spread = spreadOf(plans, slope);
  const own = ownOf(search);
  const partsOf = isTold && judge.explain ? meanParts(plans) : null;
  const difference = (plan: Plan<T>): { readonly difference?: Difference } => {
    if (!partsOf || !own || own === plan || Math.min(own.count, plan.count) < 2) return {};
    const error = Math.hypot(errorOf(plan, spread), errorOf(own, spread));
    return {
      difference: differenceOf(
        clamp(meanOf(plan, slope)) - clamp(meanOf(own, slope)),
        error,
        partsOf(plan),
        partsOf(own),
      ),
    };
  };
  return (plan: Plan<T>, move: T['move']): Weighed<T> => ({
    move,
    chance: clamp(meanOf(plan, slope)),
    error: errorOf(plan, spread),
    playouts: plan.count,
    line: [...[move, ...plan.moves.slice(1)].map((one) => ({ seat, move: one })), ...likeliestLine(plan.answers, seat)],
    ...difference(plan),
  });
}

const clamp = (chance: number): number => Math.min(1, Math.max(0, chance));
