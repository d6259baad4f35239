import type { Direction, Faction, HexId, Side } from './ids.ts';
import type { Pack } from './pack.ts';

export type Named = Pick<Pack['hexes'][number], 'nameEn' | 'nameJa'>;
export type HexFacts = Pack['hexes'][number];
export type UnitFacts = Pack['units'][number];
export type MarkerFacts = Pack['attackMarkers'][number];
export type TurnFacts = Pack['turnTrack'][number];
/** The pack says where each datum comes from. */
export type Provenance = HexFacts['provenance'];
export type Terrain = HexFacts['terrain'];

/** Everything of the game that never changes, read from the pack. */
export interface HlbFacts {
  readonly hexes: readonly HexFacts[];
  /** Hexes that are sea in the picture of the board: those of the map as published here. */
  readonly drawnSeas: readonly HexId[];
  readonly units: readonly UnitFacts[];
  readonly markers: readonly MarkerFacts[];
  readonly turns: readonly TurnFacts[];
  readonly seaHexsides: Pack['seaHexsides'];
  /** Linked neighbours (§2.2) by direction; a hexside of sea or a closed hex has no entry. */
  readonly links: Readonly<Record<HexId, Readonly<Partial<Record<Direction, HexId>>>>>;
  readonly sideOf: Readonly<Record<Faction, Side>>;
  /** A hex is worth these points to a side that holds it (§9.1, §9.2). */
  readonly points: Readonly<Record<HexId, Readonly<Record<Side, number>>>>;
  readonly sources: Pack['sources'];
}
