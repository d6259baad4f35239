import type { CardId, Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Conflict } from '../../../../engine/games/hitlers-reich/state.ts';
import { findCard, type HrScene } from '../lookup.ts';
import type { FightRecord } from './record.ts';

/** A side's total of cards and dice, as the viewer sees them (C-6). */

interface CardSum {
  readonly card: CardId;
  readonly printed: number;
  /** Sabotage reduces it to 1 (§7.6). */
  readonly counts: number;
  readonly isSabotaged: boolean;
  readonly isBlocked: boolean;
}

export interface Total {
  readonly cards: readonly CardSum[];
  /** Null before the roll. */
  readonly dice: number | null;
  /** Null while a part of it is hidden. */
  readonly total: number | null;
}

/** A side's cards that the viewer sees, in the conflict or already put away. */
export function cardsOf(conflict: Conflict | null, record: FightRecord | null, side: Side): readonly CardId[] {
  const laid = conflict?.cards[side] ?? [];
  return laid.length > 0 ? laid : (record?.cards[side] ?? []);
}

export function facesOf(conflict: Conflict | null, record: FightRecord | null, side: Side): readonly number[] {
  return conflict ? conflict.dice[side] : (record?.dice[side].map(({ face }) => face) ?? []);
}

/** Uses the engine's sums: of cards and dice on the table from the view, of cards put away from the log. */
export function computeTotal({ facts, view }: HrScene, record: FightRecord | null, side: Side): Total {
  const { conflict, fight } = view;
  const open = fight?.totals[side] ?? null;
  const marked = (list: 'blocked' | 'sabotaged', card: CardId) =>
    (conflict?.[list].includes(card) ?? false) || (record?.[list].includes(card) ?? false);
  const cards = cardsOf(conflict, record, side).map((card): CardSum => {
    const printed = findCard(facts, card)?.value ?? 0;
    const isSabotaged = marked('sabotaged', card);
    const counts = open?.cards.find((one) => one.card === card)?.counts ?? (isSabotaged ? facts.sabotaged : printed);
    return { card, printed, counts, isSabotaged, isBlocked: marked('blocked', card) };
  });
  const judged = record?.results.at(-1)?.totals[side] ?? null;
  const isPutAway = (open?.cards.length ?? 0) === 0 && cards.length > 0;
  return { cards, dice: open ? open.dice : diceSum(record, side), total: isPutAway ? judged : (open?.total ?? null) };
}

/** Adds the cards that turn up while the dice wait. The total stays open until the dice are rolled. */
export function withTurned(
  { facts }: Pick<HrScene, 'facts'>,
  total: Total,
  side: Side,
  turned: readonly { readonly side: Side; readonly card: CardId }[],
): Total {
  const cards = turned.filter((one) => one.side === side && !total.cards.some(({ card }) => card === one.card));
  if (cards.length === 0) return total;
  const shown = cards.map(({ card }): CardSum => {
    const printed = findCard(facts, card)?.value ?? 0;
    return { card, printed, counts: printed, isSabotaged: false, isBlocked: false };
  });
  return { cards: [...total.cards, ...shown], dice: null, total: null };
}

/** The log names faces, not their values. */
function diceSum(record: FightRecord | null, side: Side): number | null {
  const dice = record?.dice[side] ?? [];
  return dice.length === 0 ? null : dice.reduce((sum, { face }) => sum + face, 0);
}
