/** The exact chance of a conflict between perfect players, from the dice to the result (C-3 to C-6, C-8). */
import { FACES } from './dice.ts';
import { opponent, type Grid, type Who } from './conflict-odds-grid.ts';
import { gridBefore, nameOfEffects, type Ahead, type DieEffect, type Reroll } from './conflict-odds-stages.ts';

export interface Party {
  readonly dice: number;
  readonly effects: readonly DieEffect[];
  /** Dice that its cards may re-roll, by declaration: none, one or two; no die is rolled twice. */
  readonly rerolls: readonly number[];
  readonly mayChoose?: boolean;
  /** It may re-roll any of its dice after a defeat (COUNTERATTACK). */
  readonly canCounter: boolean;
}

export interface ConflictTerms {
  readonly active: Party;
  readonly other: Party;
  /** The side that settles its cards first (C-5). */
  readonly firstAtCards: Who;
  /** Card values of the active side minus the other's; one less where the other wins ties. */
  readonly lead: number;
}

const WHO = ['active', 'other'] as const;

/** Decisions of C-5 and C-8, in order. Rolling any dice after a defeat equals a re-roll at the end. */
function listRerolls(terms: ConflictTerms): readonly Reroll[] {
  const inOrder = [terms.firstAtCards, opponent(terms.firstAtCards)];
  // No die is re-rolled twice: more re-rolls than dice are worth no more.
  const limited = (by: Who) => terms[by].rerolls.map((n) => Math.min(n, terms[by].dice)).filter((n) => n > 0);
  const cards = inOrder.map((by) => ({ by, counts: limited(by), isFree: terms[by].mayChoose === true }));
  const counters = WHO.filter((by) => terms[by].canCounter).map((by) => ({
    by,
    counts: [terms[by].dice],
    isFree: false,
  }));
  return [...cards, ...counters].filter(({ counts }) => counts.length > 0);
}

export const aheadOf = (terms: ConflictTerms): Ahead => ({
  dice: { active: terms.active.dice, other: terms.other.dice },
  effects: { active: terms.active.effects, other: terms.other.effects },
  rerolls: listRerolls(terms),
  lead: terms.lead,
});

function meanOf({ active, other, chances }: Grid): number {
  let total = 0;
  let at = 0;
  for (const mine of active.chances)
    for (const theirs of other.chances) {
      total += mine * theirs * (chances[at] ?? 0);
      at += 1;
    }
  return total;
}

const MOST_KEPT = 20_000;
const known = new Map<string, number>();

const keyOf = ({ dice, effects, rerolls, mayChoose = false, canCounter }: Party): string =>
  `${dice} ${nameOfEffects(effects)} ${rerolls.join()} ${mayChoose} ${canCounter}`;

/** Chance, 0 to 1, of the active side, before the roll. Answers are cached. */
export function conflictChance(terms: ConflictTerms): number {
  const { active, other, firstAtCards, lead } = terms;
  if (lead >= FACES * other.dice - active.dice) return 1;
  if (lead < other.dice - FACES * active.dice) return 0;
  const key = `${keyOf(active)}|${keyOf(other)}|${firstAtCards} ${lead}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MOST_KEPT) known.clear();
  // Rounding may push a sum past 0 or 1.
  const chance = Math.max(0, Math.min(1, meanOf(gridBefore(aheadOf(terms)))));
  known.set(key, chance);
  return chance;
}
