import type { Line } from '../../kernel/types.ts';
import type { AreaId, CardUse, CrtResult, HexId, Side, Weather } from './ids.ts';
import type { Verb } from './moves.ts';
import type { Pack } from './pack.ts';

export type HexFacts = Pack['map']['hexes'][number];
export type CityFacts = Pack['cities'][number];
export type AreaFacts = Pack['map']['rearAreas']['N'];
export type UnitFacts = Pack['units'][number];
export type CardFacts = Pack['cards']['german'][number];
export type TurnFacts = Pack['turnTrack'][number];
export type WeatherFacts = Pack['weather']['clear'];
export type ScoringFacts = Pack['scoring'];
export type Hexside = Pick<Pack['map']['riverHexsides'][number], 'between' | 'prov'>;
export type Provenance = HexFacts['prov'];
export type Terrain = HexFacts['terrain'];
export type Arm = UnitFacts['arm'];

/** Everything of the game that never changes, read from `data/`. */
export interface BtmFacts {
  readonly hexes: readonly HexFacts[];
  readonly cities: readonly CityFacts[];
  readonly areas: Readonly<Record<AreaId, AreaFacts>>;
  readonly rivers: readonly (Hexside & { readonly river: string })[];
  /** The map that the picture of the board shows: that of the box as published here. */
  readonly drawn: {
    readonly hexes: readonly { readonly id: HexId; readonly terrain: string }[];
    readonly rivers: readonly { readonly between: readonly string[] }[];
  };
  readonly waters: readonly (Hexside & { readonly name: string })[];
  /** Sea without a counter, by the number that a hex there would have. */
  readonly seaPlaces: Readonly<Record<HexId, string>>;
  readonly units: readonly UnitFacts[];
  readonly cards: Readonly<Record<Side, readonly CardFacts[]>>;
  readonly turns: readonly TurnFacts[];
  readonly weather: Readonly<Record<Weather, WeatherFacts>>;
  /** Results by column (odds to one, 1 to 7) and die. */
  readonly crt: Readonly<Record<string, readonly CrtResult[]>>;
  readonly crtProvenance: unknown;
  readonly scoring: ScoringFacts;
  readonly sources: Readonly<Record<string, string>>;
  /** Places of a Soviet card for infantry, and how many of them a surrendered unit takes (§6.2.3, §13.1). */
  readonly rebuilding: { readonly places: number; readonly surrendered: number };
  /** Names the use that the command of a verb plays a card for (§7). */
  readonly plays: Readonly<Partial<Record<Verb, CardUse>>>;
  /** Sentences of the buttons that are whole moves. */
  readonly buttons: Readonly<Partial<Record<string, Line>>>;
}
