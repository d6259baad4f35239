import type { CardId, Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Conflict } from '../../../../engine/games/hitlers-reich/state.ts';
import { findCard } from '../things.ts';
import type { HrScene } from '../things.ts';
import type { FightRecord } from './record.ts';

/** What a side's cards and dice come to, as they lie open before the viewer (C-6). */

interface CardSum {
  readonly card: CardId;
  readonly printed: number;
  /** What it counts: Sabotage has made it 1 (§7.6). */
  readonly counts: number;
  readonly isSabotaged: boolean;
  readonly isBlocked: boolean;
}

export interface Total {
  readonly cards: readonly CardSum[];
  /** Sum of the dice; null before they are rolled. */
  readonly dice: number | null;
  /** Null while a part of it is not open yet. */
  readonly total: number | null;
}

const SABOTAGED = 1;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Cards of a side that the viewer sees: in the conflict, or already put away in the clean-up. */
export function cardsOf(conflict: Conflict | null, record: FightRecord | null, side: Side): readonly CardId[] {
  const laid = conflict?.cards[side] ?? [];
  return laid.length > 0 ? laid : (record?.cards[side] ?? []);
}

/** Faces of a side's dice now. */
export function facesOf(conflict: Conflict | null, record: FightRecord | null, side: Side): readonly number[] {
  return conflict ? conflict.dice[side] : (record?.dice[side].map(({ face }) => face) ?? []);
}

export function computeTotal({ facts, view: { conflict } }: HrScene, record: FightRecord | null, side: Side): Total {
  const marked = (list: 'blocked' | 'sabotaged', card: CardId) =>
    (conflict?.[list].includes(card) ?? false) || (record?.[list].includes(card) ?? false);
  const cards = cardsOf(conflict, record, side).map((card): CardSum => {
    const printed = findCard(facts, card)?.value ?? 0;
    const isSabotaged = marked('sabotaged', card);
    return {
      card,
      printed,
      counts: isSabotaged ? SABOTAGED : printed,
      isSabotaged,
      isBlocked: marked('blocked', card),
    };
  });
  const faces = facesOf(conflict, record, side);
  if (faces.length === 0) return { cards, dice: null, total: null };
  const dice = sum(faces);
  return { cards, dice, total: cards.length === 0 ? null : dice + sum(cards.map(({ counts }) => counts)) };
}
