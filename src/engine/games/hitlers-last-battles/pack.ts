import { packDigestOf } from '../../kits/pack/pack-digest.ts';
import { readShape, ShapeError, v, type Frozen } from '../../kernel/shape.ts';
import shipped from './data/hitlers-last-battles.json';
import { DIRECTIONS, FACTIONS, HEX_FORM, MARKER_FORM, UNIT_FORM, type Direction } from './ids.ts';

const text = v.string();
const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));
const hexId = v.pipe(text, v.regex(HEX_FORM));
const faction = v.picklist(FACTIONS);
const edge = v.nullable(v.picklist(['west', 'east']));
const names = { nameEn: text, nameJa: text };
const provenance = v.union([text, v.record(text, text)]);

const hex = v.object({
  id: hexId,
  col: whole,
  row: whole,
  lon: v.number(),
  lat: v.number(),
  terrain: v.picklist(['clear', 'river', 'city-round', 'city-square', 'sea', 'impassable']),
  river: v.boolean(),
  riverNameEn: v.nullable(text),
  riverNameJa: v.nullable(text),
  city: v.nullable(v.picklist(['round', 'square'])),
  cityValue: count,
  cityPoint: v.nullable(v.object({ ...names, lon: v.number(), lat: v.number() })),
  defenderBonus: count,
  edge,
  playable: v.boolean(),
  centralColumn: v.boolean(),
  initialControl: v.nullable(faction),
  ...names,
  provenance,
});

const unit = v.object({
  id: v.pipe(text, v.regex(UNIT_FORM)),
  faction,
  label: text,
  setupCode: whole,
  start: hexId,
  ...names,
  provenance,
});

const marker = v.object({ id: v.pipe(text, v.regex(MARKER_FORM)), faction, label: text, ...names, provenance });

const turn = v.object({
  turn: v.pipe(whole, v.minValue(1)),
  start: text,
  end: text,
  labelEn: text,
  labelJa: text,
  G: count,
  A: count,
  provenance,
});

const isTowardColumn = (value: unknown): boolean => typeof value === 'string' && /^toward column \d\d$/.test(value);
/** A compass point, or toward a column (§8.7). */
const retreatDirection = v.union([
  v.picklist(DIRECTIONS),
  v.custom<`toward column ${string}`>(isTowardColumn, 'no direction'),
]);
const offset = v.tuple([whole, whole]);
const offsets = v.object(
  Object.fromEntries(DIRECTIONS.map((direction) => [direction, offset])) as Record<Direction, typeof offset>,
);

/** The parts of a pack that the engine reads; anything else in a file is ignored. */
const packShape = v.object({
  grid: v.object({ neighbourOffsets: v.object({ odd: offsets, even: offsets }) }),
  hexes: v.array(hex),
  seaHexsides: v.array(v.object({ a: hexId, b: hexId, nameEn: text })),
  factions: v.array(
    v.object({
      id: faction,
      retreatDirections: v.array(retreatDirection),
      retreatFromColumn06: v.exactOptional(v.literal('never possible')),
      replacementsPerTurn: count,
      arrivalEdge: edge,
    }),
  ),
  units: v.array(unit),
  attackMarkers: v.array(marker),
  attackMarkerRules: v.object({
    perUnitMax: count,
    capG: count,
    capW: count,
    capS: count,
    alliesAtLeastOneEach: v.boolean(),
  }),
  turnTrack: v.array(turn),
  constants: v.object({
    movement: count,
    hitOn: count,
    defenderTerrainBonus: whole,
    diceNormal: count,
    diceWithMarker: count,
    supportBonus: whole,
    supportMaxUnits: count,
    eliminateDiff: whole,
    retreatDiff: whole,
    volkssturmMaxUnits: count,
    volkssturmReplacements: count,
    edgeHexForGermans: count,
    provenance,
  }),
  victory: v.object({ endTurn: v.pipe(whole, v.minValue(1)) }),
  sources: v.array(v.object({ id: text, title: text, address: text })),
});

export type Pack = Frozen<v.InferOutput<typeof packShape>>;
export type RetreatDirection = Pack['factions'][number]['retreatDirections'][number];

/** Throws `ShapeError` for a value that is no pack, and for one whose parts do not go together. */
export function readPack(value: unknown): Pack {
  const pack = readShape(packShape, value);
  const hexes = new Set(pack.hexes.map(({ id }) => id));
  const turns = new Set(pack.turnTrack.map(({ turn: number }) => number));
  const named = [...pack.units.map(({ start }) => start), ...pack.seaHexsides.flatMap(({ a, b }) => [a, b])];
  const foreign = named.find((id) => !hexes.has(id));
  if (foreign !== undefined) throw new ShapeError('hexes', `no hex ${foreign}`);
  for (const id of FACTIONS)
    if (!pack.factions.some((row) => row.id === id)) throw new ShapeError('factions', `no faction ${id}`);
  for (let number = 1; number <= pack.victory.endTurn; number++)
    if (!turns.has(number)) throw new ShapeError('turnTrack', `no turn ${number}`);
  return pack;
}

const SILENT = ['provenance', 'sources', 'lon', 'lat', 'cityPoint', 'nameEn', 'nameJa', 'labelEn', 'labelJa', 'label'];
export const digestOfPack: (pack: Pack) => string = packDigestOf(SILENT);

export const readShippedPack = (): Pack => readPack(shipped);
