/** Copies of states with something changed on purpose. */
import type { HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import type { Mutable } from '../../../src/engine/kernel/types.ts';

type Json = Record<string, unknown>;

export const copyOf = (state: HrState): Mutable<HrState> => JSON.parse(JSON.stringify(state)) as Mutable<HrState>;

/** A copy with the value at a path changed; `undefined` removes it. */
export function changed(state: HrState, path: string, value: unknown): unknown {
  const copy: unknown = copyOf(state);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Json>((at, key) => at[key] as Json, copy as Json);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

/** A copy changed by hand. */
export function withChange(state: HrState, change: (copy: Mutable<HrState>) => void): HrState {
  const copy = copyOf(state);
  change(copy);
  return copy;
}
