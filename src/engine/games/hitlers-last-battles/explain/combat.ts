/** Why not, in the combat phase (§8). */
import type { Reason } from '../../../kernel/types.ts';
import { explainBattle, explainRetreat, explainSupport } from '../rules/combat.ts';
import { refusal } from '../rules/reason.ts';
import type { FrameAt } from '../frames.ts';
import type { Question } from './question.ts';

export function explainBattleTarget(
  { side }: FrameAt<'combat/battle'>,
  { state, field, pointed }: Question,
): readonly Reason[] {
  const { tables: t } = field;
  if (pointed.kind === 'space') {
    const reason = explainBattle(state, field, side, t.hexNo(pointed.id));
    return reason ? [reason] : [];
  }
  if (pointed.kind !== 'unit') return [];
  const { hex = null, origin = null } = state.units[pointed.id] ?? {};
  if (hex === null || explainBattle(state, field, side, t.hexNo(hex)) !== null) return [];
  return [
    refusal(`WRONG_STEP.in-battle-${origin === null ? 'defender' : 'attacker'}`, '8.1', { unit: pointed.id, hex }),
  ];
}

export function explainSupportTarget(
  frame: FrameAt<'combat/support'>,
  { state, field, pointed }: Question,
): readonly Reason[] {
  const { tables: t } = field;
  if (pointed.kind !== 'unit') return [];
  const reason = explainSupport(state, field, frame, t.unitNo(pointed.id));
  return reason ? [reason] : [];
}

export function explainRetreatTarget(
  { defender, hex }: FrameAt<'combat/retreat'>,
  { field, pointed }: Question,
): readonly Reason[] {
  const { tables: t } = field;
  if (pointed.kind !== 'space') return [];
  return explainRetreat(field, t.unitNo(defender), t.hexNo(hex), t.hexNo(pointed.id));
}
