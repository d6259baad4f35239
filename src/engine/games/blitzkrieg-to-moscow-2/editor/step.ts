/** Where in the sequence of play a draft stands (§5.1). Within a step that remembers more, an edit begins the step anew. */
import type { Frame } from '../frames.ts';
import type { Side } from '../ids.ts';
import type { BtmState } from '../state.ts';

/** Steps at which an edited position can begin: each asks, or leads to a question, whatever stands where. */
export const STEPS = ['logistics', 'reinforce', 'movement', 'combat', 'breakthrough'] as const;
export type EditStep = (typeof STEPS)[number];

/** Frames that remember nothing of the pieces. */
const PLAIN: readonly Frame['at'][] = [
  'turn/begin',
  'logistics/reinforce',
  'movement/move',
  'combat/attack',
  'breakthrough/action',
];
export const isPlain = ({ stack, result, combat }: BtmState): boolean =>
  result === null && combat === null && stack.length === 1 && PLAIN.includes(stack[0]?.at ?? 'turn/end');

const REINFORCING: readonly Frame['at'][] = [
  'logistics/reinforce',
  'logistics/rebuild',
  'logistics/rail',
  'logistics/rail-group',
];

/** Side and step of a draft; after the end, and while armies are set up, the opening of the turn. */
export function standingOf({ stack, result }: BtmState): { readonly side: Side; readonly step: EditStep } {
  const [base] = stack;
  if (result !== null || base === undefined) return { side: 'german', step: 'logistics' };
  const side: Side = 'side' in base ? base.side : 'german';
  if (base.at === 'turn/supply' || base.at === 'turn/end') return { side, step: 'breakthrough' };
  if (REINFORCING.includes(base.at)) return { side, step: 'reinforce' };
  const [phase = ''] = base.at.split('/');
  return { side, step: STEPS.find((step) => step === phase) ?? 'logistics' };
}
