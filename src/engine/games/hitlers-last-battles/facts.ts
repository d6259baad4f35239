import type { Line, Odds } from '../../kernel/types.ts';
import type { HlbEvent } from './events.ts';
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

/** Compares what a battle brought with what was to be expected of it. */
export interface Chances {
  /** The players saw these odds before the dice fell. */
  readonly odds: Odds;
  /** The outcome of the odds that the dice gave, by its id. */
  readonly came: string;
}

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
  /** Returns the chances of a battle that was rolled for; null for an event without dice. */
  readonly chancesOf: (event: HlbEvent) => Chances | null;
  /** Names a move from its text alone; null for text that is no move. */
  readonly plainLabel: (text: string) => Line | null;
}
