import type { Lang, NameKind } from './format.ts';

/** What a game's facts give for each named thing. */
export interface Named {
  readonly id: string;
  readonly nameEn: string;
  readonly nameJa: string;
}

/** Names of the running game. Sides, factions and directions have messages (`name.side.german`) unless given here. */
export interface Names {
  find(kind: NameKind, id: string, lang: Lang): string | null;
}

export const NO_NAMES: Names = { find: () => null };

/**
 * Names from the facts of a game, and of the seats if names were entered for them.
 * `facts.hexes` are the spaces of the map; `seats` maps a side to what its player is called.
 */
export function namesFrom(
  facts: {
    readonly units?: readonly Named[];
    readonly markers?: readonly Named[];
    readonly hexes?: readonly Named[];
  },
  seats: Readonly<Record<string, string>> = {},
): Names {
  const index = (things: readonly Named[] = []) => new Map(things.map((thing) => [thing.id, thing]));
  const spaces = index(facts.hexes);
  const things: Partial<Record<NameKind, ReadonlyMap<string, Named>>> = {
    unit: index(facts.units),
    marker: index(facts.markers),
    hex: spaces,
    place: spaces,
  };
  return {
    find(kind, id, lang) {
      if (kind === 'player') return Object.hasOwn(seats, id) ? (seats[id] ?? null) : null;
      const thing = things[kind]?.get(id);
      if (!thing) return null;
      return lang === 'ja' ? thing.nameJa : thing.nameEn;
    },
  };
}
