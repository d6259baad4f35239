/** Copies of states with something changed on purpose, and where they are refused. */
import { ShapeError } from '../../src/engine/kernel/shape.ts';
import type { Mutable } from '../../src/engine/kernel/types.ts';

type Json = Record<string, unknown>;

export const copyOf = <S extends object>(state: S): Mutable<S> => JSON.parse(JSON.stringify(state)) as Mutable<S>;

/** A copy with the value at a path changed; `undefined` removes it. */
export function changed(state: object, path: string, value: unknown): unknown {
  const copy: unknown = copyOf(state);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Json>((at, key) => at[key] as Json, copy as Json);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

/** A copy changed by hand. */
export function withChange<S extends object>(state: S, change: (copy: Mutable<S>) => void): S {
  const copy = copyOf(state);
  change(copy);
  return copy as S;
}

/** The path where a game refuses a value as its state. Throws if it is accepted. */
export function refusedAt(game: { readState(value: unknown): unknown }, value: unknown): string {
  try {
    game.readState(value);
  } catch (error) {
    if (error instanceof ShapeError) return error.path;
    throw error;
  }
  throw new Error('it was accepted');
}
