/** Statistics of a browser's timings. */
import { round } from '../lib/table.ts';

/** The value that `share` of all values do not exceed, by nearest rank; 0 for an empty list. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.min(sorted.length, Math.max(1, Math.ceil(share * sorted.length)));
  return sorted[rank - 1] ?? 0;
}

/** Milliseconds from a press to the second frame after the change it makes: three presses in four, and all but 2 %. */
export const PAINT_AIM = { p75: 50, p98: 100 } as const;

export interface PaintFigures {
  readonly presses: number;
  readonly p50: number;
  readonly p75: number;
  readonly p98: number;
  readonly worst: number;
  /** Figures as shares of their aims: 1 and less is good. */
  readonly ofAim: { readonly p75: number; readonly p98: number };
  /** Median of the last quarter over that of the first: 1 where presses do not get slower as the match goes on. */
  readonly drift: number;
}

/** Figures of presses in the order in which they were made. */
export function paintFigures(times: readonly number[]): PaintFigures {
  const at = (share: number) => round(quantileOf(times, share), 1);
  const quarter = Math.ceil(times.length / 4);
  const [p75, p98] = [at(0.75), at(0.98)];
  return {
    presses: times.length,
    p50: at(0.5),
    p75,
    p98,
    worst: at(1),
    ofAim: { p75: round(p75 / PAINT_AIM.p75, 2), p98: round(p98 / PAINT_AIM.p98, 2) },
    drift: ratioOf(quantileOf(times.slice(-quarter), 0.5), quantileOf(times.slice(0, quarter), 0.5)),
  };
}

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
