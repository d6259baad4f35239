import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { point, type Place } from '../../board/hex-geometry.ts';
import { useViewport } from '../../board/map-viewport.tsx';
import type { Rect, View } from '../../board/viewport-math.ts';
import { findCaptionSpot, meets, reachOf, type CaptionSide, type Obstacle } from './caption-spot.ts';
import './map-captions.css';

/** Lists what captions on the map avoid, in screen pixels. */

/** Counters and markers, controls over the map, and names that are printed above the counters. */
const KEPT = [
  { of: '.board-piece > g:last-child, [data-piece]', weight: 12 },
  { of: '.map-controls, .map-minimap, .overlay-menu', weight: 12 },
  { of: ':scope > :not(.table__field)', weight: 12 },
  { of: '[data-map-name]', weight: 6 },
  { of: '.sheet-print text', weight: 1 },
] as const;
const ARROWS = '.way-core, .way-head, [data-arrow]';
const ARROW = { weight: 12, half: 7, step: 12 } as const;
const PRINTED = 3;

/** Lists the boxes that a caption can reach. `prints` is in board units, which `board` maps to the screen. */
function listKept(
  area: Element,
  board: DOMMatrixReadOnly | null,
  prints: readonly Rect[],
  isReached: (rect: Rect) => boolean,
): readonly Obstacle[] {
  const rects = KEPT.flatMap(({ of, weight }) =>
    [...area.querySelectorAll(of)].map((one): Obstacle => ({ ...rectOf(one), weight })),
  );
  // Sampling a line asks the browser for each point of it.
  const near = [...area.querySelectorAll<SVGGeometryElement>(ARROWS)].filter((one) => isReached(grown(rectOf(one))));
  const printed = board ? prints.map((rect): Obstacle => ({ ...onScreen(rect, board), weight: PRINTED })) : [];
  return [...rects, ...near.flatMap(alongLine), ...printed].filter(
    (one) => one.width > 0 && one.height > 0 && isReached(one),
  );
}

/** Also covers the boxes along a line, which is thinner than they are. */
const grown = ({ x, y, width, height }: Rect): Rect => ({
  x: x - ARROW.half,
  y: y - ARROW.half,
  width: width + 2 * ARROW.half,
  height: height + 2 * ARROW.half,
});

function rectOf(element: Element): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left, y: top, width, height };
}

const onScreen = ({ x, y, width, height }: Rect, { a, d, e, f }: DOMMatrixReadOnly): Rect => ({
  x: e + a * x,
  y: f + d * y,
  width: a * width,
  height: d * height,
});

/** Covers a slanting arrow by small boxes: one box around it would be too large. */
function alongLine(path: SVGGeometryElement): readonly Obstacle[] {
  const matrix = path.getScreenCTM?.();
  if (!matrix || typeof path.getTotalLength !== 'function') return [];
  const { half, step, weight } = ARROW;
  const whole = path.getTotalLength();
  const count = Math.ceil((whole * matrix.a) / step) || 0;
  return Array.from({ length: count + 1 }, (_, n) => {
    const { x, y } = path.getPointAtLength((whole * n) / Math.max(1, count)).matrixTransform(matrix);
    return { x: x - half, y: y - half, width: 2 * half, height: 2 * half, weight };
  });
}

export interface MapCaption {
  readonly key: string | number;
  readonly at: Place;
  readonly children: ReactNode;
}

interface MapCaptionsProps {
  readonly captions: readonly MapCaption[];
  /** Printed numbers and names that must stay readable, in board units. */
  readonly prints: readonly Rect[];
  readonly first?: CaptionSide;
}

/** Offsets from the centre of the place, in board units. */
interface Spot {
  readonly box: Place;
  readonly tie: readonly [Place, Place] | null;
}

/** Used until the map is measured, and if it cannot be. */
const BESIDE: Spot = { box: { x: 20, y: 20 }, tie: null };
const UNPLACED: readonly Spot[] = [];

