/** The number of a conflict card, from its id. */
export const valueOf = (card: string): number => (card.startsWith('DA') ? 10 : Number.parseInt(card.slice(1), 10));
/** The value of keeping a card: a Sabotage equals a high card. */
export const keepWorth = (card: string): number => (valueOf(card) === 1 ? 9 : valueOf(card));

export type CardRule = (card: string, stake: number) => number;

export const byStake: CardRule = (card, stake) => (stake >= 1.8 ? keepWorth(card) : 10 - Math.abs(keepWorth(card) - 8));

/** The best card in every conflict: the higher the better, and a Sabotage where nothing is high. */
export const bestFirst: CardRule = keepWorth;
