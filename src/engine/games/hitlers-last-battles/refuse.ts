/** Why this very move is refused (rules file, section 10.1). The list of legal moves asks the same rules. */
import type { Reason } from '../../kernel/types.ts';
import type { Side } from './ids.ts';
import { commands, type Move } from './moves.ts';
import { findAsked } from './rules/asked.ts';
import { refusal } from './rules/reason.ts';
import { deciderOf, explainStepOf } from './rules/steps.ts';
import type { HlbState } from './state.ts';
import type { Tables } from './rules/field-types.ts';
import { refuseMove } from './verbs/verbs.ts';

export const gameOver = (): Reason => refusal('GAME_OVER', '9');
export const unknownId = (id: string): Reason => refusal('UNKNOWN_ID', '2', { id });
export const wrongPlayer = (decider: Side): Reason => refusal('WRONG_PLAYER', '4.1', { side: decider });

/** Null for a legal move. `seat`, where given, must be the one that decides. */
export function refuse(t: Tables, state: HlbState, move: Move, seat?: string): Reason | null {
  const asked = findAsked(t, state);
  if (asked === null) return gameOver();
  const decider = deciderOf(asked.frame);
  if (seat !== undefined && seat !== decider) return wrongPlayer(decider);
  const outOfPlace = explainStepOf(t, state, asked.frame, move.type);
  if (outOfPlace) return outOfPlace;
  const unknown = commands.names(move).find(({ kind, id }) => !t.isKnown(kind, id));
  return unknown ? unknownId(unknown.id) : refuseMove(asked, move);
}
