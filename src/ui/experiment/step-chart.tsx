import type { ReactNode } from 'react';
import { curveStepAfter, line } from 'd3-shape';
import { useT } from '../../i18n/use-t.tsx';
import { classes } from '../parts/classes.ts';
import { FigureTable } from './figure-table.tsx';
import { figure, LETTERS, perCent } from './figures.ts';

/** How often a variant came to each value, and what its mean is. */
export interface Steps {
  readonly counts: readonly (readonly [value: number, games: number])[];
  readonly mean: number;
}

export interface StepChartProps {
  readonly id: string;
  /** Over the chart, in capitals. */
  readonly title: string;
  /** What the table calls the values. */
  readonly unit: string;
  readonly variants: readonly Steps[];
  /** How a mean is written; without it as other figures are. */
  readonly tell?: (value: number) => string;
  /** From a value on the games are won. */
  readonly won?: { readonly from: number; readonly before: string; readonly after: string } | null;
  /** Beside the title. */
  readonly choices?: ReactNode;
}

/** At most so many steps; values beyond them are put together. */
const MOST_STEPS = 24;
/** Figures under the axis. */
const TICKS = 9;

/** A distribution as steps, share of games, A full and B dashed. */
export function StepChart({ id, title, unit, variants, tell = figure, won = null, choices }: StepChartProps) {
  const { t } = useT();
  const steps = stepsOf(variants);
  const shares = variants.map((one) => steps.map((step) => shareIn(one, step)));
  const most = Math.max(0.01, ...shares.flat());
  const count = steps.length;
  const line_ = line<number>()
    .x((_, i) => i)
    .y((share) => 100 - (share / most) * 76)
    .curve(curveStepAfter);
  const wonAt = won === null ? -1 : steps.findIndex(([from]) => from >= won.from);
  const place = (i: number) => `${(i / count) * 100}%`;
  const everyTick = Math.ceil(count / TICKS);
  return (
    <section className="panel run-chart" aria-labelledby={id}>
      <div className={classes(choices !== undefined && 'line apart gap-12 run-chart__head')}>
        <h3 id={id} className="cap">
          {title}
        </h3>
        {choices}
      </div>
      <div className="step-chart" aria-hidden="true">
        {won && wonAt > 0 ? (
          <>
            <span className="step-chart__won" style={{ insetInlineStart: place(wonAt) }} />
            <span
              className="step-chart__side step-chart__side--lost"
              style={{ insetInlineEnd: `calc(100% - ${place(wonAt)})` }}
            >
              {won.before}
            </span>
            <span className="step-chart__side" style={{ insetInlineStart: place(wonAt) }}>
              {won.after}
            </span>
          </>
        ) : null}
        <svg viewBox={`0 0 ${count} 100`} preserveAspectRatio="none">
          {shares.map((values, i) => (
            <path
              key={LETTERS[i]}
              className={classes('step-chart__line', i === 1 && 'step-chart__line--b')}
              d={line_([...values, values.at(-1) ?? 0]) ?? ''}
            />
          ))}
        </svg>
        <div className="step-chart__axis">
          {steps.map(([from, to], i) =>
            i % everyTick === 0 ? (
              <span key={from} className="tabular" style={{ insetInlineStart: `calc(${place(i)} + ${50 / count}%)` }}>
                {from === to ? signed(from) : `${signed(from)}–${signed(to)}`}
              </span>
            ) : null,
          )}
        </div>
      </div>
      <p className="step-chart__means">
        {variants.map(({ mean }, i) => (
          <b key={LETTERS[i]}>
            <span className={classes('step-chart__key', i === 1 && 'step-chart__key--b')} />
            {t('experiment.score.mean', { variant: LETTERS[i] ?? '', mean: tell(mean) })}
          </b>
        ))}
      </p>
      <FigureTable
        isQuiet
        caption={title}
        head={[unit, ...variants.map((_, i) => LETTERS[i] ?? '')]}
        rows={steps.map(([from, to], i) => [
          from === to ? signed(from) : `${signed(from)}–${signed(to)}`,
          ...shares.map((values) => perCent(values[i] ?? 0)),
        ])}
      />
    </section>
  );
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

type Step = readonly [from: number, to: number];

/** From the least to the greatest value of any variant, each a step, or several together. */
function stepsOf(variants: readonly Steps[]): readonly Step[] {
  const values = variants.flatMap(({ counts }) => counts.map(([value]) => Math.floor(value)));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0) return [];
  const width = Math.ceil((most - least + 1) / MOST_STEPS);
  return Array.from({ length: Math.ceil((most - least + 1) / width) }, (_, i) => [
    least + i * width,
    least + (i + 1) * width - 1,
  ]);
}

function shareIn({ counts }: Steps, [from, to]: Step): number {
  const sum = (all: Steps['counts']) => all.reduce((games, [, count]) => games + count, 0);
  return (
    sum(counts.filter(([value]) => Math.floor(value) >= from && Math.floor(value) <= to)) / Math.max(1, sum(counts))
  );
}
