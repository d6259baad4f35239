import type { Nation, SpaceId } from '../ids.ts';
import type { Condition, Pack, SpaceData } from '../pack.ts';
import { sideOfHolder, type Holder, type HolderSide } from './in-play.ts';

export interface Space {
  readonly id: SpaceId;
  readonly no: number;
  readonly isSea: boolean;
  /** Null for sea zones, neutral and Vichy areas. */
  readonly printed: Nation | null;
  readonly isVichy: boolean;
  /** Spain and Turkey: neutral until their event. */
  readonly isInactive: boolean;
  readonly isPlayable: boolean;
  /** Drums, and the nation that starts with them; 0 and null elsewhere (§2.5). */
  readonly value: number;
  readonly home: Nation | null;
  readonly isCapital: boolean;
  readonly borders: readonly Border[];
}

export interface Border {
  readonly to: SpaceId;
  readonly space: Space;
  readonly kind: 'land' | 'coast' | 'sea';
  readonly condition: Condition | null;
}

const isNation = (text: string): text is Nation => text === 'axis' || text === 'western' || text === 'soviet';

const makeSpace = (data: SpaceData, isSea: boolean, no: number, borders: readonly Border[]): Space => {
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
    borders,
  };
};

export function makeBoard({ landAreas, seaZones, edges, groups }: Pack) {
  const links: Border[][] = [...landAreas, ...seaZones].map(() => []);
  const spaces: readonly Space[] = [...landAreas, ...seaZones].map((data, no) =>
    makeSpace(data, no >= landAreas.length, no, links[no] ?? []),
  );
  const spaceById = new Map(spaces.map((space) => [space.id, space]));

  /** Throws for an id that is not on the board; ids of moves are checked earlier. */
  function spaceOf(id: SpaceId): Space {
    const space = spaceById.get(id);
    if (!space) throw new RangeError(`no space ${id}`);
    return space;
  }

  function addBorder(from: Space, to: Space, kind: Border['kind'], condition: Condition | null): void {
    links[from.no]?.push({ to: to.id, space: to, kind, condition });
  }
  for (const { a, b, kind, condition = null } of edges) {
    addBorder(spaceOf(a), spaceOf(b), kind, condition);
    addBorder(spaceOf(b), spaceOf(a), kind, condition);
  }

  const printed: readonly Holder[] = spaces.map((space) => space.printed ?? 'none');
  const homeCentres: Readonly<Record<Nation, readonly SpaceId[]>> = {
    axis: groups.axisOriginalCenters,
    western: groups.westernOriginalCenters,
    soviet: groups.sovietHomeCenters,
  };
  return {
    spaces,
    spaceIds: spaces.map(({ id }): SpaceId => id),
    areas: spaces.filter(({ isSea, isPlayable }) => !isSea && isPlayable),
    zones: spaces.filter(({ isSea }) => isSea),
    /** Production centres of §2.5; Spain only while it has FRANCO's cube. */
    centres: spaces.filter(({ value }) => value > 0),
    islands: new Set(landAreas.filter(({ island }) => island).map(({ id }) => id)) as ReadonlySet<SpaceId>,
    isSpaceId: (id: string): boolean => spaceById.has(id),
    spaceOf,
    bordersOf: (id: SpaceId): readonly Border[] => spaceOf(id).borders,
    noMarkers: Object.fromEntries(spaces.map(({ id }) => [id, null])) as Readonly<Record<SpaceId, null>>,
    /** Nation and side of each space without markers, by number. */
    printed,
    printedSides: printed.map(sideOfHolder) as readonly HolderSide[],
    vichyAreas: groups.vichy,
    barbarossaTargets: groups.barbarossaTargets,
    channelLandings: groups.overlordChannelTargets,
    sicilyIslands: groups.sicilySeaIslands,
    eastOfStraits: new Set(groups.eastOfStraits) as ReadonlySet<SpaceId>,
    /** §9.3: spaces that win the war for a side that holds all of them. */
    homeCentres,
    /** Spaces that touch a Soviet-printed area (§8.6). */
    besideSovietSoil: new Set(
      spaces.filter((space) => space.printed === 'soviet').flatMap(({ borders }) => borders.map(({ to }) => to)),
    ) as ReadonlySet<SpaceId>,
  };
}
export type Board = ReturnType<typeof makeBoard>;
