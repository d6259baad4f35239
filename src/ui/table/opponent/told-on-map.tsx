import { memo, useMemo } from 'react';
import { useT } from '../../../i18n/use-t.tsx';
import type { LogLine } from '../../../store/types.ts';
import type { Place } from '../../board/hex-geometry.ts';
import { PathInSight } from '../../board/path.tsx';
import type { Rect } from '../../board/viewport-math.ts';
import { MapCaptions, type MapCaption } from '../caption/map-captions.tsx';
import { useSheetIsOpen } from '../table-parts.tsx';
import { useIsAtTable, usePlay } from '../use-play.tsx';
import { useToldTurn, wordReason, type ToldMove } from './opponent-turn.tsx';

interface ToldOnMapProps {
  /** The places in lines of the log, in board units: a path or one place; empty if none. */
  readonly placesOf: (lines: readonly LogLine[]) => readonly Place[];
  /** Printed numbers and names that must stay readable, in board units. */
  readonly prints: readonly Rect[];
}

/**
 * Shows the program's newest move where it was made, with its number in the list. The list tells it in full. Draws
 * nothing on a board outside a table.
 */
export const ToldOnMap = memo((props: ToldOnMapProps) => (useIsAtTable() ? <Newest {...props} /> : null));
ToldOnMap.displayName = 'ToldOnMap';

function Newest({ placesOf, prints }: ToldOnMapProps) {
  const isShown = usePlay(
    ({ newest, staged }) => (newest.asked ?? null) !== null && staged.shown.live && !staged.isRolling && !staged.isBeat,
  );
  const isPlayedOut = useSheetIsOpen();
  const moves = useToldTurn();
  const move = moves.at(-1);
  const places = useMemo(() => (move ? placesOf([move.first, ...move.others]) : []), [move, placesOf]);
  const end = places.at(-1);
  const captions = useMemo<readonly MapCaption[]>(
    () => (move && end ? [{ key: move.at, at: end, children: <Told move={move} n={moves.length} /> }] : []),
    [move, moves.length, end],
  );
  if (!isShown || isPlayedOut || !end) return null;
  return (
    <>
      <MapCaptions captions={captions} prints={prints} />
      <PathInSight way={{ at: 0, places, badge: end }} />
    </>
  );
}

function Told({ move: { first, others, reason }, n }: { readonly move: ToldMove; readonly n: number }) {
  const i18n = useT();
  const { line } = i18n;
  const [result] = others;
  return (
    <>
      <p>
        <b>{n}</b> <span>{reason ? wordReason(i18n, reason) : line(first)}</span>
      </p>
      {result ? <p className="map-captions__more">{line(result)}</p> : null}
    </>
  );
}
