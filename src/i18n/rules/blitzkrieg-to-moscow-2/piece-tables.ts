import { data, areaName, hexName, unitName, type TableWords } from './slots.ts';
import type { UnitFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { AREAS, SIDES, type AreaId, type Side, type UnitId } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { table } from '../build.ts';
import type { Block } from '../types.ts';

/** The units and their starting places, from the engine's data. */

const { units, setup, turnTrack } = data;

const UNIT_BY_ID = new Map(units.map((unit) => [unit.id, unit]));

const unitNames = (ids: readonly UnitId[], words: TableWords): string =>
  words.join(
    ids.flatMap((id) => {
      const unit = UNIT_BY_ID.get(id);
      return unit === undefined ? [] : [unitName(unit, words)];
    }),
  );

const START_HEXES: ReadonlyMap<UnitId, string> = new Map(
  Object.entries(setup.soviet).flatMap(([hex, ids]) => ids.map((id) => [id, hex])),
);

const isArea = (code: string): code is AreaId => (AREAS as readonly string[]).includes(code);

function beginsAt({ id, code }: UnitFacts, words: TableWords): string {
  const hex = START_HEXES.get(id);
  if (hex !== undefined) return hexName(hex, words);
  return isArea(code) ? `${code} ${areaName(code, words)}` : words.pieces.turn(code);
}

/** Every unit with its values: strength, then passive and spent strength in brackets. */
const unitTables = (words: TableWords): readonly Block[] =>
  SIDES.map((side) =>
    table(
      'reconstructed',
      words.pieces.captions[side],
      words.pieces.head,
      ...units
        .filter((unit) => unit.side === side)
        .map((unit) => [
          unitName(unit, words),
          words.pieces.arms[unit.arm],
          `${unit.strength} (${unit.passive})`,
          String(unit.move),
          unit.zoc ? words.yes : words.nothing,
          beginsAt(unit, words),
        ]),
    ),
  );

/** The Soviet set-up by hex, with the evidence for each stack. */
function sovietSetUp(words: TableWords): Block {
  const { soviet, head, grounds } = words.pieces.setup;
  return table(
    'reconstructed',
    soviet,
    head,
    ...Object.entries(setup.soviet).map(([hex, ids]) => [
      hexName(hex, words),
      unitNames(ids, words),
      grounds[hex] ?? '',
    ]),
  );
}

const CODES = ['N', 'C', 'S', 'R'] as const;

const germanSetUp = (words: TableWords): Block =>
  table(
    'reconstructed',
    words.pieces.setup.german,
    words.pieces.setup.germanHead,
    ...CODES.map((area) => [`${area} ${areaName(area, words)}`, unitNames(setup.german[area], words)]),
  );

/** Units that arrive by the turn track. */
const arrivalTable = (words: TableWords): Block =>
  table(
    'reconstructed',
    words.pieces.arrivals.caption,
    words.pieces.arrivals.head,
    ...turnTrack.map(({ turn }) => [String(turn), ...SIDES.map((side) => arrivalsOf(side, turn, words))]),
  );

function arrivalsOf(side: Side, turn: number, words: TableWords): string {
  const arriving = units.filter((unit) => unit.side === side && unit.code === String(turn));
  return arriving.length === 0 ? words.nothing : words.join(arriving.map((unit) => unitName(unit, words)));
}

/** The slots name their tables. */
export const fromPieces = (words: TableWords) => ({
  arrivalTable: arrivalTable(words),
  germanSetUp: germanSetUp(words),
  sovietSetUp: sovietSetUp(words),
  unitTables: unitTables(words),
});
