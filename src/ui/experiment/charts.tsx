import type { ReactNode } from 'react';
import { curveStepAfter, line } from 'd3-shape';
import type { Figures } from '../../lab/experiment/figures.ts';
import { useT } from '../../i18n/use-t.tsx';
import { LETTERS, perCent, percent, FigureTable, Sign, figure } from './figures.tsx';
import { classes } from '../parts/classes.ts';

/** Keeps the figures of a narrow interval off its mark. */
const HALF_MARK = '7px';

/** The first seat's share of wins in each variant, with Wilson intervals. */
export function WinsChart({ variants }: { readonly variants: readonly Figures[] }) {
  const { t } = useT();
  const seat = variants[0]?.wins[0].seat ?? '';
  const scale = scaleOf(variants);
  const ticks = Array.from(
    { length: Math.round((scale.high - scale.low) / scale.step) + 1 },
    (_, i) => scale.low + i * scale.step,
  );
  const at = (share: number) => `${((100 * share - scale.low) / (scale.high - scale.low)) * 100}%`;
  const isEvenInSight = scale.low < 50 && scale.high > 50;
  return (
    <section className="panel col gap-10 run-chart" aria-labelledby="chart-wins">
      <h3 id="chart-wins" className="cap">
        {t('experiment.wins', { seat })}
      </h3>
      <div className="relative wins" aria-hidden="true">
        {isEvenInSight ? <span className="absolute wins__even" style={{ insetInlineStart: at(0.5) }} /> : null}
        {variants.map(({ wins: [{ share, interval }] }, i) => (
          <div key={LETTERS[i]} className="relative wins__row">
            <span
              className="absolute rule-above-ink wins__span"
              style={{ insetInlineStart: at(interval[0]), insetInlineEnd: `calc(100% - ${at(interval[1])})` }}
            />
            <span
              className="absolute wins__end"
              style={{ insetInlineEnd: `max(100% - ${at(interval[0])}, 100% - ${at(share)} + ${HALF_MARK})` }}
            >
              {percent(interval[0])}
            </span>
            <span
              className="absolute wins__end"
              style={{ insetInlineStart: `max(${at(interval[1])}, ${at(share)} + ${HALF_MARK})` }}
            >
              {percent(interval[1])}
            </span>
            <span className="absolute grid gap-3 nowrap wins__mark" style={{ insetInlineStart: at(share) }}>
              <b className="paper tabular">
                {t('experiment.wins.share', { variant: LETTERS[i] ?? '', share: percent(share) })}
              </b>
              <Sign of={i} />
            </span>
          </div>
        ))}
        <div className="rule-above relative mt-8 wins__axis">
          {ticks.map((tick) => (
            <span key={tick} className="nowrap absolute mid-x tabular" style={{ insetInlineStart: at(tick / 100) }}>
              {perCent(tick / 100, 0)}
            </span>
          ))}
        </div>
      </div>
      <FigureTable
        isQuiet
        caption={t('experiment.wins', { seat })}
        head={[t('experiment.variant'), t('experiment.games'), t('new.measured.won'), t('new.measured.interval')]}
        rows={variants.map(({ games, wins: [{ won, share, interval }] }, i) => [
          LETTERS[i] ?? '',
          games,
          `${won} (${perCent(share)})`,
          t('experiment.from-to', { low: percent(interval[0]), high: percent(interval[1]) }),
        ])}
      />
    </section>
  );
}

/** Wide enough for all intervals, in steps that give four to eight ticks. */
function scaleOf(variants: readonly Figures[]) {
  const ends = variants.flatMap(({ wins: [{ interval }] }) => interval.map((end) => 100 * end));
  const [least, most] = [Math.min(...ends, 100), Math.max(...ends, 0)];
  const step = [1, 2, 5, 10, 20].find((one) => (most - least) / one <= 5) ?? 20;
  const low = Math.max(0, Math.floor(least / step) * step - step);
  const high = Math.min(100, Math.ceil(most / step) * step + step);
  return { low, high, step };
}

interface Steps {
  readonly counts: readonly (readonly [value: number, games: number])[];
  readonly mean: number;
}

interface StepChartProps {
  readonly id: string;
  readonly title: string;
  /** Heading of the values in the table. */
  readonly unit: string;
  readonly variants: readonly Steps[];
  /** Writes a mean; by default as other figures. */
  readonly tell?: (value: number) => string;
  /** From this value on, games are won. */
  readonly won?: { readonly from: number; readonly before: string; readonly after: string } | null;
  readonly choices?: ReactNode;
}

/** More values are put together. */
const MOST_STEPS = 24;
const TICKS = 9;

/** A distribution in steps; A is solid, B dashed. */
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
    <section className="panel col gap-10 run-chart" aria-labelledby={id}>
      <div className={classes(choices !== undefined && 'line apart gap-12 run-chart__head')}>
        <h3 id={id} className="cap">
          {title}
        </h3>
        {choices}
      </div>
      <div className="relative step-chart" aria-hidden="true">
        {won && wonAt > 0 ? (
          <>
            <span className="absolute step-chart__won" style={{ insetInlineStart: place(wonAt) }} />
            <span className="absolute step-chart__side" style={{ insetInlineEnd: `calc(100% - ${place(wonAt)})` }}>
              {won.before}
            </span>
            <span className="absolute step-chart__side" style={{ insetInlineStart: place(wonAt) }}>
              {won.after}
            </span>
          </>
        ) : null}
        <svg viewBox={`0 0 ${count} 100`} preserveAspectRatio="none">
          {shares.map((values, i) => (
            <path
              key={LETTERS[i]}
              className={classes('hollow stroke-ink step-chart__line', i === 1 && 'step-chart__line--b')}
              d={line_([...values, values.at(-1) ?? 0]) ?? ''}
            />
          ))}
        </svg>
        <div className="absolute rule-above-strong step-chart__axis">
          {steps.map(([from, to], i) =>
            i % everyTick === 0 ? (
              <span
                key={from}
                className="nowrap absolute mid-x tabular"
                style={{ insetInlineStart: `calc(${place(i)} + ${50 / count}%)` }}
              >
                {from === to ? signed(from) : `${signed(from)}–${signed(to)}`}
              </span>
            ) : null,
          )}
        </div>
      </div>
      <p className="flex wrap gap-4-20 step-chart__means">
        {variants.map(({ mean }, i) => (
          <b key={LETTERS[i]} className="flex middle gap-8">
            <span className={classes('w-26 step-chart__key', i === 1 && 'step-chart__key--b')} />
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
