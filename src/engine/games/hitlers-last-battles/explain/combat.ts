/** Why not, in the combat phase (§8). */
import type { Reason } from '../../../kernel/types.ts';
import { explainBattle, explainRetreat, explainSupport } from '../rules/combat.ts';
import { refusal } from '../rules/reason.ts';
import { hexNo, unitNo } from '../tables.ts';
import type { FrameAt, Question } from './question.ts';

export function explainBattleTarget(
  { side }: FrameAt<'combat/battle'>,
  { state, field, pointed }: Question,
): readonly Reason[] {
  if (pointed.kind === 'space') {
    const reason = explainBattle(state, field, side, hexNo(pointed.id));
    return reason ? [reason] : [];
  }
  if (pointed.kind !== 'unit') return [];
  const { hex = null, origin = null } = state.units[pointed.id] ?? {};
  if (hex === null || explainBattle(state, field, side, hexNo(hex)) !== null) return [];
  return [
    refusal(`WRONG_STEP.in-battle-${origin === null ? 'defender' : 'attacker'}`, '8.1', { unit: pointed.id, hex }),
  ];
}

export function explainSupportTarget(
  frame: FrameAt<'combat/support'>,
  { state, field, pointed }: Question,
): readonly Reason[] {
  if (pointed.kind !== 'unit') return [];
  const reason = explainSupport(state, field, frame, unitNo(pointed.id));
  return reason ? [reason] : [];
}

export function explainRetreatTarget(
  { defender, hex }: FrameAt<'combat/retreat'>,
  { field, pointed }: Question,
): readonly Reason[] {
  if (pointed.kind !== 'space') return [];
  return explainRetreat(field, unitNo(defender), hexNo(hex), hexNo(pointed.id));
}
