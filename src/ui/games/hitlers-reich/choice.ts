import type { TargetRef } from '../../../engine/kernel/types.ts';
import type { HrMove } from './lookup.ts';

/** An entry of the list: its target, the moves that remain with it, and the earlier picks. */
export interface HrChoice {
  readonly target: TargetRef;
  readonly moves: readonly HrMove[];
  readonly picked: readonly TargetRef[];
}
