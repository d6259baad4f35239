/**
 * Sound in four bits a sample (IMA ADPCM): each says in which direction, and by how much of a step, the curve goes on, and
 * the step follows. Browsers do not agree on a format so small, so the app reads it itself.
 */

/** Where the step begins: the cues begin loud. */
const FIRST_STEP = 40;

const STEPS: readonly number[] = [
  7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97, 107, 118,
  130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876, 963, 1060,
  1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484,
  7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767,
];
const CHANGES: readonly number[] = [-1, -1, -1, -1, 2, 4, 6, 8];
const LOUDEST = 32_767;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The curve as it is known so far. */
interface Curve {
  /** -32,768 to 32,767. */
  value: number;
  step: number;
}

const begin = (): Curve => ({ value: 0, step: FIRST_STEP });
const stepOf = ({ step }: Curve): number => STEPS[step] ?? 0;

/** Goes on by one code. */
function goOn(curve: Curve, code: number): void {
  const step = stepOf(curve);
  const by = (step >> 3) + (code & 4 ? step : 0) + (code & 2 ? step >> 1 : 0) + (code & 1 ? step >> 2 : 0);
  curve.value = within(curve.value + (code & 8 ? -by : by), -LOUDEST - 1, LOUDEST);
  curve.step = within(curve.step + (CHANGES[code & 7] ?? 0), 0, STEPS.length - 1);
}

/** So many samples, -1 to 1, from two codes a byte. */
export function decode(bytes: Uint8Array, length: number): Float32Array<ArrayBuffer> {
  const curve = begin();
  return Float32Array.from({ length }, (_, at) => {
    const byte = bytes[at >> 1] ?? 0;
    goOn(curve, at % 2 === 0 ? byte & 15 : byte >> 4);
    return curve.value / (LOUDEST + 1);
  });
}

/** The code that comes closest to where the curve is to go. */
function codeFor(curve: Curve, wanted: number): number {
  const step = stepOf(curve);
  const away = wanted - curve.value;
  return (away < 0 ? 8 : 0) | Math.min(7, Math.floor((Math.abs(away) * 4) / step));
}

/** The opposite, for the tool that makes the file. */
export function encode(samples: ArrayLike<number>): Uint8Array {
  const curve = begin();
  const bytes = new Uint8Array(Math.ceil(samples.length / 2));
  for (let at = 0; at < samples.length; at++) {
    const code = codeFor(curve, Math.round((samples[at] ?? 0) * LOUDEST));
    goOn(curve, code);
    bytes[at >> 1] = (bytes[at >> 1] ?? 0) | (at % 2 === 0 ? code : code << 4);
  }
  return bytes;
}
