/** The step of each command, and who decides there (§5.1, §5.2). */
import type { Reason } from '../../../kernel/types.ts';
import { isAsking } from '../../../kits/notation/frames.ts';
import { FRAMES, columnsOf, type AskFrame, type Frame, type FrameAt } from '../frames.ts';
import { otherSide, type Side } from '../ids.ts';
import { columnsOfVerb, type StepOf, type Verb } from '../moves.ts';
import type { BtmState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { refusal } from './reason.ts';

export type Step = AskFrame['at'];

export const isAskFrame = (frame: Frame | null): frame is AskFrame => isAsking(FRAMES, frame);

export interface Asked<V extends Verb = Verb> {
  readonly tables: Tables;
  readonly state: BtmState;
  readonly frame: FrameAt<StepOf<V>>;
  readonly side: Side;
}

export const stepKey = (step: Step): string => `btm.step.${step.replace('/', '-')}`;

/** §5.1: the side that answers a frame; without a phasing side, the Soviet player (§15.1, §7.1). */
export function deciderOf(frame: AskFrame): Side {
  if ('asked' in frame) return frame.asked;
  if (!('side' in frame)) return 'soviet';
  return columnsOf(frame).decider === 'other' ? otherSide(frame.side) : frame.side;
}

/** Returns true if an activation comes too late in its phase (Q13). */
const hasBegun = (frame: AskFrame): boolean => 'begun' in frame && frame.begun;

export function explainStepOf(frame: AskFrame, type: Verb): Reason | null {
  const { steps, closed, comesFirst } = columnsOfVerb(type);
  const isTaken = steps.includes(frame.at);
  if (isTaken && !(comesFirst && hasBegun(frame))) return null;
  if (closed) return refusal(...closed);
  return refusal('WRONG_STEP', '5', { step: stepKey(frame.at), when: stepKey(steps[0]) });
}
