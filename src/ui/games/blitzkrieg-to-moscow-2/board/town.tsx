import { memo } from 'react';

/** Gables of a town about its middle, for a hex without a counter; the supply city stands within ramparts. */
const HOUSES = [
  [-15, 5, 11, 11],
  [-2, 1, 12, 15],
  [11, 6, 10, 10],
  [-9, 15, 12, 9],
  [5, 15, 12, 9],
] as const;
const TOWER = 'M-4-6V-19L0-25L4-19V-6Z';
/** A star of five bastions. */
const RAMPARTS = Array.from({ length: 10 }, (_, i) => {
  const angle = (Math.PI * (i - 2.5)) / 5;
  const reach = i % 2 === 0 ? 29 : 21;
  return `${Math.round(Math.cos(angle) * reach * 10) / 10} ${Math.round((Math.sin(angle) * reach + 1) * 10) / 10}`;
}).join('L');

interface TownProps {
  readonly x: number;
  readonly y: number;
  readonly isSupply: boolean;
}

export const Town = memo(({ x, y, isSupply }: TownProps) => (
  <g className="btm-town" transform={`translate(${x} ${y})`}>
    {isSupply && <path className="btm-ramparts" d={`M${RAMPARTS}Z`} />}
    <path
      className="btm-town-walls"
      d={HOUSES.map(([left, foot, width, height]) => wall(left, foot, width, height)).join('')}
    />
    <path
      className="btm-town-roofs"
      d={`${TOWER}${HOUSES.map(([left, foot, width, height]) => roof(left, foot, width, height)).join('')}`}
    />
  </g>
));
Town.displayName = 'Town';

/** The drawing is small and low in its hex: it leaves the number and the name alone. */
const SCALE = 0.86;
const at = (value: number): number => Math.round(value * SCALE * 10) / 10;
const wall = (left: number, foot: number, width: number, height: number): string =>
  `M${at(left)} ${at(foot)}h${at(width)}v${at(-height * 0.6)}h${at(-width)}z`;
const roof = (left: number, foot: number, width: number, height: number): string =>
  `M${at(left - 1)} ${at(foot - height * 0.55)}l${at(width / 2 + 1)} ${at(-height * 0.55)}l${at(width / 2 + 1)} ${at(height * 0.55)}z`;
