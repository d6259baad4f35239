/** Why not, in the movement phase (§7): every way that could have been meant, the nearest first. */
import type { Reason } from '../../../kernel/types.ts';
import { countSteps } from '../../../kits/hex/grid.ts';
import type { Target } from '../../../kits/pointing/targets.ts';
import type { Asked } from '../rules/steps.ts';
import type { Field } from '../tables.ts';
import { hexOfUnit, unitIn } from '../rules/field.ts';
import { explainAttack, explainClosedHex, explainEnd, explainMover, explainPath } from '../rules/movement.ts';
import { refusal } from '../rules/reason.ts';
import { NONE, enemyOf, known, sideNo } from '../numbers.ts';

export function explainMovement(asked: Asked, picks: readonly Target[], pointed: Target): readonly Reason[] {
  const { state, field, side } = asked;
  const { tables: t } = field;
  const unitPick = picks.find(({ kind }) => kind === 'unit');
  const hexPick = picks.find(({ kind }) => kind === 'space');
  if (pointed.kind === 'space') {
    const closed = explainClosedHex(t, t.hexNo(pointed.id));
    if (closed) return [closed];
    if (!unitPick) return explainForAll(asked, t.hexNo(pointed.id));
  }
  const unit = t.unitNo(pointed.kind === 'unit' ? pointed.id : (unitPick?.id ?? ''));
  if (pointed.kind === 'unit' && unitPick && t.sideOfUnit(unit) !== sideNo(side))
    return [explainEnemy(asked, t.unitNo(unitPick.id), unit)];
  const barred = explainMover(t, state, side, unit);
  if (barred) return [barred];
  if (pointed.kind === 'unit')
    return hexPick ? explainWays(field, unit, t.hexNo(hexPick.id)) : explainStuck(field, unit);
  if (!hexPick || hexPick.id === pointed.id) return explainWays(field, unit, t.hexNo(pointed.id));
  // With a destination picked, the hex pointed at is meant as the one to pass through.
  const reason = explainPath(
    field,
    unit,
    [pointed, hexPick].map(({ id }) => t.hexNo(id)),
  );
  return reason ? [reason] : [];
}

/** An enemy unit pointed at with a unit picked: the wish is to attack it. */
function explainEnemy({ state, field, side }: Asked, unit: number, foe: number): Reason {
  const { tables: t } = field;
  const hex = hexOfUnit(field, foe);
  const enemy = t.unitId(foe);
  return (
    explainMover(t, state, side, unit, 'attack') ??
    (hex === NONE ? refusal('NOT_ON_MAP.attack', '7.4', { unit: enemy }) : explainAttack(field, unit, hex)) ??
    refusal('NOT_YOUR_UNIT.attack-hex', '7.4', { unit: t.unitId(unit), enemy, hex: t.hexId(hex) })
  );
}

/** A path or an attack that is refused, and after how many legal steps. */
interface Option {
  readonly reason: Reason;
  readonly steps: number;
}

const byNearness = (a: Option, b: Option): number => b.steps - a.steps;
const reasonOf = ({ reason }: Option): Reason => reason;

/** Why a unit that may move can neither move to nor attack a hex: one reason for each way. */
const explainWays = (field: Field, unit: number, hex: number): readonly Reason[] =>
  findOptions(field, unit, hex).map(reasonOf);

/** The refused ways to a hex of a unit that may move, the nearest first; none where one way is open. */
function findOptions(field: Field, unit: number, hex: number): readonly Option[] {
  const { tables: t } = field;
  const from = hexOfUnit(field, unit);
  const at = { unit: t.unitId(unit), hex: t.hexId(hex), from: t.hexId(from) };
  if (hex === from) return [{ reason: refusal('BAD_PATH.same', '7.1', at), steps: 0 }];
  const attack = explainAttack(field, unit, hex);
  if (unitIn(field, enemyOf(t.sideOfUnit(unit)), hex) !== NONE) return attack ? [{ reason: attack, steps: 0 }] : [];
  const friend = explainEnd(field, unit, from, hex);
  if (friend) return [{ reason: friend, steps: t.rules.movement }];
  const detours = t.neighboursOf(from).filter((via) => t.isLinked(via, hex));
  const refused = [[hex], ...detours.map((via) => [via, hex])].map((path) => explainPath(field, unit, path));
  if (refused.includes(null)) return [];
  const options = refused
    .flatMap((reason) => (reason && reason.key !== 'hlb.refuse.BAD_PATH.not-adjacent' ? [reason] : []))
    .map((reason) => ({ reason, steps: reason.params?.['from'] === at.from ? 0 : 1 }))
    .sort(byNearness);
  if (options.length === 0)
    return [{ reason: refusal('BAD_PATH.far', '7.1', { ...at, movement: t.rules.movement }), steps: 0 }];
  return t.isLinked(from, hex) && attack ? [...options, { reason: attack, steps: 0 }] : options;
}

/** Why a unit that may move has nowhere to go: one reason for each neighbour. */
const explainStuck = (field: Field, unit: number): readonly Reason[] =>
  field.tables.neighboursOf(hexOfUnit(field, unit)).flatMap((near) => explainWays(field, unit, near).slice(0, 1));

/** No unit is picked: the nearest way of each unit within reach, else why none could come. */
function explainForAll({ state, field, side }: Asked, hex: number): readonly Reason[] {
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
      // A way that was open before the unit moved is the farthest of all.
      return barred ? [{ reason: barred, steps: NONE }] : findOptions(field, unit, hex).slice(0, 1);
    });
  // A unit that may go there shows that no rule is in the way.
  if (near.some((options) => options.length === 0)) return [];
  const options = near.flat().sort(byNearness);
  if (options.length > 0) return options.map(reasonOf);
  return [refusal('BAD_PATH.nobody-near', '7.1', { hex: t.hexId(hex), movement: t.rules.movement })];
}

function isWithinReach(field: Field, unit: number, hex: number): boolean {
  const { tables: t } = field;
  const from = hexOfUnit(field, unit);
  return from !== NONE && known(countSteps(t.hexCount, [from], t.neighboursOf)[hex]) <= t.rules.movement;
}
