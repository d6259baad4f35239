import { endsWithMatch } from '../../store/match-ends.ts';
import type { CueTime } from '../sound/cues.ts';
import { motionScale } from './speed.ts';

/** When which part of a result moves, from the moment at which the dice lie; at normal speed, in milliseconds. */

/** The ground that was taken gets its colour, then its marker is stamped, then hand sizes step. */
export const GROUND = 440;
export const STAMP = 160;
/** Totals are counted up to the moment at which the dice lie. */
export const COUNT = 300;
export const SLIDE = 280;

/** After a press that skips, nothing begins to move for so long. */
const SKIPPED_MS = 400;

let restsAt = 0;
let toldAt = 0;
let skippedAt = -Infinity;

endsWithMatch(() => {
  restsAt = toldAt = 0;
  skippedAt = -Infinity;
});

/** Dice have been thrown, and the last lies in so many milliseconds. */
export function diceLandIn(ms: number): void {
  restsAt = performance.now() + ms;
}

/** A press wants to see the end at once. */
export function skipToRest(): void {
  skippedAt = performance.now();
  restsAt = skippedAt;
  toldAt = skippedAt;
}

/** What was skipped a moment ago is asked for again. */
export function forgetSkip(): void {
  skippedAt = -Infinity;
}

export const isSkipped = (): boolean => performance.now() - skippedAt < SKIPPED_MS;

/** Until the dice lie: what they lead to waits for it. */
export const untilRest = (): number => Math.max(0, restsAt - performance.now());

/** A result begins to be told. */
export function tellResult(): void {
  toldAt = performance.now() + (isSkipped() ? 0 : untilRest() + (GROUND + STAMP) * motionScale());
}

/** Until ground and markers of a result have moved; 0 where none is told. */
export const untilTold = (): number => Math.max(0, toldAt - performance.now());

const AFTER: Readonly<Record<CueTime, number>> = { thrown: 0, shown: 0, arrived: SLIDE, told: 0, taken: GROUND };

/** How long after a step is shown one of its cues is due. */
export function cueDelay(at: CueTime): number {
  if (isSkipped()) return 0;
  const waits = at === 'told' || at === 'taken' ? untilRest() : 0;
  return waits + AFTER[at] * motionScale();
}
