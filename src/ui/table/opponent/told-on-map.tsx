import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.tsx';
import type { LogLine } from '../../../store/types.ts';
import { point, type Place } from '../../board/hex-geometry.ts';
import { WayInSight } from '../../board/line-way.tsx';
import { useSheetIsOpen } from '../table-parts.tsx';
import { useIsAtTable, usePlay } from '../use-play.tsx';
import { useToldTurn, wordReason, type ToldMove } from './opponent-turn.tsx';
import './told-on-map.css';

interface ToldOnMapProps {
  /** Where what the lines tell of happened, in board units: a way, or one place; empty for nowhere. */
  readonly placesOf: (lines: readonly LogLine[]) => readonly Place[];
}

/**
 * While a program plays: its newest move where it was made, with its number in the list. The list says it in full. A board
 * that stands outside of a table tells nothing.
 */
export const ToldOnMap = memo(({ placesOf }: ToldOnMapProps) =>
  useIsAtTable() ? <Newest placesOf={placesOf} /> : null,
);
ToldOnMap.displayName = 'ToldOnMap';

function Newest({ placesOf }: ToldOnMapProps) {
  const isShown = usePlay(
    ({ newest, staged }) => (newest.asked ?? null) !== null && staged.shown.live && !staged.isRolling && !staged.isBeat,
  );
  const isPlayedOut = useSheetIsOpen();
  const moves = useToldTurn();
  const move = moves.at(-1);
  const places = useMemo(() => (move ? placesOf([move.first, ...move.others]) : []), [move, placesOf]);
  const end = places.at(-1);
  if (!isShown || isPlayedOut || !move || !end) return null;
  return (
    <>
      <Caption key={move.at} move={move} n={moves.length} at={end} />
      <WayInSight way={{ at: 0, places, badge: end }} />
    </>
  );
}

interface CaptionProps {
  readonly move: ToldMove;
  readonly n: number;
  readonly at: Place;
}

function Caption({ move: { first, others, reason }, n, at }: CaptionProps) {
  const i18n = useT();
  const { line } = i18n;
  const box = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState({ isLeft: false, isAbove: false });
  // It stands below its place on the right, unless it would leave the map there.
  useLayoutEffect(() => {
    const stage = box.current?.closest('.stage')?.getBoundingClientRect();
    const own = box.current?.getBoundingClientRect();
    if (!stage || !own) return;
    setSide({ isLeft: own.right > stage.right, isAbove: own.bottom > stage.top + stage.height * FOOT });
  }, []);
  const [result] = others;
  return (
    <g className="told" transform={`translate(${point(at)})`} aria-hidden="true">
      <foreignObject width="1" height="1">
        <div
          ref={box}
          className="told__box"
          data-left={side.isLeft || undefined}
          data-above={side.isAbove || undefined}
        >
          <p>
            <b>{n}</b> {reason ? wordReason(i18n, reason) : line(first)}
          </p>
          {result ? <p className="told__result">{line(result)}</p> : null}
        </div>
      </foreignObject>
    </g>
  );
}

/** Under it lie the controls of the program's turn. */
const FOOT = 0.84;
