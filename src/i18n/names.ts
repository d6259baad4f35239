import type { Lang, NameKind } from './format.ts';

export type BothNames = Readonly<Record<Lang, string>>;

/** Named things in a game's facts, as its data file writes them. */
export type NamedThings =
  | { readonly id: string; readonly nameEn: string; readonly nameJa: string }
  | { readonly id: string; readonly name: BothNames };

/** An event card is named by its title. */
export interface TitledCard {
  readonly id: string;
  readonly title: BothNames;
}

/** Names of the running game. Sides, factions and directions have messages (`name.side.german`) unless given here. */
export interface Names {
  find(kind: NameKind, id: string, lang: Lang): string | null;
}

export const NO_NAMES: Names = { find: () => null };

const namesOf = (thing: NamedThings | TitledCard): BothNames => {
  if ('title' in thing) return thing.title;
  return 'name' in thing ? thing.name : { en: thing.nameEn, ja: thing.nameJa };
};

const index = (
  ...lists: readonly (readonly (NamedThings | TitledCard)[] | undefined)[]
): ReadonlyMap<string, BothNames> =>
  new Map(lists.flatMap((list = []) => list.map((thing) => [thing.id, namesOf(thing)] as const)));

/**
 * Names from a game's facts, and of the seats if players entered names. `facts.hexes`, or areas and sea zones, are the
 * spaces of the map; events are named like units, since both act. `seats` maps a side to its player's name.
 */
export function namesFrom(
  facts: {
    readonly units?: readonly NamedThings[];
    readonly markers?: readonly NamedThings[];
    readonly hexes?: readonly NamedThings[];
    readonly areas?: readonly NamedThings[];
    readonly zones?: readonly NamedThings[];
    readonly events?: readonly TitledCard[];
  },
  seats: Readonly<Record<string, string>> = {},
): Names {
  const spaces = index(facts.hexes, facts.areas, facts.zones);
  const things: Partial<Record<NameKind, ReadonlyMap<string, BothNames>>> = {
    unit: index(facts.units, facts.events),
    marker: index(facts.markers),
    hex: spaces,
    place: spaces,
  };
  return {
    find(kind, id, lang) {
      if (kind === 'player') return Object.hasOwn(seats, id) ? (seats[id] ?? null) : null;
      return things[kind]?.get(id)?.[lang] ?? null;
    },
  };
}
