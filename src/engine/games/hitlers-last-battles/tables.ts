/**
 * The map and the pieces as flat tables, built once at load from the data file. Inside the rules a hex is its
 * place in `HEX_IDS` and a unit its place in `UNIT_IDS`; ids come back wherever something leaves the engine.
 */
import { OFF_GRID, listNeighbours, readHexsides } from '../../kits/hex/grid.ts';
import { data, type RetreatDirection } from './data.ts';
import type { HexFacts, MarkerFacts, TurnFacts, UnitFacts } from './facts.ts';
import {
  SIDES,
  sideOf,
  type Direction,
  type Faction,
  type HexId,
  type MarkerId,
  type Side,
  type UnitId,
} from './ids.ts';

/** Stands for "no hex", "no unit", "no direction" in every table. */
export const NONE = -1;

export const RULES = data.constants;
export const MARKER_RULES = data.attackMarkerRules;
export const LAST_TURN = data.victory.endTurn;

export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const satisfies readonly Direction[];
/** Directions are walked by number; their order is the order of the legal list. */
export const DIRECTION_COUNT = DIRECTIONS.length;

export const HEXES: readonly HexFacts[] = data.hexes;
export const UNITS: readonly UnitFacts[] = data.units;
export const MARKERS: readonly MarkerFacts[] = data.attackMarkers;
export const TURNS: readonly TurnFacts[] = data.turnTrack;
export const FACTIONS = ['G', 'W', 'S'] as const satisfies readonly Faction[];

export const HEX_COUNT = HEXES.length;
export const UNIT_COUNT = UNITS.length;
export const HEX_IDS: readonly HexId[] = HEXES.map((hex) => hex.id);
export const UNIT_IDS: readonly UnitId[] = UNITS.map((unit) => unit.id);
export const MARKER_IDS: readonly MarkerId[] = MARKERS.map((marker) => marker.id);

const indexOf = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, i) => [id, i]));
const hexNumbers = indexOf(HEX_IDS);
const unitNumbers = indexOf(UNIT_IDS);
const markerNumbers = indexOf(MARKER_IDS);

/** Place of an id in its table, or `NONE` for an id that is not in the data. */
export const hexNo = (id: HexId): number => hexNumbers.get(id) ?? NONE;
export const unitNo = (id: UnitId): number => unitNumbers.get(id) ?? NONE;
export const markerNo = (id: MarkerId): number => markerNumbers.get(id) ?? NONE;

/** An entry that is known to be in its table; anything else is a fault of the engine. */
export function known<X>(entry: X | undefined): X {
  if (entry === undefined) throw new RangeError('no such entry in the table');
  return entry;
}

export const hexFacts = (hex: number): HexFacts => known(HEXES[hex]);
export const unitFacts = (unit: number): UnitFacts => known(UNITS[unit]);
export const hexId = (hex: number): HexId => known(HEX_IDS[hex]);
export const unitId = (unit: number): UnitId => known(UNIT_IDS[unit]);
export const markerId = (marker: number): MarkerId => known(MARKER_IDS[marker]);
export const markerFacts = (marker: number): MarkerFacts => known(MARKERS[marker]);

export const sideNo = (side: Side): number => (side === 'german' ? 0 : 1);
export const enemyOf = (sideNumber: number): number => 1 - sideNumber;
export const sideAt = (sideNumber: number): Side => (sideNumber === 0 ? 'german' : 'allied');

const UNIT_SIDE = Int8Array.from(UNITS, (unit) => sideNo(sideOf(unit.faction)));
export const sideOfUnit = (unit: number): number => UNIT_SIDE[unit] ?? NONE;
export const factionOfUnit = (unit: number): Faction => unitFacts(unit).faction;
export const factionOfMarker = (marker: number): Faction => markerFacts(marker).faction;

/** Units and markers of a side, in the order of the data. */
const UNITS_OF: readonly (readonly number[])[] = SIDES.map((side) =>
  UNITS.flatMap((unit, i) => (sideOf(unit.faction) === side ? [i] : [])),
);
const MARKERS_OF: readonly (readonly number[])[] = SIDES.map((side) =>
  MARKERS.flatMap((marker, i) => (sideOf(marker.faction) === side ? [i] : [])),
);
export const unitsOf = (side: Side): readonly number[] => known(UNITS_OF[sideNo(side)]);
export const markersOf = (side: Side): readonly number[] => known(MARKERS_OF[sideNo(side)]);
export const factionsOf = (side: Side): readonly Faction[] => FACTIONS.filter((faction) => sideOf(faction) === side);

