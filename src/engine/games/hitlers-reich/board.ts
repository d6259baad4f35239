/** The board as the rules ask for it, made once from the map data. */
import { map, type Condition, type SpaceData } from './data.ts';
import type { Nation, SpaceId } from './ids.ts';

export interface Space {
  readonly id: SpaceId;
  /** Place in `SPACES`. */
  readonly no: number;
  readonly isSea: boolean;
  /** Nation whose symbol is printed; null for sea zones, neutral and Vichy areas. */
  readonly printed: Nation | null;
  readonly isVichy: boolean;
  /** Spain and Turkey: neutral until their event. */
  readonly isInactive: boolean;
  readonly isPlayable: boolean;
  /** Drums, and the nation that starts with them; 0 and null elsewhere (§2.5). */
  readonly value: number;
  readonly home: Nation | null;
  readonly isCapital: boolean;
  /** Every border of the space, open or not. */
  readonly borders: readonly Border[];
}

export interface Border {
  readonly to: SpaceId;
  /** The space that `to` names. */
  readonly space: Space;
  readonly kind: 'land' | 'coast' | 'sea';
  readonly condition: Condition | null;
}

const isNation = (text: string): text is Nation => text === 'axis' || text === 'western' || text === 'soviet';

/** Borders by number of space; filled in as soon as there are spaces to name. */
const links: Border[][] = [...map.landAreas, ...map.seaZones].map(() => []);

function makeSpace(data: SpaceData, isSea: boolean, no: number): Space {
  const { id, start1941, production, productionOwner, capital } = data;
  return {
    id,
    no,
    isSea,
    printed: isNation(start1941) ? start1941 : null,
    isVichy: start1941 === 'vichy',
    isInactive: start1941 === 'neutral-inactive',
    isPlayable: start1941 !== 'impassable',
    value: production,
    home: productionOwner,
    isCapital: capital,
    borders: links[no] ?? [],
  };
}

export const SPACES: readonly Space[] = [
  ...map.landAreas.map((area, at) => makeSpace(area, false, at)),
  ...map.seaZones.map((zone, at) => makeSpace(zone, true, map.landAreas.length + at)),
];
const spaceById = new Map(SPACES.map((space) => [space.id, space]));

export const isSpaceId = (id: string): boolean => spaceById.has(id);

/** Throws for an id that is not on the board; ids of moves are checked before they come here. */
export function spaceOf(id: SpaceId): Space {
  const space = spaceById.get(id);
  if (!space) throw new RangeError(`no space ${id}`);
  return space;
}

export const AREAS = SPACES.filter(({ isSea, isPlayable }) => !isSea && isPlayable);
export const ZONES = SPACES.filter(({ isSea }) => isSea);
/** Production centres of §2.5; Spain is one only while FRANCO's cube lies there. */
export const CENTRES = SPACES.filter(({ value }) => value > 0);

function addBorder(from: Space, to: Space, kind: Border['kind'], condition: Condition | null): void {
  links[from.no]?.push({ to: to.id, space: to, kind, condition });
}
for (const { a, b, kind, condition = null } of map.edges) {
  addBorder(spaceOf(a), spaceOf(b), kind, condition);
  addBorder(spaceOf(b), spaceOf(a), kind, condition);
}
export const bordersOf = (id: SpaceId): readonly Border[] => spaceOf(id).borders;

const {
  vichy,
  barbarossaTargets,
  overlordChannelTargets,
  sicilySeaIslands,
  eastOfStraits,
  sovietHomeCenters,
  axisOriginalCenters,
  westernOriginalCenters,
} = map.groups;
export const VICHY = vichy;
export const BARBAROSSA_TARGETS = barbarossaTargets;
export const CHANNEL_LANDINGS = overlordChannelTargets;
export const SICILY_ISLANDS = sicilySeaIslands;
export const EAST_OF_STRAITS: ReadonlySet<SpaceId> = new Set(eastOfStraits);
/** §9.3: what decides the war when one side holds all of it. */
export const HOME_CENTRES: Readonly<Record<Nation, readonly SpaceId[]>> = {
  axis: axisOriginalCenters,
  western: westernOriginalCenters,
  soviet: sovietHomeCenters,
};
/** §8.5: zones that become Western with Vichy. */
export const VICHY_ZONES: readonly SpaceId[] = ['straits-of-gibraltar', 'western-mediterranean'];

/** Spaces that touch a Soviet-printed area (§8.6). */
export const BESIDE_SOVIET_SOIL: ReadonlySet<SpaceId> = new Set(
  SPACES.filter(({ printed }) => printed === 'soviet').flatMap(({ id }) => bordersOf(id).map(({ to }) => to)),
);
