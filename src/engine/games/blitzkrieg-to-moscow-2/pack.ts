import { packDigestOf } from '../../kits/pack/pack-digest.ts';
import { readShape, ShapeError, v, type Frozen } from '../../kernel/shape.ts';
import shipped from './data/blitzkrieg-to-moscow-2.json';
import { AREAS, CARD_FORM, CARD_USES, CRT_RESULTS, HEX_FORM, SIDES, UNIT_FORM, WEATHERS } from './ids.ts';
import { DIE_SIDES } from './numbers.ts';

const text = v.string();
const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));
const side = v.picklist(SIDES);
const hexId = v.pipe(text, v.regex(HEX_FORM));
const unitId = v.pipe(text, v.regex(UNIT_FORM));
const cardId = v.pipe(text, v.regex(CARD_FORM));
const units = v.array(unitId);
const prov = v.union([text, v.record(text, text)]);
const offset = v.tuple([whole, whole]);
const between = v.tuple([hexId, hexId]);

const byId = <const K extends string, S extends v.GenericSchema>(ids: readonly K[], shape: S) =>
  v.object(Object.fromEntries(ids.map((id) => [id, shape])) as Record<K, S>);

const hex = v.object({
  id: hexId,
  row: whole,
  col: whole,
  /** Centre in hexes: across, and up from the south. */
  x: v.number(),
  y: v.number(),
  terrain: v.picklist(['clear', 'forest', 'marsh', 'mountain', 'city']),
  lon: v.number(),
  lat: v.number(),
  prov,
});

const map = v.object({
  /** Rows and columns to the west, east, north-west, north-east, south-west, south-east. */
  numbering: v.object({ neighboursOdd: v.array(offset), neighboursEven: v.array(offset) }),
  hexes: v.array(hex),
  /** Sea without a counter, by the number that a hex there would have. */
  seaPlaces: v.record(hexId, text),
  riverHexsides: v.array(v.object({ between, river: text, prov })),
  rearRiverHexsides: v.array(v.object({ rear: v.picklist(AREAS), hexes: v.array(hexId), river: text })),
  waterHexsides: v.array(v.object({ between, name: text, prov })),
  rearAreas: byId(AREAS, v.object({ side, name: text, nameJa: text, adjacentHexes: v.array(hexId), prov })),
});

const city = v.object({
  hex: hexId,
  en: text,
  ja: text,
  /** A supply city keeps Soviet units in it from surrender (§13.2.4). */
  supplyCity: v.boolean(),
  points: count,
  prov,
});

const weather = v.object({
  /** Allowance in hexes: `printed`, `every unit N`, or `cap N` (§10.3). */
  move: v.pipe(text, v.regex(/^(printed|(every unit|cap) \d+)$/)),
  tankShift: v.boolean(),
  river: v.boolean(),
  sovietWinterShift: v.boolean(),
});

const turn = v.object({
  turn: v.pipe(whole, v.minValue(1)),
  label: text,
  weather: v.picklist(WEATHERS),
  /** Cards taken in logistics (§6.1). */
  cards: byId(SIDES, count),
  prov,
});

const unit = v.object({
  id: unitId,
  side,
  nation: v.picklist(['German', 'Romanian', 'Soviet', 'Guards']),
  name: text,
  nameJa: text,
  arm: v.picklist(['tank', 'infantry']),
  strength: count,
  passive: count,
  move: count,
  /** Rear area of a German unit, turn of arrival, or `start`. */
  code: text,
  /** False for Soviet mechanised corps, which are eliminated where others become spent. */
  hasSpentSide: v.boolean(),
  /** The designation on its counter; absent where it follows from the id. */
  label: v.exactOptional(text),
  /** Exerts a zone of control, outside cities too (§9.1). */
  zoc: v.boolean(),
  prov,
});

const card = v.object({
  id: cardId,
  name: text,
  nameJa: text,
  copies: text,
  uses: v.array(v.object({ use: v.picklist(CARD_USES), units: v.exactOptional(count), prov: text })),
  /** §7.1: its shift counts in a combat for a city only. */
  cityOnly: v.exactOptional(v.boolean()),
  prov,
});

/** The parts of a pack that the engine reads; anything else in a file is ignored. */
const packShape = v.object({
  sources: v.record(text, text),
  map,
  cities: v.array(city),
  weather: byId(WEATHERS, weather),
  turnTrack: v.array(turn),
  units: v.array(unit),
  setup: v.object({
    soviet: v.record(hexId, units),
    german: byId(['N', 'C', 'S', 'R'], units),
    citySetupInfantry: units,
  }),
  /** Units that come in a turn, as printed; the rules read the turn of arrival from each unit. */
  reinforcements: v.record(text, units),
  cards: byId(SIDES, v.array(card)),
  /** Points at the end (§4). */
  scoring: v.object({
    /** Points of a supply city, and of the city that a hero city made into one (§4.1, §14.2.2). */
    supplyCity: count,
    activePanzersPerPoint: count,
    lostInfantry: v.number(),
    lostTank: v.number(),
    germanWinsAt: whole,
  }),
  crt: v.object({
    /** Results by column (odds to one, 1 to 7) and die. */
    columns: v.record(text, v.pipe(v.array(v.picklist(CRT_RESULTS)), v.length(DIE_SIDES))),
    provenance: v.unknown(),
  }),
});

export type Pack = Frozen<v.InferOutput<typeof packShape>>;

/** Throws `ShapeError` for a value that is no pack, and for one whose parts do not go together. */
export function readPack(value: unknown): Pack {
  const pack = readShape(packShape, value);
  const { map: land, cities, turnTrack, setup } = pack;
  const hexes = new Set(land.hexes.map(({ id }) => id));
  const named = [
    ...cities.map((one) => one.hex),
    ...Object.keys(setup.soviet),
    ...Object.values(land.rearAreas).flatMap(({ adjacentHexes }) => adjacentHexes),
    ...[...land.riverHexsides, ...land.waterHexsides].flatMap((hexside) => hexside.between),
    ...land.rearRiverHexsides.flatMap((hexside) => hexside.hexes),
  ];
  const foreign = named.find((id) => !hexes.has(id));
  if (foreign !== undefined) throw new ShapeError('map.hexes', `no hex ${foreign}`);
  const pieces = new Set(pack.units.map(({ id }) => id));
  const placed = [...Object.values(setup.soviet), ...Object.values(setup.german), setup.citySetupInfantry].flat();
  const stranger = placed.find((id) => !pieces.has(id));
  if (stranger !== undefined) throw new ShapeError('units', `no unit ${stranger}`);
  turnTrack.forEach(({ turn: number }, i) => {
    if (number !== i + 1) throw new ShapeError(`turnTrack.${i}`, `turn ${number} stands in place of turn ${i + 1}`);
  });
  return pack;
}

const SILENT = ['prov', 'provenance', 'sources', 'lon', 'lat', 'nameJa', 'ja', 'seaPlaces', 'label', 'copies'];
export const digestOfPack: (pack: Pack) => string = packDigestOf(SILENT);

export const readShippedPack = (): Pack => readPack(shipped);
