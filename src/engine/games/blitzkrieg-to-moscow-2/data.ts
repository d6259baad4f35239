import file from './data/blitzkrieg-to-moscow-2.json';
import type {
  AreaFacts,
  CardFacts,
  CityFacts,
  HexFacts,
  Hexside,
  ScoringFacts,
  TurnFacts,
  UnitFacts,
  WeatherFacts,
} from './data-types.ts';
import type { AreaId, CrtResult, HexId, Side, UnitId, Weather } from './ids.ts';

type Offset = readonly [rows: number, columns: number];

/** The shape of `data/blitzkrieg-to-moscow-2.json`, as far as the engine reads it. */
interface DataFile {
  readonly sources: Readonly<Record<string, string>>;
  readonly map: {
    /** West, east, north-west, north-east, south-west, south-east. */
    readonly numbering: { readonly neighboursOdd: readonly Offset[]; readonly neighboursEven: readonly Offset[] };
    readonly hexes: readonly HexFacts[];
    readonly seaPlaces: Readonly<Record<HexId, string>>;
    readonly riverHexsides: readonly (Hexside & { readonly river: string })[];
    readonly rearRiverHexsides: readonly {
      readonly rear: AreaId;
      readonly hexes: readonly HexId[];
      readonly river: string;
    }[];
    readonly waterHexsides: readonly (Hexside & { readonly name: string })[];
    readonly rearAreas: Readonly<Record<AreaId, AreaFacts>>;
  };
  readonly cities: readonly CityFacts[];
  readonly weather: Readonly<Record<Weather, WeatherFacts>>;
  readonly turnTrack: readonly TurnFacts[];
  readonly units: readonly UnitFacts[];
  readonly setup: {
    readonly soviet: Readonly<Record<HexId, readonly UnitId[]>>;
    readonly german: Readonly<Record<'N' | 'C' | 'S' | 'R', readonly UnitId[]>>;
    readonly citySetupInfantry: readonly UnitId[];
  };
  readonly reinforcements: Readonly<Record<string, readonly UnitId[]>>;
  readonly cards: Readonly<Record<Side, readonly CardFacts[]>>;
  readonly scoring: ScoringFacts;
  readonly crt: { readonly columns: Readonly<Record<string, readonly CrtResult[]>>; readonly provenance: unknown };
}

/** Map, pieces, cards, track and tables. The tests compare its words with the unions of the types. */
export const data = file as unknown as DataFile;
