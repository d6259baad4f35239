/** Why a blitz is not possible, now or against that space (IL-39, IL-22, IL-28). */
import type { Reason } from '../../../kernel/types.ts';
import type { SpaceId } from '../ids.ts';
import { attackOf } from '../moves.ts';
import { listBlitzTargets } from '../rules/attack-lists.ts';
import { controllerOf } from '../rules/control.ts';
import { explainAttackAt } from './attacks.ts';
import type { Question } from './question.ts';
import { no } from './reason.ts';

const LONGEST_CHAIN = 3;

/** Nothing has been fought in this turn: what was fought last belongs to the one before. */
function isBeforeFights({ frame }: Question): boolean {
  switch (frame.at) {
    case 'turn/action':
    case 'overlord/landing':
      return true;
    case 'push/events':
    case 'push/attacks':
    case 'barbarossa/ask':
      return frame.made === 0;
    default:
      return false;
  }
}

/** The blitz is not asked for now: why the last attack gave none, or that its moment is over (§7.9.2, R-91). */
export function explainNoBlitz(question: Question): Reason {
  const { t, state, side } = question;
  const { last, turn } = state;
  if (isBeforeFights(question) || last === null) return no('IL-39', '7.9.2', 'blitz-needs-capture');
  if (turn.operation === 'bagration') return no('IL-39', 'R-93', 'blitz-bagration');
  if (turn.blitz.made >= LONGEST_CHAIN) return no('IL-39', '7.9.2', 'blitz-three');
  if (turn.blitz.series === 'closed') return no('IL-39', '7.9.2', 'blitz-one-chain');
  if (!last.won || last.kind === 'event') return no('IL-39', '7.9.2', 'blitz-late');
  if (!last.tookByLand) return no('IL-39', '7.9.2', 'blitz-by-land', { space: last.target });
  if (listBlitzTargets(t, state, side, last.target).length === 0)
    return no('IL-39', '7.9.2', 'blitz-nowhere', { space: last.target });
  if (state.handSize[side] <= 1) return no('IL-22', 'R-86', 'blitz-cost', { event: 'guderian' });
  return no('IL-39', '7.9.2', 'blitz-late');
}

/** Why `target` is no target of the blitz that is asked for. */
export function explainBlitz(question: Question, origin: SpaceId, target: SpaceId): Reason | null {
  const { state, frame } = question;
  if (question.t.spaceOf(target).isSea) return no('IL-39', '7.9.2', 'blitz-sea', { space: target });
  const isBeside = question.t.bordersOf(origin).some(({ to, kind }) => to === target && kind === 'land');
  if (!isBeside) return no('IL-39', '7.9.2', 'blitz-not-beside', { space: target, origin });
  if (frame.at === 'overlord/blitz' && target === 'berlin') return no('IL-28', '6.7.3', 'berlin', { space: target });
  const barred = explainAttackAt(question, attackOf('land', origin, target));
  if (barred) return barred;
  const isBound = state.turn.isBarbarossa && controllerOf(question.t, state, target) !== 'soviet';
  return isBound ? no('IL-28', '6.7.2', 'blitz-not-soviet', { space: target }) : null;
}
