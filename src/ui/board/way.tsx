import type { Place } from './hex-geometry.ts';
import { point } from './hex-geometry.ts';
import './way.css';

interface WayHead {
  readonly at: Place;
  /** Degrees, clockwise from the east. */
  readonly turn: number;
}

/** The head of an arrow that ends `short` of the last of `places`; null for a way that leads nowhere. */
export function headOf(places: readonly Place[], short: number): WayHead | null {
  const [end, before] = [places.at(-1), places.at(-2)];
  if (!end || !before) return null;
  const along = Math.atan2(end.y - before.y, end.x - before.x);
  return {
    at: { x: end.x - Math.cos(along) * short, y: end.y - Math.sin(along) * short },
    turn: degrees(along),
  };
}

/** A line through all points, round at each of them. */
export function smoothLine(places: readonly Place[]): string {
  const [start, ...rest] = places;
  const end = rest.at(-1);
  if (!start || !end) return '';
  const bends = rest.slice(0, -1).map((place, i) => {
    const next = rest[i + 1] ?? end;
    const before = places[i] ?? start;
    const near = (to: Place): Place => ({ x: place.x + (to.x - place.x) * 0.32, y: place.y + (to.y - place.y) * 0.32 });
    return `L${point(near(before))}Q${point(place)} ${point(near(next))}`;
  });
  return `M${point(start)}${bends.join('')}L${point(end)}`;
}

export const degrees = (angle: number): number => Math.round((angle * 180) / Math.PI);

interface WayProps {
  /** Sets `--way`, the colour of its side. */
  readonly className: string;
  readonly line: string;
  readonly head: WayHead;
  /** Outline of the head, pointing east. */
  readonly shape: string;
  /** The kind of movement, for dashes. */
  readonly kind?: string;
  readonly isLast?: boolean;
  readonly isFaint?: boolean;
}

/** An arrow along a way: ink, with a core in a colour. */
export const Way = ({ className, line, head, shape, kind, isLast = false, isFaint = false }: WayProps) => (
  <g className={`way ${className}`} data-kind={kind} data-last={isLast || undefined} data-faint={isFaint || undefined}>
    <path className="way-ink" d={line} />
    <path className="way-core" d={line} />
    <path className="way-head" d={shape} transform={`translate(${point(head.at)}) rotate(${head.turn})`} />
  </g>
);
