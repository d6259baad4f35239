/** Inside the rules, places, units and cards are their index in the pack; ids return where data leave the engine. */
import { AREAS, SIDES, type AreaId, type Side } from './ids.ts';

export const NONE = -1;

export const DIE_SIDES = 6;

/** Throws for an entry that is not in its table: a fault of the engine. */
export function known<X>(entry: X | undefined): X {
  if (entry === undefined) throw new RangeError('no such entry in the table');
  return entry;
}

export const isAreaId = (id: string): id is AreaId => (AREAS as readonly string[]).includes(id);

export const sideNo = (side: Side): number => (side === 'german' ? 0 : 1);
export const sideAt = (sideNumber: number): Side => known(SIDES[sideNumber]);
export const enemyOf = (sideNumber: number): number => 1 - sideNumber;

export const indexOf = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, i) => [id, i]));
