import type { Odds, Preview } from '../../engine/kernel/types.ts';
import { joinFacts, joinSentences } from '../../i18n/joining.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import type { OddsSegment } from '../parts/odds-bar.tsx';

/**
 * Odds in words. Percentages come with a fraction if a player could count it. With hidden information, whole percents
 * are given: both ends, and what each assumes.
 */
export interface OddsText {
  readonly title: string;
  readonly share: string;
  /** Names the success, with the fraction if it is small enough. */
  readonly of: string;
  readonly segments: readonly OddsSegment[];
  /** All outcomes in one sentence, for screen readers. */
  readonly sentence: string;
}

/** The outcomes of six dice. Larger counts, and millionths, mean nothing to a player. */
const COUNTABLE = 6 ** 6;

export const wonOf = ({ outcomes }: Odds): number =>
  outcomes.reduce((sum, { success, count }) => sum + (success ? count : 0), 0);
export const shareOf = (odds: Odds): number => wonOf(odds) / odds.total;
export const isCountable = ({ total }: Odds): boolean => total <= COUNTABLE;

/** Dice of both sides: those of the other side count against. */
export function countedDice(told: Preview | null): { readonly own: number; readonly other: number } | null {
  const amounts = told?.modifiers.map(({ amount }) => amount) ?? [];
  const sum = (sign: number) => amounts.reduce((dice, amount) => dice + Math.max(0, sign * amount), 0);
  return amounts.length === 0 ? null : { own: sum(1), other: sum(-1) };
}

/** Whole percents; a possible outcome is never shown as 0 or 100. */
function wholePercent(count: number, total: number): number {
  const percent = Math.round((100 * count) / total);
  return count > 0 && count < total ? Math.min(99, Math.max(1, percent)) : percent;
}

/** Message parameters for the ends of an uncertain chance; null for an exact one. */
export function rangeOf({ line }: I18n, { range, total }: Odds) {
  if (!range) return null;
  const { low, high } = range;
  return {
    low: wholePercent(low.count, total),
    high: wholePercent(high.count, total),
    lowBy: line(low.by),
    highBy: line(high.by),
  };
}
type Range = NonNullable<ReturnType<typeof rangeOf>>;

/** `41 to 58%`, or `About 41%` if both ends round to the same. */
const tellRange = ({ t }: I18n, range: Range): string =>
  range.low === range.high ? t('table.odds.about', { share: range.low }) : t('table.odds.between', range);

/** `97.4%` if exact, whole percents under an assumption, both ends of a range. */
export function tellShare(i18n: I18n, odds: Odds): string {
  if (odds.assumed) return i18n.t('table.odds.whole', { share: wholePercent(wonOf(odds), odds.total) });
  const range = rangeOf(i18n, odds);
  return range ? tellRange(i18n, range) : i18n.t('table.odds.share', { share: shareOf(odds) });
}

/** Names the success, with what the chance assumes. */
export const tellSuccess = (i18n: I18n, { assumed }: Odds, success = i18n.t('table.odds.success')): string =>
  assumed ? i18n.t('table.odds.success.if', { success, by: i18n.line(assumed.by) }) : success;

export interface CasesText {
  readonly heading: string;
  readonly cases: readonly { readonly by: string; readonly share: string; readonly isShown: boolean }[];
}

/** Null if the chance assumes nothing. `isShown` marks the case that is shown elsewhere. */
export function tellCases({ t, line }: I18n, odds: Odds): CasesText | null {
  const { assumed, total } = odds;
  if (!assumed) return null;
  const cases = assumed.cases.map(({ count, by }) => ({
    by: line(by),
    share: t('table.odds.whole', { share: wholePercent(count, total) }),
    isShown: count === wonOf(odds),
  }));
  return { heading: line(assumed.heading), cases };
}

/** `segments` are the outcomes as the game names them; `success` names whose success the share is. */
export function tellOdds(
  i18n: I18n,
  odds: Odds,
  segments: readonly OddsSegment[],
  success = i18n.t('table.odds.success'),
): OddsText {
  const { t } = i18n;
  const { total } = odds;
  const range = rangeOf(i18n, odds);
  const share = tellShare(i18n, odds);
  if (range)
    return {
      title: t('table.odds.likely'),
      share,
      of: t(range.low === range.high ? 'table.odds.range.alike' : 'table.odds.range', { success, ...range }),
      segments: segments.map((one) => ({ ...one, figure: `${wholePercent(one.count, total)}%` })),
      sentence: t('table.odds.range.sentence', { share, success, ...range }),
    };
  const told = tellCases(i18n, odds);
  if (odds.assumed && told) {
    const by = i18n.line(odds.assumed.by);
    const cases = joinFacts(
      i18n.lang,
      told.cases.map((one) => t('table.odds.case', one)),
    );
    return {
      title: t('table.odds.if', { by }),
      share,
      of: tellSuccess(i18n, odds, success),
      segments: segments.map((one) => ({
        ...one,
        figure: t('table.odds.whole', { share: wholePercent(one.count, total) }),
      })),
      sentence: t('table.odds.if.sentence', { share, success, by, heading: told.heading, cases }),
    };
  }
  const counts = isCountable(odds);
  const percentOf = (count: number) => t('table.odds.share', { share: count / total });
  return {
    title: counts ? t('table.odds', { total }) : t('table.odds.exact'),
    share,
    of: counts ? t('table.odds.success.count', { success, count: wonOf(odds), total }) : success,
    segments: segments.map((one) => ({ ...one, figure: percentOf(one.count) })),
    sentence: joinSentences(
      i18n.lang,
      segments.map(({ label, count }) =>
        counts
          ? t('table.odds.part', { what: label, count, total })
          : t('table.odds.part.share', { what: label, share: count / total }),
      ),
    ),
  };
}
