import type { Direction, Faction, HexId, MarkerId, Side, UnitId } from './ids.ts';

/** Where a datum comes from, as the data file says it. */
export type Provenance = Readonly<Record<string, string>> | string;
export interface Named {
  readonly nameEn: string;
  readonly nameJa: string;
}
export type Terrain = 'clear' | 'river' | 'city-round' | 'city-square' | 'sea' | 'impassable';

export interface HexFacts extends Named {
  readonly id: HexId;
  readonly col: number;
  readonly row: number;
  readonly lon: number;
  readonly lat: number;
  readonly terrain: Terrain;
  readonly river: boolean;
  readonly riverNameEn: string | null;
  readonly riverNameJa: string | null;
  readonly city: 'round' | 'square' | null;
  readonly cityValue: number;
  readonly cityPoint: (Named & { readonly lon: number; readonly lat: number }) | null;
  readonly defenderBonus: number;
  readonly edge: 'west' | 'east' | null;
  readonly playable: boolean;
  readonly initialControl: Faction | null;
  readonly provenance: Provenance;
}
export interface UnitFacts extends Named {
  readonly id: UnitId;
  readonly faction: Faction;
  readonly label: string;
  readonly setupCode: number;
  readonly start: HexId;
  readonly provenance: Provenance;
}
export interface MarkerFacts extends Named {
  readonly id: MarkerId;
  readonly faction: Faction;
  readonly label: string;
  readonly provenance: Provenance;
}
export interface TurnFacts {
  readonly turn: number;
  /** ISO dates. */
  readonly start: string;
  readonly end: string;
  readonly labelEn: string;
  readonly labelJa: string;
  /** Attack markers received. */
  readonly G: number;
  readonly A: number;
  readonly provenance: Provenance;
}

/** Everything of the game that never changes, read from `data/`. */
export interface HlbFacts {
  readonly hexes: readonly HexFacts[];
  readonly units: readonly UnitFacts[];
  readonly markers: readonly MarkerFacts[];
  readonly turns: readonly TurnFacts[];
  readonly seaHexsides: readonly { readonly a: HexId; readonly b: HexId; readonly nameEn: string }[];
  /** Linked neighbours (§2.2) by direction; a hexside of sea or a closed hex has no entry. */
  readonly links: Readonly<Record<HexId, Readonly<Partial<Record<Direction, HexId>>>>>;
  readonly sideOf: Readonly<Record<Faction, Side>>;
  readonly sources: readonly { readonly id: string; readonly title: string; readonly address: string }[];
}
