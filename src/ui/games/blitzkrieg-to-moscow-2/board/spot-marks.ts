import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Spot } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import type { Place } from '../../../board/hex-geometry.ts';
import { markPlaces } from '../../../board/place-marks.ts';
import type { FocusTargets, PlaceMark } from '../../../board/place-marks.ts';
import { parseTarget, spaceRef } from '../../../../engine/kits/pointing/targets.ts';
import { isArea, isSpotName } from '../lookup.ts';
import { areaBox, spotCentre } from './layout.ts';
import { spotsInOrder } from './stops.ts';

/** The hex that is fought for. */
export const fightOf = ({ combat }: BtmView): readonly TargetRef[] => (combat ? [spaceRef(combat.target)] : []);

/** Places with a rim: targets, the places of what is selected, and where a combat is fought. */
export function spotMarks(
  facts: BtmFacts,
  view: BtmView,
  targets: FocusTargets,
  selected: readonly TargetRef[],
): readonly PlaceMark[] {
  return markPlaces(spotsInOrder(facts), targets, new Set(selected.map((target) => rimmedSpot(target, view))));
}

/** Of a rear area, which holds many, the counter alone is rimmed. */
export function rimmedSpot(target: TargetRef, view: BtmView): Spot | null {
  const spot = spotOf(target, view);
  return spot !== null && isArea(spot) && parseTarget(target).kind === 'unit' ? null : spot;
}

/** The hex or rear area of a target; null for cards, buttons, and units that are elsewhere. */
function spotOf(target: TargetRef, view: BtmView): Spot | null {
  const { kind, id } = parseTarget(target);
  const place = kind === 'space' ? id : kind === 'unit' ? view.units[id]?.place : undefined;
  return place !== undefined && isSpotName(place) ? place : null;
}

/** Where a target is on the board: a unit in a rear area at the head of its column. */
export function placeOf(target: TargetRef, view: BtmView): Place | null {
  const spot = spotOf(target, view);
  if (spot === null) return null;
  if (!isArea(spot)) return spotCentre(spot);
  const { x, y, width } = areaBox(spot);
  return parseTarget(target).kind === 'unit' ? { x: x + width / 2, y: y + FIRST_ROW } : spotCentre(spot);
}
/** The first counter of the column. */
const FIRST_ROW = 52;
