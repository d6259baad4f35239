/** Why not, in the strategic phase (§5, §6). */
import type { Reason } from '../../../kernel/types.ts';
import { isOnMap } from '../rules/field.ts';
import { explainMark, explainUnmark } from '../rules/markers.ts';
import { explainNoPlace, explainPlacement, explainReplacement } from '../rules/placement.ts';
import { pickedOf } from './offered.ts';
import type { FrameAt } from '../frames.ts';
import type { Question } from './question.ts';

export function explainReplacementTarget(
  { side }: FrameAt<'strategic/replace'>,
  { state, field, picked, pointed }: Question,
): readonly Reason[] {
  const { tables: t } = field;
  const unitPicked = pickedOf(picked, 'unit');
  const hexPicked = pickedOf(picked, 'space');
  if (pointed.kind === 'unit') {
    const unit = t.unitNo(pointed.id);
    const barred = explainReplacement(state, field, side, unit);
    if (barred) return [barred];
    return hexPicked === null
      ? explainNoPlace(state, field, unit)
      : explainPlacement(state, field, unit, t.hexNo(hexPicked));
  }
  if (pointed.kind !== 'space') return [];
  const hex = t.hexNo(pointed.id);
  const units = unitPicked === null ? t.unitsOf(side).filter((unit) => !isOnMap(field, unit)) : [t.unitNo(unitPicked)];
  // The unit that misses the least comes first.
  return units
    .map((unit) => {
      const barred = explainReplacement(state, field, side, unit);
      return barred ? [barred] : explainPlacement(state, field, unit, hex);
    })
    .sort((a, b) => a.length - b.length)
    .flat();
}

export function explainMarkerTarget(
  { side }: FrameAt<'strategic/markers'>,
  { field, state, picked, pointed }: Question,
): readonly Reason[] {
  const { tables: t } = field;
  const unitPicked = pickedOf(picked, 'unit');
  const markerPicked = pickedOf(picked, 'marker');
  if (pointed.kind === 'unit') {
    const markers = markerPicked === null ? t.markersOf(side) : [t.markerNo(markerPicked)];
    return closest(markers.map((marker) => explainMark(t, state, side, marker, t.unitNo(pointed.id))));
  }
  if (pointed.kind !== 'marker') return [];
  const marker = t.markerNo(pointed.id);
  const taken = explainUnmark(t, state, side, marker);
  // A marker on a unit is offered anyway; with a unit picked, the player wants to give it to that unit.
  if (unitPicked !== null) return closest([explainMark(t, state, side, marker, t.unitNo(unitPicked))]);
  if (taken?.key === 'hlb.refuse.MARKER_LIMIT.other-side') return [taken];
  return closest(t.unitsOf(side).map((unit) => explainMark(t, state, side, marker, unit)));
}

/** How near a failed way came to being legal; what is not listed comes last. */
const NEARNESS = [
  'MARKER_LIMIT.unit-marked',
  'MARKER_LIMIT.none-left',
  'MARKER_LIMIT.marker-used',
  'MARKER_LIMIT.faction',
];

function closest(reasons: readonly (Reason | null)[]): readonly Reason[] {
  const rank = ({ key }: Reason): number => {
    const found = NEARNESS.findIndex((code) => key.endsWith(code));
    return found < 0 ? NEARNESS.length : found;
  };
  return reasons.filter((reason) => reason !== null).sort((a, b) => rank(a) - rank(b));
}
