import type { HlbTypes } from '../../src/engine/games/hitlers-last-battles/types.ts';

type Move = HlbTypes['move'];

const LIVELY: readonly Move['type'][] = ['retreat', 'support', 'battle', 'attack', 'mark', 'replace', 'volkssturm'];

/** A player that always looks for trouble: battles come early and often. `n` varies the choice from move to move. */
export function livelyMove(moves: readonly Move[], n: number): Move | null {
  // Markers may be moved about for ever, so every few moves it ends what can be ended.
  const end = moves.find((move) => move.type.startsWith('end-'));
  if (end && n % 7 === 6) return end;
  const lively = LIVELY.flatMap((type) => moves.filter((move) => move.type === type));
  const choices = lively.length > 0 ? lively : moves;
  return choices[(n * 7919) % Math.max(1, choices.length)] ?? null;
}
