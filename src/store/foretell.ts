/** What a move would do, counted as far as there is time, and no part of it twice. */
import type { GameDefinition, Preview, Types } from '../engine/kernel/types.ts';

interface Foretold {
  readonly steps: Generator<Preview, Preview, void> | null;
  told: Preview;
}

/** A list and what stands beside it ask of the same moves; a state never changes, and with it its answers go. */
const known = new WeakMap<object, Map<Types['move'], Foretold>>();

function begin<T extends Types>(def: GameDefinition<T>, state: T['state'], move: T['move']): Foretold {
  if (!def.previewInSteps) return { steps: null, told: def.preview(state, move) };
  const steps = def.previewInSteps(state, move);
  return { steps, told: steps.next().value };
}

/** `until`, by `performance.now()`, is when to stop; the preview then says `isCounting` unless it was done before. */
export function foretell<T extends Types>(
  def: GameDefinition<T>,
  state: T['state'],
  move: T['move'],
  until = Infinity,
): Preview {
  const moves = known.get(state) ?? new Map<Types['move'], Foretold>();
  known.set(state, moves);
  const found = moves.get(move) ?? begin(def, state, move);
  moves.set(move, found);
  while (found.told.isCounting && found.steps && performance.now() < until) found.told = found.steps.next().value;
  return found.told;
}
