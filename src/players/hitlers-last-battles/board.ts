/** Map and pieces for a player: numbers instead of ids, computed once from the facts. */
import type { HexFacts, HlbFacts } from '../../engine/games/hitlers-last-battles/facts.ts';
import type { Direction, Faction, HexId, Side, UnitId } from '../../engine/games/hitlers-last-battles/ids.ts';

export const NONE = -1;
export const HEXSIDES = 6;
export const GERMAN = 0;
export const ALLIED = 1;
export const sideNumber = (side: Side): number => (side === 'german' ? GERMAN : ALLIED);

export interface Board {
  readonly hexIds: readonly HexId[];
  readonly unitIds: readonly UnitId[];
  readonly hexNo: ReadonlyMap<HexId, number>;
  readonly unitNo: ReadonlyMap<UnitId, number>;
  readonly near: readonly (readonly number[])[];
  /** The same in rows of `HEXSIDES` numbers, padded with `NONE`: faster to walk. */
  readonly nearRows: Int8Array;
  /** Hexes where a beaten unit of each faction may retreat to, from each hex, if free (§8.7). */
  readonly refuges: Readonly<Record<Faction, readonly (readonly number[])[]>>;
  /** Steps between two hexes over empty country, `from * hexes + to`. */
  readonly distance: Uint8Array;
  /** Points of a hex for the German and for the Allies (§9). */
  readonly worth: readonly [Uint8Array, Uint8Array];
  readonly prizes: readonly number[];
  /** The defender adds one to its die in such a hex (§8.3). */
  readonly rough: readonly boolean[];
  readonly unitSide: readonly number[];
  readonly unitFaction: readonly Faction[];
  readonly lastTurn: number;
}

const byId = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, i) => [id, i]));

const boards = new WeakMap<HlbFacts, Board>();

/** Cached by facts: thousands of games use them. */
export function readBoard(facts: HlbFacts): Board {
  const known = boards.get(facts);
  if (known) return known;
  const made = makeBoard(facts);
  boards.set(facts, made);
  return made;
}

function makeBoard(facts: HlbFacts): Board {
  const { hexes, units, links, sideOf, turns } = facts;
  const hexNo = byId(hexes.map(({ id }) => id));
  const linked = ({ id }: HexFacts, directions: readonly Direction[]): readonly number[] =>
    directions.flatMap((direction) => hexNo.get(links[id]?.[direction] ?? '') ?? []);
  const near = hexes.map((hex) => linked(hex, ALL));
  const refugesOf = (faction: Faction) => hexes.map((hex) => linked(hex, waysBack(faction, hex)));
  const cities = hexes.map(({ playable, cityValue }) => (playable ? cityValue : 0));
  const edges = hexes.map(({ playable, edge }) => (playable && edge !== null ? 1 : 0));
  const worth = [Uint8Array.from(cities, (value, hex) => value + (edges[hex] ?? 0)), Uint8Array.from(cities)] as const;
  return {
    hexIds: hexes.map(({ id }) => id),
    unitIds: units.map(({ id }) => id),
    hexNo,
    unitNo: byId(units.map(({ id }) => id)),
    near,
    nearRows: Int8Array.from(
      near.flatMap((hexes) => [...hexes, ...new Array<number>(HEXSIDES - hexes.length).fill(NONE)]),
    ),
    refuges: { G: refugesOf('G'), W: refugesOf('W'), S: refugesOf('S') },
    distance: measure(near),
    worth,
    prizes: hexes.flatMap((_, hex) => ((worth[GERMAN][hex] ?? 0) > 0 ? [hex] : [])),
    rough: hexes.map(({ defenderBonus }) => defenderBonus > 0),
    unitSide: units.map(({ faction }) => sideNumber(sideOf[faction])),
    unitFaction: units.map(({ faction }) => faction),
    lastTurn: Math.max(...turns.map(({ turn }) => turn)),
  };
}

const ALL: readonly Direction[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const WESTWARD: readonly Direction[] = ['N', 'S', 'NW', 'SW'];
const EASTWARD: readonly Direction[] = ['N', 'S', 'NE', 'SE'];
/** The column that the German retreats to; out of it there is no retreat. */
const LAST_DITCH = 6;

/** §8.7: directions in which a beaten unit may leave a hex. */
function waysBack(faction: Faction, { col }: HexFacts): readonly Direction[] {
  if (faction === 'W') return WESTWARD;
  if (faction === 'S' || col < LAST_DITCH) return EASTWARD;
  return col > LAST_DITCH ? WESTWARD : [];
}

/** Breadth first; 255 if unreachable. */
function measure(near: readonly (readonly number[])[]): Uint8Array {
  const count = near.length;
  const distance = new Uint8Array(count * count).fill(255);
  for (let from = 0; from < count; from++) {
    let ring = [from];
    for (let steps = 0; ring.length > 0; steps++) {
      for (const hex of ring) distance[from * count + hex] = steps;
      ring = [...new Set(ring.flatMap((hex) => near[hex] ?? []))].filter((hex) => distance[from * count + hex] === 255);
    }
  }
  return distance;
}
