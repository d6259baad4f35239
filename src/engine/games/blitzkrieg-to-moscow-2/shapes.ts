/** Ids of the data as shapes; a state or a position that names anything else is refused with its path. */
import { v } from '../../kernel/shape.ts';
import { AREAS, SIDES } from './ids.ts';
import { trackOf } from './rules/arrivals.ts';
import { CARD_IDS, CITIES, HEX_IDS, LAST_TURN, PLACE_IDS, UNITS, UNIT_IDS } from './tables.ts';

/** Spaces of the turn track on which a unit can wait; behind the last turn it does not come back (§10.5). */
const TRACK = Array.from({ length: LAST_TURN + 1 }, (_, i) => trackOf(i + 1));

export const sides = v.picklist(SIDES);
export const hexIds = v.picklist(HEX_IDS);
export const cityIds = v.picklist(CITIES.map(({ hex }) => hex));
export const areaIds = v.picklist(AREAS);
/** A hex or a rear area. */
export const spotIds = v.picklist(PLACE_IDS);
export const placeIds = v.picklist([...PLACE_IDS, ...TRACK, 'eliminated', 'surrendered']);
export const unitIds = v.picklist(UNIT_IDS);
export const sovietUnits = v.picklist(UNITS.filter(({ side }) => side === 'soviet').map(({ id }) => id));
export const cardsOfSide = { german: v.picklist(CARD_IDS.german), soviet: v.picklist(CARD_IDS.soviet) };
export const cardIds = v.picklist([...CARD_IDS.german, ...CARD_IDS.soviet]);

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** A list in which nothing comes twice. */
export const several = <S extends v.GenericSchema>(of: S) =>
  v.pipe(
    v.array(of),
    v.check((items) => new Set(items).size === items.length, 'the same twice'),
  );

/** One entry for each of the ids, and no other. */
export const exactly = <S extends v.GenericSchema>(ids: readonly string[], shape: S) =>
  v.strictObject(Object.fromEntries(ids.map((id) => [id, shape])) as Record<string, S>);

export const heroShape = v.strictObject({
  hex: v.nullable(cityIds),
  used: v.boolean(),
  doubled: v.nullable(cityIds),
});
