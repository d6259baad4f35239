/** Why not, in the movement phase (§7): every way that could have been meant, the closest first. */
import type { Reason } from '../../../kernel/types.ts';
import { countSteps } from '../../../kits/hex/grid.ts';
import type { Side } from '../ids.ts';
import type { Field } from '../rules/field-types.ts';
import { hexOfUnit, unitIn } from '../rules/field.ts';
import {
  explainAttack,
  explainClosedHex,
  explainEnd,
  explainMover,
  explainPath,
  explainStep,
} from '../rules/movement.ts';
import { refusal } from '../rules/reason.ts';
import { NONE, enemyOf, known, sideNo } from '../numbers.ts';
import { pickedOf } from './offered.ts';
import type { FrameAt } from '../frames.ts';
import type { Question } from './question.ts';

export function explainMovementTarget({ side }: FrameAt<'movement/move'>, question: Question): readonly Reason[] {
  const { tables: t } = question.field;
  const { state, field, picked, pointed } = question;
  const unitPicked = pickedOf(picked, 'unit');
  const hexPicked = pickedOf(picked, 'space');
  if (pointed.kind === 'unit') {
    const unit = t.unitNo(pointed.id);
    if (unitPicked !== null && t.sideOfUnit(unit) !== sideNo(side))
      return explainEnemy(question, side, t.unitNo(unitPicked));
    const barred = explainMover(t, state, side, unit);
    if (barred) return [barred];
    return hexPicked === null ? explainStuck(field, unit) : explainWays(field, unit, t.hexNo(hexPicked));
  }
  if (pointed.kind !== 'space') return [];
  const hex = t.hexNo(pointed.id);
  const closed = explainClosedHex(t, hex);
  if (closed) return [closed];
  if (unitPicked === null) return explainForAll(question, side, hex);
  const unit = t.unitNo(unitPicked);
  const barred = explainMover(t, state, side, unit);
  if (barred) return [barred];
  // With a destination picked, the hex pointed at is meant as the one to pass through.
  if (hexPicked !== null && hexPicked !== pointed.id) {
    const reason = explainPath(field, unit, [hex, t.hexNo(hexPicked)]);
    return reason ? [reason] : [];
  }
  return explainWays(field, unit, hex);
}

/** An enemy unit pointed at with a unit picked: the wish is to attack it. */
function explainEnemy({ state, field, pointed }: Question, side: Side, unit: number): readonly Reason[] {
  const { tables: t } = field;
  const hex = hexOfUnit(field, t.unitNo(pointed.id));
  const barred = explainMover(t, state, side, unit, 'attack');
  if (barred) return [barred];
  if (hex === NONE) return [refusal('NOT_ON_MAP.attack', '7.4', { unit: pointed.id })];
  const reason = explainAttack(field, unit, hex);
  return [
    reason ??
      refusal('NOT_YOUR_UNIT.attack-hex', '7.4', { unit: t.unitId(unit), enemy: pointed.id, hex: t.hexId(hex) }),
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

/** The failed ways of a unit that may move, the closest first; none where one is open. */
function findWays(field: Field, unit: number, hex: number): readonly Way[] {
  const { tables: t } = field;
  const from = hexOfUnit(field, unit);
  const at = { unit: t.unitId(unit), hex: t.hexId(hex), from: t.hexId(from) };
  if (hex === from) return [{ reason: refusal('BAD_PATH.same', '7.1', at), steps: 0 }];
  const attack = explainAttack(field, unit, hex);
  if (unitIn(field, enemyOf(t.sideOfUnit(unit)), hex) !== NONE) return attack ? [{ reason: attack, steps: 0 }] : [];
  const friend = explainEnd(field, unit, from, hex);
  if (friend) return [{ reason: friend, steps: t.rules.movement }];
  if (explainStep(field, unit, from, hex) === null || isDetourOpen(field, unit, from, hex)) return [];
  const ways = [explainDirect(field, unit, from, hex), ...explainDetours(field, unit, from, hex)]
    .filter((way) => way !== null)
    .sort(byNearness);
  if (ways.length === 0)
    return [{ reason: refusal('BAD_PATH.far', '7.1', { ...at, movement: t.rules.movement }), steps: 0 }];
  return t.isLinked(from, hex) && attack ? [...ways, { reason: attack, steps: 0 }] : ways;
}

/** The single step, where the hexes are neighbours on the map. */
function explainDirect(field: Field, unit: number, from: number, hex: number): Way | null {
  const reason = explainStep(field, unit, from, hex);
  return reason === null || reason.key === 'hlb.refuse.BAD_PATH.not-adjacent' ? null : { reason, steps: 0 };
}

/** Whether two steps lead there. */
const isDetourOpen = (field: Field, unit: number, from: number, hex: number): boolean =>
  field.tables
    .neighboursOf(from)
    .some((via) => explainStep(field, unit, from, via) === null && explainStep(field, unit, via, hex) === null);

/** Two steps, through each hex between. */
function explainDetours(field: Field, unit: number, from: number, hex: number): readonly Way[] {
  const { tables: t } = field;
  return t
    .neighboursOf(from)
    .filter((via) => t.isLinked(via, hex))
    .flatMap((via) => {
      const first = explainStep(field, unit, from, via);
      const reason = first ?? explainStep(field, unit, via, hex);
      return reason ? [{ reason, steps: first ? 0 : 1 }] : [];
    });
}

/** Why a unit that may move has nowhere to go: one reason for each neighbour. */
function explainStuck(field: Field, unit: number): readonly Reason[] {
  const { tables: t } = field;
  const from = hexOfUnit(field, unit);
  return t.neighboursOf(from).flatMap((near) => explainWays(field, unit, near).slice(0, 1));
}

/** No unit is picked: the nearest way of each unit that stands within reach, else why none could come. */
function explainForAll({ state, field }: Question, side: Side, hex: number): readonly Reason[] {
  const { tables: t } = field;
  const here = unitIn(field, sideNo(side), hex);
  if (here !== NONE) {
    const barred = explainMover(t, state, side, here);
    return [barred ?? refusal('WRONG_STEP.unit-here', '4.1', { unit: t.unitId(here), hex: t.hexId(hex) })];
  }
  const near = t
    .unitsOf(side)
    .filter((unit) => isWithinReach(field, unit, hex))
    .map((unit) => {
      const barred = explainMover(t, state, side, unit);
      // What a unit could have done before it moved is the farthest way of all.
      return barred ? [{ reason: barred, steps: NONE }] : findWays(field, unit, hex).slice(0, 1);
    });
  // One of them may go there: something else is in the way.
  if (near.some((ways) => ways.length === 0)) return [];
  const ways = near.flat().sort(byNearness);
  if (ways.length > 0) return ways.map(reasonOf);
  return [refusal('BAD_PATH.nobody-near', '7.1', { hex: t.hexId(hex), movement: t.rules.movement })];
}

function isWithinReach(field: Field, unit: number, hex: number): boolean {
  const { tables: t } = field;
  const from = hexOfUnit(field, unit);
  return from !== NONE && known(countSteps(t.hexCount, [from], t.neighboursOf)[hex]) <= t.rules.movement;
}
