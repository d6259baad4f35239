/** Answers given without a player: re-rolls that cannot change the outcome (§6.3.2, §7.6). All dice and cards concerned are face up. */
import type { Line, Settled } from '../../../kernel/types.ts';
import { DONE, type Move } from '../moves.ts';
import { isPlanRerollVain, isRerollVain } from '../rules/vain-rerolls.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';

const NO_BETTER_DICE: Line = { key: 'hr.log.no-better-dice', rule: '7.6' };

function isVain(t: Tables, state: HrState): boolean {
  const frame = state.stack.at(-1);
  switch (frame?.at) {
    case 'conflict/reroll':
      return isRerollVain(t, state, frame.side);
    case 'plan/reroll':
      return isPlanRerollVain(frame);
    default:
      return false;
  }
}

export const settle = (t: Tables, state: HrState): Settled<Move> | null =>
  isVain(t, state) ? { move: DONE, why: NO_BETTER_DICE } : null;
