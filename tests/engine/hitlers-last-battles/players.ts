import type { Move } from '../../../src/engine/games/hitlers-last-battles/moves.ts';
import { drawFrom, seedRng } from '../../../src/engine/kernel/rng.ts';

/** Picks one of the legal moves. */
export type Player = (moves: readonly Move[]) => Move;

const isAttack = (move: Move): boolean => move.type === 'attack' || move.type === 'support' || move.type === 'battle';
/** Moves that would only walk in circles. */
const isIdle = (move: Move): boolean => move.type === 'unmark' || move.type === 'end-replace';

/**
 * A player by seed. `fight` (0 to 100) is how often it prefers an attack, so that games reach the combat rules,
 * the pool and the Volkssturm, which an even choice seldom does.
 */
export function makePlayer(seed: string, fight: number): Player {
  const rng = seedRng(seed);
  const pick = (moves: readonly Move[]): Move => {
    const move = moves[drawFrom(rng, moves.length)];
    if (!move) throw new Error('no legal move');
    return move;
  };
  return (moves) => {
    if (drawFrom(rng, 100) >= fight) return pick(moves);
    const attacks = moves.filter(isAttack);
    if (attacks.length > 0) return pick(attacks);
    const useful = moves.filter((move) => !isIdle(move));
    return pick(useful.length > 0 ? useful : moves);
  };
}
