/** Why this very move is refused (rules file, section 7.1). */
import type { Reason } from '../../kernel/types.ts';
import { explainMove } from './explain/move.ts';
import { findQuestion } from './explain/question.ts';
import { gameOver, wrongSide } from './explain/reason.ts';
import { commands, type Move } from './moves.ts';
import type { Game } from './game.ts';
import type { HrState } from './state.ts';

/** Null for a legal move. `seat`, where given, must be the one that decides. */
export function refuse(game: Game, state: HrState, move: Move, seat?: string): Reason | null {
  const question = findQuestion(game, state);
  if (!question) return gameOver();
  if (seat !== undefined && seat !== question.side) return wrongSide(question.side);
  return question.texts.has(commands.notation(move)) ? null : explainMove(question, move);
}
