import { data, areaName, type TableWords } from './slots.ts';
import { type HexId, AREAS } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { table } from '../build.ts';
import type { Block } from '../types.ts';

/** The map as tables, made from the engine's data, so that the book agrees with play. */

const { map, cities } = data;

function cityTable(words: TableWords): Block {
  const { caption, head, grounds } = words.map.cities;
  return table(
    'reconstructed',
    caption,
    head,
    ...cities.map((city) => [
      city.hex,
      city[words.lang],
      String(city.points),
      city.supplyCity ? words.yes : words.nothing,
      grounds[city.hex] ?? '',
    ]),
  );
}

function areaTable(words: TableWords): Block {
  const { caption, head, grounds } = words.map.areas;
  return table(
    'reconstructed',
    caption,
    head,
    ...AREAS.map((area) => [
      area,
      areaName(area, words),
      hexesBeside(map.rearAreas[area].adjacentHexes, words),
      grounds[area],
    ]),
  );
}

/** A complete column is named as one. */
function hexesBeside(hexes: readonly HexId[], words: TableWords): string {
  const column = hexes[0]?.slice(2) ?? '';
  const inColumn = map.hexes.filter(({ id }) => id.endsWith(column)).map(({ id }) => id);
  const isWhole = inColumn.length === hexes.length && inColumn.every((id) => hexes.includes(id));
  return isWhole ? words.map.areas.column(column) : words.join(hexes);
}

const LISTED = ['forest', 'marsh', 'mountain'] as const;

/** The hexes of each terrain; unlisted hexes are clear, and cities have a separate table. */
function terrainTable(words: TableWords): Block {
  const { caption, head, names } = words.map.terrain;
  return table(
    'reconstructed',
    caption,
    head,
    ...LISTED.map((terrain) => [
      names[terrain],
      words.join(map.hexes.filter((hex) => hex.terrain === terrain).map(({ id }) => id)),
    ]),
  );
}

interface NamedSide {
  readonly name: string;
  readonly between: readonly [string, string];
}

const RIVER_SIDES: readonly NamedSide[] = [
  ...map.riverHexsides.map(({ river, between }) => ({ name: river, between })),
  ...map.rearRiverHexsides.flatMap(({ rear, hexes, river }) =>
    hexes.map((hex): NamedSide => ({ name: river, between: [rear, hex] })),
  ),
];

/** Hexsides by water, each as its two hexes. */
function sideTable(caption: string, sides: readonly NamedSide[], words: TableWords): Block {
  const { head, names } = words.map.hexsides;
  return table(
    'reconstructed',
    caption,
    head,
    ...[...new Set(sides.map(({ name }) => name))].map((name) => [
      names[name] ?? name,
      words.join(sides.filter((side) => side.name === name).map(({ between }) => between.join('–'))),
    ]),
  );
}

/** The slots name their tables. */
export const fromMap = (words: TableWords) => ({
  areaTable: areaTable(words),
  cityTable: cityTable(words),
  riverTable: sideTable(words.map.hexsides.rivers, RIVER_SIDES, words),
  terrainTable: terrainTable(words),
  waterTable: sideTable(words.map.hexsides.waters, map.waterHexsides, words),
});
