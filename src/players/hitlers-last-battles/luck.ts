/**
 * The luck of a battle: its result minus the expectation, in city points of its attacker. Subtracted from the value of
 * a playout it leaves the value of the moves, so that far fewer playouts tell two plans apart.
 */
import type { HexId, Side, UnitId } from '../../engine/games/hitlers-last-battles/ids.ts';
import type { Move } from '../../engine/games/hitlers-last-battles/moves.ts';
import type { HlbTypes } from '../../engine/games/hitlers-last-battles/types.ts';
import { isMarked, lossOf, oddsFor, winOf } from './attack.ts';
import { NONE, type Board } from './board.ts';
import { rollOf } from './judgement.ts';
import { oddsOf, type Odds } from './odds.ts';
import { unitAt } from './position.ts';
import { openSearch, sightOf } from './search.ts';

/** Possible results of a battle for its attacker, before the roll. */
export interface Stake {
  /** The attacker's. */
  readonly side: Side;
  readonly attacker: UnitId;
  readonly defender: UnitId;
  readonly hex: HexId;
  readonly gone: number;
  readonly driven: number;
  readonly loss: number;
  readonly odds: Odds;
}

/** The battle that a move may roll; null for none. */
export function openStake(board: Board, attraction: Float32Array, state: HlbTypes['state'], move: Move): Stake | null {
  const roll = rollOf(move);
  const frame = state.stack[state.stack.length - 1];
  const hex = roll?.hex ?? (roll && frame && 'hex' in frame ? frame.hex : null);
  if (!roll || !frame || hex === null) return null;
  const search = openSearch(board, attraction, frame.side, sightOf(state));
  const { position } = search;
  const at = board.hexNo.get(hex) ?? NONE;
  const unit = position.attacking.indexOf(at);
  const attacker = board.unitIds[unit];
  const defender = board.unitIds[unitAt(position, 1 - search.side, at)];
  if (attacker === undefined || defender === undefined) return null;
  const { isSupported } = roll;
  const odds =
    isSupported === undefined
      ? oddsFor(search, unit, at)
      : oddsOf(isMarked(search, unit), isSupported, board.rough[at] ?? false);
  const { gone, driven } = winOf(search, unit, at);
  return { side: frame.side, attacker, defender, hex, gone, driven, loss: lossOf(search, unit, at), odds };
}

/** The result minus the expectation. */
export function luckOf(
  { attacker, defender, hex, gone, driven, loss, odds }: Stake,
  { units }: Pick<HlbTypes['state'], 'units'>,
): number {
  const promised = odds.eliminated * gone + (odds.won - odds.eliminated) * driven + (1 - odds.won) * loss;
  if (units[attacker]?.hex !== hex) return loss - promised;
  return (units[defender]?.hex === null ? gone : driven) - promised;
}
