/** Attack markers (§6): who may carry which, and when the step may be finished. */
import type { Reason } from '../../../kernel/types.ts';
import type { Faction, MarkerId, Side, UnitId } from '../ids.ts';
import { markMove, unmarkMove } from '../move-table.ts';
import type { Move } from '../moves.ts';
import type { HlbState } from '../state.ts';
import {
  MARKERS,
  MARKER_IDS,
  MARKER_RULES,
  factionOfMarker,
  factionOfUnit,
  factionsOf,
  markerFacts,
  markerId,
  markersOf,
  markersReceived,
  sideNo,
  sideOfUnit,
  unitFacts,
  unitNo,
  unitsOf,
} from '../tables.ts';
import { unitStateOf } from './field.ts';
import { refusal } from './reason.ts';

/** The marker on a unit, or null. */
export function markerOn(state: HlbState, unit: UnitId): MarkerId | null {
  for (const marker of MARKER_IDS) if (state.markers[marker] === unit) return marker;
  return null;
}

const carrier = (state: HlbState, marker: number): UnitId | null => state.markers[markerId(marker)] ?? null;

/** How many markers of a faction are on units. */
export function countAssigned(state: HlbState, faction: Faction): number {
  let count = 0;
  for (const { id, faction: owner } of MARKERS) if (owner === faction && state.markers[id] !== null) count++;
  return count;
}

const sideOfMarker = (marker: number): number => (factionOfMarker(marker) === 'G' ? 0 : 1);

/** §6.1: whether the side may give one more marker this turn. */
const hasMarkerLeft = (state: HlbState): boolean => state.strategic.markersLeft > 0;
/** §6.2: whether a unit is on the map. */
const isThere = (state: HlbState, unit: number): boolean => unitStateOf(state, unit).hex !== null;
/** §6.2, Q6: units that carry as many markers as a unit may, by number. */
function listMarked(state: HlbState): readonly number[] {
  const marked: number[] = [];
  for (const marker of MARKER_IDS) {
    const unit = state.markers[marker];
    if (unit) marked.push(unitNo(unit));
  }
  return marked;
}
/** §6.2, Q6: whether a marker belongs to the unit's faction. */
const fitsUnit = (marker: number, unit: number): boolean => factionOfMarker(marker) === factionOfUnit(unit);

/** §6: markers that may be given and taken back, without the finish. */
export function listMarks(state: HlbState, side: Side): Move[] {
  const moves: Move[] = [];
  const marked = listMarked(state);
  const units = hasMarkerLeft(state)
    ? unitsOf(side).filter((unit) => isThere(state, unit) && !marked.includes(unit))
    : [];
  for (const marker of markersOf(side)) {
    if (carrier(state, marker) !== null) moves.push(unmarkMove(marker));
    else for (const unit of units) if (fitsUnit(marker, unit)) moves.push(markMove(marker, unit));
  }
  return moves;
}

/** Why a marker may not go on a unit; null when it may. */
export function explainMark(state: HlbState, side: Side, marker: number, unit: number): Reason | null {
  const { id: unitName, faction } = unitFacts(unit);
  const { id: markerName, faction: markerFaction } = markerFacts(marker);
  const about = { marker: markerName, unit: unitName, faction: markerFaction };
  if (sideOfUnit(unit) !== sideNo(side)) return refusal('NOT_YOUR_UNIT', '4.1', { unit: unitName, side });
  if (!isThere(state, unit)) return refusal('NOT_ON_MAP.mark', '6.2', { unit: unitName });
  if (sideOfMarker(marker) !== sideNo(side)) return refusal('MARKER_LIMIT.other-side', '6.2', { ...about, side });
  if (listMarked(state).includes(unit))
    return refusal('MARKER_LIMIT.unit-marked', '6.2', { ...about, carries: markerOn(state, unitName) ?? markerName });
  if (carrier(state, marker) !== null)
    return refusal('MARKER_LIMIT.marker-used', '6.2', { ...about, carrier: carrier(state, marker) ?? unitName });
  if (!hasMarkerLeft(state))
    return refusal('MARKER_LIMIT.none-left', '6.1', { received: markersReceived(side, state.turn), turn: state.turn });
  return fitsUnit(marker, unit) ? null : refusal('MARKER_LIMIT.faction', '6.2', { ...about, unitFaction: faction });
}

/** Why a marker may not be taken back; null when it may. */
export function explainUnmark(state: HlbState, side: Side, marker: number): Reason | null {
  const { id, faction } = markerFacts(marker);
  if (sideOfMarker(marker) !== sideNo(side))
    return refusal('MARKER_LIMIT.other-side', '6.2', { marker: id, faction, side });
  if (carrier(state, marker) === null) return refusal('MARKER_LIMIT.not-assigned', '6.2', { marker: id });
  return null;
}

/** §6.3: factions that must get a marker before the step may be finished and have none yet. */
export function factionsWithoutMarker(state: HlbState, side: Side): readonly Faction[] {
  const factions = factionsOf(side);
  // Q7: with fewer markers than factions, or with only one faction on the map, the ban has nothing to bar.
  const isBound =
    MARKER_RULES.alliesAtLeastOneEach &&
    factions.length > 1 &&
    markersReceived(side, state.turn) >= factions.length &&
    factions.every((faction) => hasUnitOnMap(state, faction));
  return isBound ? factions.filter((faction) => countAssigned(state, faction) === 0) : [];
}

const hasUnitOnMap = (state: HlbState, faction: Faction): boolean =>
  unitsOf(faction === 'G' ? 'german' : 'allied').some(
    (unit) => factionOfUnit(unit) === faction && isThere(state, unit),
  );

/** Why the marker step may not be finished; null when it may. */
export function explainEndMark(state: HlbState, side: Side): Reason | null {
  const [faction, other] = factionsWithoutMarker(state, side);
  if (!faction) return null;
  const left = state.strategic.markersLeft;
  if (other) return refusal('CONCENTRATION.both', '6.3', { left });
  return refusal(left > 0 ? 'CONCENTRATION' : 'CONCENTRATION.take-back', '6.3', { faction, left });
}

/** How many markers a side could still give now. */
export function countUnusedMarkers(state: HlbState, side: Side): number {
  const couldMark = new Set(listMarks(state, side).flatMap((move) => (move.type === 'mark' ? [move.marker] : [])));
  return Math.min(couldMark.size, state.strategic.markersLeft);
}

/** A marker comes off a unit that is eliminated (§6.5). */
export function takeMarkerOff(markers: Record<MarkerId, UnitId | null>, unit: UnitId): void {
  for (const marker of MARKER_IDS) if (markers[marker] === unit) markers[marker] = null;
}
