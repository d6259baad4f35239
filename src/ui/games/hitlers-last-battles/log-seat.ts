import type { HlbFacts } from '../../../engine/games/hitlers-last-battles/facts.ts';
import type { Faction, Side } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { Line } from '../../../engine/kernel/types.ts';
import { sideOfUnit } from './lookup.ts';

const SIDES = ['german', 'allied'] as const satisfies readonly Side[];
const FACTIONS = ['G', 'W', 'S'] as const satisfies readonly Faction[];

/** Lines about the game, not about a side. */
const OF_BOTH = /^hlb\.log\.(?:turn-began|game-over)/;

/**
 * Who acts in a line of the log, or whose unit it is about, whoever pressed last: a phase begins with the last press of the
 * enemy's. Undefined where the line says neither: then it is the side that moved.
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
