import { shallow } from 'zustand/shallow';
import type { BoardStop } from './board-steps.ts';

/**
 * Remembers the stops of before: those that still say the same are passed on as the same objects, so that of several
 * hundred shapes only those that changed are drawn anew.
 */
export function createSteadyStops(): (stops: readonly BoardStop[]) => readonly BoardStop[] {
  let known: ReadonlyMap<string, BoardStop> = new Map();
  return (stops) => {
    const steady = stops.map((stop) => {
      const before = known.get(stop.id);
      return before !== undefined && shallow(before, stop) ? before : stop;
    });
    known = new Map(steady.map((stop) => [stop.id, stop]));
    return steady;
  };
}
