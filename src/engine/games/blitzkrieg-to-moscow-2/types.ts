import type { Ctx, Decision, Nodes } from '../../kernel/types.ts';
import type { BtmEvent } from './events.ts';
import type { BtmFacts } from './facts.ts';
import type { Frame } from './frames.ts';
import type { Side } from './ids.ts';
import type { Move } from './moves.ts';
import type { BtmQueries } from './queries/types.ts';
import type { Tables } from './tables.ts';
import type { BtmState } from './state.ts';
import type { BtmView } from './view.ts';

export interface BtmTypes {
  seat: Side;
  frame: Frame;
  move: Move;
  event: BtmEvent;
  state: BtmState;
  view: BtmView;
  facts: BtmFacts;
  tables: Tables;
  queries: BtmQueries;
}

/** The rules read a state together with these. */
export interface Game {
  readonly tables: Tables;
  readonly nodes: Nodes<BtmTypes>;
}

export type BtmCtx = Ctx<BtmTypes>;
export type BtmDecision = Decision<BtmTypes>;
export type BtmNode<K extends Frame['at']> = Nodes<BtmTypes>[K];
