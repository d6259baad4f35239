import { ChanceError, type Draw, type RngState } from './types.ts';

/*
 * sfc32, "Small Fast Counting" generator by Chris Doty-Humphrey (PractRand), public domain.
 * Four 32-bit words; the fourth is a counter, so the period is at least 2^32.
 */

/** Next 32 bits; changes `rng`. */
function next(rng: RngState): number {
  const t = (((rng.a + rng.b) | 0) + rng.d) | 0;
  rng.d = (rng.d + 1) >>> 0;
  rng.a = (rng.b ^ (rng.b >>> 9)) >>> 0;
  rng.b = (rng.c + (rng.c << 3)) >>> 0;
  rng.c = (((rng.c << 21) | (rng.c >>> 11)) + t) >>> 0;
  return t >>> 0;
}

/** First state for a seed of any text: FNV-1a over its UTF-16 units in three lanes, then twelve rounds. */
export function seedRng(seed: string): RngState {
  const lanes = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b].map((basis) => {
    let h = basis;
    for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193);
    return Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) >>> 0;
  });
  const rng: RngState = { a: lanes[0] ?? 0, b: lanes[1] ?? 0, c: lanes[2] ?? 0, d: 1, drawn: 0 };
  for (let i = 0; i < 12; i++) next(rng);
  return rng;
}

/** The stream of a fork. Draws are counted on from `drawn`. */
export const forkRng = (seed: string, salt: string, drawn: number): RngState => ({
  ...seedRng(`${seed}\n${salt}\n${drawn}`),
  drawn,
});

/** A uniform draw of 0 to n - 1 (values that would favour low results are drawn again); changes `rng`. */
export function drawFrom(rng: RngState, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000) throw new RangeError(`cannot draw from ${n}`);
  let value = next(rng);
  // Fewer than n values are unfair, so the limit, which takes a slow division, is seldom needed.
  while (value > 0x1_0000_0000 - n && value >= 0x1_0000_0000 - (0x1_0000_0000 % n)) value = next(rng);
  rng.drawn += 1;
  return value % n;
}

/** Draws from a script while it lasts, then from the generator, which advances either way: later dice do not change. */
export function makeDrawer(rng: RngState, script: readonly number[] = []): (n: number) => Draw {
  let used = 0;
  return (n) => {
    const drawn = drawFrom(rng, n);
    const scripted = script[used++];
    if (scripted === undefined) return { n, value: drawn };
    if (!Number.isInteger(scripted) || scripted < 0 || scripted >= n)
      throw new ChanceError(`scripted value ${scripted} does not fit a draw of ${n}`);
    return { n, value: scripted };
  };
}
