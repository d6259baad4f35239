/** The step of each command, and who decides (§4.1, §4.2). */
import type { Reason } from '../../../kernel/types.ts';
import { isAsking } from '../../../kits/notation/frames.ts';
import { FRAMES, type AskFrame, type Frame } from '../frames.ts';
import { otherSide, type Side } from '../ids.ts';
import { VERBS, type Move } from '../moves.ts';
import type { HlbState } from '../state.ts';
import { readField, topFrame } from './field.ts';
import { explainVolkssturm } from './placement.ts';
import { refusal } from './reason.ts';
import type { Field, Tables } from '../tables.ts';

/** Short names of the steps that ask; `hlb.step.<name>` says them in words. */
export type Step = (typeof FRAMES)[AskFrame['at']]['step'];

export const isAskFrame = (frame: Frame | null): frame is AskFrame => isAsking(FRAMES, frame);
export const stepOf = (frame: AskFrame): Step => FRAMES[frame.at].step;
export const stepKey = (step: Step): string => `hlb.step.${step}`;

export interface Asked {
  readonly state: HlbState;
  readonly field: Field;
  readonly frame: AskFrame;
  readonly side: Side;
}

export function findAsked(t: Tables, state: HlbState): Asked | null {
  const frame = topFrame(state);
  if (state.result !== null || !isAskFrame(frame)) return null;
  return { state, field: readField(t, state), frame, side: frame.side };
}

/** Only a retreat is decided by the side that is not phasing (§4.1). */
export const deciderOf = (frame: AskFrame): Side =>
  frame.at === 'combat/retreat' ? otherSide(frame.side) : frame.side;

export function explainStepOf(t: Tables, state: HlbState, frame: AskFrame, type: Move['type']): Reason | null {
  const now = stepOf(frame);
  const when: Step = VERBS[type].step;
  if (now === when) return null;
  // The step may have been skipped because the rules do not allow the question at all.
  const isGermanStrategic = frame.side === 'german' && (now === 'replace' || now === 'markers');
  const barred = when === 'volkssturm' && isGermanStrategic ? explainVolkssturm(t, state) : null;
  return barred ?? refusal('WRONG_STEP', '4.1', { step: stepKey(now), when: stepKey(when) });
}
