import { decide } from '../../kernel/runner.ts';
import type { Nodes } from '../../kernel/types.ts';
import { topFrame } from './rules/field.ts';
import { isAskFrame } from './rules/steps.ts';
import type { BtmState } from './state.ts';
import type { Tables } from './rules/field-types.ts';
import type { BtmDecision, BtmTypes } from './types.ts';

export interface Game {
  readonly tables: Tables;
  readonly nodes: Nodes<BtmTypes>;
}

/** The pending question; null after the end and in the middle of an automatic step. */
export const findDecision = (game: Game, state: BtmState): BtmDecision | null =>
  isAskFrame(topFrame(state)) ? decide<BtmTypes>(game, state) : null;
