import { memo, useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useTextScale } from '../app/layout-size.ts';
import type { Place } from './hex-geometry.ts';
import { MapLayer } from './map-layer.tsx';
import type { Rect, Size } from './viewport-math.ts';
import './viewport.css';
import './game-board.css';
import './heat.css';

interface HeatLabel {
  readonly place: string;
  readonly name: string;
  readonly value: string;
  /** Two variants differ here: its box is thick. */
  readonly isChanged: boolean;
}

export interface HeatProps {
  readonly facts: object;
  /** Share of games of each place, 0 to 1; a place without one stays as it is. */
  readonly shares: Readonly<Record<string, number>>;
  readonly labels: readonly HeatLabel[];
}

/** One ink, so that it prints: this strong where the share is whole. */
const STRONGEST = 0.74;

interface HeatBoardProps extends Pick<HeatProps, 'shares' | 'labels'> {
  readonly className: string;
  readonly size: Size;
  readonly shown: Rect;
  readonly outlineOf: (place: string) => string;
  readonly middleOf: (place: string) => Place;
  readonly ground: ReactNode;
  readonly drawing: ReactNode;
}

/** A board without pieces, still, whole in its frame; the ink of each place is as strong as its share. Decorative: a table says the same. */
export function HeatBoard({
  className,
  size,
  shown,
  shares,
  labels,
  outlineOf,
  middleOf,
  ground,
  drawing,
}: HeatBoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const text = useTextScale();
  const [room, setRoom] = useState<Size>({ width: 600, height: 720 });
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const measure = () => {
      const { width, height } = current.getBoundingClientRect();
      if (width > 0 && height > 0) setRoom({ width, height });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  const k = Math.min(room.width / shown.width, room.height / shown.height);
  const left = (room.width - shown.width * k) / 2 - shown.x * k;
  const top = (room.height - shown.height * k) / 2 - shown.y * k;
  const stage: CSSProperties & Record<'--k' | '--px', string> = {
    ...size,
    transform: `translate(${left}px, ${top}px) scale(${k})`,
    '--k': String(k),
    '--px': `${1 / k}px`,
  };
  const placed = useMemo(
    () =>
      thin(
        labels.map((label) => {
          const { x, y } = middleOf(label.place);
          return { ...label, x: left + x * k, y: top + y * k };
        }),
        room,
        text,
      ),
    [labels, middleOf, left, top, k, room, text],
  );
  return (
    <div
      ref={frame}
      className={`game-board ${className} clip relative heat`}
      data-still="true"
      aria-hidden="true"
      inert
    >
      <div className="heat__stage" style={stage} data-detail="0">
        {ground}
        <Ink size={size} shares={shares} outlineOf={outlineOf} />
        {drawing}
      </div>
      {placed.map(({ place, name, value, isChanged, x, y }) => (
        <span
          key={place}
          className={isChanged ? 'heat__label heat__label--changed' : 'heat__label'}
          style={{ insetInlineStart: x, insetBlockStart: y }}
        >
          <span>{name}</span>
          <b className="tabular">{value}</b>
        </span>
      ))}
    </div>
  );
}

type InkProps = Pick<HeatBoardProps, 'size' | 'shares' | 'outlineOf'>;

const Ink = memo(({ size, shares, outlineOf }: InkProps) => (
  <MapLayer board={size} name="ink">
    {Object.entries(shares).map(([place, share]) => (
      <path key={place} className="heat__ink" d={outlineOf(place)} fillOpacity={(share * STRONGEST).toFixed(3)} />
    ))}
  </MapLayer>
));
Ink.displayName = 'Ink';

const LABEL = { letter: 6.6, least: 42, height: 38 } as const;

type PlacedLabel = HeatLabel & Place;

/** Labels that overlap none before them, those of a change first. `text` is the factor of the text size. */
function thin(labels: readonly PlacedLabel[], { width, height }: Size, text: number): readonly PlacedLabel[] {
  const tall = LABEL.height * text;
  const kept: (PlacedLabel & { readonly half: number })[] = [];
  const inOrder = [...labels].sort((a, b) => Number(b.isChanged) - Number(a.isChanged));
  for (const label of inOrder) {
    const letters = Math.max(...[label.name, label.value].map(widthOf));
    const half = (Math.max(LABEL.least, letters * LABEL.letter + 10) * text) / 2;
    const x = Math.min(Math.max(label.x, half + 2), width - half - 2);
    const y = Math.min(Math.max(label.y, tall / 2 + 2), height - tall / 2 - 2);
    const isFree = kept.every((other) => Math.abs(other.x - x) > other.half + half || Math.abs(other.y - y) > tall);
    if (isFree) kept.push({ ...label, x, y, half });
  }
  return kept;
}

/** In Latin letters; kana and kanji are about twice as wide. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 1.9 : 1), 0);
