// The entry points `decide` and `applyMove`. Nodes run on immer drafts (past states are kept and shared) or in place (`simulate`).
import { createDraft, finishDraft, freeze } from 'immer';
import { drawFrom, forkRng, makeDrawer, seedRng } from './rng.ts';
import type * as K from './types.ts';

/** Automatic steps allowed in a row; more mean a rule that never asks. */
const RUNAWAY = 1000;

export interface StartedGame<T extends K.Types> {
  readonly state: T['state'];
  readonly events: readonly T['event'][];
  readonly draws: readonly K.Draw[];
}

/** `commits`: something was drawn or revealed, or the next decision is another seat's; free undo stops here. */
export type MoveResult<T extends K.Types> =
  | (StartedGame<T> & { readonly ok: true; readonly commits: boolean })
  | { readonly ok: false; readonly reason: K.Reason };

export interface MoveOptions {
  readonly chance?: readonly number[];
  /** Called before each draw. */
  readonly hear?: (ask: K.ChanceAsk) => void;
  /** If given, it must be the deciding seat; any other is refused. */
  readonly seat?: string;
  /** Further draws come from this stream instead of the state's, see `forkRng`. */
  readonly fork?: { readonly seed: string; readonly salt: string };
}

export type Flow<T extends K.Types> = Pick<K.GameDefinition<T>, 'nodes'>;

/** The table is exhaustive by type, so a missing node means a state of another game. */
export function topOf<T extends K.Types>(def: Flow<T>, { stack }: K.GameState) {
  const frame = stack[stack.length - 1];
  if (!frame) throw new Error('the stack is empty and the game has no result');
  type AnyNode = K.AskNode<T, T['frame']> | K.AutoNode<T, T['frame']>;
  const node = (def.nodes as Readonly<Record<string, AnyNode | undefined>>)[frame.at];
  if (!node) throw new Error(`no node for frame ${frame.at}`);
  return { frame, node };
}

export function topQuestion<T extends K.Types>(def: Flow<T>, state: K.GameState) {
  const { frame, node } = topOf(def, state);
  if (node.kind !== 'ask') throw new Error(`${frame.at} does not ask`);
  return { frame, node };
}
type Question<T extends K.Types> = ReturnType<typeof topQuestion<T>>;

export interface Run<T extends K.Types> extends K.Ctx<T> {
  readonly nodes: K.Nodes<T>;
  readonly events: T['event'][];
  readonly draws: K.Draw[];
  revealed: boolean;
  hear?: MoveOptions['hear'];
}
type Script = readonly number[] | null;
type Tell<T extends K.Types> = (event: T['event']) => void;

export function openRun<T extends K.Types>(nodes: K.Nodes<T>, state: object, script: Script, tell?: Tell<T>): Run<T> {
  const s = state as K.Mutable<T['state']>;
  const stack = s.stack as T['frame'][];
  const drawer = script && makeDrawer(s.rng, script);
  const run: Run<T> = {
    nodes,
    s,
    events: [],
    draws: [],
    revealed: false,
    ...((drawer ?? tell) && { emit: tell ?? ((event: T['event']) => void run.events.push(event)) }),
    draw(n, of, kind = 'one') {
      if (!drawer) return drawFrom(s.rng, n);
      run.hear?.({ kind, n, of: of.slice(0, n) });
      const draw = drawer(n);
      run.draws.push(draw);
      return draw.value;
    },
    roll: (sides) => 1 + run.draw(sides, [], 'die'),
    reveal: () => void (run.revealed = true),
    call: (frame) => void stack.push(frame),
    goto: (frame) => void (stack[stack.length - 1] = frame),
    end: () => void stack.pop(),
  };
  return run;
}

const nodesFor = <T extends K.Types>(def: K.GameDefinition<T>, state: T['state']): K.Nodes<T> =>
  def.simulation.openNodes(state) ?? def.nodes;

/** Runs automatic nodes until the top frame asks; null once the game has a result. */
function settle<T extends K.Types>(run: Run<T>): Question<T> | null {
  for (let steps = 0; run.s.result === null; steps++) {
    const { frame, node } = topOf(run, run.s);
    if (node.kind === 'ask') return { frame, node };
    if (steps >= RUNAWAY) throw new Error(`runaway at ${frame.at}`);
    node.run(run, frame);
  }
  return null;
}

function answer<T extends K.Types>(run: Run<T>, { frame, node }: Question<T>, move: T['move']): Question<T> | null {
  node.answer(run, frame, move);
  return settle(run);
}

function openState<T extends K.Types>(def: K.GameDefinition<T>, setup: K.Setup) {
  const rng = seedRng(setup.seed);
  const drawer = makeDrawer(rng);
  const draws: K.Draw[] = [];
  const draw = (n: number): number => draws[draws.push(drawer(n)) - 1]?.value ?? 0;
  return { state: def.setup(setup, { rng, draw }), draws };
}

