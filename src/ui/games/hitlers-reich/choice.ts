import type { TargetRef } from '../../../engine/kernel/types.ts';
import type { HrMove } from './lookup.ts';

/** An entry of the legal list: what would be picked, the moves that it leaves, and what was picked before it. */
export interface HrChoice {
  readonly target: TargetRef;
  readonly moves: readonly HrMove[];
  readonly picked: readonly TargetRef[];
}
