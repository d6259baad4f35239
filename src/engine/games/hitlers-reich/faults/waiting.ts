/** Pending work of the frames; some invariants hold only once it is done. */
import type { Side, SpaceId } from '../ids.ts';
import type { HrState } from '../state.ts';

export interface Waiting {
  readonly changes: readonly SpaceId[];
  readonly discards: boolean;
  /** A conflict is in its clean-up; its victory check (K-7) is still to come. */
  readonly victory: boolean;
  readonly cleanUp: boolean;
  readonly conflict: boolean;
  /** A year end (RS-5) is still to come. */
  readonly yearEnd: boolean;
  /** The side that has to give up an event (I-02). */
  readonly drop: Side | null;
}

/** Steps of the clean-up up to K-6; the one after checks for victory. */
const VICTORY_STEP = 8;
const YEAR_END_STEP = 6;

export function readWaiting({ stack, due }: Pick<HrState, 'stack' | 'due'>): Waiting {
  const changes: SpaceId[] = [];
  let [discards, victory, cleanUp, conflict, yearEnd] = [due.length > 0, false, false, false, false];
  let drop: Side | null = null;
  for (const frame of stack) {
    switch (frame.at) {
      case 'control':
        for (const { space } of frame.changes) changes.push(space);
        break;
      // The clean-up has already advanced to its next step, but this question belongs to K-4.
      case 'clean/nation':
      case 'event/nation':
        changes.push(frame.space);
        break;
      case 'event/choose':
        changes.push(...frame.spaces);
        break;
      case 'clean/step':
        cleanUp = true;
        conflict = true;
        victory ||= frame.step <= VICTORY_STEP;
        break;
      case 'discard':
      case 'dues':
      case 'reorganise/discard':
        discards = true;
        break;
      case 'reshuffle':
        yearEnd ||= frame.isYearEnd && frame.step <= YEAR_END_STEP;
        break;
      case 'event/drop':
        drop = frame.side;
        break;
      default:
        conflict ||= frame.at.startsWith('conflict/');
    }
  }
  return { changes, discards, victory, cleanUp, conflict, yearEnd, drop };
}
