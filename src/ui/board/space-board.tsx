import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type Ref,
} from 'react';
import {
  arrowOf,
  cyclePiece,
  endStop,
  entryStop,
  isAcross,
  isOffered,
  levelOf,
  nextOffered,
  reachIn,
  stepTo,
  stepWithin,
  type BoardStop,
  type Neighbours,
} from './board-steps.ts';
import { useViewport } from './map-viewport.tsx';
import { shallow } from 'zustand/shallow';
import type { Size } from './viewport-math.ts';

export interface SpaceBoardHandle {
  /** Moves the keyboard focus to a stop; false where the board has none of that id. */
  readonly focus: (id: string) => boolean;
}

interface SpaceBoardProps {
  readonly board: Size;
  readonly label: string;
  /** In reading order: Tab, Home and End follow it. */
  readonly stops: readonly BoardStop[];
  readonly neighbours: Neighbours;
  readonly onPick: (id: string) => void;
  readonly onInspect: (id: string) => void;
  /** Pointer or focus is on a stop; null when it has left the board. */
  readonly onHover: (id: string | null) => void;
  readonly ref?: Ref<SpaceBoardHandle>;
}

const LONG_PRESS_MS = 500;
const STRAY = 9;
/** Room kept round a focused stop, in board units. */
const MARGIN = 115;

/**
 * The layer of a board for screen readers and input; everything visible is in the layers below. It has one tab stop:
 * arrows lead to the neighbour in that direction, inside its reach while a piece is taken up; Page Down and Page Up to the
 * next piece. Tab visits what is offered
 * and then leaves; Shift+Tab leaves at once, and so does Tab after Escape.
 */
export function SpaceBoard({ ref, ...props }: SpaceBoardProps) {
  const { board, label, neighbours, onPick, onInspect, onHover } = props;
  const [steady] = useState(createSteadyStops);
  const stops = useMemo(() => steady(props.stops), [steady, props.stops]);
  const svg = useRef<SVGSVGElement>(null);
  const viewport = useViewport();
  const [current, setCurrent] = useState<string | null>(null);
  const [ringed, setRinged] = useState<string | null>(null);
  const isInside = useRef(false);
  const steps = useRef(true);
  const level = useRef<{ readonly isAcross: boolean; readonly at: number } | null>(null);
  const press = useLongPress(onInspect);

  // A new question while the focus is elsewhere: Tab must enter at what is offered now.
  const offered = stops
    .filter(isOffered)
    .map((stop) => stop.id)
    .join(' ');
  useEffect(() => {
    if (!isInside.current && current !== null) setCurrent(null);
  }, [offered, current]);

  const at = stops.find((stop) => stop.id === current) ?? entryStop(stops);
  const ring = stops.find((stop) => stop.id === ringed);

  const focus = (stop: BoardStop | null): boolean => {
    const shape = stop && findShape(svg.current, stop.id);
    if (!shape) return false;
    shape.focus({ preventScroll: true });
    return true;
  };
  useImperativeHandle(ref, () => ({ focus: (id) => focus(stops.find((stop) => stop.id === id) ?? null) }));

  const onFocus = (event: FocusEvent) => {
    const id = stopId(event.target);
    const stop = stops.find((each) => each.id === id);
    if (!stop) return;
    isInside.current = true;
    setCurrent(stop.id);
    onHover(stop.id);
    // A click focuses too, but never pans.
    if (!event.target.matches(':focus-visible')) return;
    setRinged(stop.id);
    viewport?.reveal({ x: stop.x - MARGIN, y: stop.y - MARGIN, width: MARGIN * 2, height: MARGIN * 2 });
  };
  const onBlur = (event: FocusEvent) => {
    setRinged(null);
    if (event.relatedTarget instanceof Node && svg.current?.contains(event.relatedTarget)) return;
    isInside.current = false;
    steps.current = true;
    level.current = null;
    onHover(null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const id = stopId(event.target);
    const from = stops.find((stop) => stop.id === id);
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    if (run(event, from)) event.preventDefault();
  };

  const run = (event: KeyboardEvent, from: BoardStop): boolean => {
    const arrow = arrowOf(event.key);
    if (arrow && !event.shiftKey) {
      const isRow = isAcross(arrow);
      if (level.current?.isAcross !== isRow) level.current = { isAcross: isRow, at: levelOf(from, arrow) };
      const reach = reachIn(stops);
      const at = level.current.at;
      focus(reach ? stepWithin(reach, neighbours, from, arrow, at) : stepTo(stops, neighbours, from, arrow, at));
      return true;
    }
    level.current = null;
    switch (event.key) {
      case 'Tab':
        return !event.shiftKey && steps.current && focus(nextOffered(stops, from.id));
      case 'Escape':
        // Not handled here alone: the table backs out of a choice with it.
        steps.current = false;
        return false;
      case 'Home':
      case 'End':
        focus(endStop(stops, event.key === 'Home' ? 'first' : 'last'));
        return true;
      case 'PageDown':
      case 'PageUp':
        focus(cyclePiece(stops, from.id, event.key === 'PageDown' ? 1 : -1));
        return true;
      case 'Enter':
      case ' ':
        onPick(from.id);
        return true;
      default:
        return false;
    }
  };

  const onClick = (event: MouseEvent) => {
    const id = stopId(event.target);
    if (id && !press.took()) onPick(id);
  };
  const onContextMenu = (event: MouseEvent) => {
    const id = stopId(event.target);
    if (!id) return;
    event.preventDefault();
    if (!press.took()) onInspect(id);
  };
  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') onHover(stopId(event.target));
  };

  /** The place that a finger has touched stays pointed at. */
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') onHover(null);
  };

  const [drawOnce] = useState(createDrawOnce);
  const draw = (stop: BoardStop) => drawOnce(stop, stop.id === at?.id);
  const grounds = stops.filter((stop) => stop.isGround);
  const others = stops.filter((stop) => !stop.isGround);
  return (
    <svg
      ref={svg}
      className="map-layer space-board"
      viewBox={`0 0 ${board.width} ${board.height}`}
      role="group"
      aria-label={label}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onContextMenu={onContextMenu}
      onPointerOver={onPointerOver}
      onPointerLeave={onPointerLeave}
      onPointerDown={press.onPointerDown}
      onPointerMove={press.onPointerMove}
      onPointerUp={press.onPointerUp}
      onPointerCancel={press.onPointerUp}
    >
      {grounds.map(draw)}
      {stops.map(
        ({ id, isSmall, x, y }) => isSmall && <circle key={id} className="board-spot" data-stop={id} cx={x} cy={y} />,
      )}
      {others.map(draw)}
      {stops.map(
        ({ id, path, hint, isRaised }) =>
          isRaised && (
            <path key={id} className="board-raised" data-stop={id} d={path}>
              {hint && <title>{hint}</title>}
            </path>
          ),
      )}
      {ring && (
        <g className="outlined board-ring">
          <path className="board-ring-casing" d={ring.path} />
          {ring.isSmall && <circle className="board-spot board-ring-casing" cx={ring.x} cy={ring.y} />}
          <path className="board-ring-line" d={ring.path} />
          {ring.isSmall && <circle className="board-spot board-ring-line" cx={ring.x} cy={ring.y} />}
        </g>
      )}
    </svg>
  );
}

