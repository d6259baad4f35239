/** Combats that end alike for every die, defence and card still open, as far as both players know (§11.3, §7). */
import { otherSide, type CrtResult, type Side, type UnitId } from '../ids.ts';
import type { BtmState, ShiftCard } from '../state.ts';
import type { Tables } from '../tables.ts';
import { couldPlay } from './cards.ts';
import { findWeakest } from './defence.ts';
import { facesOf, isOnHero } from './odds.ts';
import { EVEN_ODDS, combatOf, shiftSlot, sumUp, type Board, type Terms } from './reckon.ts';

/** A failed attack rolls no die (§11.3.5). */
export type CombatEnd = CrtResult | 'failed';

export interface OpenCombat {
  /** Those still to choose count as defending actively (§11.3.2). */
  readonly terms: Terms;
  readonly undecided: readonly UnitId[];
  /** Sides that may still play a shift card and could hold one (§11.3.4). */
  readonly shifting: readonly Side[];
}

const ANY_CARD: ShiftCard = { card: '', cancelled: false };

const columnAgainst = (t: Tables, board: Board, terms: Terms, side: Side, shifting: readonly Side[]): number =>
  sumUp(t, board, shifting.includes(side) ? { ...terms, [shiftSlot(terms, side)]: ANY_CARD } : terms).column;

/** The end that all columns within reach share; null where they differ. */
export function findEnd(
  t: Tables,
  board: Board & Pick<BtmState, 'hero'>,
  { terms, undecided, shifting }: OpenCombat,
): CombatEnd | null {
  const weakest = findWeakest(t, board, terms, undecided) ?? terms;
  const least = columnAgainst(t, board, terms, otherSide(terms.side), shifting);
  const most = columnAgainst(t, board, weakest, terms.side, shifting);
  const ends = new Set<CombatEnd>();
  for (let column = least; column <= most; column++) {
    if (column < EVEN_ODDS) ends.add('failed');
    for (const result of facesOf(t, column, isOnHero(board, terms))) ends.add(result);
  }
  const [only, ...others] = ends;
  return others.length === 0 ? (only ?? null) : null;
}

/** §11.3.6: returns true if every face of the die has the same result in the combat's column. */
export function isDieVain(t: Tables, state: BtmState): boolean {
  const combat = combatOf(state);
  return new Set(facesOf(t, sumUp(t, state, combat).column, isOnHero(state, combat))).size === 1;
}

/** The same for the current combat: `asked` are the sides that may still play a card. */
export function findEndOf(
  t: Tables,
  state: BtmState,
  undecided: readonly UnitId[],
  asked: readonly Side[],
): CombatEnd | null {
  const combat = combatOf(state);
  return findEnd(t, state, {
    terms: { ...combat, active: [...combat.active, ...undecided] },
    undecided,
    shifting: asked.filter((side) => couldPlay(t, state, side, 'combatShift')),
  });
}
