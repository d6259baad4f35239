import type { AskFrame } from '../frames.ts';
import type { Side } from '../ids.ts';
import type { HlbState } from '../state.ts';
import { readField, topFrame } from './field.ts';
import { isAskFrame } from './steps.ts';
import type { Field, Tables } from './field-types.ts';

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
