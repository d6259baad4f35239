import { useId, type ReactNode } from 'react';
import { ChartPanel, ChartRow, ChartScale, Compass, type ChartEntry } from '../../../board/hex/sheet.tsx';
import { Engraving } from '../../../board/sheet-parts.tsx';
import { idsWith, paint } from '../../../board/patterns.tsx';
import { GROUND, SAMPLES } from './shapes.ts';
import { BOARD, hexCentre, hexOutline } from './layout.ts';
import type { HexId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import '../../../board/hex/signs.css';
import './map-chart.css';

/** Rows of the legend, in their order on the map. */
const LEGEND = [
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
type LegendRow = (typeof LEGEND)[number];

export interface ChartWords {
  readonly title: readonly string[];
  readonly operation: string;
  readonly when: string;
  readonly legend: string;
  readonly row: (id: LegendRow) => ChartEntry;
  readonly kilometres: string;
  /** Set small in the corner of the map. */
  readonly reconstructed: string;
}

const WIDTH = 204;
const LEFT = BOARD.width - WIDTH - 30;
const TITLE = { top: 62, height: 290 };
const ROW = { terrain: 54, line: 43 };
const LEGEND_HEIGHT = 62 + 5 * ROW.terrain + 5 * ROW.line;
const LEGEND_TOP = BOARD.height - LEGEND_HEIGHT - 30;

const isSample = (row: LegendRow): row is keyof typeof SAMPLES => row in SAMPLES;

const heightOf = (i: number): number => LEGEND_TOP + 62 + Math.min(i, 5) * ROW.terrain + Math.max(0, i - 5) * ROW.line;

/** Title, compass and scale; a hex is 107 km across. */
export function Cartouche({ words }: { readonly words: ChartWords }) {
  const middle = LEFT + WIDTH / 2;
  const [first = '', link = '', last = ''] = words.title;
  return (
    <g className="chart btm-chart">
      <ChartPanel x={LEFT} y={TITLE.top} width={WIDTH} height={TITLE.height} />
      <text className="chart-title" x={middle} y={TITLE.top + 48}>
        {first}
      </text>
      <text className="chart-link" x={middle} y={TITLE.top + 74}>
        {link}
      </text>
      <text className="chart-title" x={middle} y={TITLE.top + 110}>
        {last}
      </text>
      <path className="hollow chart-line" d={`M${LEFT + 40} ${TITLE.top + 126}h124`} />
      <g className="btm-small-print">
        <text className="chart-operation" x={middle} y={TITLE.top + 150}>
          {words.operation}
        </text>
        <text className="chart-small" x={middle} y={TITLE.top + 170}>
          {words.when}
        </text>
      </g>
      <Compass x={middle} y={TITLE.top + 218} north={NORTH} />
      <ChartScale x={LEFT + 55} y={TITLE.top + 272} length={HUNDRED}>
        <text className="btm-small-print chart-small">{words.kilometres}</text>
      </ChartScale>
    </g>
  );
}

/** The map is turned a little: north is not quite up. */
const NORTH = 12;

/** 100 km. */
const HUNDRED = 93.6;

/** The legend of terrain, lines and signs; it has small print, so it shows in nearer views only. */
export function Legend({ words }: { readonly words: ChartWords }) {
  const ids = idsWith(useId());
  return (
    <g className="btm-small-print chart btm-chart">
      <defs>
        {Object.values(SAMPLES).map((hex) => (
          <clipPath key={hex} id={ids(`sample-${hex}`)}>
            <path d={hexOutline(hex)} />
          </clipPath>
        ))}
      </defs>
      <ChartPanel x={LEFT} y={LEGEND_TOP} width={WIDTH} height={LEGEND_HEIGHT} />
      <text className="chart-head" x={LEFT + WIDTH / 2} y={LEGEND_TOP + 30}>
        {words.legend}
      </text>
      {LEGEND.map((row, i) => {
        const at = heightOf(i);
        return (
          <g key={row}>
            {isSample(row) ? (
              <Sample hex={SAMPLES[row]} y={at} clip={paint(ids, `sample-${SAMPLES[row]}`)} />
            ) : (
              <g transform={`translate(${LEFT + 20} ${at})`}>{SIGNS[row]}</g>
            )}
            <ChartRow x={LEFT + 72} y={at - 2} lead={17} entry={words.row(row)} />
          </g>
        );
      })}
    </g>
  );
}

const SAMPLE_SCALE = 0.4;

function Sample({ hex, y, clip }: { readonly hex: HexId; readonly y: number; readonly clip: string }) {
  const { x: u, y: v } = hexCentre(hex);
  return (
    <g transform={`translate(${LEFT + 40} ${y}) scale(${SAMPLE_SCALE}) translate(${-u} ${-v})`}>
      <g clipPath={clip}>
        <Engraving size={BOARD} widths={GROUND} />
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
      <g className="map-sign btm-city" transform="translate(9 2)">
        <circle r="9" />
        <text y="5.2">1</text>
      </g>
      <g className="map-sign btm-city btm-city-supply" transform="translate(32 2)">
        <rect className="sign-plate" x="-9" y="-9" width="18" height="18" />
        <text y="5.2">2</text>
      </g>
    </>
  ),
  railway: (
    <>
      <path className="hollow chart-rail" d="M0 2h40" />
      <path className="hollow chart-ties" d="M0 2h40" />
    </>
  ),
};
