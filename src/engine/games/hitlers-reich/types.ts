import type { AskNode, AutoNode, Ctx, Decision } from '../../kernel/types.ts';
import type { HrFacts } from './facts.ts';
import type { Frame, FrameAt } from './frames.ts';
import type { Side } from './ids.ts';
import type { HrEvent } from './events.ts';
import type { Move } from './moves.ts';
import type { HrState } from './state.ts';
import type { HrView } from './view.ts';

/** The bag of types of this game. */
export interface HrTypes {
  seat: Side;
  frame: Frame;
  move: Move;
  event: HrEvent;
  state: HrState;
  view: HrView;
  facts: HrFacts;
}

export type HrCtx = Ctx<HrTypes>;
export type HrDecision = Decision<HrTypes>;
export type Ask<K extends Frame['at']> = AskNode<HrTypes, FrameAt<K>>;
export type Auto<K extends Frame['at']> = AutoNode<HrTypes, FrameAt<K>>;
