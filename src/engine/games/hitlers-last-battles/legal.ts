import { decide } from '../../kernel/runner.ts';
import type { Nodes } from '../../kernel/types.ts';
import { topFrame } from './rules/field.ts';
import { isAskFrame } from './rules/steps.ts';
import type { HlbState } from './state.ts';
import type { Tables } from './rules/field-types.ts';
import type { HlbDecision, HlbTypes } from './types.ts';

export interface Game {
  readonly tables: Tables;
  readonly nodes: Nodes<HlbTypes>;
}

/** The pending question; null after the end and in the middle of an automatic step. */
export const findDecision = (game: Game, state: HlbState): HlbDecision | null =>
  isAskFrame(topFrame(state)) ? decide<HlbTypes>(game, state) : null;