/** Puts each box of words where it covers the least. The same words are elsewhere on the page. */
export function MapCaptions({ captions, prints, first = 'beside' }: MapCaptionsProps) {
  const ground = useRef<SVGGElement>(null);
  const [spots, setSpots] = useState(UNPLACED);
  const view = useSettledView();
  useLayoutEffect(() => {
    if (ground.current) setSpots(findSpots(ground.current, { captions, prints, first }));
  }, [view, captions, prints, first]);
  return (
    <g ref={ground} className="map-captions" aria-hidden="true">
      {captions.map(({ key, at, children }, i) => {
        const { box, tie } = spots[i] ?? BESIDE;
        return (
          <g key={key} transform={`translate(${point(at)})`}>
            {tie ? (
              <>
                <path className="map-captions__tie map-captions__tie--casing" d={lineOf(tie)} />
                <path className="map-captions__tie" d={lineOf(tie)} />
              </>
            ) : null}
            <foreignObject width="1" height="1">
              <div className="map-captions__box" style={{ translate: `${box.x}px ${box.y}px` }}>
                {children}
              </div>
            </foreignObject>
          </g>
        );
      })}
    </g>
  );
}

const lineOf = ([from, to]: readonly [Place, Place]): string => `M${point(from)}L${point(to)}`;

function findSpots(ground: SVGGElement, { captions, prints, first }: Required<MapCaptionsProps>): readonly Spot[] {
  const frame = ground.closest('.map-frame');
  const sight = frame?.querySelector('.map-sight');
  const board = ground.ownerSVGElement?.getScreenCTM?.();
  const matrix = ground.getScreenCTM?.();
  if (!frame || !sight || !board || !matrix || matrix.a === 0) return UNPLACED;
  const onScreen = ({ x, y }: Place): Place => ({ x: matrix.e + matrix.a * x, y: matrix.f + matrix.d * y });
  const boxes = [...ground.querySelectorAll('.map-captions__box')];
  const wanted = captions.map((caption, i) => {
    const box = boxes[i];
    const { width, height } = box ? rectOf(box) : { width: 0, height: 0 };
    return { at: onScreen(caption.at), size: { width, height } };
  });
  const reaches = wanted.map(({ at, size }) => reachOf(at, size));
  const isReached = (rect: Rect) => reaches.some((reach) => meets(rect, reach));
  const kept: Obstacle[] = [...listKept(frame.closest('.table__left') ?? frame, board, prints, isReached)];
  kept.push(...wanted.map(({ at }) => roundPlace(at)));
  const room = rectOf(sight);
  return wanted.map(({ at, size }) => {
    const { x, y, tie } = findCaptionSpot({ at, size, room, kept, first });
    kept.push({ x, y, ...size, weight: COVERED });
    const inUnits = (there: Place): Place => ({ x: (there.x - at.x) / matrix.a, y: (there.y - at.y) / matrix.a });
    return { box: inUnits({ x, y }), tie: tie && [inUnits(tie[0]), inUnits(tie[1])] };
  });
}

/** A label covers a place that is offered sooner than a counter. */
const OFFERED = { of: '.board-stop[data-mark="legal"][data-kind="space"]', weight: 3 };

/** Places a label next to a place of the map, where it covers the least; in screen pixels. */
export function labelSpot(place: Element, label: Element): Place {
  const { x, y, width, height } = rectOf(place);
  const at = { x: x + width / 2, y: y + height / 2 };
  const frame = place.closest('.map-frame');
  const sight = frame?.querySelector('.map-sight');
  if (!frame || !sight) return { x: x + width, y: y + height };
  const { width: across, height: down } = rectOf(label);
  const size = { width: across, height: down };
  const reach = reachOf(at, size);
  const area = frame.closest('.table__left') ?? frame;
  const offered = [...frame.querySelectorAll(OFFERED.of)].map((one): Obstacle => ({
    ...rectOf(one),
    weight: OFFERED.weight,
  }));
  const kept = [...listKept(area, null, [], (rect) => meets(rect, reach)), ...offered, roundPlace(at)];
  return findCaptionSpot({ at, size, room: rectOf(sight), kept });
}

const COVERED = 12;
/** Half the size of a counter that is still moving there, or of a move's number. */
const HALF = 24;
const roundPlace = ({ x, y }: Place): Obstacle => ({
  x: x - HALF,
  y: y - HALF,
  width: 2 * HALF,
  height: 2 * HALF,
  weight: COVERED,
});

const NEVER = () => () => undefined;
const UNSEEN = () => null;

function useSettledView(): View | null {
  const viewport = useViewport();
  return useSyncExternalStore<View | null>(viewport?.onSettle ?? NEVER, viewport?.settled ?? UNSEEN);
}
