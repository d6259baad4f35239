/** Which command belongs to which step, and who decides (§4.1, §4.2). */
import type { Reason } from '../../../kernel/types.ts';
import type { Frame } from '../frames.ts';
import { otherSide, type Side } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { HlbState } from '../state.ts';
import { explainVolkssturm } from './placement.ts';
import { refusal } from './reason.ts';

export type AskFrame = Exclude<Frame, { readonly at: 'turn/strategic' | 'turn/end' | 'combat/roll' }>;

/** Short names of the steps that ask; `hlb.step.<name>` says them in words. */
export type Step = 'volkssturm' | 'replace' | 'markers' | 'move' | 'battle' | 'support' | 'retreat';

const STEP_AT: Readonly<Record<AskFrame['at'], Step>> = {
  'strategic/volkssturm': 'volkssturm',
  'strategic/replace': 'replace',
  'strategic/markers': 'markers',
  'movement/move': 'move',
  'combat/battle': 'battle',
  'combat/support': 'support',
  'combat/retreat': 'retreat',
};

const STEP_OF_MOVE: Readonly<Record<Move['type'], Step>> = {
  volkssturm: 'volkssturm',
  replace: 'replace',
  'end-replace': 'replace',
  mark: 'markers',
  unmark: 'markers',
  'end-mark': 'markers',
  move: 'move',
  attack: 'move',
  'end-move': 'move',
  battle: 'battle',
  support: 'support',
  retreat: 'retreat',
};

export const isAskFrame = (frame: Frame | null): frame is AskFrame =>
  frame !== null && Object.hasOwn(STEP_AT, frame.at);
export const stepOf = (frame: AskFrame): Step => STEP_AT[frame.at];
export const stepKey = (step: Step): string => `hlb.step.${step}`;

/** Only the retreat is decided by the side that is not phasing (§4.1). */
export const deciderOf = (frame: AskFrame): Side =>
  frame.at === 'combat/retreat' ? otherSide(frame.side) : frame.side;

/** Why a kind of command is out of place now; null when the step takes it. */
export function explainStepOf(state: HlbState, frame: AskFrame, type: Move['type']): Reason | null {
  const now = stepOf(frame);
  const when = STEP_OF_MOVE[type];
  if (now === when) return null;
  // The step may have been skipped because the rule does not allow the question at all.
  const isGermanStrategic = frame.side === 'german' && (now === 'replace' || now === 'markers');
  const barred = type === 'volkssturm' && isGermanStrategic ? explainVolkssturm(state) : null;
  return barred ?? refusal('WRONG_STEP', '4.1', { step: stepKey(now), when: stepKey(when) });
}
