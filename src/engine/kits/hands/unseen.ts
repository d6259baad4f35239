/** Removes from frames what a seat does not see, and deals it again (ADR 0065). */
import { seedRng } from '../../kernel/rng.ts';
import type { Chance, RngState } from '../../kernel/types.ts';

/** The frames as a seat may see them; the same stack where nothing on it is hidden. */
export const seenStack = <F extends object, S extends object>(
  stack: readonly F[],
  seen: (frame: F) => F | S,
): readonly (F | S)[] => (stack.some((frame) => seen(frame) !== frame) ? stack.map(seen) : stack);

export type DealDraw = Chance['draw'];

/** Takes `n` out of a pool at random, from those that fit where there are enough. */
export function deal<X>(pool: X[], n: number, draw: DealDraw, fits: (one: X) => boolean = () => true): X[] {
  const fitting = pool.filter(fits);
  const from = fitting.length >= n ? fitting : [...pool];
  const dealt = Array.from({ length: n }, () => from.splice(draw(from.length), 1)).flat();
  for (const one of dealt) pool.splice(pool.indexOf(one), 1);
  return dealt;
}

export const unknownDice = (draw: DealDraw): RngState => seedRng(`dealt ${draw(0x1_0000_0000)}`);

/** A copy: views share objects with the match, and a dealt state may be changed. */
export const unshared = <S extends object>(state: S): S => JSON.parse(JSON.stringify(state)) as S;
