/** Why what is pointed at is not attacked, or does not attack, while a hex to attack is chosen (§11.1, §11.2). */
import type { Reason } from '../../../kernel/types.ts';
import type { FrameAt } from '../frames.ts';
import type { Side, UnitId } from '../ids.ts';
import { commandAt } from '../moves.ts';
import { attackableBy, explainAttacker, explainTarget } from '../rules/attack.ts';
import { holderOf, placeOf, readField, unitState } from '../rules/field.ts';
import type { Field, Tables } from '../rules/field-types.ts';
import { refusal } from '../rules/reason.ts';
import type { BtmState } from '../state.ts';
import { NONE, enemyOf, sideNo } from '../numbers.ts';
import { explainIntendedActivation } from './intended-cards.ts';
import { refusals, type IntendedMove } from './intended-move.ts';

/** §11.2: a hex is attacked, not one of the units in it, and it is chosen before those that attack it. */
export function explainIntendedAttack(
  t: Tables,
  state: BtmState,
  frame: FrameAt<'combat/attack'>,
  intendedMove: IntendedMove,
): readonly Reason[] {
  const { side } = frame;
  const { unit, space, card, pointed } = intendedMove;
  if (pointed !== 'unit' || unit === null)
    return space === null ? [] : refusals(t, state, [commandAt(frame.at, { target: space })]);
  if (t.sideOfUnit(t.unitNo(unit)) !== sideNo(side)) return explainFoe(t, state, frame, unit);
  return card === null
    ? [explainAttackerToBe(readField(t, state), side, t.unitNo(unit), space)]
    : explainIntendedActivation(t, state, frame, card, unit);
}

function explainFoe(t: Tables, state: BtmState, frame: FrameAt<'combat/attack'>, unit: UnitId): readonly Reason[] {
  const { place } = unitState(state, unit);
  if (t.placeNo(place) === NONE) return [];
  const barred = refusals(t, state, [commandAt(frame.at, { target: place })]);
  return barred.length > 0 ? barred : [explainByHex(unit, place)];
}

/** An enemy unit that can be attacked is so by its hex (§11.2). */
export const explainByHex = (unit: UnitId, hex: string): Reason =>
  refusal('ONE_TARGET.attack-hex', '11.2', { unit, hex });

/** Why an own unit does not attack yet. `space`: a hex that is picked, else any that it could attack. */
function explainAttackerToBe(field: Field, side: Side, unit: number, space: string | null): Reason {
  const { tables: t } = field;
  if (space !== null)
    return explainAttacker(field, side, t.placeNo(space), unit) ?? explainHexFirst(t, unit, t.placeNo(space));
  const who = { unit: t.unitId(unit) };
  if (placeOf(field, unit) === NONE) return refusal('NOT_ON_MAP.attack', '11.2', who);
  if (field.attacked[unit] === true) return refusal('ALREADY_ATTACKED', '11.1', who);
  const near = attackableBy(field, unit);
  const hex = near.find((one) => explainTarget(field, side, one) === null);
  if (hex !== undefined) return explainHexFirst(t, unit, hex);
  return near.length > 0 ? refusal('ALREADY_ATTACKED.beside', '11.1', who) : explainNobodyNear(field, unit);
}

const explainHexFirst = (t: Tables, unit: number, hex: number): Reason =>
  refusal('ONE_TARGET.hex-first', '11.2', { unit: t.unitId(unit), hex: t.placeId(hex) });

/** No enemy is beside a unit, or only one across water. */
function explainNobodyNear(field: Field, unit: number): Reason {
  const { tables: t } = field;
  const place = placeOf(field, unit);
  const enemy = enemyOf(t.sideOfUnit(unit));
  const across = t.isHex(place) ? t.gridNeighbours(place).find((near) => holderOf(field, near) === enemy) : undefined;
  const who = { unit: t.unitId(unit) };
  return across === undefined
    ? refusal('NO_ENEMY.beside', '11.2', who)
    : refusal('WATER.attack', '11.2', { ...who, from: t.placeId(place), hex: t.placeId(across) });
}
