/** The materials of sounds: noise, filters, and things that ring when struck. Every run gives the same. */

/** Samples a second: dice, wood and paper stay below 12,000 Hz. */
export const RATE = 24_000;

export type Sound = Float64Array;

export const samplesIn = (ms: number): number => Math.round((ms / 1000) * RATE);
export const silence = (ms: number): Sound => new Float64Array(samplesIn(ms));

export type Chance = () => number;

/** Numbers from 0 to 1 (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How loud at a moment, by milliseconds. */
export type Shape = (ms: number) => number;

/** Up in `rise`, then down to a third in each `fall`. */
export const struck =
  (rise: number, fall: number): Shape =>
  (ms) =>
    ms < rise ? ms / rise : Math.exp(-(ms - rise) / fall);

/** Swells and fades over its length. */
export const swell =
  (length: number, peak: number): Shape =>
  (ms) =>
    ms < peak
      ? Math.sin((ms / peak) * (Math.PI / 2)) ** 2
      : Math.cos(((ms - peak) / (length - peak)) * (Math.PI / 2)) ** 2;

export const shaped = (sound: Sound, shape: Shape): Sound =>
  sound.map((value, at) => value * shape((at / RATE) * 1000));

export const noise = (ms: number, chance: Chance): Sound => silence(ms).map(() => 2 * chance() - 1);

/** Keeps the band around `frequency`; `width` is in octaves. The frequency may move. */
export function band(sound: Sound, frequency: number | Shape, width: number): Sound {
  let [low, middle] = [0, 0];
  const damping = 2 * Math.sinh((Math.LN2 / 2) * width);
  return sound.map((value, at) => {
    const now = typeof frequency === 'number' ? frequency : frequency((at / RATE) * 1000);
    const speed = 2 * Math.sin((Math.PI * Math.min(now, RATE / 6.5)) / RATE);
    const high = value - low - Math.min(1.9, damping) * middle;
    middle += speed * high;
    low += speed * middle;
    return middle;
  });
}

/** A low-pass filter. */
export function below(sound: Sound, frequency: number): Sound {
  const share = 1 - Math.exp((-2 * Math.PI * frequency) / RATE);
  let value = 0;
  return sound.map((next) => (value += share * (next - value)));
}

/** One way in which a body swings: how high, for how long, how loud. */
export interface Mode {
  readonly at: number;
  readonly fall: number;
  readonly gain: number;
}

/** A body struck once. `bend`: how much higher it is at the stroke itself, as skins and thin wood are. */
export function ring(ms: number, modes: readonly Mode[], bend = 0): Sound {
  const sound = silence(ms);
  for (const { at: pitch, fall, gain } of modes) {
    let phase = 0;
    for (let at = 0; at < sound.length; at++) {
      const now = (at / RATE) * 1000;
      phase += (2 * Math.PI * pitch * (1 + bend * Math.exp(-now / 18))) / RATE;
      sound[at] = (sound[at] ?? 0) + gain * Math.sin(phase) * struck(0.6, fall)(now);
    }
  }
  return sound;
}

export const louder = (sound: Sound, gain: number): Sound => sound.map((value) => value * gain);

/** Lays `part` over `whole` from a moment on. */
export function lay(whole: Sound, part: Sound, from = 0): Sound {
  const start = samplesIn(from);
  for (let at = 0; at < part.length && start + at < whole.length; at++)
    whole[start + at] = (whole[start + at] ?? 0) + (part[at] ?? 0);
  return whole;
}

/** As loud as it can be, with no click at its end. */
export function finished(sound: Sound, tail = 12): Sound {
  const loudest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const ends = samplesIn(tail);
  return sound.map((value, at) => (value / loudest) * 0.95 * Math.min(1, (sound.length - at) / ends));
}
