/*
 * A 64-bit fingerprint of plain JSON, independent of key order: two 32-bit lanes of a multiply-xor mix (constants of
 * MurmurHash3's finaliser, public domain). It distinguishes states; it does not protect against a forged save.
 */

type Lanes = readonly [number, number];

function mix(h: number, value: number, prime: number): number {
  const x = Math.imul(h ^ value, prime);
  const y = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return (y ^ (y >>> 13)) >>> 0;
}

const join = ([h, k]: Lanes, a: number, b: number): Lanes => [mix(h, a, 0x85ebca6b), mix(k, b, 0xc2b2ae35)];

function ofText(text: string, [h, k]: Lanes): Lanes {
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    k = Math.imul(k ^ text.charCodeAt(i), 0x5bd1e995);
  }
  return join([h, k], text.length, text.length);
}

/** Cached: states share most subtrees, so a move costs only what it changed. */
const known = new WeakMap<object, Lanes>();

function ofValue(value: unknown): Lanes {
  if (typeof value === 'string') return ofText(value, [0x73747231, 2]);
  if (typeof value !== 'object' || value === null) return ofText(String(value), [0x61746f6d, 3]);
  const cached = known.get(value);
  if (cached) return cached;
  const lanes = Array.isArray(value) ? ofList(value) : ofRecord(value);
  if (Object.isFrozen(value)) known.set(value, lanes);
  return lanes;
}

function ofList(list: readonly unknown[]): Lanes {
  return list.reduce<Lanes>((lanes, item) => join(lanes, ...ofValue(item)), [0x61727261, list.length]);
}

/** Lanes are summed, so that the order of keys does not matter. */
function ofRecord(record: object): Lanes {
  let [h, k] = [0x6f626a31, 7];
  for (const [key, item] of Object.entries(record)) {
    const [a, b] = ofValue(item);
    const named = join(ofText(key, [a, b]), b, a);
    h = (h + named[0]) >>> 0;
    k = (k + named[1]) >>> 0;
  }
  return [h, k];
}

/** Fingerprint of any plain JSON value: 16 hexadecimal digits. */
export function digestOf(value: unknown): string {
  return ofValue(value)
    .map((lane) => lane.toString(16).padStart(8, '0'))
    .join('');
}

/** Fingerprint of a state, 12 digits. The generator is left out: recorded draws replay even where it was changed. */
export function digestState({ rng: _, ...rest }: { readonly rng: unknown }): string {
  return digestOf(rest).slice(0, 12);
}
