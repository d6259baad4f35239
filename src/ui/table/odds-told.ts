import type { Odds } from '../../engine/kernel/types.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import type { OddsSegment } from '../parts/odds-bar.tsx';

/** Exact odds in words. Percentages are for reading; a fraction is said where a player could count it. */
export interface OddsTold {
  readonly title: string;
  /** Chance of success. */
  readonly share: string;
  /** What the share is of: success, with the fraction where it is small enough. */
  readonly of: string;
  readonly segments: readonly OddsSegment[];
  /** All outcomes in one sentence, for readers. */
  readonly sentence: string;
}

/** Six dice. Of more equally likely outcomes, or of millionths, a count tells nobody anything. */
const COUNTABLE = 6 ** 6;

export const wonOf = ({ outcomes }: Odds): number =>
  outcomes.reduce((sum, { success, count }) => sum + (success ? count : 0), 0);
export const shareOf = (odds: Odds): number => wonOf(odds) / odds.total;
export const isCountable = ({ total }: Odds): boolean => total <= COUNTABLE;

/** `segments` are the outcomes as the game names them. */
export function tellOdds({ t }: I18n, odds: Odds, segments: readonly OddsSegment[]): OddsTold {
  const { total } = odds;
  const counts = isCountable(odds);
  const percentOf = (count: number) => t('table.odds.share', { share: count / total });
  return {
    title: counts ? t('table.odds', { total }) : t('table.odds.exact'),
    share: percentOf(wonOf(odds)),
    of: counts ? t('table.odds.success.count', { count: wonOf(odds), total }) : t('table.odds.success'),
    segments: segments.map((one) => ({ ...one, figure: percentOf(one.count) })),
    sentence: segments
      .map(({ label, count }) =>
        counts
          ? t('table.odds.part', { what: label, count, total })
          : t('table.odds.part.share', { what: label, share: count / total }),
      )
      .join('; '),
  };
}
