/** Markers, fleets and fortresses, and how more are found when they run out (§1.1, §3). */
import type { Nation, Side, SpaceId } from '../ids.ts';
import type { Placing } from '../moves.ts';
import type { HrState } from '../state.ts';
import { isCentre } from './control.ts';
import type { Tables } from '../tables.ts';

export const MARKERS: Readonly<Record<Nation, number>> = { axis: 35, soviet: 15, western: 25 };
export const FLEETS: Readonly<Record<Side, number>> = { axis: 4, allies: 6 };
export const FORTRESSES = 4;

interface Piece {
  readonly lie: 'fortresses' | 'fleets';
  readonly isAtSea: boolean;
  readonly most: Readonly<Record<Side, number>>;
  readonly placed: 'fortified' | 'fleet-placed';
  readonly removed: 'fortress-lost' | 'fleet-lost';
  /** The rule of its payment, and the reason given if no such piece can be removed. */
  readonly rule: string;
  readonly noneThere: 'lift-no-fortress' | 'lift-no-fleet';
}

/** Pieces by the verb that places them (§3.2, §3.3). */
export const PIECES: Readonly<Record<Placing, Piece>> = {
  fortify: {
    lie: 'fortresses',
    isAtSea: false,
    most: { axis: FORTRESSES, allies: FORTRESSES },
    placed: 'fortified',
    removed: 'fortress-lost',
    rule: '6.2',
    noneThere: 'lift-no-fortress',
  },
  fleet: {
    lie: 'fleets',
    isAtSea: true,
    most: FLEETS,
    placed: 'fleet-placed',
    removed: 'fleet-lost',
    rule: '6.3',
    noneThere: 'lift-no-fleet',
  },
};

export function markersLeft({ markers, unmarked }: Pick<HrState, 'markers' | 'unmarked'>, nation: Nation): number {
  let placed = 0;
  for (const id in markers) if (markers[id] === nation && !unmarked.includes(id)) placed++;
  return MARKERS[nation] - placed;
}

/** §6.5.3.1, R-72: the printed side takes its area back without a marker. */
export function needsMarker(t: Tables, id: SpaceId, nation: Nation): boolean {
  const { printed } = t.spaceOf(id);
  return printed === null || (printed === 'axis') !== (nation === 'axis');
}

/** markers of the least important kind only: zones, then areas without drums, then others. */
export function listLiftable(t: Tables, state: HrState, nation: Nation, except: SpaceId): readonly SpaceId[] {
  const { markers, unmarked } = state;
  const mine = (id: SpaceId) => id !== except && markers[id] === nation && !unmarked.includes(id);
  const barred = (id: SpaceId) => t.vichyAreas.includes(id) || t.spaceOf(id).isInactive;
  const ids = [...t.zones, ...t.areas].map(({ id }) => id).filter((id) => mine(id) && !barred(id));
  const zones = ids.filter((id) => t.spaceOf(id).isSea);
  if (zones.length > 0) return zones;
  const plain = ids.filter((id) => !isCentre(t, state, id));
  return plain.length > 0 ? plain : ids;
}
