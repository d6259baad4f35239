/** Reads the move of the picked unit to the place under the pointer once, for the label and the map. */
import type {
  AheadReading,
  GroundReading,
  ReachReading,
} from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { Spot, UnitId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { makeIndex } from '../../../../engine/kits/pointing/lookup.ts';
import { parseTarget } from '../../../../engine/kits/pointing/targets.ts';
import { isSpot, placeOfUnit, sideOfUnit, unitsUnderWay, type BtmScene } from '../lookup.ts';

interface Known {
  readonly reach: Map<UnitId, readonly ReachReading[]>;
  readonly ahead: Map<ReachReading, AheadReading>;
  grounds: readonly GroundReading[] | null;
}

const knownIn = makeIndex((_view: BtmView): Known => ({ reach: new Map(), ahead: new Map(), grounds: null }));

function remember<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

const WHILE_MOVING = [
  'movement/move',
  'movement/path',
  'breakthrough/action',
  'breakthrough/second',
  'breakthrough/path',
] as const;

/** True where units move hex by hex; in a breakthrough once a tank is named. */
export function isMoving(scene: BtmScene, picked: readonly TargetRef[]): boolean {
  const { at } = scene.view.question ?? { at: '' };
  return at === 'movement/move' || at === 'movement/path' || moverIn(scene, picked) !== null;
}

/** The unit that moves next: the one under way, else the picked one. */
export function moverIn({ facts, view }: BtmScene, picked: readonly TargetRef[]): UnitId | null {
  const { at } = view.question ?? { at: '' };
  if (!WHILE_MOVING.some((one) => one === at)) return null;
  const [underWay] = unitsUnderWay(view);
  if (underWay !== undefined) return underWay;
  const units = picked.map(parseTarget).flatMap(({ kind, id }) => (kind === 'unit' ? [id] : []));
  return units.findLast((unit) => sideOfUnit(facts, unit) === view.side) ?? null;
}

/** The hex or rear area of a target. */
export function spotOf({ facts, view }: BtmScene, target: TargetRef): Spot | null {
  const { kind, id } = parseTarget(target);
  const place = kind === 'space' ? id : kind === 'unit' ? placeOfUnit(view, id) : null;
  return place !== null && isSpot(facts, place) ? place : null;
}

export const reachOf = ({ queries, view }: BtmScene, unit: UnitId): readonly ReachReading[] =>
  remember(knownIn(view).reach, unit, () => queries.readReach(view, unit));

/** Null for a place that the unit cannot reach. */
export function readAhead(scene: BtmScene, unit: UnitId | null, target: TargetRef | null): AheadReading | null {
  const spot = target === null ? null : spotOf(scene, target);
  const reach = unit === null || spot === null ? null : reachOf(scene, unit).find(({ hex }) => hex === spot);
  if (unit === null || !reach) return null;
  const { queries, view } = scene;
  return remember(knownIn(view).ahead, reach, () => queries.readAhead(view, unit, reach));
}

/** The ground of both sides as it is. */
export function groundsNow({ queries, view }: BtmScene): readonly GroundReading[] {
  const known = knownIn(view);
  return (known.grounds ??= queries.readGrounds(view));
}
