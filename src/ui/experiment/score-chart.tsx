import type { Figures } from '../../lab/experiment/figures.ts';
import { useT } from '../../i18n/use-t.tsx';
import { ownKey } from '../app/games.ts';
import { StepChart } from './step-chart.tsx';

export interface ScoreChartProps {
  readonly game: string;
  readonly variants: readonly Figures[];
}

/** Points of the first seat at the end; where points alone decide, the winning side is shaded. */
export function ScoreChart({ game, variants }: ScoreChartProps) {
  const { t, line } = useT();
  const [seat, other] = variants[0]?.wins.map((one) => one.seat) ?? [];
  if (seat === undefined || other === undefined) return null;
  const from = winsFrom(variants);
  return (
    <StepChart
      id="chart-score"
      title={t('experiment.score', { what: line({ key: ownKey(game, 'experiment.score'), params: { seat } }) })}
      unit={t('experiment.score.points')}
      variants={variants.map(({ wonAt, points }) => ({
        counts: wonAt.map(([value, games]) => [value, games]),
        mean: points[0].mean,
      }))}
      won={
        from === null
          ? null
          : {
              from,
              before: t('experiment.score.wins', { seat: other }),
              after: t('experiment.score.wins', { seat }),
            }
      }
    />
  );
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
