/** Statistics of a browser's timings. */
import { round } from '../lib/table.ts';
import type { Answered } from './browser-probe.ts';

/** The value that `share` of all values do not exceed, by nearest rank; 0 for an empty list. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.min(sorted.length, Math.max(1, Math.ceil(share * sorted.length)));
  return sorted[rank - 1] ?? 0;
}

/** Upper bounds in milliseconds: three presses in four, and all but 2%. */
export interface PressAim {
  readonly p75: number;
  readonly p98: number;
}
export const PRESS_AIM: PressAim = { p75: 50, p98: 100 };
/** A choice carried out, its record on the disk included. */
export const COMMIT_AIM: PressAim = { p75: 100, p98: 200 };

export interface Press extends Answered {
  /** Main-thread work until the page came to rest, throttle included: it hardly depends on what else the machine does. */
  readonly work: number;
}

export interface Spread {
  readonly p50: number;
  readonly p75: number;
  readonly p98: number;
  readonly worst: number;
}

export interface PressFigures {
  readonly presses: number;
  /** Wall-clock time to the first change, and to the last. */
  readonly first: Spread;
  readonly whole: Spread;
  readonly work: Spread;
  /** `whole` as shares of its aims: 1 and less is good. */
  readonly ofAim: PressAim;
  /** The median of the last quarter over that of the first: 1 if presses do not slow down during the match. */
  readonly drift: number;
}

export function spreadOf(times: readonly number[]): Spread {
  const at = (share: number) => round(quantileOf(times, share), 1);
  return { p50: at(0.5), p75: at(0.75), p98: at(0.98), worst: at(1) };
}

/** Figures of presses in the order in which they were made. */
export function pressFigures(presses: readonly Press[], aim: PressAim = PRESS_AIM): PressFigures {
  const times = presses.map((press) => press.whole);
  const whole = spreadOf(times);
  const quarter = Math.ceil(times.length / 4);
  return {
    presses: presses.length,
    first: spreadOf(presses.map((press) => press.first)),
    whole,
    work: spreadOf(presses.map((press) => press.work)),
    ofAim: { p75: ratioOf(whole.p75, aim.p75), p98: ratioOf(whole.p98, aim.p98) },
    drift: ratioOf(quantileOf(times.slice(-quarter), 0.5), quantileOf(times.slice(0, quarter), 0.5)),
  };
}

/** Tasks of the main thread that took over 50 ms. */
export interface LongTasks {
  readonly count: number;
  readonly worst: number;
}
export const longTasksOf = (times: readonly number[]): LongTasks => ({
  count: times.length,
  worst: Math.round(Math.max(0, ...times)),
});

/** One divided by the other to two decimals; 0 for an empty list. */
export const ratioOf = (value: number, base: number): number => (base === 0 ? 0 : round(value / base, 2));

/** A frame later than this was missed: half a frame of 60 a second more than one of them takes. */
const LATE_MS = 25;

export interface FrameFigures {
  readonly frames: number;
  /** Milliseconds between two frames. */
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
  /** Share of frames that came late. */
  readonly late: number;
}

/** Figures of the times at which frames were drawn. */
export function frameFigures(times: readonly number[]): FrameFigures {
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time));
  const at = (share: number) => round(quantileOf(gaps, share), 1);
  return {
    frames: gaps.length,
    p50: at(0.5),
    p95: at(0.95),
    worst: at(1),
    late: ratioOf(gaps.filter((gap) => gap > LATE_MS).length, gaps.length),
  };
}

/** The save with the most moves; of several the first. Undefined for an empty list. */
export function longestOf<Save extends { readonly log: readonly unknown[] }>(saves: readonly Save[]): Save | undefined {
  let longest: Save | undefined;
  for (const save of saves) if (!longest || save.log.length > longest.log.length) longest = save;
  return longest;
}
