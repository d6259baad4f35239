import type { CardFacts, Terrain, UnitFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { AreaId, HexId, Side } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Catalogue } from '../../message-types.ts';
import type { Lang } from '../../format.ts';
import { readShippedPack } from '../../../engine/games/blitzkrieg-to-moscow-2/pack.ts';

/** The rulebook describes the shipped map and pieces. */
export const data = readShippedPack();

/** A language's part of the tables; the data give the rest. */
export interface TableWords {
  readonly lang: Lang;
  /** The names of dates, weathers, card uses and results, as the game's table words them. */
  readonly messages: Catalogue;
  readonly yes: string;
  readonly nothing: string;
  readonly join: (items: readonly string[]) => string;
  readonly map: MapWords;
  readonly pieces: PieceWords;
  readonly play: PlayWords;
}

export interface MapWords {
  readonly cities: {
    readonly caption: string;
    readonly head: readonly [hex: string, city: string, points: string, supply: string, ground: string];
    readonly grounds: Readonly<Record<HexId, string>>;
  };
  readonly areas: {
    readonly caption: string;
    readonly head: readonly [code: string, area: string, hexes: string, ground: string];
    readonly grounds: Readonly<Record<AreaId, string>>;
    readonly column: (column: string) => string;
  };
  readonly terrain: {
    readonly caption: string;
    readonly head: readonly [terrain: string, hexes: string];
    readonly names: Readonly<Record<Exclude<Terrain, 'clear' | 'city'>, string>>;
  };
  readonly hexsides: {
    readonly rivers: string;
    readonly waters: string;
    readonly head: readonly [name: string, hexsides: string];
    /** Keyed by the name in the data. */
    readonly names: Readonly<Record<string, string>>;
  };
}

export interface PieceWords {
  readonly captions: Readonly<Record<Side, string>>;
  readonly head: readonly [unit: string, arm: string, strength: string, move: string, zone: string, begins: string];
  readonly arms: Readonly<Record<UnitFacts['arm'], string>>;
  readonly turn: (turn: string) => string;
  readonly setup: {
    readonly soviet: string;
    readonly german: string;
    readonly head: readonly [hex: string, units: string, ground: string];
    readonly germanHead: readonly [area: string, units: string];
    readonly grounds: Readonly<Record<HexId, string>>;
  };
  readonly arrivals: {
    readonly caption: string;
    readonly head: readonly [turn: string, german: string, soviet: string];
  };
}

export interface PlayWords {
  readonly track: {
    readonly caption: string;
    readonly head: readonly [turn: string, months: string, weather: string, german: string, soviet: string];
  };
  readonly weather: {
    readonly caption: string;
    readonly head: readonly [weather: string, turns: string, move: string, tank: string, river: string, winter: string];
    readonly printed: string;
    readonly every: (hexes: string) => string;
    readonly cap: (hexes: string) => string;
  };
  readonly cards: {
    readonly captions: Readonly<Record<Side, string>>;
    readonly head: readonly [card: string, copies: string, attested: string, reconstructed: string];
    /** A tank action for more than one tank. */
    readonly tanks: (use: string, count: string) => string;
  };
  readonly crt: { readonly caption: string; readonly die: string; readonly beyond: (odds: string) => string };
}

const CITY_NAMES = new Map(data.cities.map((city) => [city.hex, city]));

export const unitName = ({ name, nameJa }: UnitFacts, { lang }: TableWords): string => (lang === 'ja' ? nameJa : name);
export const cardName = ({ name, nameJa }: CardFacts, { lang }: TableWords): string => (lang === 'ja' ? nameJa : name);

/** `Army Group North`; the data give its location in brackets. */
export function areaName(area: AreaId, { lang }: TableWords): string {
  const { name, nameJa } = data.map.rearAreas[area];
  return lang === 'ja' ? nameJa : name.replace(/ \(.*\)$/, '');
}

/** `1303 Minsk`; other hexes have only their number. */
export function hexName(hex: HexId, { lang }: TableWords): string {
  const city = CITY_NAMES.get(hex);
  return city === undefined ? hex : `${hex} ${city[lang]}`;
}

export const say = (key: string, { messages }: TableWords): string => messages[key] ?? key;
