/** Types of the printed and reconstructed data, as `data/` holds it. */
import type { CardId, CardUse, HexId, Side, UnitId, Weather } from './ids.ts';

/** Where a datum comes from, as the data file says it. */
export type Provenance = Readonly<Record<string, string>> | string;
export type Terrain = 'clear' | 'forest' | 'marsh' | 'mountain' | 'city';

export interface HexFacts {
  readonly id: HexId;
  readonly row: number;
  readonly col: number;
  /** Centre in hexes: across, and up from the south. */
  readonly x: number;
  readonly y: number;
  readonly terrain: Terrain;
  readonly lon: number;
  readonly lat: number;
  readonly prov: Provenance;
}
export interface CityFacts {
  readonly hex: HexId;
  readonly en: string;
  readonly ja: string;
  /** A supply city keeps Soviet units in it from surrender (§13.2.4). */
  readonly supplyCity: boolean;
  readonly points: number;
  readonly prov: Provenance;
}
export interface AreaFacts {
  readonly side: Side;
  readonly name: string;
  readonly nameJa: string;
  readonly adjacentHexes: readonly HexId[];
  readonly prov: Provenance;
}
export type Arm = 'tank' | 'infantry';
export interface UnitFacts {
  readonly id: UnitId;
  readonly side: Side;
  readonly nation: 'German' | 'Romanian' | 'Soviet' | 'Guards';
  readonly name: string;
  readonly nameJa: string;
  readonly arm: Arm;
  readonly strength: number;
  /** Strength of passive defence, and of the spent side (§2.2). */
  readonly passive: number;
  readonly move: number;
  /** Rear area of a German unit, turn of arrival, or `start`. */
  readonly code: string;
  /** False for Soviet mechanised corps, which are eliminated where others become spent. */
  readonly hasSpentSide: boolean;
  /** It has a zone of control of its own, outside of cities as well (§9.1). */
  readonly zoc: boolean;
  readonly prov: Provenance;
}
export interface CardFacts {
  readonly id: CardId;
  readonly name: string;
  readonly nameJa: string;
  readonly copies: string;
  readonly uses: readonly { readonly use: CardUse; readonly units?: number; readonly prov: string }[];
  readonly prov: Provenance;
}
export interface TurnFacts {
  readonly turn: number;
  readonly label: string;
  readonly weather: Weather;
  /** Cards taken in logistics (§6.1). */
  readonly cards: Readonly<Record<Side, number>>;
  readonly prov: Provenance;
}
export interface WeatherFacts {
  /** Allowance in hexes: `printed`, `every unit N`, or `cap N` (§10.3). */
  readonly move: string;
  readonly tankShift: boolean;
  readonly river: boolean;
  readonly sovietWinterShift: boolean;
}
export interface Hexside {
  readonly between: readonly [HexId, HexId];
  readonly prov: Provenance;
}

/** What counts at the end (§4). */
export interface ScoringFacts {
  /** Points of a supply city, and of the city that a hero city made into one (§4.1, §14.2.2). */
  readonly supplyCity: number;
  readonly activePanzersPerPoint: number;
  readonly lostInfantry: number;
  readonly lostTank: number;
  readonly germanWinsAt: number;
}
