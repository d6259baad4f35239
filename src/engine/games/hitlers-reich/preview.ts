/** What a move would do, before it is committed. */
import type { Line, Modifier, Odds, Preview } from '../../kernel/types.ts';
import { spaceOf } from './board.ts';
import { cardOf } from './cards.ts';
import type { CardId, Side } from './ids.ts';
import { eventOf } from './mall.ts';
import type { Move, MoveOf } from './moves.ts';
import { chanceWith } from './odds.ts';
import { listChoosable } from './phases/conflict.ts';
import { declareAttack, openConflict } from './rules/declare.ts';
import { isCentre } from './rules/control.ts';
import { listDice } from './rules/dice.ts';
import type { Conflict, HrState } from './state.ts';

const NOTHING: Preview = { effects: [], modifiers: [], odds: null, warnings: [] };

/** Chances are irrational in any small number of outcomes; they are given as so many of a million. */
const OF = 1_000_000;

const oddsOf = (chance: number): Odds => {
  const won = Math.round(chance * OF);
  return {
    total: OF,
    outcomes: [
      { id: 'won', count: won, success: true },
      { id: 'lost', count: OF - won, success: false },
    ],
  };
};

/** Both sides' dice with their reasons; the other side's count against. */
function diceOf(state: HrState, conflict: Conflict, seat: Side): readonly Modifier[] {
  const other = seat === 'axis' ? 'allies' : 'axis';
  const signed = (side: Side, sign: number) =>
    listDice(state, conflict, side).map((one) => ({
      ...one,
      amount: sign * one.amount,
      params: { ...one.params, side },
    }));
  return [...signed(seat, 1), ...signed(other, -1)];
}

/** The best of the cards that may be chosen. */
function bestChance(state: HrState, conflict: Conflict, seat: Side): number {
  const seen = new Set<string>();
  let best = 0;
  for (const id of listChoosable(state, conflict, seat)) {
    const { suit, value } = cardOf(id);
    if (seen.has(`${suit}${value}`)) continue;
    seen.add(`${suit}${value}`);
    best = Math.max(best, chanceWith(state, conflict, seat, id));
  }
  return best;
}

function fightPreview(state: HrState, conflict: Conflict, seat: Side, effects: readonly Line[]): Preview {
  return {
    effects,
    modifiers: diceOf(state, conflict, seat),
    odds: oddsOf(bestChance(state, conflict, seat)),
    warnings: warningsOf(state, conflict),
  };
}

/** What a defeat would cost beyond the fight itself (§6.5.2, §7.9.1). */
function warningsOf({ turn }: HrState, { blitz, isFree }: Conflict): Preview['warnings'] {
  const ends = turn.operation === null ? [{ key: 'hr.warn.ends-turn', rule: '7.9.1' }] : [];
  const costs = blitz > 0 && !isFree ? [{ key: 'hr.warn.blitz-cost', rule: '7.9.2' }] : [];
  return [...ends, ...costs];
}

function attackPreview(state: HrState, seat: Side, move: MoveOf<'attack'>, more: Partial<Conflict>): Preview {
  const conflict = declareAttack(state, seat, move, more);
  const takes: Line = { key: 'hr.preview.take', params: { space: move.target }, rule: '6.5.2' };
  const centre: readonly Line[] =
    isCentre(state, move.target) && spaceOf(move.target).home !== null
      ? [{ key: 'hr.preview.centre', params: { space: move.target }, rule: '7.9.1' }]
      : [];
  return fightPreview(state, conflict, seat, [takes, ...centre]);
}

/** The area a blitz would start from, as the question knows it. */
function blitzOrigin({ stack }: HrState): { readonly origin: string; readonly isFree: boolean } | null {
  const top = stack.at(-1);
  if (top?.at === 'bonus/blitz') return { origin: top.origin, isFree: false };
  return top?.at === 'overlord/blitz' ? { origin: top.origin, isFree: true } : null;
}

function cardPreview(state: HrState, conflict: Conflict, seat: Side, card: CardId): Preview {
  return {
    ...NOTHING,
    modifiers: diceOf(state, conflict, seat),
    odds: oddsOf(chanceWith(state, conflict, seat, card)),
  };
}

/** Whose move it is, by the question on top; the active side of the turn where nobody else is asked. */
function seatOf({ stack, side }: HrState): Side {
  const top = stack.at(-1);
  return top && 'side' in top ? top.side : side;
}

export function preview(state: HrState, move: Move): Preview {
  const seat = seatOf(state);
  switch (move.type) {
    case 'attack':
      return attackPreview(state, seat, move, {});
    case 'blitz': {
      const from = blitzOrigin(state);
      if (!from) return NOTHING;
      const attack = { type: 'attack', kind: 'land', origin: from.origin, target: move.target, nation: null } as const;
      return attackPreview(state, seat, attack, { blitz: state.turn.blitz.made + 1, isFree: from.isFree });
    }
    case 'event': {
      const conflict = openConflict({ kind: 'event', target: move.event, origin: null, active: seat });
      const { category } = eventOf(move.event);
      const effect: Line = { key: `hr.preview.event.${category}`, params: { event: move.event }, rule: '4.2.5' };
      return fightPreview(state, conflict, seat, [effect]);
    }
    case 'card':
      return state.conflict ? cardPreview(state, state.conflict, seat, move.card) : NOTHING;
    default:
      return NOTHING;
  }
}
