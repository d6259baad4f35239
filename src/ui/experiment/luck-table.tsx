import type { Comparison } from '../../lab/experiment/compare.ts';
import type { Figures } from '../../lab/experiment/figures.ts';
import type { EvenLuck } from '../../lab/experiment/luck.ts';
import { useT } from '../../i18n/use-t.tsx';
import { FigureTable } from './figure-table.tsx';
import { LETTERS, percent, signedFigure, signedPoints } from './figures.ts';

export interface LuckTableProps {
  readonly variants: readonly Figures[];
  readonly comparison: Comparison | null;
}

/** Luck told apart: what the dice gave, how often the luckier side wins, and who would win at equal luck. Nothing where no dice count. */
export function LuckTable({ variants, comparison }: LuckTableProps) {
  const { t } = useT();
  const seats = variants[0]?.wins.map(({ seat }) => seat) ?? [];
  if (!variants.some(({ luckier }) => luckier.games > 0)) return null;
  const within = (share: number, [low, high]: readonly [number, number]) =>
    t('experiment.luck.share', { share: percent(share), low: percent(low), high: percent(high) });
  const shareAt = (even: EvenLuck | null) => (even ? within(even.value, even.interval) : '–');
  const even = comparison?.evenLuck;
  const hasDifference = even != null;
  const blank = hasDifference ? [''] : [];
  return (
    <section className="panel run-chart" aria-labelledby="chart-luck">
      <h3 id="chart-luck" className="cap">
        {t('experiment.luck.apart')}
      </h3>
      <FigureTable
        caption={t('experiment.luck.apart')}
        head={[
          t('experiment.luck.what'),
          ...variants.map((_, i) => LETTERS[i] ?? ''),
          ...(hasDifference ? ['A → B'] : []),
        ]}
        rows={[
          ...seats.map((seat, i) => [
            t('experiment.luck', { seat }),
            ...variants.map(({ luck }) => signedFigure(luck[i === 0 ? 0 : 1].mean)),
            ...blank,
          ]),
          [
            t('experiment.luck.luckier'),
            ...variants.map(({ luckier: { games, won, interval } }) =>
              games > 0 ? within(won / games, interval) : '–',
            ),
            ...blank,
          ],
          [
            t('experiment.luck.even', { seat: seats[0] ?? '' }),
            ...variants.map(({ evenLuck }) => shareAt(evenLuck)),
            ...(even
              ? [
                  t('experiment.luck.points', {
                    points: signedPoints(even.value),
                    low: signedPoints(even.interval[0]),
                    high: signedPoints(even.interval[1]),
                  }),
                ]
              : blank),
          ],
        ]}
      />
    </section>
  );
}