/** Throws `SetupError` when the set-up names something unknown. */
export function startGame<T extends K.Types>(def: K.GameDefinition<T>, setup: K.Setup): StartedGame<T> {
  const { state, draws } = openState(def, setup);
  const run = openRun(nodesFor(def, state), state, []);
  settle(run);
  return { state: freeze(state, true), events: run.events, draws: [...draws, ...run.draws] };
}

/** Cached for frozen states. */
const decisions = new WeakMap<object, unknown>();

export function decide<T extends K.Types>(def: Flow<T>, state: T['state']): K.Decision<T> | null {
  const known = decisions.get(state);
  if (known !== undefined) return known as K.Decision<T> | null;
  const top = state.result === null ? topQuestion(def, state) : null;
  const decision = top && top.node.ask(state, top.frame);
  if (Object.isFrozen(state)) decisions.set(state, decision);
  return decision;
}

/** Compared by notation; null when it is not on the list. */
function findLegal<T extends K.Types>(def: K.GameDefinition<T>, moves: readonly T['move'][], move: T['move']) {
  if (moves.includes(move)) return move;
  const text = def.words.notation(move);
  return moves.find((legal) => def.words.notation(legal) === text) ?? null;
}

/** Never changes `state`. Throws only for a fault of the engine, or `ChanceError` for a script that does not fit. */
export function applyMove<T extends K.Types>(
  def: K.GameDefinition<T>,
  state: T['state'],
  move: T['move'],
  { chance = [], hear, seat, fork }: MoveOptions = {},
): MoveResult<T> {
  const decision = decide(def, state);
  const legal = decision && (findLegal(def, decision.moves, move) ?? findLegal(def, decision.concessions ?? [], move));
  if (!legal || (seat !== undefined && seat !== decision.seat)) {
    const reason = def.why.refuse(state, move, seat);
    if (!reason) throw new Error(`${def.words.notation(move)} is neither listed nor refused`);
    return { ok: false, reason };
  }
  const draft = createDraft<{ rng: K.RngState }>(state);
  if (fork) draft.rng = forkRng(fork.seed, fork.salt, state.rng.drawn);
  const run = openRun(nodesFor(def, draft as T['state']), draft, chance);
  run.hear = hear;
  answer(run, topQuestion(run, run.s), legal);
  const next = finishDraft(draft) as T['state'];
  const { events, draws, revealed } = run;
  const commits = draws.length > 0 || revealed || decide(def, next)?.seat !== decision.seat;
  return { ok: true, state: next, events, draws, commits };
}

/** Chooses a move. It may read the simulation's state, but never changes it. */
export type Policy<T extends K.Types> = (decision: K.Decision<T>, state: T['state']) => T['move'];

export interface Simulation<T extends K.Types> {
  readonly state: T['state'];
  decide(): K.Decision<T> | null;
  /** The move comes from the current list and is not checked again. */
  play(move: T['move']): void;
  /** A copy: overwrites `into`, which costs far less than a new one; `seed` gives it its own dice. */
  fork(into?: Simulation<T> | null, seed?: string): Simulation<T>;
  /** Plays to the end or for at most `depth` moves, and returns their number. */
  playout(policy: Policy<T>, depth?: number): number;
}

export const simulate = <T extends K.Types>(def: K.GameDefinition<T>, setup: K.Setup, tell?: Tell<T>): Simulation<T> =>
  simulateFrom(def, openState(def, setup).state, tell);

/** Takes over `state` and changes it: pass a plain copy. */
export function simulateFrom<T extends K.Types>(def: K.GameDefinition<T>, state: T['state'], tell?: Tell<T>) {
  const run = openRun(nodesFor(def, state), state, null, tell);
  let asked = settle(run);
  const ask = ({ frame, node }: Question<T>) => node.ask(state, frame);
  const question = () => (asked?.frame === state.stack[state.stack.length - 1] && asked) || topQuestion(run, state);
  const game: Simulation<T> = {
    state,
    decide: () => (state.result === null ? ask(question()) : null),
    play: (move) => void (asked = answer(run, question(), move)),
    fork(into, seed) {
      const fork = into ?? simulateFrom(def, JSON.parse(JSON.stringify(state)) as T['state']);
      const to = fork.state as K.Mutable<T['state']>;
      Object.assign(to.rng, seed === undefined ? state.rng : { ...seedRng(seed), drawn: state.rng.drawn });
      while (to.stack.length > 0) to.stack.pop();
      // Frames and results never change, so they are shared.
      for (const frame of state.stack) to.stack.push(frame);
      to.result = state.result as typeof to.result;
      def.simulation.copyOwn(state, to);
      return fork;
    },
    playout(policy, depth = Infinity) {
      for (let moves = 0; ; moves++) {
        const decision = moves < depth ? game.decide() : null;
        if (!decision) return moves;
        game.play(policy(decision, state));
      }
    },
  };
  return game;
}
