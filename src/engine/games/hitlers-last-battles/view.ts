import type { Modifier } from '../../kernel/types.ts';
import type { Battle } from './frames.ts';
import type { Phase } from './events.ts';
import type { Side } from './ids.ts';
import type { Rulings } from './rulings.ts';
import type { HlbState } from './state.ts';

export interface HlbView extends Pick<
  HlbState,
  'turn' | 'units' | 'markers' | 'control' | 'strategic' | 'stack' | 'result' | 'tally'
> {
  readonly side: Side;
  readonly phase: Phase | 'over';
  /** Readings of open rules, also the recommended ones. */
  readonly rulings: Rulings;
  readonly battle: Battle | null;
  /** Score so far with its reasons (§9). */
  readonly score: Readonly<Record<Side, Score>>;
}

export interface Score {
  readonly total: number;
  readonly reasons: readonly Modifier[];
}
