import type { HlbView } from '../../../engine/games/hitlers-last-battles/view.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { parseTarget, spaceRef, unitRef } from '../../../engine/kits/pointing/targets.ts';
import { hexOfUnit, type HlbScene, type HlbWords } from './lookup.ts';

/** Names and places of targets. */

export function isOnBoard(view: HlbView, target: TargetRef): boolean {
  const { kind, id } = parseTarget(target);
  if (kind === 'space') return true;
  if (kind === 'unit') return hexOfUnit(view, id) !== null;
  return kind === 'marker' && (view.markers[id] ?? null) !== null;
}

/** A unit shares its hex with its marker and the other units there. */
export function samePlace(view: HlbView, target: TargetRef): readonly TargetRef[] {
  const { kind, id } = parseTarget(target);
  if (kind === 'space') {
    return Object.entries(view.units).flatMap(([unit, state]) => (state.hex === id ? [unitRef(unit)] : []));
  }
  const bearer = kind === 'marker' ? (view.markers[id] ?? null) : kind === 'unit' ? id : null;
  if (bearer === null) return [];
  const hex = hexOfUnit(view, bearer);
  return [...(kind === 'marker' ? [unitRef(bearer)] : []), ...(hex === null ? [] : [spaceRef(hex)])];
}

export const listTargets = ({ facts }: HlbScene): readonly TargetRef[] => [
  ...facts.units.map((unit) => unitRef(unit.id)),
  ...facts.hexes.map((hex) => spaceRef(hex.id)),
];

export function nameTarget({ i18n: { t } }: HlbWords, target: TargetRef): string {
  const { kind, id } = parseTarget(target);
  switch (kind) {
    case 'unit':
      return t('table.hlb.name.unit', { unit: id });
    case 'space':
      return t('table.hlb.name.hex', { hex: id });
    case 'marker':
      return t('table.hlb.name.marker', { marker: id });
    default:
      return t('table.hlb.name.button');
  }
}
