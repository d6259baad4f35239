/** Previews: the effects of a move, shown before it is committed. */
import type { Preview } from '../../kernel/types.ts';
import { NO_PREVIEW } from '../../kits/rehearsal/preview.ts';
import type { Game } from './types.ts';
import type { Side } from './ids.ts';
import type { Move } from './moves.ts';
import { NO_PAST, type Past } from './odds/past.ts';
import { finish } from './odds/work.ts';
import { previewAnswer, previewFight, type Steps } from './preview/battle.ts';
import { sequelOf } from './preview/sequel.ts';
import { rehearseDeclared, stakesOf } from './preview/stakes.ts';
import type { HrState } from './state.ts';
import { declaresFight } from './verbs/verbs.ts';

/** As `preview`; what is known at once comes first, the chance at the end. */
export function* previewInSteps(game: Game, state: HrState, move: Move, past: Past = NO_PAST): Steps {
  const frame = state.stack.at(-1);
  if (!frame) return NO_PREVIEW;
  // The active side of the turn where the question does not say who is asked.
  const seat: Side = 'side' in frame ? frame.side : state.side;
  const asked = { t: game.tables, state, frame, seat, past };
  const answer = previewAnswer(asked, move);
  if (answer) return 'next' in answer ? yield* answer : answer;
  if (!declaresFight(move)) return NO_PREVIEW;
  const declared = rehearseDeclared(game, state, move);
  const told = previewFight(game.tables, declared.state, seat);
  const then = sequelOf(game, asked, move, declared.state);
  return { ...told, stakes: [...stakesOf(game, declared), ...(told.stakes ?? [])], ...(then && { then }) };
}

export const preview = (game: Game, state: HrState, move: Move, past: Past = NO_PAST): Preview =>
  finish(previewInSteps(game, state, move, past));
