/** Hexes and links (§2.2), and directions of retreats (§8.7). */
import { OFF_GRID, listNeighbours, readHexsides } from '../../../kits/hex/grid.ts';
import type { HexFacts } from '../facts.ts';
import { DIRECTIONS, type Direction, type Faction, type HexId } from '../ids.ts';
import { DIRECTION_COUNT, indexOf, known, NONE } from '../numbers.ts';
import type { Pack, RetreatDirection } from '../pack.ts';
import type { Pieces } from './pieces.ts';

export function makeMap(pack: Pack, { factionData }: Pieces) {
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
  /** Whether `rule` includes `direction` in column `col`. */
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
    /** Whether §8.7 bars every retreat of a faction from this hex, whatever is around it. */
    neverRetreats: (faction: Faction, hex: number): boolean => retreatDirections(faction, hex).length === 0,
  };
}
export type HexMap = ReturnType<typeof makeMap>;
