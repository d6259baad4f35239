/** Why not, in the movement phase (§7): every way that could have been meant, the closest first. */
import type { Reason } from '../../../kernel/types.ts';
import { countSteps } from '../../../kits/hex/grid.ts';
import type { Side } from '../ids.ts';
import { hexOfUnit, unitIn, type Field } from '../rules/field.ts';
import {
  explainAttack,
  explainClosedHex,
  explainEnd,
  explainMover,
  explainPath,
  explainStep,
} from '../rules/movement.ts';
import { refusal } from '../rules/reason.ts';
import {
  HEX_COUNT,
  NONE,
  RULES,
  enemyOf,
  hexId,
  hexNo,
  isLinked,
  known,
  neighboursOf,
  sideNo,
  sideOfUnit,
  unitId,
  unitNo,
  unitsOf,
} from '../tables.ts';
import { pickedOf } from './offered.ts';
import type { FrameAt, Question } from './question.ts';

export function explainMovementTarget({ side }: FrameAt<'movement/move'>, question: Question): readonly Reason[] {
  const { state, field, picked, pointed } = question;
  const unitPicked = pickedOf(picked, 'unit');
  const hexPicked = pickedOf(picked, 'space');
  if (pointed.kind === 'unit') {
    const unit = unitNo(pointed.id);
    if (unitPicked !== null && sideOfUnit(unit) !== sideNo(side))
      return explainEnemy(question, side, unitNo(unitPicked));
    const barred = explainMover(state, side, unit);
    if (barred) return [barred];
    return hexPicked === null ? explainStuck(field, unit) : explainWays(field, unit, hexNo(hexPicked));
  }
  if (pointed.kind !== 'space') return [];
  const hex = hexNo(pointed.id);
  const closed = explainClosedHex(hex);
  if (closed) return [closed];
  if (unitPicked === null) return explainForAll(question, side, hex);
  const unit = unitNo(unitPicked);
  const barred = explainMover(state, side, unit);
  if (barred) return [barred];
  // With a destination picked, the hex pointed at is meant as the one to pass through.
  if (hexPicked !== null && hexPicked !== pointed.id) {
    const reason = explainPath(field, unit, [hex, hexNo(hexPicked)]);
    return reason ? [reason] : [];
  }
  return explainWays(field, unit, hex);
}

/** An enemy unit pointed at with a unit picked: the wish is to attack it. */
function explainEnemy({ state, field, pointed }: Question, side: Side, unit: number): readonly Reason[] {
  const hex = hexOfUnit(field, unitNo(pointed.id));
  const barred = explainMover(state, side, unit);
  if (barred) return [barred];
  if (hex === NONE) return [refusal('NOT_ON_MAP.attack', '7.4', { unit: pointed.id })];
  const reason = explainAttack(field, unit, hex);
  return [
    reason ?? refusal('NOT_YOUR_UNIT.attack-hex', '7.4', { unit: unitId(unit), enemy: pointed.id, hex: hexId(hex) }),
  ];
}

/** A way to a hex that failed, and after how many legal steps. */
interface Way {
  readonly reason: Reason;
  readonly steps: number;
}

const byNearness = (a: Way, b: Way): number => b.steps - a.steps;
const reasonOf = ({ reason }: Way): Reason => reason;

/** Why a unit that may move can neither move to nor attack a hex: one reason for each way. */
const explainWays = (field: Field, unit: number, hex: number): readonly Reason[] =>
  findWays(field, unit, hex).map(reasonOf);

/** The failed ways of a unit that may move, the closest first. */
function findWays(field: Field, unit: number, hex: number): readonly Way[] {
  const from = hexOfUnit(field, unit);
  const at = { unit: unitId(unit), hex: hexId(hex), from: hexId(from) };
  if (hex === from) return [{ reason: refusal('BAD_PATH.same', '7.1', at), steps: 0 }];
  const attack = explainAttack(field, unit, hex);
  if (unitIn(field, enemyOf(sideOfUnit(unit)), hex) !== NONE) return attack ? [{ reason: attack, steps: 0 }] : [];
  const friend = explainEnd(field, unit, from, hex);
  if (friend) return [{ reason: friend, steps: RULES.movement }];
  const ways = [explainDirect(field, unit, from, hex), ...explainDetours(field, unit, from, hex)]
    .filter((way) => way !== null)
    .sort(byNearness);
  if (ways.length === 0)
    return [{ reason: refusal('BAD_PATH.far', '7.1', { ...at, movement: RULES.movement }), steps: 0 }];
  return isLinked(from, hex) && attack ? [...ways, { reason: attack, steps: 0 }] : ways;
}

/** The single step, where the hexes are neighbours on the map. */
function explainDirect(field: Field, unit: number, from: number, hex: number): Way | null {
  const reason = explainStep(field, unit, from, hex);
  return reason === null || reason.key === 'hlb.refuse.BAD_PATH.not-adjacent' ? null : { reason, steps: 0 };
}

/** Two steps, through each hex between. */
function explainDetours(field: Field, unit: number, from: number, hex: number): readonly Way[] {
  return neighboursOf(from)
    .filter((via) => isLinked(via, hex))
    .flatMap((via) => {
      const first = explainStep(field, unit, from, via);
      const reason = first ?? explainStep(field, unit, via, hex);
      return reason ? [{ reason, steps: first ? 0 : 1 }] : [];
    });
}

/** Why a unit that may move has nowhere to go: one reason for each neighbour. */
function explainStuck(field: Field, unit: number): readonly Reason[] {
  const from = hexOfUnit(field, unit);
  return neighboursOf(from).flatMap((near) => explainWays(field, unit, near).slice(0, 1));
}

/** No unit is picked: the nearest way of each unit that stands within reach, else why none could come. */
function explainForAll({ state, field }: Question, side: Side, hex: number): readonly Reason[] {
  const here = unitIn(field, sideNo(side), hex);
  if (here !== NONE) {
    const barred = explainMover(state, side, here);
    return [barred ?? refusal('WRONG_STEP.unit-here', '4.1', { unit: unitId(here), hex: hexId(hex) })];
  }
  const ways = unitsOf(side)
    .filter((unit) => isWithinReach(field, unit, hex))
    .flatMap((unit) => {
      const barred = explainMover(state, side, unit);
      // What a unit could have done before it moved is the farthest way of all.
      return barred ? [{ reason: barred, steps: NONE }] : findWays(field, unit, hex).slice(0, 1);
    })
    .sort(byNearness);
  if (ways.length > 0) return ways.map(reasonOf);
  return [refusal('BAD_PATH.nobody-near', '7.1', { hex: hexId(hex), movement: RULES.movement })];
}

function isWithinReach(field: Field, unit: number, hex: number): boolean {
  const from = hexOfUnit(field, unit);
  return from !== NONE && known(countSteps(HEX_COUNT, [from], neighboursOf)[hex]) <= RULES.movement;
}
