/** A seat's knowledge of the cards in play before they are turned over: its own by name, the other side's by number. */
import { otherSide, type CardId, type Side } from '../ids.ts';
import { listChoosable } from '../phases/conflict.ts';
import type { Draw } from '../rules/conflict-odds-hands.ts';
import { actsWith } from '../rules/events.ts';
import type { Conflict, HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { listPiled, NO_PAST, readClues, type Past } from './past.ts';

/** Cards that the seat has not seen: neither its own, anywhere, nor open to it (§4.1.5). */
export function listUnseen(t: Tables, { hands, decks, discards, conflict }: HrState, seat: Side): readonly CardId[] {
  const enemy = otherSide(seat);
  const shown = conflict?.shown[enemy] ? conflict.cards[enemy] : [];
  const own = [...hands[seat], ...decks[seat], ...discards[seat], ...(conflict?.cards[seat] ?? [])];
  const seen = new Set([...own, ...discards[enemy].slice(-1), ...shown]);
  return t.cards.map(({ id }) => id).filter((id) => !seen.has(id));
}

/** Cards of the seat that the other side has not seen, apart from those that may be in that side's own deck. */
function listVeiled({ hands, decks, discards }: HrState, conflict: Conflict, seat: Side): readonly CardId[] {
  const laid = conflict.shown[seat] ? [] : conflict.cards[seat];
  return [...hands[seat], ...decks[seat], ...discards[seat].slice(0, -1), ...laid].toSorted();
}

const without = (cards: readonly CardId[], others: readonly CardId[]): readonly CardId[] =>
  others.length === 0 ? cards : cards.filter((card) => !others.includes(card));

export interface Pool {
  readonly cards: readonly CardId[];
  /** Number of them that the side holds, including a card laid face down. */
  readonly size: number;
  /** Red cards must be given while the hand has any (§6.5.3.4). */
  readonly isRed: boolean;
  readonly draw: Draw;
}

export interface Knowledge {
  readonly veiled: Pool;
  readonly unseen: Pool;
  /** Cards that the seat may come to play: its choices, the card it has laid, or its deck (§8.5.1). */
  readonly own: readonly CardId[];
  readonly draw: Draw;
  readonly shown: CardId | null;
}

export const NO_DRAW: Draw = { cards: [] };

const ownDraw = ({ decks, discards }: HrState, seat: Side): Draw => ({
  cards: (decks[seat].length > 0 ? decks[seat] : discards[seat]).toSorted(),
});

/** The other side's deck. An empty one is reshuffled, with the open discard on top (§4.1.5). */
function enemyDraw({ decks, discards }: HrState, enemy: Side, unseen: readonly CardId[]): Draw {
  if (decks[enemy].length > 0) return { cards: unseen };
  const top = discards[enemy].at(-1);
  return top === undefined ? NO_DRAW : { cards: unseen, top: { card: top, pile: discards[enemy].length } };
}

/** §8.5.1: neutral Vichy turns up the top card of the Axis deck. */
export const fromDeck = ({ isNeutralVichy }: Conflict, side: Side): boolean => isNeutralVichy && side === 'axis';

const owesRed = (t: Tables, conflict: Conflict, side: Side): boolean =>
  side === 'allies' && conflict.red && !actsWith(t, conflict, side, 'waivesRed');

/** Reads no secret of the other side: only the number of its hidden cards. */
export function knowledgeOf(
  t: Tables,
  state: HrState,
  conflict: Conflict,
  seat: Side,
  past: Past = NO_PAST,
): Knowledge {
  const enemy = otherSide(seat);
  const steps = { axis: readClues(t, past, 'axis'), allies: readClues(t, past, 'allies') };
  const unseen = without(listUnseen(t, { ...state, conflict }, seat), listPiled(steps[enemy]));
  const veiled = without(listVeiled(state, conflict, seat), listPiled(steps[seat]));
  const drawOf = (side: Side, draw: () => Draw) => (actsWith(t, conflict, side, 'drawsCard') ? draw() : NO_DRAW);
  const sizeOf = (side: Side) => state.hands[side].length + (conflict.shown[side] ? 0 : conflict.cards[side].length);
  const [laid, mayLay] = [conflict.cards[seat], fromDeck(conflict, seat) ? ownDraw(state, seat).cards : null];
  return {
    veiled: {
      cards: veiled,
      size: sizeOf(seat),
      isRed: owesRed(t, conflict, seat),
      draw: drawOf(seat, () => ({ cards: veiled })),
    },
    unseen: {
      cards: unseen,
      size: sizeOf(enemy),
      isRed: owesRed(t, conflict, enemy),
      draw: drawOf(enemy, () => enemyDraw(state, enemy, unseen)),
    },
    own: laid.length > 0 ? laid.slice(0, 1) : (mayLay ?? listChoosable(t, state, conflict, seat)),
    draw: drawOf(seat, () => ownDraw(state, seat)),
    shown: conflict.shown[enemy] ? (conflict.cards[enemy][0] ?? null) : null,
  };
}
