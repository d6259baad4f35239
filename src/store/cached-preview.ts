/** Previews, counted as far as time allows. No part is counted twice. */
import { applyMove } from '../engine/kernel/runner.ts';
import type { GameDefinition, Preview, Types } from '../engine/kernel/types.ts';

interface CachedCount {
  readonly steps: Generator<Preview, Preview, void> | null;
  latest: Preview;
}

/** Cached by state, which never changes: a list and the panel next to it ask about the same moves. */
const known = new WeakMap<object, Map<Types['move'], CachedCount>>();

function begin<T extends Types>(
  def: GameDefinition<T>,
  state: T['state'],
  move: T['move'],
  past?: readonly T['event'][],
): CachedCount {
  if (!def.foresight.previewInSteps) return { steps: null, latest: def.foresight.preview(state, move, past) };
  const steps = def.foresight.previewInSteps(state, move, past);
  return { steps, latest: steps.next().value };
}

/** The states after moves that are picked together and not made yet, by the state and the last of them. */
const ahead = new WeakMap<object, Map<Types['move'], unknown>>();

/** The state after moves of one seat that draw no chance; null if one of them is refused. */
function stateAfter<T extends Types>(
  def: GameDefinition<T>,
  state: T['state'],
  made: readonly T['move'][],
): T['state'] | null {
  let now = state;
  for (const move of made) {
    const reached = ahead.get(now) ?? new Map<Types['move'], unknown>();
    ahead.set(now, reached);
    const known = reached.get(move);
    if (known === undefined) {
      const applied = applyMove(def, now, move);
      if (!applied.ok) return null;
      reached.set(move, applied.state);
      now = applied.state;
    } else now = known as T['state'];
  }
  return now;
}

/** As `cachedPreview`, of the last of several moves that are made as one: what comes before it is made on a copy. */
export function previewTogether<T extends Types>(
  def: GameDefinition<T>,
  state: T['state'],
  move: T['move'],
  { until, past, made = [] }: TogetherOptions<T>,
): Preview | null {
  const after = stateAfter(def, state, made);
  return after === null ? null : cachedPreview(def, after, move, until, past);
}

export interface TogetherOptions<T extends Types> {
  readonly until?: number | undefined;
  readonly past?: readonly T['event'][] | null | undefined;
  /** The moves before it. */
  readonly made?: readonly T['move'][] | undefined;
}

/**
 * `past` holds what both players have seen up to the state. It is null while it is still being read, and then nothing
 * that depends on it is counted or cached. It is not part of the key, since a state belongs to one match. `until`, by
 * `performance.now()`, is when to stop; the preview then says `isCounting`, unless it was complete.
 */
export function cachedPreview<T extends Types>(
  def: GameDefinition<T>,
  state: T['state'],
  move: T['move'],
  until = Infinity,
  past?: readonly T['event'][] | null,
): Preview {
  if (past === null && def.foresight.previewInSteps) {
    const { latest } = begin(def, state, move);
    return latest.isCounting ? latest : { ...latest, isCounting: true };
  }
  const moves = known.get(state) ?? new Map<Types['move'], CachedCount>();
  known.set(state, moves);
  const found = moves.get(move) ?? begin(def, state, move, past ?? undefined);
  moves.set(move, found);
  while (found.latest.isCounting && found.steps && performance.now() < until) found.latest = found.steps.next().value;
  return found.latest;
}
