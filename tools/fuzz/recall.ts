/** No position repeats while chance is not used: a player who can return to one could do so without end. */
import type { GameState, Types } from '../../src/engine/kernel/types.ts';
import { demand } from './checks.ts';

interface Visit {
  readonly state: GameState;
  readonly at: number;
}

/** The positions since the last draw of chance, by the frames on their stack. */
export interface Recall {
  drawn: number;
  readonly visits: Map<string, Visit[]>;
}

export const openRecall = (): Recall => ({ drawn: -1, visits: new Map() });

/** Equality of plain JSON. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length || Array.isArray(a) !== Array.isArray(b)) return false;
  return keys.every((key) => key in b && isSame(a[key as keyof typeof a], b[key as keyof typeof b]));
}

/** The moves to a position, with those that players may take back as often as they like. */
export interface Trail<T extends Types> {
  readonly moves: readonly T['move'][];
  readonly toggles: readonly T['move']['type'][];
  /** A program that looks ahead gains nothing by going back and forth; one that plays at random may. */
  readonly isAimless: boolean;
}

/**
 * `state` must be kept unchanged by the caller. What was used up shows in a state, and so does each draw; so a position
 * that comes again was come to for nothing. The one thing allowed is to give and take back within a single step, by
 * moves that do nothing else, and only by a player who plays at random.
 */
export function checkRecall<T extends Types>(recall: Recall, state: T['state'], trail: Trail<T>): void {
  const { drawn } = state.rng;
  if (drawn !== recall.drawn) {
    recall.drawn = drawn;
    recall.visits.clear();
  }
  const { moves, toggles, isAimless } = trail;
  const key = JSON.stringify(state.stack);
  const visits = recall.visits.get(key) ?? [];
  const before = visits.find((visit) => isSame(visit.state, state));
  if (before === undefined) {
    visits.push({ state, at: moves.length });
    recall.visits.set(key, visits);
    return;
  }
  const since = moves.slice(before.at).map(({ type }) => type);
  const isToggling = isAimless && since.every((type) => toggles.includes(type));
  demand(
    isToggling,
    () => `the position after move ${before.at} comes again, chance standing still, by ${since.join(', ')}`,
  );
}
