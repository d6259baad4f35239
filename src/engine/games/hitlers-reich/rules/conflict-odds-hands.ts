/** Two sides' conflict cards combined: lead, re-rolls, and who settles first (3.4, R-05). */
import { cardOf, type ConflictCard } from '../cards.ts';
import type { CardId } from '../ids.ts';
import type { Rulings } from '../rulings.ts';
import type { Who } from './conflict-odds-grid.ts';
import { conflictChance, type ConflictTerms, type Party } from './conflict-odds.ts';

export interface Hand {
  /** Sum of the values after so many Sabotage cards. */
  readonly values: readonly number[];
  /** Re-rolls by declaration after so many Double Agents. */
  readonly rerolls: readonly (readonly number[])[];
  readonly strength: number;
  readonly sabotages: number;
  readonly agents: number;
}

type Declared = Rulings['two-bonus-cards'];

const MOST_CARDS = 2;
const upTo = Array.from({ length: MOST_CARDS + 1 }, (_, n) => n);
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const largest = (numbers: readonly number[], n: number): readonly number[] =>
  [...numbers.keys()].sort((a, b) => (numbers[b] ?? 0) - (numbers[a] ?? 0)).slice(0, n);

/** Each Sabotage takes the highest card, each Double Agent blocks the most re-rolls: the best choice (§7.6). */
export function handOf(cards: readonly ConflictCard[], declared: Declared): Hand {
  const values = cards.map(({ value }) => value);
  const rerolls = cards.map((card) => card.rerolls);
  const sabotaged = (n: number) => values.map((value, at) => (largest(values, n).includes(at) ? 1 : value));
  const free = (n: number) => rerolls.filter((most, at) => most > 0 && !largest(rerolls, n).includes(at));
  const byDeclaration = (most: readonly number[]) => (declared === 'each' || most.length < 2 ? most : [sumOf(most)]);
  return {
    values: upTo.map((n) => sumOf(sabotaged(n))),
    rerolls: upTo.map((n) => byDeclaration(free(n))),
    strength: Math.max(...cards.map(({ strength }) => strength)),
    sabotages: cards.filter(({ isSabotage }) => isSabotage).length,
    agents: cards.filter(({ isAgent }) => isAgent).length,
  };
}

/** Equivalent hands, and their number. */
export interface Hands {
  readonly hand: Hand;
  /** Equal for equivalent hands; below `MOST_KINDS`. */
  readonly kind: number;
  readonly count: number;
}

export const MOST_KINDS = 1 << 16;

/** There are few cards and pairs: each is computed once. */
const known = new Map<string, Omit<Hands, 'count'>>();
const kinds = new Map<string, number>();

function knownHand(ids: readonly CardId[], declared: Declared): Omit<Hands, 'count'> {
  const key = `${ids.join()} ${declared}`;
  const found = known.get(key);
  if (found) return found;
  const hand = handOf(ids.map(cardOf), declared);
  const name = JSON.stringify(hand);
  const kind = kinds.get(name) ?? kinds.size;
  kinds.set(name, kind);
  const made = { hand, kind };
  known.set(key, made);
  return made;
}

export interface Draw {
  readonly cards: readonly CardId[];
  /** One more, known to be among the `pile` cards that are drawn from; the others of the pile are among `cards`. */
  readonly top?: { readonly card: CardId; readonly pile: number };
}

/** A side's possible hands: each of the cards `first` with each second card that it may draw, if any. */
export function listHands(first: readonly CardId[], { cards, top }: Draw, declared: Declared): readonly Hands[] {
  const groups = new Map<number, Hands & { count: number }>();
  const add = (ids: readonly CardId[], count: number) => {
    if (count === 0) return;
    const { hand, kind } = knownHand(ids, declared);
    const group = groups.get(kind);
    if (group) group.count += count;
    else groups.set(kind, { hand, kind, count });
  };
  for (const id of first) {
    const more = cards.filter((other) => other !== id);
    // Weighted so that the known card comes up once in as many draws as the pile has cards.
    if (top) add([id, top.card], Math.max(1, more.length));
    else if (more.length === 0) add([id], 1);
    for (const other of more) add([id, other], top ? top.pile - 1 : 1);
  }
  return [...groups.values()];
}

type Meet = Pick<ConflictTerms, 'firstAtCards' | 'lead'> & {
  readonly rerolls: { readonly active: readonly number[]; readonly other: readonly number[] };
};

export const meet = (active: Hand, other: Hand): Meet => ({
  // the stronger suit wins ties, or else the active side.
  lead:
    (active.values[other.sabotages] ?? 0) -
    (other.values[active.sabotages] ?? 0) -
    (other.strength > active.strength ? 1 : 0),
  rerolls: { active: active.rerolls[other.agents] ?? [], other: other.rerolls[active.agents] ?? [] },
  firstAtCards: other.agents > 0 && active.agents === 0 ? 'other' : 'active',
});

/** The re-rolls of a party come with its hand. */
export type BareParty = Omit<Party, 'rerolls'>;

/** The chance of the active side, 0 to 1, when two hands meet. */
export function chanceOfHands(parties: Readonly<Record<Who, BareParty>>, active: Hand, other: Hand): number {
  const { rerolls, firstAtCards, lead } = meet(active, other);
  return conflictChance({
    active: { ...parties.active, rerolls: rerolls.active },
    other: { ...parties.other, rerolls: rerolls.other },
    firstAtCards,
    lead,
  });
}
