/** Which of several refusals came closest to being allowed. */
import type { Reason } from '../../../kernel/types.ts';
import type { RefusalCode } from '../rules/reason.ts';

/** By what is wrong, the closest first. Of the same kind, what is asked first comes first. */
const KINDS: readonly (readonly RefusalCode[])[] = [
  // The right thing in the right place, against one rule.
  ['STACKING', 'ZONE_TO_ZONE', 'STOP_HEX', 'ENEMY_HEX', 'WATER', 'NOT_SUPPLIED', 'NOT_SPENT', 'NOT_EXCESS', 'NO_ENEMY'],
  ['HERO_CITY', 'RAIL_END', 'RAIL_GROUP', 'REBUILD_LIMIT', 'REBUILD_COST', 'SEA_UNIT', 'FREE_SETUP'],
  ['BAD_RETREAT', 'BAD_ADVANCE', 'BAD_DEFENCE', 'BAD_DRAW', 'ENEMY_REAR'],
  // Used up.
  ['ALREADY_MOVED', 'ALREADY_ATTACKED', 'ROMANIA_TURN_1', 'RAIL_LIMIT', 'SHIFT_LIMIT', 'HERO_USED', 'ARRIVALS_LEFT'],
  ['TANK_COUNT', 'MIXED_ACTION', 'ONE_TARGET'],
  // In the wrong place.
  ['MOVE_LIMIT', 'NOT_ADJACENT', 'BAD_PATH', 'BAD_AREA'],
  // Without the means.
  ['CARD_USE', 'CARD_NOT_IN_HAND', 'NO_WINDOW'],
  // The wrong thing.
  ['NOT_A_TANK', 'NOT_ON_MAP', 'NOT_YOUR_UNIT', 'WRONG_STEP', 'WRONG_PLAYER', 'GAME_OVER', 'UNKNOWN_ID'],
];

const RANK_OF: ReadonlyMap<string, number> = new Map(
  KINDS.flatMap((codes, rank) => codes.map((code) => [code, rank] as const)),
);

/** A place that can be reached, only not in one step: nothing is closer. */
export const BY_STEPS = 'btm.refuse.BAD_PATH.by-steps';
const FARTHEST = KINDS.length;

const rankOf = ({ code, key }: Reason): number => (key === BY_STEPS ? -1 : (RANK_OF.get(code) ?? FARTHEST));

/** Reasons in the order of how little is in the way, the closest first. */
export const byNearness = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.length < 2 ? reasons : [...reasons].sort((a, b) => rankOf(a) - rankOf(b));
