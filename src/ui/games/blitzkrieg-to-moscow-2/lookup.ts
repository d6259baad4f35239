import type {
  BtmFacts,
  AreaFacts,
  CardFacts,
  CityFacts,
  HexFacts,
  UnitFacts,
} from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type {
  AreaId,
  Box,
  CardId,
  HexId,
  Place,
  Side,
  UnitId,
} from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Move, MoveOf } from '../../../engine/games/blitzkrieg-to-moscow-2/moves.ts';
import type { OddsReading } from '../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { BtmView } from '../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { indexById, makeIndex } from '../../../engine/kits/pointing/lookup.ts';
import type { Scene, WordScene } from '../../table/game-table.ts';

export type BtmScene = Scene<BtmTypes>;
export type BtmWords = WordScene<BtmTypes>;
export type { Move as BtmMove, MoveOf };

/** Legal moves and picks of a question. */
export interface BtmOpen {
  readonly moves: readonly Move[];
  readonly picked: readonly TargetRef[];
}

const indexOf = makeIndex((facts: BtmFacts) => ({
  units: indexById(facts.units),
  hexes: indexById(facts.hexes),
  cities: new Map(facts.cities.map((city) => [city.hex, city])),
  cards: indexById([...facts.cards.german, ...facts.cards.soviet]),
}));

export const findUnit = (facts: BtmFacts, id: UnitId): UnitFacts | null => indexOf(facts).units.get(id) ?? null;
export const findHex = (facts: BtmFacts, id: HexId): HexFacts | null => indexOf(facts).hexes.get(id) ?? null;
export const findCity = (facts: BtmFacts, id: HexId): CityFacts | null => indexOf(facts).cities.get(id) ?? null;
export const findCard = (facts: BtmFacts, id: CardId): CardFacts | null => indexOf(facts).cards.get(id) ?? null;
export const SIDES = ['german', 'soviet'] as const satisfies readonly Side[];
export const BOXES = ['eliminated', 'surrendered'] as const satisfies readonly Box[];
export const otherSide = (side: Side): Side => (side === 'german' ? 'soviet' : 'german');
export const AREAS = ['N', 'C', 'S', 'R', 'E'] as const satisfies readonly AreaId[];
export const isArea = (id: string): id is AreaId => AREAS.some((area) => area === id);
export const findArea = (facts: BtmFacts, id: string): AreaFacts | null => (isArea(id) ? facts.areas[id] : null);

export const sideOfUnit = (facts: BtmFacts, id: UnitId): Side => findUnit(facts, id)?.side ?? 'german';
export const placeOfUnit = (view: BtmView, id: UnitId): Place | null => view.units[id]?.place ?? null;

/** The name tells: hexes have four digits, rear areas one letter, track and boxes longer names. */
export const isSpotName = (place: Place): boolean => isArea(place) || isHexName(place);
export const isHexName = (place: Place): boolean => /^\d{4}$/.test(place);

/** §10.1, §12.1: units that wait for their next place: one unit, or a tank with its partner. */
export function unitsUnderWay({ question }: BtmView): readonly UnitId[] {
  if (question?.at === 'movement/path') return [question.unit];
  return question?.at === 'breakthrough/path' ? (question.plan.moves.at(-1)?.units ?? []) : [];
}

export const isSpot = (facts: BtmFacts, place: Place): boolean => isArea(place) || findHex(facts, place) !== null;

/** Null on the track, in a box, or before arrival. */
export function spotOfUnit({ facts, view }: BtmScene, id: UnitId): string | null {
  const place = placeOfUnit(view, id);
  return place !== null && isSpot(facts, place) ? place : null;
}

/** The turn of a space of the track; null for other places. */
export const turnOfPlace = (place: Place): number | null =>
  place.startsWith('turn-') ? Number(place.slice('turn-'.length)) : null;

/** §10.5: sent to the rear on the last turn, so it never returns. */
export const isOffForGood = (facts: BtmFacts, place: Place): boolean => (turnOfPlace(place) ?? 0) > facts.turns.length;

/** In the order of the data. */
export const unitsIn = ({ facts, view }: BtmScene, place: Place): readonly UnitFacts[] =>
  facts.units.filter(({ id }) => view.units[id]?.place === place);

const attacksSeen = new WeakMap<BtmView, readonly OddsReading[]>();

/** §11: the best attack on each hex in reach, read once a view. */
export function listAttacks({ queries, view }: BtmScene): readonly OddsReading[] {
  const seen = attacksSeen.get(view) ?? queries.readOdds(view);
  attacksSeen.set(view, seen);
  return seen;
}
