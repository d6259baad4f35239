/** Enemy threats from afar: raiders that reach a hex, and risks of a stack there. */
import { placeOf } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import type { Field } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field-types.ts';
import { NONE } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import type { SearchContext } from './search-context.ts';
import type { Atlas } from './board.ts';

/** An approaching enemy of the phasing side. */
export interface Raider {
  readonly place: number;
  readonly reach: number;
  readonly strength: number;
}

export function readRaiders({ atlas, mover, reach }: SearchContext, field: Field): readonly Raider[] {
  const { tables: t } = atlas;
  const raiders: Raider[] = [];
  for (let unit = 0; unit < t.unitCount; unit++) {
    const place = placeOf(field, unit);
    if (place === NONE || t.sideOfUnit(unit) === mover) continue;
    raiders.push({ place, reach: reach[unit] ?? 0, strength: atlas.strengthOf(unit, field.spent[unit] === true) });
  }
  return raiders;
}

/** Whether a raider could reach a hex if no unit were in its way. */
export const reaches = (atlas: Atlas, { place, reach }: Raider, hex: number): boolean =>
  atlas.stepsTo(place, hex) <= reach;

const MOST = 0.85;

/** The chance that the enemy destroys or drives off a stack in its next turn. */
export function lossChance(
  { atlas, weights }: SearchContext,
  field: Field,
  hex: number,
  units: readonly number[],
  raiders: readonly Raider[],
): number {
  let attack = 0;
  for (const { place, reach, strength } of raiders) if (atlas.stepsTo(place, hex) <= reach + 1) attack += strength;
  if (attack === 0) return 0;
  let defence = 0;
  for (const unit of units) defence += atlas.strengthOf(unit, field.spent[unit] === true);
  const ratio = (weights.share * attack) / Math.max(1, defence) - (atlas.isHardGround(hex) ? 1 : 0);
  return Math.min(MOST, Math.max(0, (ratio - weights.safe) / (weights.ruin - weights.safe)));
}
