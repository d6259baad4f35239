/** Attack markers (§6): which units may carry them, and when the step may end. */
import type { Reason } from '../../../kernel/types.ts';
import type { Faction, MarkerId, Side, UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { HlbState } from '../state.ts';
import { factionsOf, sideNo } from '../numbers.ts';
import type { Tables } from '../tables.ts';
import { unitStateOf } from './field.ts';
import { refusal } from './reason.ts';

export function markerOn(t: Tables, state: Pick<HlbState, 'markers'>, unit: UnitId): MarkerId | null {
  for (const marker of t.markerIds) if (state.markers[marker] === unit) return marker;
  return null;
}

const carrier = (t: Tables, state: HlbState, marker: number): UnitId | null =>
  state.markers[t.markerId(marker)] ?? null;

export function countAssigned(t: Tables, state: HlbState, faction: Faction): number {
  let count = 0;
  for (const { id, faction: owner } of t.markers) if (owner === faction && state.markers[id] !== null) count++;
  return count;
}

const sideOfMarker = (t: Tables, marker: number): number => (t.factionOfMarker(marker) === 'G' ? 0 : 1);

/** Returns true if the side may give one more marker this turn (§6.1). */
const hasMarkerLeft = (state: HlbState): boolean => state.strategic.markersLeft > 0;
/** Returns true if a unit is on the map (§6.2). */
const isThere = (t: Tables, state: HlbState, unit: number): boolean => unitStateOf(t, state, unit).hex !== null;
/** §6.2, Q6: units that carry as many markers as a unit may, by number. */
function listMarked(t: Tables, state: HlbState): readonly number[] {
  const marked: number[] = [];
  for (const marker of t.markerIds) {
    const unit = state.markers[marker];
    if (unit) marked.push(t.unitNo(unit));
  }
  return marked;
}
/** Returns true if a marker belongs to the unit's faction (§6.2, Q6). */
const fitsUnit = (t: Tables, marker: number, unit: number): boolean =>
  t.factionOfMarker(marker) === t.factionOfUnit(unit);

/** §6: markers that may be given and taken back, without the move that ends the step. */
export function listMarks(t: Tables, state: HlbState, side: Side): Move[] {
  const moves: Move[] = [];
  const marked = listMarked(t, state);
  const units = hasMarkerLeft(state)
    ? t.unitsOf(side).filter((unit) => isThere(t, state, unit) && !marked.includes(unit))
    : [];
  for (const marker of t.markersOf(side)) {
    if (carrier(t, state, marker) !== null) moves.push(t.moves.unmark(marker));
    else for (const unit of units) if (fitsUnit(t, marker, unit)) moves.push(t.moves.mark(marker, unit));
  }
  return moves;
}

export function explainMark(t: Tables, state: HlbState, side: Side, marker: number, unit: number): Reason | null {
  const { id: unitName, faction } = t.unitFacts(unit);
  const { id: markerName, faction: markerFaction } = t.markerFacts(marker);
  const about = { marker: markerName, unit: unitName, faction: markerFaction };
  if (t.sideOfUnit(unit) !== sideNo(side)) return refusal('NOT_YOUR_UNIT', '4.1', { unit: unitName, side });
  if (!isThere(t, state, unit)) return refusal('NOT_ON_MAP.mark', '6.2', { unit: unitName });
  if (sideOfMarker(t, marker) !== sideNo(side)) return refusal('MARKER_LIMIT.other-side', '6.2', { ...about, side });
  if (listMarked(t, state).includes(unit))
    return refusal('MARKER_LIMIT.unit-marked', '6.2', {
      ...about,
      carries: markerOn(t, state, unitName) ?? markerName,
    });
  if (carrier(t, state, marker) !== null)
    return refusal('MARKER_LIMIT.marker-used', '6.2', { ...about, carrier: carrier(t, state, marker) ?? unitName });
  if (!hasMarkerLeft(state))
    return refusal('MARKER_LIMIT.none-left', '6.1', {
      received: t.markersReceived(side, state.turn),
      turn: state.turn,
    });
  return fitsUnit(t, marker, unit) ? null : refusal('MARKER_LIMIT.faction', '6.2', { ...about, unitFaction: faction });
}

export function explainUnmark(t: Tables, state: HlbState, side: Side, marker: number): Reason | null {
  const { id, faction } = t.markerFacts(marker);
  if (sideOfMarker(t, marker) !== sideNo(side))
    return refusal('MARKER_LIMIT.other-side', '6.2', { marker: id, faction, side });
  if (carrier(t, state, marker) === null) return refusal('MARKER_LIMIT.not-assigned', '6.2', { marker: id });
  return null;
}

/** §6.3: factions that still need a marker before the step may end. */
export function factionsWithoutMarker(t: Tables, state: HlbState, side: Side): readonly Faction[] {
  const factions = factionsOf(side);
  // Q7: with fewer markers than factions, or only one faction on the map, the rule does not apply.
  const isBound =
    t.markerRules.alliesAtLeastOneEach &&
    factions.length > 1 &&
    t.markersReceived(side, state.turn) >= factions.length &&
    factions.every((faction) => hasUnitOnMap(t, state, faction));
  return isBound ? factions.filter((faction) => countAssigned(t, state, faction) === 0) : [];
}

const hasUnitOnMap = (t: Tables, state: HlbState, faction: Faction): boolean =>
  t
    .unitsOf(faction === 'G' ? 'german' : 'allied')
    .some((unit) => t.factionOfUnit(unit) === faction && isThere(t, state, unit));

export function explainEndMark(t: Tables, state: HlbState, side: Side): Reason | null {
  const [faction, other] = factionsWithoutMarker(t, state, side);
  if (!faction) return null;
  const left = state.strategic.markersLeft;
  if (other) return refusal('CONCENTRATION.both', '6.3', { left });
  return refusal(left > 0 ? 'CONCENTRATION' : 'CONCENTRATION.take-back', '6.3', { faction, left });
}

export function countUnusedMarkers(t: Tables, state: HlbState, side: Side): number {
  const couldMark = new Set(
    listMarks(t, state, side).flatMap((move) => ('marker' in move && 'unit' in move ? [move.marker] : [])),
  );
  return Math.min(couldMark.size, state.strategic.markersLeft);
}

/** §6.5: an eliminated unit loses its marker. */
export function takeMarkerOff(t: Tables, markers: Record<MarkerId, UnitId | null>, unit: UnitId): void {
  for (const marker of t.markerIds) if (markers[marker] === unit) markers[marker] = null;
}
