/** The die of a combat for the luck page: the roll, whether it drove a unit off, and what was to be expected. */
import type { Rolled } from '../../kernel/types.ts';
import type { BtmEvent } from './events.ts';
import type { Side } from './ids.ts';
import { computeOdds } from './rules/odds.ts';
import { DIE_SIDES } from './numbers.ts';
import type { Tables } from './tables.ts';

/** Null for an event without a die. A hit is a result that empties the hex. */
export function readRolls(t: Tables, event: BtmEvent): Rolled<Side> | null {
  if (event.type !== 'rolled') return null;
  const { side, die, result, isHero, reckoning } = event;
  const odds = computeOdds(t, reckoning.column, isHero);
  const outcomes = odds?.outcomes ?? [];
  const hits = outcomes.some(({ id, success }) => success && id === result) ? 1 : 0;
  const wins = outcomes.reduce((sum, { count, success }) => sum + (success ? count : 0), 0);
  const expectedHits = wins / (odds?.total ?? 1);
  return { outcome: result, rolls: [{ seat: side, sides: DIE_SIDES, faces: [die], hits, expectedHits }] };
}
