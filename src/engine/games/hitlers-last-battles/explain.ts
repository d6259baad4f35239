/** *Why can't I?* for anything on the table that is not offered now: the moves that could have been meant, refused. */
import { decide } from '../../kernel/runner.ts';
import type { Reason, TargetRef } from '../../kernel/types.ts';
import type { Target } from '../../kits/pointing/targets.ts';
import { explainTarget, listOne } from '../../kits/pointing/why-not.ts';
import { explainMovement } from './explain/movement.ts';
import { commands } from './moves.ts';
import { NONE, sideAt } from './numbers.ts';
import { findAsked, type Asked } from './rules/steps.ts';
import { explainBattle, explainRetreat, explainSupport } from './rules/combat.ts';
import { hexOfUnit, isOnMap, unitState } from './rules/field.ts';
import { explainMark, explainUnmark } from './rules/markers.ts';
import { explainNoPlace, explainPlacement, explainReplacement } from './rules/placement.ts';
import { gameOver, refusal, unknownId, wrongPlayer } from './rules/reason.ts';
import { deciderOf, explainStepOf, stepKey, stepOf } from './rules/steps.ts';
import type { HlbState } from './state.ts';
import type { Game, HlbTypes } from './types.ts';
import { refuseMove } from './verbs/verbs.ts';

/** Reasons, the nearest first: one for each move that could have been meant. Empty when `target` is offered. */
export function explain(
  game: Game,
  state: HlbState,
  picked: readonly TargetRef[],
  target: TargetRef,
): readonly Reason[] {
  const { tables: t } = game;
  const asked = findAsked(t, state);
  if (asked === null) return [gameOver()];
  const question = {
    moves: decide<HlbTypes>(game, state)?.moves ?? [],
    targetsOf: commands.targets,
    // Unit, marker and destination in any order; the hex passed through counts only once the destination is picked.
    freeOrder: 2,
    isKnown: ({ kind, id }: Target) => (kind === 'button' ? commands.verbOfButton(id) !== null : t.isKnown(kind, id)),
    refusals: (picks: readonly Target[], pointed: Target) => listRefusals(asked, picks, pointed),
    rankOf,
    unknown: unknownId,
    halfMade: ({ kind, id }: Target) => refusal(`WRONG_STEP.picked-${kind}`, '4.1', { [kind]: id }),
    wrongKind: ({ kind, id }: Target) =>
      refusal(`WRONG_STEP.${kind}`, '4.1', { [kind]: id, step: stepKey(stepOf(asked.frame)) }),
    // A second hex may be one to pass through.
    excludes: ({ kind }: Target) => kind !== 'space',
  };
  return explainTarget(question, picked, target);
}

/** The reasons are ordered by how near a marker came to being legal; all others come last. */
const NEAREST_MARKERS = ['unit-marked', 'none-left', 'marker-used', 'faction'].map(
  (why) => `hlb.refuse.MARKER_LIMIT.${why}`,
);

function rankOf({ key }: Reason): number {
  const found = NEAREST_MARKERS.indexOf(key);
  return found < 0 ? NEAREST_MARKERS.length : found;
}

/** Why what is pointed at does not go with the picks; empty where the step asks for nothing of its kind. */
function listRefusals(asked: Asked, picks: readonly Target[], pointed: Target): readonly Reason[] {
  const { state, field, frame, side } = asked;
  const { tables: t } = field;
  const idOf = (kind: Target['kind']): string | null =>
    pointed.kind === kind ? pointed.id : (picks.find((pick) => pick.kind === kind)?.id ?? null);
  const numberOf = (kind: Target['kind'], toNumber: (id: string) => number): number => {
    const id = idOf(kind);
    return id === null ? NONE : toNumber(id);
  };
  const unit = numberOf('unit', t.unitNo);
  const hex = numberOf('space', t.hexNo);
  if (pointed.kind === 'button') return explainButton(asked, pointed.id);
  switch (frame.at) {
    case 'strategic/volkssturm':
      return [];
    case 'strategic/replace':
      return pointed.kind === 'marker' ? [] : explainReplacements(asked, unit, hex);
    case 'strategic/markers':
      return pointed.kind === 'space' ? [] : explainMarks(asked, numberOf('marker', t.markerNo), unit);
    case 'movement/move':
      return pointed.kind === 'marker' ? [] : explainMovement(asked, picks, pointed);
    case 'combat/battle':
      if (pointed.kind === 'unit') return explainInBattle(asked, unit);
      return pointed.kind === 'space' ? listOne(explainBattle(state, field, side, hex)) : [];
    case 'combat/support':
      return pointed.kind === 'unit' ? listOne(explainSupport(state, field, frame, unit)) : [];
    case 'combat/retreat':
      if (pointed.kind === 'unit') return sideAt(t.sideOfUnit(unit)) === side ? [wrongPlayer(deciderOf(frame))] : [];
      return pointed.kind === 'space' ? explainRetreat(field, t.unitNo(frame.defender), t.hexNo(frame.hex), hex) : [];
  }
}

function explainButton({ field, state, frame, side }: Asked, button: string): readonly Reason[] {
  const type = commands.verbOfButton(button);
  if (type === null) return [];
  const outOfPlace = explainStepOf(field.tables, state, frame, type);
  if (outOfPlace) return frame.at === 'combat/retreat' ? [wrongPlayer(deciderOf(frame)), outOfPlace] : [outOfPlace];
  const whole = commands.parse(button);
  return listOne(whole && refuseMove({ state, field, frame, side }, whole));
}

/** §5: a unit in a hex, where one of them is `NONE` any; the unit with the fewest obstacles comes first. */
function explainReplacements({ state, field, side }: Asked, named: number, hex: number): readonly Reason[] {
  const { tables: t } = field;
  const units = named === NONE ? t.unitsOf(side).filter((unit) => !isOnMap(field, unit)) : [named];
  return units
    .map((unit) => {
      const barred = explainReplacement(state, field, side, unit);
      if (barred) return [barred];
      return hex === NONE ? explainNoPlace(state, field, unit) : explainPlacement(state, field, unit, hex);
    })
    .sort((a, b) => a.length - b.length)
    .flat();
}

/** §6: a marker on a unit, where one of them is `NONE` any of the side. */
function explainMarks({ state, field, side }: Asked, marker: number, unit: number): readonly Reason[] {
  const { tables: t } = field;
  const taken = unit === NONE ? explainUnmark(t, state, side, marker) : null;
  if (taken?.key === 'hlb.refuse.MARKER_LIMIT.other-side') return [taken];
  const markers = marker === NONE ? t.markersOf(side) : [marker];
  const units = unit === NONE ? t.unitsOf(side) : [unit];
  return markers.flatMap((one) => units.flatMap((other) => listOne(explainMark(t, state, side, one, other))));
}

/** §8.1: a battle is opened by its hex, not by a unit in it. */
function explainInBattle({ state, field, side }: Asked, no: number): readonly Reason[] {
  const { tables: t } = field;
  const unit = t.unitId(no);
  const { hex, origin } = unitState(state, unit);
  if (hex === null || explainBattle(state, field, side, hexOfUnit(field, no)) !== null) return [];
  return [refusal(`WRONG_STEP.in-battle-${origin === null ? 'defender' : 'attacker'}`, '8.1', { unit, hex })];
}