/** An unchanged stop keeps its element, which React then skips: of a hundred shapes a pick draws the few that it marks. */
export function createDrawOnce(): (stop: BoardStop, isEntry: boolean) => ReactElement {
  const drawn = { entry: new WeakMap<BoardStop, ReactElement>(), other: new WeakMap<BoardStop, ReactElement>() };
  return (stop, isEntry) => {
    const known = isEntry ? drawn.entry : drawn.other;
    const element = known.get(stop) ?? drawShape(stop, isEntry);
    known.set(stop, element);
    return element;
  };
}

function drawShape({ id, kind, path, label, hint, mark }: BoardStop, isEntry: boolean): ReactElement {
  return (
    <path
      key={id}
      className="board-stop"
      data-stop={id}
      data-kind={kind}
      data-mark={mark ?? undefined}
      d={path}
      role="button"
      tabIndex={isEntry ? 0 : -1}
      aria-label={label}
      aria-pressed={mark === 'legal' || mark === 'chosen' ? mark === 'chosen' : undefined}
    >
      {hint && <title>{hint}</title>}
    </path>
  );
}

const stopId = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-stop]')?.getAttribute('data-stop') ?? null) : null;

function findShape(svg: SVGSVGElement | null, id: string): SVGElement | null {
  for (const shape of svg?.querySelectorAll<SVGElement>('.board-stop') ?? []) {
    if (shape.getAttribute('data-stop') === id) return shape;
  }
  return null;
}

/** A finger that rests half a second on a stop inspects it; the click that follows does not choose. */
function useLongPress(onInspect: (id: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const done = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const stop = () => {
    clearTimeout(timer.current);
    from.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const isSecond = from.current !== null;
      stop();
      done.current = false;
      const id = stopId(event.target);
      if (event.pointerType !== 'touch' || isSecond || !id) return;
      from.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        done.current = true;
        from.current = null;
        onInspect(id);
      }, LONG_PRESS_MS);
    },
    onPointerMove: (event: PointerEvent) => {
      const start = from.current;
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STRAY) stop();
    },
    onPointerUp: stop,
    took: () => done.current,
  };
}

/** Replaces equal stops by the objects of the last call, so that only the changed ones of several hundred shapes render. */
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
