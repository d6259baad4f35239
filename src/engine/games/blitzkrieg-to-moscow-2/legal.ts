/** The list of legal moves of any state, straight from its node. */
import { nodes } from './nodes.ts';
import { topFrame } from './rules/field.ts';
import { isAskFrame, type AskFrame } from './rules/steps.ts';
import type { BtmState } from './state.ts';
import type { BtmDecision } from './types.ts';

type Ask = (state: BtmState, frame: AskFrame) => BtmDecision;

/** Questions of frozen states: such a state never changes, so neither does its question. */
const decisions = new WeakMap<BtmState, BtmDecision | null>();

/** The pending question, or null after the end. */
export function findDecision(state: BtmState): BtmDecision | null {
  const known = decisions.get(state);
  if (known !== undefined) return known;
  const decision = ask(state);
  if (Object.isFrozen(state)) decisions.set(state, decision);
  return decision;
}

function ask(state: BtmState): BtmDecision | null {
  const frame = topFrame(state);
  if (state.result !== null || !isAskFrame(frame)) return null;
  const node = nodes[frame.at];
  return node.kind === 'ask' ? (node.ask as Ask)(state, frame) : null;
}
