import type { Faction, HexId, UnitId } from '../ids.ts';
import { sideOf } from '../ids.ts';
import type { HlbState } from '../state.ts';
import type { Tables } from './field-types.ts';
import { keptField } from './field.ts';
import type { HlbCtx } from '../types.ts';

export function ownerOf(state: HlbState, hex: HexId): Faction {
  const owner = state.control[hex];
  if (!owner) throw new RangeError(`nobody owns ${hex}`);
  return owner;
}

/** §9.1, §9.2: points of a hex for a faction that holds it. */
export function pointsOf(t: Tables, hex: HexId, faction: Faction): number {
  const { cityValue, edge, playable } = t.hexFacts(t.hexNo(hex));
  if (!playable) return 0;
  return cityValue + (edge !== null && faction === 'G' ? t.rules.edgeHexForGermans : 0);
}

/** §2.4.2, §2.4.3: the owner of a hex after a unit of `faction` entered it free of enemies. */
export const ownerAfterEntry = (owner: Faction, faction: Faction): Faction =>
  sideOf(owner) === sideOf(faction) ? owner : faction;

/** §2.4: a unit entered `hex`, free of enemies; leaving a hex does not give it up. */
export function takeHex(t: Tables, ctx: HlbCtx, unit: UnitId, hex: HexId): void {
  const from = ownerOf(ctx.s, hex);
  const to = ownerAfterEntry(from, t.factionOfUnit(t.unitNo(unit)));
  if (to === from) return;
  ctx.s.control[hex] = to;
  const field = keptField(t, ctx.s);
  if (field) field.owners[t.hexNo(hex)] = to;
  ctx.emit?.({ type: 'control', hex, from, to, points: pointsOf(t, hex, to) });
}
