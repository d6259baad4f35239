/** Why this very move is refused (rules file, section 17). The list of legal moves asks the same rules. */
import type { Reason } from '../../kernel/types.ts';
import type { Side } from './ids.ts';
import { commands, type Move } from './moves.ts';
import type { Tables } from './rules/field-types.ts';
import { topFrame } from './rules/field.ts';
import { refusal } from './rules/reason.ts';
import { deciderOf, explainStepOf, isAskFrame } from './rules/steps.ts';
import type { BtmState } from './state.ts';
import { barMove, refuseMove } from './verbs/verbs.ts';

export const gameOver = (): Reason => refusal('GAME_OVER', '4');
export const unknownId = (id: string): Reason => refusal('UNKNOWN_ID', '2', { id });
export const wrongPlayer = (decider: Side): Reason => refusal('WRONG_PLAYER', '5', { side: decider });

/** Null for a legal move. `seat`, where given, must be the one that decides. */
export function refuse(t: Tables, state: BtmState, move: Move, seat?: string): Reason | null {
  const frame = topFrame(state);
  if (state.result !== null || !isAskFrame(frame)) return gameOver();
  const side = deciderOf(frame);
  if (seat !== undefined && seat !== side) return wrongPlayer(side);
  const unknown = commands.names(move).find(({ kind, id }) => !t.isKnown(kind, id));
  if (unknown) return unknownId(unknown.id);
  const misplaced = barMove(t, state, move) ?? explainStepOf(frame, move.type);
  if (misplaced) return misplaced;
  return refuseMove({ tables: t, state, frame, side }, move);
}
