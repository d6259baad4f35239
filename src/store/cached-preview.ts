/** What a move would do, counted as far as there is time, each part only once. */
import type { GameDefinition, Preview, Types } from '../engine/kernel/types.ts';

interface Counted {
  readonly steps: Generator<Preview, Preview, void> | null;
  latest: Preview;
}

/** A list and the panel beside it ask about the same moves. Answers are cached by state, which never changes. */
const known = new WeakMap<object, Map<Types['move'], Counted>>();

function begin<T extends Types>(
  def: GameDefinition<T>,
  state: T['state'],
  move: T['move'],
  past?: readonly T['event'][],
): Counted {
  if (!def.previewInSteps) return { steps: null, latest: def.preview(state, move, past) };
  const steps = def.previewInSteps(state, move, past);
  return { steps, latest: steps.next().value };
}

/**
 * `past` is what both players have seen happen up to the state; the state belongs to one match, so it need not be part of the
 * key. Null: it is still being read, and nothing that rests on it is counted or kept. `until`, by `performance.now()`, is when
 * to stop; the preview then says `isCounting`, unless it was already complete.
 */
export function cachedPreview<T extends Types>(
  def: GameDefinition<T>,
  state: T['state'],
  move: T['move'],
  until = Infinity,
  past?: readonly T['event'][] | null,
): Preview {
  if (past === null && def.previewInSteps) {
    const { latest } = begin(def, state, move);
    return latest.isCounting ? latest : { ...latest, isCounting: true };
  }
  const moves = known.get(state) ?? new Map<Types['move'], Counted>();
  known.set(state, moves);
  const found = moves.get(move) ?? begin(def, state, move, past ?? undefined);
  moves.set(move, found);
  while (found.latest.isCounting && found.steps && performance.now() < until) found.latest = found.steps.next().value;
  return found.latest;
}
