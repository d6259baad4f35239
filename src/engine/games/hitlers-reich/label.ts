import type { Line } from '../../kernel/types.ts';
import { commands, type Move } from './moves.ts';
import type { HrState } from './state.ts';
import type { Tables } from './tables.ts';
import { labelMove } from './verbs/verbs.ts';

/** The button of a move: act and object. */
export const label = (t: Tables, state: HrState, move: Move): Line =>
  labelMove(t, state, move) ?? commands.plainLabel(move);
