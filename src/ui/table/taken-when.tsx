/** Tells since when a place has its holder, from the record of the match. */
import { useMemo, type ReactNode } from 'react';
import type { HistoryPoint, LogLine } from '../../store/types.ts';
import { useGame, useIsAtTable, usePlay } from './use-play.tsx';

/** The turn of the last change of control of each place; a later turn than `until` does not count. */
export function readTaken(
  points: readonly HistoryPoint[],
  until: number,
  isControl: (line: LogLine) => boolean,
): ReadonlyMap<string, number> {
  const turns = new Map<string, number>();
  for (const [at, { lines }] of points.entries()) {
    // A move belongs to the turn that it was made in: its lines may begin the next one.
    const turn = points[at - 1]?.moment.turn;
    if (turn === undefined || turn > until) continue;
    for (const line of lines) {
      const place = line.params?.['hex'] ?? line.params?.['space'];
      if (place !== undefined && isControl(line)) turns.set(String(place), turn);
    }
  }
  return turns;
}

/** Places that changed hands in the record, each with the turn; a record that begins later has fewer. */
function useTakenTurns({ turn }: { readonly turn: number }): ReadonlyMap<string, number> {
  const { fight } = useGame();
  const points = usePlay(({ staged }) => staged.shown.timeline.points);
  const at = usePlay(({ staged }) => staged.shown.at);
  return useMemo(
    () => readTaken(points.slice(0, at + 1), turn, (line) => fight.kindOf(line) === 'control'),
    [points, at, turn, fight],
  );
}

interface TakenTurnsProps {
  readonly turn: number;
  readonly children: (turns: ReadonlyMap<string, number>) => ReactNode;
}
const UNTOLD: ReadonlyMap<string, number> = new Map();

const OfRecord = ({ turn, children }: TakenTurnsProps) => children(useTakenTurns({ turn }));

/** Passes on the turns in which places were taken; a score that is shown outside a table has no record. */
export const TakenTurns = (props: TakenTurnsProps) =>
  useIsAtTable() ? <OfRecord {...props} /> : props.children(UNTOLD);
