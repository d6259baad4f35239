import type { BtmEvent } from '../../../../engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { PocketReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { makeIndex } from '../../../../engine/kits/pointing/lookup.ts';
import { findCity, type BtmScene } from '../lookup.ts';

const readings = makeIndex((_view: BtmView) => new Map<readonly BtmEvent[], readonly PocketReading[]>());

/** Pockets of both sides, read once a step for map and column. */
export function readPockets({ queries, view }: BtmScene, events: readonly BtmEvent[]): readonly PocketReading[] {
  const known = readings(view);
  const before = known.get(events);
  if (before) return before;
  const pockets = queries.readPockets(view, events);
  known.set(events, pockets);
  return pockets;
}

/** A pocket has the name of its city, else of the hex of its first unit. */
export const namePlace = ({ facts, view }: BtmScene, { hexes, units }: PocketReading): string =>
  hexes.find((hex) => findCity(facts, hex) !== null) ?? view.units[units[0] ?? '']?.place ?? hexes[0] ?? '';
