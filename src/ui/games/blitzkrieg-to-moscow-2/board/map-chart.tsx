import { useId } from 'react';
import type { ReactNode } from 'react';
import { Engraving } from '../../../board/sheet-parts.tsx';
import { idsWith, paint } from '../../../board/patterns.tsx';
import { GROUND } from './ground-pictures.ts';
import { BOARD, hexCentre, hexOutline } from './layout.ts';
import type { HexId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import './map-chart.css';

/** Rows of the legend, in their order on the map. */
export const LEGEND = [
  'clear',
  'forest',
  'marsh',
  'mountain',
  'city',
  'river',
  'water',
  'frontier',
  'points',
  'railway',
] as const;
export type LegendRow = (typeof LEGEND)[number];

/** What is printed beside the map itself, in the player's language. */
export interface ChartWords {
  /** Lines of the title, the large ones and what links them. */
  readonly title: readonly string[];
  readonly operation: string;
  readonly when: string;
  readonly legend: string;
  readonly rows: Readonly<Record<LegendRow, { readonly name: string; readonly what: string }>>;
  /** Length of the scale, in its unit. */
  readonly kilometres: string;
}

/** East of the Soviet rear area, where no hex and no counter comes. */
const WIDTH = 204;
const LEFT = BOARD.width - WIDTH - 30;
const TITLE = { top: 62, height: 290 };
const ROW = { terrain: 54, line: 43 };
const LEGEND_HEIGHT = 62 + 5 * ROW.terrain + 5 * ROW.line;
const LEGEND_TOP = BOARD.height - LEGEND_HEIGHT - 30;

/** The hexes whose ground stands for their terrain. */
const SAMPLES: Readonly<Record<'clear' | 'forest' | 'marsh' | 'mountain' | 'city', HexId>> = {
  clear: '0808',
  forest: '1609',
  marsh: '1003',
  mountain: '0107',
  city: '1306',
};
const isSample = (row: LegendRow): row is keyof typeof SAMPLES => row in SAMPLES;

const Panel = ({ top, height }: { readonly top: number; readonly height: number }) => (
  <>
    <rect className="btm-chart-shadow" x={LEFT + 3} y={top + 4} width={WIDTH} height={height} />
    <rect className="btm-chart-paper" x={LEFT} y={top} width={WIDTH} height={height} />
    <rect className="hollow btm-chart-rule" x={LEFT + 5} y={top + 5} width={WIDTH - 10} height={height - 10} />
  </>
);

/** Terrain comes first and has higher rows. */
const heightOf = (i: number): number => LEGEND_TOP + 62 + Math.min(i, 5) * ROW.terrain + Math.max(0, i - 5) * ROW.line;

/** Title, compass and scale; a hex is 107 km across. */
export function Cartouche({ words }: { readonly words: ChartWords }) {
  const middle = LEFT + WIDTH / 2;
  const [first = '', link = '', last = ''] = words.title;
  return (
    <g className="btm-chart">
      <Panel {...TITLE} />
      <text className="btm-chart-title" x={middle} y={TITLE.top + 48}>
        {first}
      </text>
      <text className="btm-chart-link" x={middle} y={TITLE.top + 74}>
        {link}
      </text>
      <text className="btm-chart-title" x={middle} y={TITLE.top + 110}>
        {last}
      </text>
      <path className="hollow btm-chart-line" d={`M${LEFT + 40} ${TITLE.top + 126}h124`} />
      <g className="btm-small-print">
        <text className="btm-chart-operation" x={middle} y={TITLE.top + 150}>
          {words.operation}
        </text>
        <text className="btm-chart-small" x={middle} y={TITLE.top + 170}>
          {words.when}
        </text>
      </g>
      <Compass x={middle} y={TITLE.top + 218} />
      <Scale x={LEFT + 22} y={TITLE.top + 272} words={words.kilometres} />
    </g>
  );
}

/** The map is turned a little: north is not quite up. */
const NORTH = 12;

const Compass = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${NORTH})`}>
    <circle className="hollow btm-chart-ring" r="26" />
    <path className="btm-chart-star" d="M0-36L6-6L36 0L6 6L0 36L-6 6L-36 0L-6-6Z" />
    <path className="btm-chart-dark" d="M0-36L6-6L0 0ZM36 0L6 6L0 0ZM0 36L-6 6L0 0ZM-36 0L-6-6L0 0Z" />
  </g>
);

/** 100 km in two halves. */
const HUNDRED = 93.6;

const Scale = ({ x, y, words }: { readonly x: number; readonly y: number; readonly words: string }) => (
  <g transform={`translate(${x + 33} ${y})`}>
    <path className="hollow btm-chart-ring" d={`M0 0h${HUNDRED}M0-5v10M${HUNDRED}-5v10`} />
    <rect className="btm-chart-dark" x="0" y="-2.5" width={HUNDRED / 2} height="5" />
    <text className="btm-small-print btm-chart-small" x={HUNDRED / 2} y="-9">
      {words}
    </text>
  </g>
);

/** What terrain, lines and signs mean; its print is small, so that it comes with a nearer view. */
export function Legend({ words }: { readonly words: ChartWords }) {
  const ids = idsWith(useId());
  return (
    <g className="btm-small-print btm-chart">
      <defs>
        {Object.values(SAMPLES).map((hex) => (
          <clipPath key={hex} id={ids(`sample-${hex}`)}>
            <path d={hexOutline(hex)} />
          </clipPath>
        ))}
      </defs>
      <Panel top={LEGEND_TOP} height={LEGEND_HEIGHT} />
      <text className="btm-chart-head" x={LEFT + WIDTH / 2} y={LEGEND_TOP + 30}>
        {words.legend}
      </text>
      {LEGEND.map((row, i) => {
        const at = heightOf(i);
        const { name, what } = words.rows[row];
        return (
          <g key={row}>
            {isSample(row) ? (
              <Sample hex={SAMPLES[row]} y={at} clip={paint(ids, `sample-${SAMPLES[row]}`)} />
            ) : (
              <g transform={`translate(${LEFT + 20} ${at})`}>{SIGNS[row]}</g>
            )}
            <text className="btm-chart-name" x={LEFT + 72} y={at - 2}>
              {name}
            </text>
            <text className="btm-chart-what" x={LEFT + 72} y={at + 15}>
              {what}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const SAMPLE_SCALE = 0.4;

/** A hex of the ground itself, made small. */
function Sample({ hex, y, clip }: { readonly hex: HexId; readonly y: number; readonly clip: string }) {
  const { x: u, y: v } = hexCentre(hex);
  return (
    <g transform={`translate(${LEFT + 40} ${y}) scale(${SAMPLE_SCALE}) translate(${-u} ${-v})`}>
      <g clipPath={clip}>
        <Engraving size={BOARD} editions={GROUND} />
      </g>
      <path className="hollow btm-chart-hex" d={hexOutline(hex, 0.98)} />
    </g>
  );
}

const WAVE = 'M0 2q10-6 20 0t20 0';
const SIGNS: Readonly<Record<Exclude<LegendRow, keyof typeof SAMPLES>, ReactNode>> = {
  river: (
    <g className="drawn">
      <path className="btm-river-casing" d={WAVE} />
      <path className="btm-river" d={WAVE} />
    </g>
  ),
  water: (
    <g className="hollow sheet-water-side">
      <path className="sheet-water-side-bar" d="M0 2h40" />
      <path className="sheet-water-side-rungs" d="M0 2h40" />
    </g>
  ),
  frontier: (
    <g className="drawn">
      <path className="btm-edge-german" d="M0 2h40" />
      <path className="btm-edge-german-light" d="M0 2h40" />
    </g>
  ),
  points: (
    <>
      <g className="btm-city" transform="translate(9 2)">
        <circle r="9" />
        <text y="5.2">1</text>
      </g>
      <g className="btm-city btm-city-supply" transform="translate(32 2)">
        <rect x="-9" y="-9" width="18" height="18" />
        <text y="5.2">2</text>
      </g>
    </>
  ),
  railway: (
    <>
      <path className="hollow btm-chart-rail" d="M0 2h40" />
      <path className="hollow btm-chart-ties" d="M0 2h40" />
    </>
  ),
};
