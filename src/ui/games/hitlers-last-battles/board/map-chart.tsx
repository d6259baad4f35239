import { useId, type ReactNode } from 'react';
import { Lines, idsWith, paint } from '../../../board/patterns.tsx';
import { ChartPanel, ChartRow, ChartScale, Compass, type ChartEntry } from '../../../board/hex/sheet.tsx';
import '../../../board/hex/signs.css';
import './map-chart.css';

/** The sign of a river hex next to its number, which no counter ever covers. */
export const WAVE = 'M-54-3.5q4-5 8 0t8 0t8 0M-54 3.5q4-5 8 0t8 0t8 0';

export const SIGN = 11;

/** Value by shape: a disc with 1 for a round city, a square with 2 for a square one (§9). */
export const CitySign = ({ city, x }: { readonly city: 'round' | 'square'; readonly x: number }) => (
  <g className="map-sign hlb-city" transform={`translate(${x} 0)`}>
    {city === 'round' ? (
      <circle r={SIGN} />
    ) : (
      <rect className="sign-plate" x={-SIGN} y={-SIGN} width={SIGN * 2} height={SIGN * 2} />
    )}
    <text y="6">{city === 'round' ? 1 : 2}</text>
  </g>
);

/** Columns of the legend, in their order on the map. */
const LEGEND = ['river', 'city', 'water', 'closed', 'drawing', 'rebuilt'] as const;
type LegendEntry = (typeof LEGEND)[number];

export interface ChartWords {
  readonly title: string;
  readonly where: string;
  readonly when: string;
  readonly kilometres: string;
  readonly row: (id: LegendEntry) => ChartEntry;
}

/** On the open sea, where no unit comes. */
const TITLE = { x: 34, y: 32, width: 392, height: 182 };
const STRIP = { x: 288, y: 1097, width: 1440, height: 92 };
const COLUMN = STRIP.width / LEGEND.length;
/** 200 km: from one side of a hex to the other. */
const ACROSS = 173;

export function Cartouche({ words }: { readonly words: ChartWords }) {
  const { x, y, width, height } = TITLE;
  const left = x + 24;
  return (
    <g className="chart hlb-chart">
      <ChartPanel {...TITLE} />
      <text className="chart-title" x={x + width / 2} y={y + 47}>
        {words.title}
      </text>
      <path className="hollow chart-line" d={`M${left} ${y + 61}h${width - 48}`} />
      <text className="hlb-chart-where" x={left} y={y + 91}>
        {words.where}
      </text>
      <text className="hlb-chart-when" x={left} y={y + 120}>
        {words.when}
      </text>
      <ChartScale x={left} y={y + 162} length={ACROSS}>
        <text className="hlb-chart-when" x={ACROSS / 2 + 14} y="17">
          {words.kilometres}
        </text>
      </ChartScale>
      <Compass x={x + width - 62} y={y + height - 58} />
    </g>
  );
}

export function Legend({ words }: { readonly words: ChartWords }) {
  const ids = idsWith(useId());
  return (
    <g className="chart hlb-chart hlb-legend">
      <defs>
        <Lines id={ids('closed')} pitch={9} width={1.3} turn={-45} className="hlb-closed-line" />
      </defs>
      <ChartPanel {...STRIP} />
      {LEGEND.map((id, i) => (
        <g key={id} transform={`translate(${STRIP.x + 16 + i * COLUMN} ${STRIP.y})`}>
          <g transform="translate(28 46)">{id === 'closed' ? <Closed fill={paint(ids, 'closed')} /> : SIGNS[id]}</g>
          <ChartRow x={66} y={41} lead={29} entry={words.row(id)} />
        </g>
      ))}
    </g>
  );
}

const SMALL_HEX = 'M26 0L13 22.5H-13L-26 0L-13-22.5H13Z';
const Closed = ({ fill }: { readonly fill: string }) => (
  <>
    <path className="hlb-chart-land" d={SMALL_HEX} />
    <path d={SMALL_HEX} fill={fill} />
  </>
);

const SIGNS: Readonly<Record<Exclude<LegendEntry, 'closed'>, ReactNode>> = {
  river: <path className="hollow hlb-wave" transform="translate(62 0) scale(1.35)" d={WAVE} />,
  city: (
    <>
      <CitySign city="round" x={-16} />
      <CitySign city="square" x={16} />
    </>
  ),
  water: (
    <g className="hollow sheet-water-side">
      <path className="sheet-water-side-bar" d="M-25 0h50" />
      <path className="sheet-water-side-rungs" d="M-25 0h50" />
    </g>
  ),
  drawing: (
    <>
      <path className="hollow chart-rail" d="M-26 10h52" />
      <path className="hollow chart-ties" d="M-26 10h52" />
      <path className="hlb-chart-hill" d="M-22 2L-10-18L2 2ZM-2 2L10-14L20 2Z" />
    </>
  ),
  rebuilt: <path className="hollow hlb-chart-rebuilt" d="M0-16L16 0L0 16L-16 0Z" />,
};
