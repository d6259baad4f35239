import type { Direction, Faction, HexId } from './ids.ts';
import type { HexFacts, MarkerFacts, Provenance, TurnFacts, UnitFacts } from './facts.ts';
import file from './data/hitlers-last-battles.json';

type Offset = readonly [columns: number, rows: number];

/** A retreat direction as the file writes it: a compass point, or toward a column (§8.7). */
export type RetreatDirection = Direction | `toward column ${string}`;

/** The shape of `data/hitlers-last-battles.json`, as far as the engine reads it. */
interface DataFile {
  readonly grid: { readonly neighbourOffsets: Readonly<Record<'odd' | 'even', Readonly<Record<Direction, Offset>>>> };
  readonly hexes: readonly (HexFacts & { readonly centralColumn: boolean })[];
  readonly seaHexsides: readonly { readonly a: HexId; readonly b: HexId; readonly nameEn: string }[];
  readonly factions: readonly {
    readonly id: Faction;
    readonly retreatDirections: readonly RetreatDirection[];
    readonly retreatFromColumn06?: 'never possible';
    readonly replacementsPerTurn: number;
    readonly arrivalEdge: 'west' | 'east' | null;
  }[];
  readonly units: readonly UnitFacts[];
  readonly attackMarkers: readonly MarkerFacts[];
  readonly attackMarkerRules: {
    readonly perUnitMax: number;
    readonly capG: number;
    readonly capW: number;
    readonly capS: number;
    readonly alliesAtLeastOneEach: boolean;
  };
  readonly turnTrack: readonly TurnFacts[];
  readonly constants: {
    readonly movement: number;
    readonly hitOn: number;
    readonly defenderTerrainBonus: number;
    readonly diceNormal: number;
    readonly diceWithMarker: number;
    readonly supportBonus: number;
    readonly supportMaxUnits: number;
    readonly eliminateDiff: number;
    readonly retreatDiff: number;
    readonly volkssturmMaxUnits: number;
    readonly volkssturmReplacements: number;
    readonly edgeHexForGermans: number;
    readonly provenance: Provenance;
  };
  readonly victory: { readonly endTurn: number };
  readonly sources: readonly { readonly id: string; readonly title: string; readonly address: string }[];
}

/** Map, pieces, track and constants. The tests compare its words with the unions above. */
export const data = file as unknown as DataFile;
