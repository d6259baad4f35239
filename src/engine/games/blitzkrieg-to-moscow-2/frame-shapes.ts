/** Shapes of every frame: one that asks lies on top of a state at rest, below it others wait, also automatic ones. */
import { v } from '../../kernel/shape.ts';
import type { CardUseMade, TankUse } from './card-use.ts';
import { COMBAT_WINDOWS, type Frame, type FrameAt } from './frames.ts';
import { CITY_ARMIES } from './rules/arrivals.ts';
import {
  areaIds,
  cardIds,
  cardsOfSide,
  hexIds,
  several,
  sides as side,
  sovietUnits,
  spotIds,
  unitIds,
  whole,
} from './shapes.ts';
import { CARD_IDS } from './tables.ts';

const flag = v.boolean();
const units = v.pipe(several(unitIds), v.minLength(1));
const path = v.array(hexIds);
/** A tank action names at most two tanks or two stacks of corps (§12.2). */
const one = <S extends v.GenericSchema>(of: S) => v.pipe(v.array(of), v.minLength(1), v.maxLength(2));
const attack = v.strictObject({ units, target: hexIds });

const tankUse: v.GenericSchema<unknown, TankUse> = v.variant('how', [
  v.strictObject({
    use: v.literal('tankAction'),
    how: v.literal('move'),
    card: cardIds,
    moves: one(v.strictObject({ units, path: v.array(spotIds) })),
  }),
  v.strictObject({ use: v.literal('tankAction'), how: v.literal('attack'), card: cardIds, attacks: one(attack) }),
]);
const german = cardsOfSide.german;
/** Only a German card waits for an answer (§7.1). */
const cardUse: v.GenericSchema<unknown, CardUseMade> = v.union([
  v.strictObject({ use: v.literal('combatShift'), card: german }),
  v.strictObject({ use: v.literal('reroll'), card: german }),
  v.strictObject({ use: v.literal('activate'), card: german, unit: unitIds }),
  v.strictObject({ use: v.literal('rail'), card: german, unit: unitIds, to: spotIds }),
  v.strictObject({
    use: v.literal('reinforce'),
    card: german,
    second: v.nullable(german),
    unit: unitIds,
    area: areaIds,
  }),
  tankUse,
]);

type Shapes = { readonly [K in Frame['at']]: v.GenericSchema<unknown, FrameAt<K>> };

const shape = <K extends Frame['at'], E extends v.ObjectEntries>(at: K, entries: E) =>
  v.strictObject({ at: v.literal(at), ...entries });
const soviet = v.literal('soviet');

const shapes = {
  'setup/place': shape('setup/place', { left: v.pipe(several(v.picklist(CITY_ARMIES)), v.minLength(1)) }),
  'turn/begin': shape('turn/begin', { side }),
  'logistics/sea': shape('logistics/sea', { side: soviet }),
  'logistics/remove': shape('logistics/remove', { side: soviet }),
  'logistics/draw': shape('logistics/draw', { side, left: whole(1, CARD_IDS.german.length) }),
  'logistics/reinforce': shape('logistics/reinforce', { side }),
  'logistics/rebuild': shape('logistics/rebuild', { side: soviet, card: cardsOfSide.soviet, left: whole(1, 4) }),
  'logistics/rail': shape('logistics/rail', { side }),
  'logistics/rail-group': shape('logistics/rail-group', {
    side: soviet,
    by: v.union([v.literal('free'), cardsOfSide.soviet]),
    aboard: v.pipe(several(sovietUnits), v.minLength(1)),
    to: spotIds,
  }),
  'movement/move': shape('movement/move', { side, begun: flag }),
  'movement/path': shape('movement/path', { side, unit: unitIds, from: spotIds, path }),
  'movement/excess': shape('movement/excess', { side }),
  'combat/attack': shape('combat/attack', { side, begun: flag }),
  'combat/attackers': shape('combat/attackers', { side, target: hexIds, units: several(unitIds) }),
  'combat/defence': shape('combat/defence', { side, undecided: units }),
  'combat/attack-card': shape('combat/attack-card', { side }),
  'combat/defence-card': shape('combat/defence-card', { side }),
  'combat/next': shape('combat/next', { side, window: v.picklist(COMBAT_WINDOWS) }),
  'combat/roll': shape('combat/roll', { side }),
  'combat/reroll': shape('combat/reroll', { side, asked: side }),
  'combat/retreat': shape('combat/retreat', { side, left: units }),
  'combat/retreat-path': shape('combat/retreat-path', { side, left: several(unitIds), unit: unitIds, path }),
  'combat/advance': shape('combat/advance', { side, advanced: several(unitIds) }),
  'combat/end': shape('combat/end', { side }),
  'breakthrough/action': shape('breakthrough/action', { side }),
  'breakthrough/path': shape('breakthrough/path', { side, plan: tankUse }),
  'breakthrough/second': shape('breakthrough/second', { side, plan: tankUse }),
  'breakthrough/fight': shape('breakthrough/fight', { side, attacks: v.array(attack) }),
  'card/hitler': shape('card/hitler', { use: cardUse }),
  'card/effect': shape('card/effect', { use: cardUse, cancelled: flag }),
  'turn/supply': shape('turn/supply', { side }),
  'turn/end': shape('turn/end', { side }),
} as const satisfies Shapes;

export const frameShape = v.variant('at', Object.values(shapes));
