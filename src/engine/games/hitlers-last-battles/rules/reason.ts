import type { Params, Reason } from '../../../kernel/types.ts';
import type { Side } from '../ids.ts';

/** Refusal codes of the rules file, section 10.1. */
export const REFUSAL_CODES = [
  'WRONG_STEP',
  'WRONG_PLAYER',
  'GAME_OVER',
  'UNKNOWN_ID',
  'NOT_YOUR_UNIT',
  'NOT_IN_POOL',
  'NOT_ON_MAP',
  'NO_REPLACEMENT_LEFT',
  'BAD_PLACEMENT',
  'VOLKSSTURM_NOT_ALLOWED',
  'MARKER_LIMIT',
  'CONCENTRATION',
  'ALREADY_MOVED',
  'BAD_PATH',
  'ZONE_TO_ZONE',
  'STACKING',
  'NOT_ADJACENT',
  'NO_ENEMY',
  'NO_BATTLE',
  'BAD_SUPPORT',
  'BAD_RETREAT',
] as const;
type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A refusal. `code` may carry a variant after a dot, which chooses the sentence: `BAD_PATH.enemy`. */
export function refusal(code: RefusalCode | `${RefusalCode}.${string}`, rule: string, params: Params = {}): Reason {
  const dot = code.indexOf('.');
  return { code: dot < 0 ? code : code.slice(0, dot), key: `hlb.refuse.${code}`, rule, params };
}

export const gameOver = (): Reason => refusal('GAME_OVER', '9');
export const unknownId = (id: string): Reason => refusal('UNKNOWN_ID', '2', { id });
export const wrongPlayer = (decider: Side): Reason => refusal('WRONG_PLAYER', '4.1', { side: decider });
