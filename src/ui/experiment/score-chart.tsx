import { curveStepAfter, line } from 'd3-shape';
import type { Figures } from '../../lab/experiment/figures.ts';
import { useT } from '../../i18n/use-t.tsx';
import { classes } from '../parts/classes.ts';
import { ownKey } from '../app/games.ts';
import { FigureTable } from './figure-table.tsx';
import { figure, LETTERS, percent } from './figures.ts';

export interface ScoreChartProps {
  readonly game: string;
  readonly variants: readonly Figures[];
}

/** At most so many steps; points beyond them are put together. */
const MOST_STEPS = 24;

/** Points of the first seat at the end as steps, share of games; where points alone decide, the winning side is shaded. */
export function ScoreChart({ game, variants }: ScoreChartProps) {
  const { t, line: say } = useT();
  const [seat, other] = variants[0]?.wins.map((one) => one.seat) ?? [];
  if (seat === undefined || other === undefined) return null;
  const steps = stepsOf(variants);
  const shares = variants.map((figures) => steps.map((step) => shareIn(figures, step)));
  const most = Math.max(0.01, ...shares.flat());
  const count = steps.length;
  const line_ = line<number>()
    .x((_, i) => i)
    .y((share) => 100 - (share / most) * 76)
    .curve(curveStepAfter);
  const win = winsFrom(variants);
  const winAt = win === null ? null : steps.findIndex(([from]) => from >= win);
  const title = say({ key: ownKey(game, 'experiment.score'), params: { seat } });
  const place = (i: number) => `${(i / count) * 100}%`;
  const everyTick = Math.ceil(count / 9);
  return (
    <section className="panel chart" aria-labelledby="chart-score">
      <h3 id="chart-score" className="cap">
        {t('experiment.score', { what: title })}
      </h3>
      <div className="score" aria-hidden="true">
        {winAt !== null && winAt > 0 ? (
          <>
            <span className="score__won" style={{ insetInlineStart: place(winAt) }} />
            <span className="score__side score__side--lost" style={{ insetInlineEnd: `calc(100% - ${place(winAt)})` }}>
              {t('experiment.score.wins', { seat: other })}
            </span>
            <span className="score__side" style={{ insetInlineStart: place(winAt) }}>
              {t('experiment.score.wins', { seat })}
            </span>
          </>
        ) : null}
        <svg viewBox={`0 0 ${count} 100`} preserveAspectRatio="none">
          {shares.map((values, i) => (
            <path
              key={LETTERS[i]}
              className={classes('score__line', i === 1 && 'score__line--b')}
              d={line_([...values, values.at(-1) ?? 0]) ?? ''}
            />
          ))}
        </svg>
        <div className="score__axis">
          {steps.map(([from, to], i) =>
            i % everyTick === 0 ? (
              <span key={from} className="tabular" style={{ insetInlineStart: `calc(${place(i)} + ${50 / count}%)` }}>
                {from === to ? signless(from) : `${signless(from)}–${signless(to)}`}
              </span>
            ) : null,
          )}
        </div>
      </div>
      <p className="score__means">
        {variants.map(({ points: [{ mean }] }, i) => (
          <b key={LETTERS[i]}>
            <span className={classes('score__key', i === 1 && 'score__key--b')} />
            {t('experiment.score.mean', { variant: LETTERS[i] ?? '', mean: figure(mean) })}
          </b>
        ))}
      </p>
      <FigureTable
        isQuiet
        caption={t('experiment.score', { what: title })}
        head={[t('experiment.score.points'), ...variants.map((_, i) => LETTERS[i] ?? '')]}
        rows={steps.map(([from, to], i) => [
          from === to ? signless(from) : `${signless(from)}–${signless(to)}`,
          ...shares.map((values) => `${percent(values[i] ?? 0)} %`),
        ])}
      />
    </section>
  );
}

const signless = (value: number): string => (value < 0 ? `−${-value}` : String(value));

type Step = readonly [from: number, to: number];

/** From the least to the greatest number of points of any variant, each a step, or several together. */
function stepsOf(variants: readonly Figures[]): readonly Step[] {
  const values = variants.flatMap(({ wonAt }) => wonAt.map(([points]) => Math.floor(points)));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0) return [];
  const width = Math.ceil((most - least + 1) / MOST_STEPS);
  return Array.from({ length: Math.ceil((most - least + 1) / width) }, (_, i) => [
    least + i * width,
    least + (i + 1) * width - 1,
  ]);
}

function shareIn({ wonAt, games }: Figures, [from, to]: Step): number {
  const inside = wonAt.filter(([points]) => Math.floor(points) >= from && Math.floor(points) <= to);
  return inside.reduce((sum, [, count]) => sum + count, 0) / Math.max(1, games);
}

/** Points from which the first seat has won every game, below which it has won none; null where points alone do not tell. */
function winsFrom(variants: readonly Figures[]): number | null {
  const all = variants.flatMap(({ wonAt }) => wonAt);
  const won = all.filter(([, , wins]) => wins > 0).map(([points]) => points);
  const lost = all.filter(([, games, wins]) => wins < games).map(([points]) => points);
  if (won.length === 0 || lost.length === 0) return null;
  const from = Math.min(...won);
  return from > Math.max(...lost) ? from : null;
}
