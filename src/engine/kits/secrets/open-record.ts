/** How a game with secrets tells its record to a seat that must not know all of it. */

export interface TellsOpenly<Move> {
  /** The text of a move without what only its maker knows; the same text where all of it is open. */
  openNotation(move: Move): string;
  /**
   * The same of a move that was taken back, where that must tell less: what it would have laid open is hidden again. Left
   * out where `openNotation` hides all of it.
   */
  leftNotation?(move: Move): string;
}

export const tellsOpenly = (game: object): game is TellsOpenly<unknown> =>
  'openNotation' in game && typeof game.openNotation === 'function';
