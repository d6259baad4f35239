/** Every attack that the map could allow, made once; the rules bar them by position (§6.5). */
import type { AlliedNation, SpaceId } from '../ids.ts';
import { type Attack, attackOf } from '../moves.ts';
import type { Board, Border, Space } from './board.ts';

export interface Way {
  readonly border: Border;
  readonly attack: Attack;
}

const waysOf = (from: Space, kind: Border['kind'], attack: Attack['kind']): readonly Way[] =>
  from.borders
    .filter((border) => border.kind === kind && !border.space.isSea)
    .map((border) => ({ border, attack: attackOf(attack, from.id, border.to) }));

/** A space of any kind next to both ends of a flight, and its borders with them. */
export interface Between {
  readonly id: SpaceId;
  readonly borders: readonly [Border, Border];
}

/** Connects two areas with spaces between them, under any condition of the borders. */
export interface Flight {
  readonly target: Space;
  readonly between: readonly Between[];
  readonly attack: Attack;
}

function listBetween(origin: Space, target: Space): readonly Between[] {
  return origin.borders.flatMap((near) => {
    const far = target.borders.find(({ space }) => space === near.space);
    return far ? [{ id: near.to, borders: [near, far] as const }] : [];
  });
}

function listFlights(origin: Space, areas: readonly Space[]): readonly Flight[] {
  const near = new Set(origin.borders.flatMap(({ space }) => space.borders.map((border) => border.space)));
  const found = areas
    .filter((target) => target !== origin && near.has(target))
    .map((target) => ({
      target,
      between: listBetween(origin, target),
      attack: attackOf('paratroop', origin.id, target.id),
    }));
  return found.filter(({ between }) => between.length > 0);
}

export function makeLinks({ spaces, areas }: Board) {
  const marches = spaces.map((space) => waysOf(space, 'land', 'land'));
  const flights: ReadonlyMap<Space, readonly Flight[]> = new Map(
    areas.map((origin) => [origin, listFlights(origin, areas)]),
  );
  const alliedSails: Readonly<Record<AlliedNation, readonly Attack[]>> = {
    western: spaces.map(({ id }) => attackOf('sea', null, id, 'western')),
    soviet: spaces.map(({ id }) => attackOf('sea', null, id, 'soviet')),
  };
  return {
    marches,
    /** The same marches by number of the space where they end. */
    inroads: spaces.map(({ borders }, no) =>
      borders.flatMap(({ space }) =>
        (marches[space.no] ?? [])
          .filter(({ border }) => border.space.no === no)
          .map((way) => ({ ...way, origin: space })),
      ),
    ),
    landings: spaces.map((space) => (space.isSea ? waysOf(space, 'coast', 'amphibious') : [])),
    /** Sea attacks by number of the zone: of the Axis, and of the Allies by nation. */
    axisSails: spaces.map(({ id }) => attackOf('sea', null, id)) as readonly Attack[],
    alliedSails,
    flightsFrom: (origin: Space): readonly Flight[] => flights.get(origin) ?? [],
    noSpaces: spaces.map(() => false) as readonly boolean[],
  };
}
