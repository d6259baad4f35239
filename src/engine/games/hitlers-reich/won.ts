/** A conflict taken as won: its clean-up is rehearsed without events (§7.8). */
import type { Move } from './moves.ts';
import { rehearseDeclared, rehearseWon } from './preview/stakes.ts';
import type { HrState } from './state.ts';
import type { Game } from './types.ts';
import { declaresFight } from './verbs/verbs.ts';

/** Null where the move begins no conflict. */
export function winFight(game: Game, state: HrState, move: Move): HrState | null {
  if (!declaresFight(move)) return null;
  const { state: declared } = rehearseDeclared(game, state, move);
  return declared.conflict ? rehearseWon(game, declared) : null;
}
