/** Inside the rules, hexes, units and markers are their index in the pack; ids return where data leave the engine. */
import { DIRECTIONS, FACTIONS, sideOf, type Faction, type Side } from './ids.ts';

export const NONE = -1;

export const DIRECTION_COUNT = DIRECTIONS.length;

/** Throws for an entry that is not in its table: a fault of the engine. */
export function known<X>(entry: X | undefined): X {
  if (entry === undefined) throw new RangeError('no such entry in the table');
  return entry;
}

export const sideNo = (side: Side): number => (side === 'german' ? 0 : 1);
export const enemyOf = (sideNumber: number): number => 1 - sideNumber;
export const sideAt = (sideNumber: number): Side => (sideNumber === 0 ? 'german' : 'allied');
export const factionsOf = (side: Side): readonly Faction[] => FACTIONS.filter((faction) => sideOf(faction) === side);

export const indexOf = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, i) => [id, i]));
