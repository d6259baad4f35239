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
