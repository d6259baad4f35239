import type { Params, Reason } from '../../../kernel/types.ts';
import type { Side } from '../ids.ts';

/** Refusal codes of the rules file, section 17. */
export const REFUSAL_CODES = [
  'WRONG_STEP',
  'WRONG_PLAYER',
  'GAME_OVER',
  'UNKNOWN_ID',
  'NOT_YOUR_UNIT',
  'NOT_ON_MAP',
  'BAD_DRAW',
  'CARD_NOT_IN_HAND',
  'CARD_USE',
  'SHIFT_LIMIT',
  'NO_WINDOW',
  'NOT_SPENT',
  'NOT_SUPPLIED',
  'BAD_AREA',
  'ARRIVALS_LEFT',
  'REBUILD_LIMIT',
  'REBUILD_COST',
  'HERO_USED',
  'HERO_CITY',
  'RAIL_LIMIT',
  'RAIL_END',
  'RAIL_GROUP',
  'SEA_UNIT',
  'ALREADY_MOVED',
  'ROMANIA_TURN_1',
  'BAD_PATH',
  'MOVE_LIMIT',
  'STOP_HEX',
  'ZONE_TO_ZONE',
  'WATER',
  'ENEMY_HEX',
  'ENEMY_REAR',
  'STACKING',
  'NOT_EXCESS',
  'NO_ENEMY',
  'NOT_ADJACENT',
  'ALREADY_ATTACKED',
  'ONE_TARGET',
  'BAD_DEFENCE',
  'BAD_RETREAT',
  'BAD_ADVANCE',
  'NOT_A_TANK',
  'TANK_COUNT',
  'MIXED_ACTION',
  'FREE_SETUP',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];
/** A code that may carry a variant after a dot, which chooses the sentence: `BAD_PATH.area`. */
export type VariantCode = RefusalCode | `${RefusalCode}.${string}`;

export function refusal(code: VariantCode, rule: string, params: Params = {}): Reason {
  const dot = code.indexOf('.');
  return { code: dot < 0 ? code : code.slice(0, dot), key: `btm.refuse.${code}`, rule, params };
}

export const gameOver = (): Reason => refusal('GAME_OVER', '4');
export const unknownId = (id: string): Reason => refusal('UNKNOWN_ID', '2', { id });
export const wrongPlayer = (decider: Side): Reason => refusal('WRONG_PLAYER', '5', { side: decider });
