/** Checks that every state from outside must pass before it is played: shape, invariants, first question. */
import { drawFrom, seedRng } from './rng.ts';
import { decide, simulateFrom } from './runner.ts';
import { ShapeError } from './shape.ts';
import { SetupError, type GameDefinition, type Params, type Types } from './types.ts';

/** A state that play cannot reach; `broken` holds the ids of broken invariants with their reasons. */
export class UnsoundError extends ShapeError {
  constructor(readonly broken: readonly string[]) {
    super('', broken.join('; '));
  }
}

/** Throws `UnsoundError` for broken invariants. */
export function demandSound(broken: readonly string[]): void {
  if (broken.length > 0) throw new UnsoundError(broken);
}

/** A state from outside is tried out this far, because what a frame remembers may contradict the position. */
const TRIALS = { lines: 8, moves: 40, steps: 32 } as const;

/** Asks for all that the first screen shows, then plays random moves under the invariants; throws `UnsoundError`. */
export function checkPlayable<T extends Types>(def: GameDefinition<T>, state: T['state']): void {
  demandSound(def.invariants(state));
  for (const seat of [...def.seats, null]) def.view(state, seat);
  def.words.moment(state);
  const kinds = new Set<string>();
  for (const move of decide(def, state)?.moves ?? []) {
    def.words.label(state, move);
    def.words.targets(move);
    // Exact odds are slow, so one move of each kind is checked.
    if (!kinds.has(move.type)) beginPreview(def, state, move);
    kinds.add(move.type);
  }
  for (let line = 0; line < TRIALS.lines; line++) tryOut(def, state, `trial ${line}`);
}

/** The first steps already read the whole state; counting chances to the end would take seconds. */
function beginPreview<T extends Types>(def: GameDefinition<T>, state: T['state'], move: T['move']): void {
  const steps = def.foresight.previewInSteps?.(state, move);
  if (!steps) return void def.foresight.preview(state, move);
  for (let step = steps.next(), n = 1; step.done !== true && n < TRIALS.steps; n++) step = steps.next();
}

/** One line of random moves with its own dice; the state itself does not change. */
function tryOut<T extends Types>(def: GameDefinition<T>, state: T['state'], seed: string): void {
  const choice = seedRng(seed);
  const trial = simulateFrom(def, JSON.parse(JSON.stringify({ ...state, rng: seedRng(seed) })) as T['state']);
  const last = trial.fork();
  for (let made = 0; made < TRIALS.moves; made++) {
    const moves = trial.decide()?.moves ?? [];
    const move = moves[drawFrom(choice, Math.max(1, moves.length))];
    if (!move) return;
    const { state: before } = trial.fork(last);
    trial.play(move);
    demandSound(def.invariants(trial.state, { before, move }));
  }
}

/** End of the sentence's key, and its parameters. */
export function explainRefusal(game: string, error: unknown): { readonly what: string; readonly params: Params } {
  const cause = error instanceof SetupError ? (error.cause ?? error) : error;
  if (cause instanceof UnsoundError) {
    const [id = '', ...detail] = (cause.broken[0] ?? '').split(' ');
    return { what: `${game}.${id}`, params: { detail: detail.join(' ') } };
  }
  const detail = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof ShapeError) return { what: 'shape', params: { path: cause.path, detail } };
  if (cause instanceof SetupError) return { what: 'shape', params: { path: 'setup', detail } };
  return { what: 'unplayable', params: { detail } };
}
