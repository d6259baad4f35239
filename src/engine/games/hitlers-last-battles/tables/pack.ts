import { v } from '../../../kernel/shape.ts';
import { OFF_GRID, listNeighbours, readHexsides } from '../../../kits/hex/grid.ts';
import { createMoveTable, domainsOf } from '../../../kits/notation/move-table.ts';
import type { HexFacts, MarkerFacts, TurnFacts, UnitFacts } from '../facts.ts';
import {
  DIRECTIONS,
  type Direction,
  type Faction,
  type HexId,
  type MarkerId,
  SIDES,
  type Side,
  type UnitId,
  sideOf,
} from '../ids.ts';
import { VERBS } from '../moves.ts';
import { DIRECTION_COUNT, NONE, indexOf, known, sideNo } from '../numbers.ts';
import type { Pack, RetreatDirection } from '../pack.ts';

// Hexes and links (§2.2), and directions of retreats (§8.7).

function makeMap(pack: Pack, { factionData }: Pieces) {
  const { hexes } = pack;
  const hexCount = hexes.length;
  const hexIds: readonly HexId[] = hexes.map(({ id }) => id);
  const hexNumbers = indexOf(hexIds);
  const hexNo = (id: HexId): number => hexNumbers.get(id) ?? NONE;
  const hexFacts = (hex: number): HexFacts => known(hexes[hex]);

  const isClosedBySea = readHexsides(
    pack.seaHexsides.map(({ a, b }) => [hexNo(a), hexNo(b)]),
    hexCount,
  );
  const grid = Int8Array.from(
    listNeighbours(hexes, ({ col }) =>
      DIRECTIONS.map((direction) => {
        const [cols, rows] = pack.grid.neighbourOffsets[col % 2 === 1 ? 'odd' : 'even'][direction];
        return { cols, rows };
      }),
    ).flat(),
  );
  /** §2.2: two neighbours, both playable, and no sea between them. */
  const links = grid.map((to, slot) => {
    const from = Math.floor(slot / DIRECTION_COUNT);
    const isOpen = to !== OFF_GRID && hexFacts(from).playable && hexFacts(to).playable;
    return isOpen && !isClosedBySea(from, to) ? to : NONE;
  });
  const linkOf = (hex: number, direction: number): number => links[hex * DIRECTION_COUNT + direction] ?? NONE;
  const neighbours: readonly (readonly number[])[] = hexes.map((_, hex) =>
    DIRECTIONS.map((_direction, direction) => linkOf(hex, direction)).filter((to) => to !== NONE),
  );
  const linked = new Uint8Array(hexCount * hexCount);
  neighbours.forEach((near, from) => {
    for (const to of near) linked[from * hexCount + to] = 1;
  });

  function directionTo(from: number, to: number): number {
    for (let direction = 0; direction < DIRECTION_COUNT; direction++)
      if (grid[from * DIRECTION_COUNT + direction] === to) return direction;
    return NONE;
  }

  /** Column that the German retreats toward (§8.7). */
  const centralColumn = hexes.find((hex) => hex.centralColumn)?.col ?? NONE;
  function allows(rule: RetreatDirection, direction: Direction, col: number): boolean {
    if (!rule.startsWith('toward column')) return rule === direction;
    const [columns] = pack.grid.neighbourOffsets.odd[direction];
    return columns !== 0 && columns === Math.sign(Number(rule.slice(-2)) - col);
  }
  /** §8.7: directions in which a faction may retreat from a column. */
  function retreatDirections(faction: Faction, hex: number): readonly number[] {
    const { retreatDirections: rules, retreatFromColumn06 } = factionData(faction);
    const { col } = hexFacts(hex);
    if (retreatFromColumn06 === 'never possible' && col === centralColumn) return [];
    return DIRECTIONS.flatMap((direction, i) => (rules.some((rule) => allows(rule, direction, col)) ? [i] : []));
  }

  return {
    hexes,
    hexIds,
    hexCount,
    hexNo,
    hexFacts,
    hexId: (hex: number): HexId => known(hexIds[hex]),
    playableIds: hexes.filter(({ playable }) => playable).map(({ id }) => id),
    linkOf,
    /** Also of neighbours that are not linked; otherwise `NONE`. */
    directionTo,
    /** §2.2, Q17: "adjacent" in all rules. */
    isLinked: (from: number, to: number): boolean => linked[from * hexCount + to] === 1,
    neighboursOf: (hex: number): readonly number[] => known(neighbours[hex]),
    retreatDirections,
    /** Returns true if §8.7 bars every retreat of a faction from this hex, even an empty neighbourhood. */
    neverRetreats: (faction: Faction, hex: number): boolean => retreatDirections(faction, hex).length === 0,
  };
}
type HexMap = ReturnType<typeof makeMap>;

