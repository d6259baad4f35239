import type { AskNode, AutoNode, Ctx, Decision, Nodes } from '../../kernel/types.ts';
import type { HrFacts } from './facts.ts';
import type { Frame, FrameAt } from './frames.ts';
import type { Side } from './ids.ts';
import type { HrEvent } from './events.ts';
import type { AnswerTo, Move } from './moves.ts';
import type { HrQueries } from './queries/types.ts';
import type { HrState } from './state.ts';
import type { Tables } from './tables.ts';
import type { HrView } from './view.ts';

export interface HrTypes {
  seat: Side;
  frame: Frame;
  move: Move;
  event: HrEvent;
  state: HrState;
  view: HrView;
  facts: HrFacts;
  tables: Tables;
  queries: HrQueries;
}

/** The rules read a state together with these. */
export interface Game {
  readonly tables: Tables;
  readonly nodes: Nodes<HrTypes>;
}

export type HrCtx = Ctx<HrTypes>;
export type HrDecision = Decision<HrTypes>;
/** A question; its node receives only the verbs that answer it. */
export interface Ask<K extends Frame['at']> extends AskNode<HrTypes, FrameAt<K>> {
  answer(ctx: HrCtx, frame: FrameAt<K>, move: AnswerTo<K>): void;
}
export type Auto<K extends Frame['at']> = AutoNode<HrTypes, FrameAt<K>>;
