import type { Line } from '../../../kernel/types.ts';
import { sideOf, type HexId, type UnitId } from '../ids.ts';
import { ownerOf, pointsOf } from '../rules/field.ts';
import type { HlbState } from '../state.ts';
import type { Tables } from '../tables.ts';

/** §2.4, §9: the hex that changes hands and the points that come or go with it. */
export function takeEffects(
  t: Tables,
  state: HlbState,
  unit: UnitId,
  hex: HexId,
  rule: string,
  how: 'takes' | 'wins' | 'retreat-takes',
): readonly Line[] {
  const faction = t.factionOfUnit(t.unitNo(unit));
  const owner = ownerOf(state, hex);
  if (sideOf(owner) === sideOf(faction)) return [];
  const params = {
    hex,
    faction,
    points: pointsOf(t, hex, faction),
    lost: pointsOf(t, hex, owner),
    side: sideOf(owner),
  };
  const isWorth = params.points > 0 || params.lost > 0;
  return [{ key: `hlb.effect.${how}${isWorth ? '-points' : ''}`, params, rule }];
}
