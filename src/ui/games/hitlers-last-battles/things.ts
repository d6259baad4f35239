import type { HexFacts, HlbFacts, MarkerFacts, UnitFacts } from '../../../engine/games/hitlers-last-battles/facts.ts';
import type { HexId, MarkerId, Side, UnitId } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { Move } from '../../../engine/games/hitlers-last-battles/moves.ts';
import type { HlbTypes } from '../../../engine/games/hitlers-last-battles/types.ts';
import type { HlbView } from '../../../engine/games/hitlers-last-battles/view.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import type { Scene, WordScene } from '../../table/game-table.ts';

/** Finding the things of the game by what the screen calls them. */

export type HlbScene = Scene<HlbTypes>;
export type HlbWords = WordScene<HlbTypes>;
export type { Move as HlbMove };

interface Index {
  readonly units: ReadonlyMap<UnitId, UnitFacts>;
  readonly hexes: ReadonlyMap<HexId, HexFacts>;
  readonly markers: ReadonlyMap<MarkerId, MarkerFacts>;
}

const indexes = new WeakMap<HlbFacts, Index>();

/** Facts never change, so each set is indexed once. */
function indexOf(facts: HlbFacts): Index {
  const known = indexes.get(facts);
  if (known) return known;
  const byId = <X extends { readonly id: string }>(things: readonly X[]) => new Map(things.map((one) => [one.id, one]));
  const index = { units: byId(facts.units), hexes: byId(facts.hexes), markers: byId(facts.markers) };
  indexes.set(facts, index);
  return index;
}

export const findUnit = (facts: HlbFacts, id: UnitId): UnitFacts | null => indexOf(facts).units.get(id) ?? null;
export const findHex = (facts: HlbFacts, id: HexId): HexFacts | null => indexOf(facts).hexes.get(id) ?? null;
export const findMarker = (facts: HlbFacts, id: MarkerId): MarkerFacts | null => indexOf(facts).markers.get(id) ?? null;

export const unitRef = (id: UnitId): TargetRef => `unit:${id}`;
export const spaceRef = (id: HexId): TargetRef => `space:${id}`;
export const markerRef = (id: MarkerId): TargetRef => `marker:${id}`;

/** `unit:G-B` as kind and id. */
export function cut(target: TargetRef): { readonly kind: string; readonly id: string } {
  const colon = target.indexOf(':');
  return { kind: target.slice(0, colon), id: target.slice(colon + 1) };
}

export const sideOfUnit = ({ facts }: { readonly facts: HlbFacts }, unit: UnitId): Side =>
  facts.sideOf[findUnit(facts, unit)?.faction ?? 'G'];

export const hexOfUnit = (view: HlbView, unit: UnitId): HexId | null => view.units[unit]?.hex ?? null;
export const unitsIn = ({ facts, view }: HlbScene, hex: HexId): readonly UnitFacts[] =>
  facts.units.filter((unit) => view.units[unit.id]?.hex === hex);
export const markerOn = (view: HlbView, unit: UnitId): MarkerId | null =>
  Object.entries(view.markers).find(([, bearer]) => bearer === unit)?.[0] ?? null;
export const neighbours = (facts: HlbFacts, hex: HexId): readonly HexId[] => Object.values(facts.links[hex] ?? {});

/** Compass direction from a hex to its neighbour; null when the two are not linked. */
export const directionTo = (facts: HlbFacts, from: HexId, to: HexId): string | null =>
  Object.entries(facts.links[from] ?? {}).find(([, hex]) => hex === to)?.[0] ?? null;

/** Points a hex brings to a side (§9): a city to whoever holds it, an edge hex to the German. */
export const pointsFor = ({ cityValue, edge }: HexFacts, side: Side): number =>
  cityValue + (edge !== null && side === 'german' ? 1 : 0);
