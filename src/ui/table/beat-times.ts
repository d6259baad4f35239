import type { CueTime } from '../sound/cues.ts';
import { motionScale } from './tumble.ts';

/** When, after the dice have come to rest, which part of a result moves; at normal speed, in milliseconds. */
export const BANNER = 160;
/** The ground that was taken gets its colour, then its marker, then hand sizes step. */
export const GROUND = 440;
export const STAMP = 160;
export const SLIDE = 280;

let restsAt = 0;
let skippedAt = -1;

/** Dice have begun to land, and the last lies in so many milliseconds. */
export function diceLandIn(ms: number): void {
  restsAt = performance.now() + ms;
  skippedAt = -1;
}

/** A press wants to see the end at once. */
export function skipToRest(): void {
  skippedAt = performance.now();
  restsAt = skippedAt;
}
export const isSkipped = (): boolean => skippedAt >= 0;

/** Until the dice lie: what they lead to waits for it. */
export const untilRest = (): number => Math.max(0, restsAt - performance.now());

const AFTER: Readonly<Record<CueTime, number>> = { thrown: 0, shown: 0, arrived: SLIDE, told: 0, taken: GROUND };

/** How long after a step is shown one of its cues is due. */
export function cueDelay(at: CueTime): number {
  const waits = at === 'told' || at === 'taken' ? untilRest() : 0;
  return waits + AFTER[at] * motionScale();
}
