import type { TankUse } from '../../../engine/games/blitzkrieg-to-moscow-2/card-use.ts';
import type { BtmFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type {
  AreaFacts,
  CardFacts,
  CityFacts,
  HexFacts,
  UnitFacts,
} from '../../../engine/games/blitzkrieg-to-moscow-2/data-types.ts';
import type { AreaId, CardId, HexId, Place, Side, UnitId } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Move, MoveOf } from '../../../engine/games/blitzkrieg-to-moscow-2/moves.ts';
import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { BtmView } from '../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import type { Scene, WordScene } from '../../table/game-table.ts';

/** Finding the things of the game by what the screen calls them. */

export type BtmScene = Scene<BtmTypes>;
export type BtmWords = WordScene<BtmTypes>;
export type { Move as BtmMove, MoveOf };

interface Index {
  readonly units: ReadonlyMap<UnitId, UnitFacts>;
  readonly hexes: ReadonlyMap<HexId, HexFacts>;
  readonly cities: ReadonlyMap<HexId, CityFacts>;
  readonly cards: ReadonlyMap<CardId, CardFacts>;
}

const indexes = new WeakMap<BtmFacts, Index>();
const byId = <X extends { readonly id: string }>(things: readonly X[]): ReadonlyMap<string, X> =>
  new Map(things.map((one) => [one.id, one]));

/** Facts never change, so each set is indexed once. */
function indexOf(facts: BtmFacts): Index {
  const known = indexes.get(facts);
  if (known) return known;
  const index = {
    units: byId(facts.units),
    hexes: byId(facts.hexes),
    cities: new Map(facts.cities.map((city) => [city.hex, city])),
    cards: byId([...facts.cards.german, ...facts.cards.soviet]),
  };
  indexes.set(facts, index);
  return index;
}

export const findUnit = (facts: BtmFacts, id: UnitId): UnitFacts | null => indexOf(facts).units.get(id) ?? null;
export const findHex = (facts: BtmFacts, id: HexId): HexFacts | null => indexOf(facts).hexes.get(id) ?? null;
export const findCity = (facts: BtmFacts, id: HexId): CityFacts | null => indexOf(facts).cities.get(id) ?? null;
export const findCard = (facts: BtmFacts, id: CardId): CardFacts | null => indexOf(facts).cards.get(id) ?? null;
export const SIDES = ['german', 'soviet'] as const satisfies readonly Side[];
export const otherSide = (side: Side): Side => (side === 'german' ? 'soviet' : 'german');
export const AREAS = ['N', 'C', 'S', 'R', 'E'] as const satisfies readonly AreaId[];
export const isArea = (id: string): id is AreaId => AREAS.some((area) => area === id);
export const findArea = (facts: BtmFacts, id: string): AreaFacts | null => (isArea(id) ? facts.areas[id] : null);

export const unitRef = (id: UnitId): TargetRef => `unit:${id}`;
export const spaceRef = (id: Place): TargetRef => `space:${id}`;
export const cardRef = (id: CardId): TargetRef => `card:${id}`;
export const buttonRef = (id: string): TargetRef => `button:${id}`;

/** `unit:g-pz1` as kind and id. */
export function cut(target: TargetRef): { readonly kind: string; readonly id: string } {
  const colon = target.indexOf(':');
  return { kind: target.slice(0, colon), id: target.slice(colon + 1) };
}

export const sideOfUnit = (facts: BtmFacts, id: UnitId): Side => findUnit(facts, id)?.side ?? 'german';
export const placeOfUnit = (view: BtmView, id: UnitId): Place | null => view.units[id]?.place ?? null;

/** By its name alone: hexes are numbered with four digits, rear areas have a letter; track and boxes have longer names. */
export const isSpotName = (place: Place): boolean => isArea(place) || isHexName(place);
export const isHexName = (place: Place): boolean => /^\d{4}$/.test(place);

/** §12.1: the tank of a plan that is on its way, with the other corps of its stack; nobody in a plan of attacks. */
export const tanksUnderWay = (plan: TankUse): readonly UnitId[] =>
  plan.how === 'move' ? (plan.moves.at(-1)?.units ?? []) : [];

/** A hex or a rear area: what can be pointed at on the board. */
export const isSpot = (facts: BtmFacts, place: Place): boolean => isArea(place) || findHex(facts, place) !== null;

/** Where a unit stands on the board; null on the track, in a box, before it has come. */
export function spotOfUnit({ facts, view }: BtmScene, id: UnitId): string | null {
  const place = placeOfUnit(view, id);
  return place !== null && isSpot(facts, place) ? place : null;
}

/** The turn on whose space of the track a place lies; null for any other place. */
export const turnOfPlace = (place: Place): number | null =>
  place.startsWith('turn-') ? Number(place.slice('turn-'.length)) : null;

/** §10.5: sent to the rear on the last turn; there is no later one to come back on. */
export const isOffForGood = (facts: BtmFacts, place: Place): boolean => (turnOfPlace(place) ?? 0) > facts.turns.length;

/** Points of a city for the German side (§4.1); one that was named hero city counts as a supply city (§14.2.2). */
export const pointsOf = ({ facts, view }: BtmScene, { hex, points }: CityFacts): number =>
  view.hero.doubled === hex ? facts.scoring.supplyCity : points;

/** Units at a place, in the order of the data. */
export const unitsIn = ({ facts, view }: BtmScene, place: Place): readonly UnitFacts[] =>
  facts.units.filter(({ id }) => view.units[id]?.place === place);

export const once = <X>(things: readonly X[]): readonly X[] => [...new Set(things)];
/** Ids as the list formats read them. */
export const listIds = (ids: readonly string[]): string => ids.join(',');
/** Between facts in a row. */
export const separatorOf = (lang: string): string => (lang === 'ja' ? '、' : ', ');
/** Facts in a row, not a sentence. */
export const joinFacts = (lang: string, facts: readonly string[]): string => facts.join(separatorOf(lang));