function makeMoves({ unitIds, markerIds }: Pieces, { hexes, hexIds, hexCount, hexId, neighboursOf }: HexMap) {
  /** Hexes out of play have no move. */
  const hex = hexes.map(({ id, playable }) => (playable ? id : undefined));
  /** One step by hex, then two by first hex and index of the second among its neighbours. */
  const paths = [
    ...hex.map((to) => (to === undefined ? undefined : Object.freeze([to]))),
    ...hexIds.flatMap((via, viaNo) =>
      Array.from({ length: DIRECTION_COUNT }, (_, place) => {
        const to = neighboursOf(viaNo)[place];
        return to === undefined ? undefined : Object.freeze([via, hexId(to)]);
      }),
    ),
  ];
  const { moves, share, listAll } = createMoveTable(VERBS, {
    ...domainsOf(VERBS, { unit: unitIds, marker: markerIds, space: hex }),
    move: { unit: unitIds, path: paths },
  });
  return {
    moves,
    share,
    listAll,
    noSupport: moves.support(unitIds.length),
    /** The number of a path of two hexes: through `via` to its neighbour number `place`. */
    stepVia: (via: number, place: number): number => hexCount + via * DIRECTION_COUNT + place,
  };
}

function makePieces(pack: Pack) {
  const { units, attackMarkers: markers, attackMarkerRules: markerRules, turnTrack: turns } = pack;
  const unitIds: readonly UnitId[] = units.map(({ id }) => id);
  const markerIds: readonly MarkerId[] = markers.map(({ id }) => id);
  const unitNumbers = indexOf(unitIds);
  const markerNumbers = indexOf(markerIds);
  const unitSide = Int8Array.from(units, ({ faction }) => sideNo(sideOf(faction)));
  const numbersOf = (pieces: readonly { readonly faction: Faction }[]): readonly (readonly number[])[] =>
    SIDES.map((side) => pieces.flatMap(({ faction }, i) => (sideOf(faction) === side ? [i] : [])));
  const unitsBySide = numbersOf(units);
  const markersBySide = numbersOf(markers);
  const factions = new Map(pack.factions.map((row) => [row.id, row]));
  const caps: Readonly<Record<Faction, number>> = { G: markerRules.capG, W: markerRules.capW, S: markerRules.capS };

  const unitFacts = (unit: number): UnitFacts => known(units[unit]);
  const markerFacts = (marker: number): MarkerFacts => known(markers[marker]);
  const factionData = (faction: Faction): Pack['factions'][number] => known(factions.get(faction));
  function turnFacts(turn: number): TurnFacts {
    const row = turns.find((one) => one.turn === turn);
    if (!row) throw new RangeError(`no turn ${turn} on the track`);
    return row;
  }

  return {
    units,
    markers,
    turns,
    unitIds,
    markerIds,
    unitCount: units.length,
    markerRules,
    unitFacts,
    markerFacts,
    turnFacts,
    factionData,
    unitNo: (id: UnitId): number => unitNumbers.get(id) ?? NONE,
    markerNo: (id: MarkerId): number => markerNumbers.get(id) ?? NONE,
    unitId: (unit: number): UnitId => known(unitIds[unit]),
    markerId: (marker: number): MarkerId => known(markerIds[marker]),
    sideOfUnit: (unit: number): number => unitSide[unit] ?? NONE,
    factionOfUnit: (unit: number): Faction => unitFacts(unit).faction,
    factionOfMarker: (marker: number): Faction => markerFacts(marker).faction,
    unitsOf: (side: Side): readonly number[] => known(unitsBySide[sideNo(side)]),
    markersOf: (side: Side): readonly number[] => known(markersBySide[sideNo(side)]),
    /** §6.1: attack markers received in a turn. */
    markersReceived: (side: Side, turn: number): number => (side === 'german' ? turnFacts(turn).G : turnFacts(turn).A),
    /** §6.2: number of counters of a faction. */
    markerCap: (faction: Faction): number => caps[faction],
    /** §5: replacements a faction receives each turn. */
    replacementsPerTurn: (faction: Faction): number => factionData(faction).replacementsPerTurn,
    /** §5.2: the map edge where a faction's replacements arrive. */
    arrivalEdge: (faction: Faction): 'west' | 'east' | null => factionData(faction).arrivalEdge,
  };
}
type Pieces = ReturnType<typeof makePieces>;

const makeIdShapes = ({ playableIds }: HexMap, { unitIds, markerIds }: Pieces) => ({
  hex: v.picklist(playableIds),
  unit: v.picklist(unitIds),
  marker: v.picklist(markerIds),
});
export type IdShapes = ReturnType<typeof makeIdShapes>;

export function makePackTables(pack: Pack) {
  const pieces = makePieces(pack);
  const map = makeMap(pack, pieces);
  const numberOf: Readonly<Record<string, (id: string) => number>> = {
    unit: pieces.unitNo,
    space: map.hexNo,
    marker: pieces.markerNo,
  };
  return {
    ...pieces,
    ...map,
    ...makeMoves(pieces, map),
    shapes: makeIdShapes(map, pieces),
    rules: pack.constants,
    lastTurn: pack.victory.endTurn,
    seaHexsides: pack.seaHexsides,
    sources: pack.sources,
    starts: pieces.units.map(({ start }) => map.hexNo(start)),
    /** A map without pieces, to be copied: copying small arrays is several times as fast as making typed ones. */
    blank: {
      at: pieces.units.map(() => NONE),
      moved: pieces.units.map(() => false),
      standing: map.hexes.map(() => NONE),
      zone: map.hexes.map(() => 0),
    },
    isKnown: (kind: string, id: string): boolean => (numberOf[kind]?.(id) ?? NONE) !== NONE,
  };
}
export type PackTables = ReturnType<typeof makePackTables>;
