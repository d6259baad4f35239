/** Effects that cards in hidden hands may have on the chances of a combat (§5.2, §7.1, §11.3.4). */
import type { Line, Odds } from '../../../kernel/types.ts';
import type { CombatSums } from './types.ts';

type Cards = Pick<CombatSums, 'withoutCard' | 'toCome' | 'rerollsToCome' | 'cancelToCome'>;

interface End {
  /** 0 to 1; 0 where the attack then fails without a die. */
  readonly share: number;
  readonly by: Line;
}

const shareOf = (odds: Odds | null): number =>
  odds === null ? 0 : odds.outcomes.reduce((sum, { success, count }) => sum + (success ? count : 0), 0) / odds.total;

/** Each card alone: a hand plays one on a combat, except a re-roll after a shift. */
function listEnds({ withoutCard, toCome, rerollsToCome, cancelToCome }: Cards): readonly End[] {
  const isCancelled = cancelToCome !== null && !cancelToCome.isSeen && withoutCard !== null;
  return [
    ...toCome.flatMap(({ chances, side, card, isSeen }) =>
      isSeen
        ? []
        : [{ share: shareOf(chances), by: { key: 'btm.range.card', params: { side, card }, rule: '11.3.4' } }],
    ),
    ...rerollsToCome.map(({ chances, side, card }) => ({
      share: shareOf(chances),
      by: { key: 'btm.range.card', params: { side, card }, rule: '7.1' },
    })),
    ...(isCancelled
      ? [
          {
            share: shareOf(withoutCard.chances),
            by: { key: 'btm.range.cancelled', params: { card: withoutCard.card }, rule: '7.1' },
          },
        ]
      : []),
  ];
}

/** The same chances, as a range where a hidden card could change them. */
export function withHidden(odds: Odds | null, cards: Cards): Odds | null {
  const hidden = listEnds(cards);
  if (odds === null || hidden.length === 0) return odds;
  const ends: readonly End[] = [{ share: shareOf(odds), by: { key: 'btm.range.plain', rule: '11.3.4' } }, ...hidden];
  const end = (isBetter: (one: End, than: End) => boolean) => {
    const { share, by } = ends.reduce((found, one) => (isBetter(one, found) ? one : found));
    return { count: share * odds.total, by };
  };
  const low = end((one, than) => one.share < than.share);
  const high = end((one, than) => one.share > than.share);
  return low.count === high.count ? odds : { ...odds, range: { low, high } };
}
