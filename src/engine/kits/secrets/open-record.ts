/** How a game with secrets tells its record, and its questions, to those who must not know all of them. */
import type { Decision, Types } from '../../kernel/types.ts';

/** A question with its rule. */
export type Ask = Decision<Types>['ask'];

export interface TellsOpenly<Move> {
  /** The text of a move without what only its maker knows; the same text where all of it is open. */
  openNotation(move: Move): string;
  /**
   * The same of a move that was taken back, where that must tell less: what it would have laid open is hidden again. Left
   * out where `openNotation` hides all of it.
   */
  leftNotation?(move: Move): string;
  /** The question as all may hear it, before the seat it is put to is taken. Left out where no question hides anything. */
  openAsk?(ask: Ask): Ask;
}

export const tellsOpenly = (game: object): game is TellsOpenly<unknown> =>
  'openNotation' in game && typeof game.openNotation === 'function';

/** What may be told of a question to anybody: on the curtain, in the library, to the seat that waits. */
export const openAskOf = (game: object, ask: Ask): Ask => (tellsOpenly(game) && game.openAsk ? game.openAsk(ask) : ask);
