import type { CSSProperties } from 'react';
import { spanOf, type Outlook, type Span } from '../../lab/outlook/outlook.ts';
import { classes } from '../parts/classes.ts';
import { useT } from '../../i18n/use-t.tsx';
import { perCent } from './words.ts';

export interface ChartLine {
  readonly key: string;
  readonly letter: string;
  readonly isMatch: boolean;
}

interface ChanceChartProps {
  readonly outlook: Outlook;
  readonly lines: readonly ChartLine[];
}

/** Share of the axis that a label needs on either side. */
const EDGE = 0.04;

/** From this share of the axis on, the words of the dotted rule stand before it, or they would be cut. */
const LATE = 0.55;

/** A label in the middle of `x` that is cut at neither end: half of it is as wide as so many letters are high. */
const within = (x: string, half: number): string => `clamp(${half}em, ${x}, calc(100% - ${half}em))`;

/** More rows than these have their labels beside their bars, so that the boards keep their height. */
const TALL_ROWS = 2;

/** Mean and interval of each line on one axis; the chance before them is a dotted rule. */
export function ChanceChart({ outlook, lines }: ChanceChartProps) {
  const { t } = useT();
  const span = (key: string): Span | null => {
    const found = outlook.prospects.find((one) => one.key === key);
    return found ? spanOf(found.tally) : null;
  };
  const before = span('before');
  const rows = lines.flatMap((line) => {
    const own = span(line.key);
    return own ? [{ ...line, ...own }] : [];
  });
  if (rows.length === 0) return null;
  const { low, high, ticks } = axisOf([...rows, ...(before ? [before] : [])]);
  const x = (chance: number): string => `${(((chance - low) / (high - low)) * (1 - 2 * EDGE) + EDGE) * 100}%`;
  const isLow = rows.length > TALL_ROWS;
  const isLate = (chance: number): boolean => (chance - low) / (high - low) > 0.5;
  const besideBar = (row: Span): CSSProperties =>
    isLate(row.mean) ? { insetInlineEnd: `calc(100% - ${x(row.low)})` } : { insetInlineStart: x(row.high) };
  return (
    <figure className={classes('what-chart', isLow && 'what-chart--low')}>
      <div className="what-chart__rows">
        {before ? (
          <span
            className={classes(
              'what-chart__before',
              (before.mean - low) / (high - low) > LATE && 'what-chart__before--late',
            )}
            style={{ insetInlineStart: x(before.mean) }}
          >
            <span>{t('what-if.chances.before', { n: perCent(before.mean) })}</span>
          </span>
        ) : null}
        {rows.map((row) => (
          <div key={row.key} className="what-chart__row">
            <b
              className="tabular what-chart__label"
              style={isLow ? besideBar(row) : { insetInlineStart: within(x(row.mean), 2) }}
              aria-hidden="true"
            >
              <span>{row.letter}</span> <span>{perCent(row.mean)}</span>&nbsp;%
            </b>
            <span
              className="what-chart__bar"
              style={{ insetInlineStart: x(row.low), insetInlineEnd: `calc(100% - ${x(row.high)})` }}
            />
            <span
              className={row.isMatch ? 'what-chart__mark what-chart__mark--match' : 'what-chart__mark'}
              style={{ insetInlineStart: x(row.mean) }}
            />
            <span className="visually-hidden">
              {t('what-if.chances.row', {
                line: row.letter,
                n: perCent(row.mean),
                low: perCent(row.low),
                high: perCent(row.high),
              })}
            </span>
          </div>
        ))}
      </div>
      <div className="what-chart__axis" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ insetInlineStart: x(tick) }} className="tabular">
            {Math.round(100 * tick)}&nbsp;%
          </span>
        ))}
      </div>
    </figure>
  );
}

/** In tens of per cent, at least two of them apart. */
function axisOf(spans: readonly Span[]) {
  let low = Math.max(0, Math.floor(10 * Math.min(...spans.map((one) => one.low))) / 10);
  let high = Math.min(1, Math.ceil(10 * Math.max(...spans.map((one) => one.high))) / 10);
  if (high - low < 0.2) [low, high] = [Math.max(0, low - 0.1), Math.min(1, high + 0.1)];
  const step = high - low > 0.5 ? 0.2 : 0.1;
  const count = Math.floor((high - low) / step + 0.01);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, at) => low + at * step) };
}
