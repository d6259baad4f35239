import type { Comparison } from '../../lab/experiment/compare.ts';
import type { Figures } from '../../lab/experiment/figures.ts';
import { useT } from '../../i18n/use-t.tsx';
import { LETTERS, percent, signedPoints } from './figures.ts';

export interface LuckLineProps {
  readonly variants: readonly Figures[];
  readonly comparison: Comparison | null;
}

/** Luck told apart: how often the luckier side wins, and who would win where both are equally lucky. Nothing in a game without dice. */
export function LuckLine({ variants, comparison }: LuckLineProps) {
  const { t } = useT();
  const seat = variants[0]?.wins[0].seat ?? '';
  const isTold = variants.some(({ luckier }) => luckier.games > 0);
  if (!isTold) return null;
  const ends = ([low, high]: readonly [number, number]) => ({ low: percent(low), high: percent(high) });
  const even = comparison?.evenLuck;
  return (
    <section className="panel chart" aria-labelledby="chart-luck">
      <h3 id="chart-luck" className="cap">
        {t('experiment.luck.apart')}
      </h3>
      <ul className="luck-lines small">
        {variants.map(({ luckier: { games, won, interval }, evenLuck }, i) => (
          <li key={LETTERS[i]}>
            {games > 0
              ? t('experiment.luck.luckier', {
                  ...{ variant: LETTERS[i] ?? '', share: percent(won / games) },
                  ...ends(interval),
                })
              : null}{' '}
            {evenLuck
              ? t('experiment.luck.even', { seat, share: percent(evenLuck.value), ...ends(evenLuck.interval) })
              : null}
          </li>
        ))}
        {even ? (
          <li>
            {t('experiment.luck.difference', {
              ...{ seat, points: signedPoints(even.value) },
              ...{ low: signedPoints(even.interval[0]), high: signedPoints(even.interval[1]) },
            })}
          </li>
        ) : null}
      </ul>
    </section>
  );
}