/** The row of the turn track. */
export function turnFacts(turn: number): TurnFacts {
  const facts = TURNS.find((row) => row.turn === turn);
  if (!facts) throw new RangeError(`no turn ${turn} on the track`);
  return facts;
}
/** §6.1: attack markers received in a turn. */
export const markersReceived = (side: Side, turn: number): number =>
  side === 'german' ? turnFacts(turn).G : turnFacts(turn).A;

const MARKER_CAPS: Readonly<Record<Faction, number>> = {
  G: MARKER_RULES.capG,
  W: MARKER_RULES.capW,
  S: MARKER_RULES.capS,
};
/** §6.2: how many counters a faction has. */
export const markerCap = (faction: Faction): number => MARKER_CAPS[faction];

const factionData = (faction: Faction) => {
  const found = data.factions.find((row) => row.id === faction);
  if (!found) throw new RangeError(`no faction ${faction} in the data`);
  return found;
};
/** §5: replacements a faction receives each turn. */
export const replacementsPerTurn = (faction: Faction): number => factionData(faction).replacementsPerTurn;
/** §5.2: the map edge where a faction's replacements may arrive. */
export const arrivalEdge = (faction: Faction): 'west' | 'east' | null => factionData(faction).arrivalEdge;
export const START_OF: readonly number[] = UNITS.map((unit) => hexNo(unit.start));

/** §2.2: two neighbours, both playable, and no sea between them. */
const isClosedBySea = readHexsides(
  data.seaHexsides.map(({ a, b }) => [hexNo(a), hexNo(b)]),
  HEX_COUNT,
);

const GRID = Int8Array.from(
  listNeighbours(HEXES, ({ col }) =>
    DIRECTIONS.map((direction) => {
      const [cols, rows] = data.grid.neighbourOffsets[col % 2 === 1 ? 'odd' : 'even'][direction];
      return { cols, rows };
    }),
  ).flat(),
);
const LINKS = GRID.map((to, slot) => {
  const from = Math.floor(slot / DIRECTION_COUNT);
  const isOpen = to !== OFF_GRID && hexFacts(from).playable && hexFacts(to).playable;
  return isOpen && !isClosedBySea(from, to) ? to : NONE;
});

/** Linked hex in a direction, or `NONE`. */
export const linkOf = (hex: number, direction: number): number => LINKS[hex * DIRECTION_COUNT + direction] ?? NONE;

function directionIn(table: Int8Array, from: number, to: number): number {
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    if (table[from * DIRECTION_COUNT + direction] === to) return direction;
  }
  return NONE;
}
/** Direction of a neighbour on the grid, linked or not, or `NONE`. */
export const directionTo = (from: number, to: number): number => directionIn(GRID, from, to);

const LINKED = new Uint8Array(HEX_COUNT * HEX_COUNT);
HEXES.forEach((_, from) => {
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const to = linkOf(from, direction);
    if (to !== NONE) LINKED[from * HEX_COUNT + to] = 1;
  }
});
/** §2.2, Q17: "adjacent" in all rules. */
export const isLinked = (from: number, to: number): boolean => LINKED[from * HEX_COUNT + to] === 1;

/** Linked neighbours of a hex in the order of the directions. */
const NEIGHBOURS: readonly (readonly number[])[] = HEXES.map((_, hex) =>
  DIRECTIONS.flatMap((_direction, direction) => {
    const to = linkOf(hex, direction);
    return to === NONE ? [] : [to];
  }),
);
export const neighboursOf = (hex: number): readonly number[] => known(NEIGHBOURS[hex]);

/** Column that the German retreats toward (§8.7). */
const CENTRAL_COLUMN = data.hexes.find((hex) => hex.centralColumn)?.col ?? NONE;

/** Whether `rule` names `direction` for a hex of column `col`. */
function allows(rule: RetreatDirection, direction: Direction, col: number): boolean {
  if (!rule.startsWith('toward column')) return rule === direction;
  const [columns] = data.grid.neighbourOffsets.odd[direction];
  return columns !== 0 && columns === Math.sign(Number(rule.slice(-2)) - col);
}

/** §8.7: directions in which a unit of a faction may retreat out of a column. */
export function retreatDirections(faction: Faction, hex: number): readonly number[] {
  const { retreatDirections: rules, retreatFromColumn06 } = factionData(faction);
  const { col } = hexFacts(hex);
  if (retreatFromColumn06 === 'never possible' && col === CENTRAL_COLUMN) return [];
  return DIRECTIONS.flatMap((direction, i) => (rules.some((rule) => allows(rule, direction, col)) ? [i] : []));
}
/** Whether §8.7 bars every retreat of a faction out of this hex, whatever stands around it. */
export const neverRetreats = (faction: Faction, hex: number): boolean => retreatDirections(faction, hex).length === 0;
