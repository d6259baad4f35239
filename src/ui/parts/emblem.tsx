import type { ReactElement } from 'react';
import './emblem.css';
import { classes } from './classes.ts';
import { movedPath } from './moved-path.ts';

/**
 * The marks of sides differ in shape before colour: a square with a plain cross, a disc with a hollow star, a hexagon
 * with a solid star, a pill with both stars.
 */
export type EmblemKind = 'square' | 'disc' | 'hexagon' | 'pill';

/** Half width and half height of each mark, in its own units. */
const EXTENT: Readonly<Record<EmblemKind, readonly [number, number]>> = {
  square: [16, 16],
  disc: [16, 16],
  hexagon: [16, 16],
  pill: [20, 16],
};

export interface EmblemProps {
  readonly of: EmblemKind;
  readonly size?: 's' | 'm' | 'l';
  /** Accessible name if no text next to it names the side. */
  readonly label?: string;
}

export function drawMark({ of, size = 'm', label }: EmblemProps) {
  const [x, y] = EXTENT[of];
  return (
    <svg
      className={classes('unclipped emblem', `emblem--${size}`, of === 'pill' && 'emblem--pill')}
      viewBox={`${-x} ${-y} ${2 * x} ${2 * y}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {drawEmblem(of)}
    </svg>
  );
}

export const CROSS = 'M-2.3-8.4H2.3V-2.3H8.4V2.3H2.3V8.4H-2.3V2.3H-8.4V-2.3H-2.3Z';

export function starPath(radius: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const r = i % 2 === 0 ? radius : radius * 0.42;
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

const PILL_STARS = { hollow: movedPath(starPath(7.6), { x: -7.5 }), solid: movedPath(starPath(7.8), { x: 8 }) };

function hexagonPath(radius: number): string {
  const points = Array.from({ length: 6 }, (_, i) => {
    const angle = Math.PI / 6 + (i * Math.PI) / 3;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

const SHAPES: Readonly<Record<EmblemKind, ReactElement>> = {
  square: (
    <g className="emblem__square">
      <rect className="stroke-ink emblem__ground" x="-13" y="-13" width="26" height="26" rx="3.5" />
      <rect className="hollow emblem__inner" x="-11.2" y="-11.2" width="22.4" height="22.4" rx="2.4" />
      <path className="emblem__solid" d={CROSS} />
    </g>
  ),
  disc: (
    <g className="emblem__disc">
      <circle className="stroke-ink emblem__ground" r="14" />
      <circle className="hollow emblem__inner" r="12" />
      <path className="outlined emblem__hollow" d={starPath(9)} />
    </g>
  ),
  hexagon: (
    <g className="emblem__hexagon">
      <path className="stroke-ink emblem__ground" d={hexagonPath(15)} />
      <path className="hollow emblem__inner" d={hexagonPath(12.8)} />
      <path className="emblem__solid" d={starPath(9.2)} />
    </g>
  ),
  pill: (
    <g className="emblem__pill">
      <rect className="stroke-ink emblem__ground" x="-19" y="-13" width="38" height="26" rx="13" />
      <path className="outlined emblem__hollow" d={PILL_STARS.hollow} />
      <path className="emblem__solid" d={PILL_STARS.solid} />
    </g>
  ),
};

/** The bare mark for drawings, centred on 0, 0 and 26 to 30 units across. */
export const drawEmblem = (of: EmblemKind): ReactElement => SHAPES[of];
