import type { Ctx, Decision, Nodes } from '../../kernel/types.ts';
import type { HlbEvent } from './events.ts';
import type { HlbFacts } from './facts.ts';
import type { Frame } from './frames.ts';
import type { Side } from './ids.ts';
import type { Move } from './moves.ts';
import type { HlbQueries } from './queries/types.ts';
import type { Tables } from './tables.ts';
import type { HlbState } from './state.ts';
import type { HlbView } from './view.ts';

export interface HlbTypes {
  seat: Side;
  frame: Frame;
  move: Move;
  event: HlbEvent;
  state: HlbState;
  view: HlbView;
  facts: HlbFacts;
  tables: Tables;
  queries: HlbQueries;
}

/** The rules read a state together with these. */
export interface Game {
  readonly tables: Tables;
  readonly nodes: Nodes<HlbTypes>;
}

export type HlbCtx = Ctx<HlbTypes>;
export type HlbDecision = Decision<HlbTypes>;
