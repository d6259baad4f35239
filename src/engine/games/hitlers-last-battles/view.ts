import type { Modifier, Result } from '../../kernel/types.ts';
import type { Battle } from './frames.ts';
import type { Phase } from './events.ts';
import type { Faction, HexId, MarkerId, Side, UnitId } from './ids.ts';
import type { Rulings } from './rulings.ts';
import type { Strategic, UnitState } from './state.ts';

/** What anybody at the table sees: all but the generator. The game has no secrets between the seats. */
export interface HlbView {
  readonly turn: number;
  readonly side: Side;
  readonly phase: Phase | 'over';
  readonly units: Readonly<Record<UnitId, UnitState>>;
  readonly markers: Readonly<Record<MarkerId, UnitId | null>>;
  readonly control: Readonly<Record<HexId, Faction>>;
  readonly strategic: Strategic;
  /** Readings of open rules, also where they are the recommended ones. */
  readonly rulings: Rulings;
  /** The battle being resolved, if any. */
  readonly battle: Battle | null;
  /** Score so far with its reasons (§9). */
  readonly score: Readonly<Record<Side, Score>>;
  readonly result: Result<Side> | null;
}

export interface Score {
  readonly total: number;
  readonly reasons: readonly Modifier[];
}
