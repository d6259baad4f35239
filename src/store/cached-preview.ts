/** Previews, counted as far as time allows. No part is counted twice. */
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
