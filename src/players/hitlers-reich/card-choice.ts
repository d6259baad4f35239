/** The choice of a conflict card. */

/** The number a conflict card counts, by its id. */
export const valueOf = (card: string): number => (card.startsWith('DA') ? 10 : Number.parseInt(card.slice(1), 10));
/** What a card is worth keeping: a Sabotage is as good as a high card. */
export const keepWorth = (card: string): number => (valueOf(card) === 1 ? 9 : valueOf(card));

/** What a card is worth laying where so much is at stake; the highest is laid. */
export type CardRule = (card: string, stake: number) => number;

/** High cards for high stakes; otherwise a middling one. */
export const byStake: CardRule = (card, stake) => (stake >= 1.8 ? keepWorth(card) : 10 - Math.abs(keepWorth(card) - 8));

/** The best of the hand in every conflict: the higher the better, and a Sabotage where nothing is high. */
export const bestFirst: CardRule = keepWorth;
