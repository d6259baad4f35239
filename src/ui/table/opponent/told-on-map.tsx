import { memo, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useT } from '../../../i18n/use-t.tsx';
import type { LogLine } from '../../../store/types.ts';
import { point, type Place } from '../../board/hex-geometry.ts';
import { WayInSight } from '../../board/line-way.tsx';
import { useViewport } from '../../board/map-viewport.tsx';
import type { Rect, View } from '../../board/viewport-math.ts';
import { useSheetIsOpen } from '../table-parts.tsx';
import { useIsAtTable, usePlay } from '../use-play.tsx';
import { findCaptionSpot } from './caption-spot.ts';
import { listKept, rectOf } from './kept-clear.ts';
import { useToldTurn, wordReason, type ToldMove } from './opponent-turn.tsx';
import './told-on-map.css';

interface ToldOnMapProps {
  /** Where what the lines tell of happened, in board units: a way, or one place; empty for nowhere. */
  readonly placesOf: (lines: readonly LogLine[]) => readonly Place[];
  /** Numbers and names that are printed on the board and stay readable, in board units. */
  readonly prints: readonly Rect[];
}

/**
 * While a program plays: its newest move where it was made, with its number in the list. The list says it in full. A board
 * that stands outside of a table tells nothing.
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
  if (!isShown || isPlayedOut || !move || !end) return null;
  return (
    <>
      <Caption key={move.at} move={move} n={moves.length} at={end} prints={prints} />
      <WayInSight way={{ at: 0, places, badge: end }} />
    </>
  );
}

interface CaptionProps {
  readonly move: ToldMove;
  readonly n: number;
  readonly at: Place;
  readonly prints: readonly Rect[];
}

/** From the middle of the place to its corner, in board units: in both from the upper left. */
interface Spot {
  readonly box: Place;
  readonly tie: readonly [Place, Place] | null;
}

function Caption({ move: { first, others, reason }, n, at, prints }: CaptionProps) {
  const i18n = useT();
  const { line } = i18n;
  const ground = useRef<SVGGElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot>(BESIDE);
  const view = useSettledView();
  useLayoutEffect(() => {
    if (ground.current && box.current) setSpot(findSpot(ground.current, box.current, prints) ?? BESIDE);
  }, [view, prints]);
  const [result] = others;
  return (
    <g ref={ground} className="told" transform={`translate(${point(at)})`} aria-hidden="true">
      {spot.tie ? (
        <>
          <path className="told__tie told__tie--casing" d={lineOf(spot.tie)} />
          <path className="told__tie" d={lineOf(spot.tie)} />
        </>
      ) : null}
      <foreignObject width="1" height="1">
        <div ref={box} className="told__box" style={{ translate: `${spot.box.x}px ${spot.box.y}px` }}>
          <p>
            <b>{n}</b> {reason ? wordReason(i18n, reason) : line(first)}
          </p>
          {result ? <p className="told__result">{line(result)}</p> : null}
        </div>
      </foreignObject>
    </g>
  );
}

const lineOf = ([from, to]: readonly [Place, Place]): string => `M${point(from)}L${point(to)}`;

/** Until the map is measured, and where it cannot be. */
const BESIDE: Spot = { box: { x: 20, y: 20 }, tie: null };

/** Where the caption covers the least of what is on the map. */
function findSpot(ground: SVGGElement, box: HTMLElement, prints: readonly Rect[]): Spot | null {
  const frame = ground.closest('.map-frame');
  const sight = frame?.querySelector('.map-sight');
  const matrix = ground.getScreenCTM?.();
  const board = ground.ownerSVGElement?.getScreenCTM?.();
  if (!frame || !sight || !matrix || !board || matrix.a === 0) return null;
  const at = { x: matrix.e, y: matrix.f };
  const { width, height } = rectOf(box);
  const kept = listKept(frame.closest('.table__left') ?? frame, board, prints);
  const found = findCaptionSpot({ at, size: { width, height }, room: rectOf(sight), kept: [...kept, roundPlace(at)] });
  const inUnits = ({ x, y }: Place): Place => ({ x: (x - at.x) / matrix.a, y: (y - at.y) / matrix.a });
  return { box: inUnits(found), tie: found.tie && [inUnits(found.tie[0]), inUnits(found.tie[1])] };
}

/** The counter that is still on its way there. */
const roundPlace = ({ x, y }: Place) => ({ x: x - 24, y: y - 24, width: 48, height: 48, weight: 12 });

const NEVER = () => () => undefined;
const UNSEEN = () => null;

/** Changes when the map has come to rest elsewhere. */
function useSettledView(): View | null {
  const viewport = useViewport();
  return useSyncExternalStore<View | null>(viewport?.onSettle ?? NEVER, viewport?.settled ?? UNSEEN);
}
