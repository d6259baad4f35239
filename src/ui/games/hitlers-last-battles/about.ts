import type { HlbFacts } from '../../../engine/games/hitlers-last-battles/facts.ts';
import type { Faction, Side } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { Line } from '../../../engine/kernel/types.ts';
import { SIDES, sideOfUnit } from './lookup.ts';

const FACTIONS = ['G', 'W', 'S'] as const satisfies readonly Faction[];

const OF_BOTH = /^hlb\.log\.(?:turn-began|game-over)/;

/**
 * The side that acts in a line or owns its unit, even if the other side pressed last: a phase begins with the enemy's
 * last press. Undefined if the line tells neither: the side that moved.
 */
export function logSeat(facts: HlbFacts, { key, params }: Line): Side | null | undefined {
  if (OF_BOTH.test(key)) return null;
  const side = SIDES.find((one) => one === params?.['side']);
  if (side) return side;
  const faction = FACTIONS.find((one) => one === params?.['faction']);
  if (faction) return facts.sideOf[faction];
  const unit = params?.['unit'] ?? params?.['attacker'];
  return typeof unit === 'string' ? sideOfUnit({ facts }, unit) : undefined;
}
