/** Logistics cards and their uses (§7). */
import type { Arm, CardFacts } from '../data-types.ts';
import { SIDES, type CardId, type CardUse, type Side } from '../ids.ts';
import { NONE, indexOf, known } from '../numbers.ts';
import type { Pack } from '../pack.ts';

/** Units that one card rebuilds: an arm, null for any, and a number of places. */
export interface Capacity {
  readonly arm: Arm | null;
  readonly places: number;
}
const NO_CAPACITY: Capacity = { arm: null, places: 0 };
/** §6.2.3: one Reinforcements card brings back up to four infantry units. */
const INFANTRY_PLACES = 4;

/** §7.1. The shipped card is known by its name. */
export const isCityOnly = ({ name, cityOnly }: CardFacts): boolean => cityOnly ?? name === 'Street Fighting';

export function makeCards({ cards }: Pack) {
  const all: readonly CardFacts[] = [...cards.german, ...cards.soviet];
  const cardIds: Readonly<Record<Side, readonly CardId[]>> = {
    german: cards.german.map(({ id }) => id),
    soviet: cards.soviet.map(({ id }) => id),
  };
  const numbers = indexOf(all.map(({ id }) => id));
  const byId: ReadonlyMap<CardId, CardFacts> = new Map(all.map((card) => [card.id, card]));
  const uses: ReadonlyMap<CardId, ReadonlySet<CardUse>> = new Map(
    SIDES.flatMap((side) => cards[side].map((card) => [card.id, new Set(card.uses.map(({ use }) => use))])),
  );
  const tanks: ReadonlyMap<CardId, number> = new Map(
    all.map((card) => [card.id, card.uses.find(({ use }) => use === 'tankAction')?.units ?? 1]),
  );
  /** §7: whether a card can ever be played for a use. */
  const hasUse = (card: CardId, use: CardUse): boolean => uses.get(card)?.has(use) ?? false;
  const sideOfCard = (card: CardId): Side => (cardIds.german.includes(card) ? 'german' : 'soviet');

  /** §6.2.2, §6.2.3: T-34 Shock is the Soviet card that rebuilds tanks. */
  function readCapacity(card: CardId): Capacity {
    if (sideOfCard(card) === 'german') return { arm: null, places: 1 };
    return hasUse(card, 'tankAction') ? { arm: 'tank', places: 1 } : { arm: 'infantry', places: INFANTRY_PLACES };
  }
  const capacities: ReadonlyMap<CardId, Capacity> = new Map(
    all.filter(({ id }) => hasUse(id, 'reinforce')).map(({ id }) => [id, readCapacity(id)] as const),
  );

  return {
    cards,
    cardIds,
    /** German cards first; `NONE` for an unknown id. */
    cardNo: (id: CardId): number => numbers.get(id) ?? NONE,
    cardFacts: (card: CardId): CardFacts => known(byId.get(card)),
    hasUse,
    sideOfCard,
    tanksOf: (card: CardId): number => known(tanks.get(card)),
    capacityOf: (card: CardId): Capacity => capacities.get(card) ?? NO_CAPACITY,
    /** §7.1: Street Fighting shifts only a combat for a city, whoever attacks it. */
    cityOnlyCards: new Set(all.filter((card) => isCityOnly(card)).map(({ id }) => id)),
    /** §7.1: cards that cancel a German card. */
    cancelCards: cardIds.soviet.filter((card) => hasUse(card, 'cancel')),
  };
}
export type Cards = ReturnType<typeof makeCards>;
