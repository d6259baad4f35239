/** Questions of panels about a battle or a recorded move. */
import type { Odds, Reason } from '../../../kernel/types.ts';
import type { Margin } from '../../../kits/margin/margin.ts';
import type { ReadMove } from '../../../kits/notation/verbs.ts';
import type { HlbEvent } from '../events.ts';
import type { Move } from '../moves.ts';
import type { HexId, UnitId } from '../ids.ts';
import type { HlbView } from '../view.ts';

/** Compares what a battle brought with what was to be expected of it. */
export interface Chances {
  /** The players saw these odds before the dice fell. */
  readonly odds: Odds;
  /** The outcome of the odds that the dice gave, by its id. */
  readonly came: string;
}

/** §7: the hexes that a unit of the side to move can go to, and those it can attack. */
export interface UnitWays {
  readonly moves: readonly HexId[];
  readonly attacks: readonly HexId[];
  /** The reason why it can do neither; null where it can, or where only the ways are closed. */
  readonly barred: Reason | null;
}

/** §7.4: a unit that could attack a hex, with its chance to win without support. */
export interface Attacker {
  readonly unit: UnitId;
  /** It would move to this hex first (Q5); null for an adjacent unit. */
  readonly via: HexId | null;
  readonly odds: Odds;
}

export interface Threat {
  /** Now, with the moves made in this movement phase; else in the attackers' next one, with the units where they are. */
  readonly isNow: boolean;
  /** The best chance first. */
  readonly attackers: readonly Attacker[];
}

/** §8.1: a battle of the combat phase, with its chances. */
export interface BattleChances {
  readonly hex: HexId;
  readonly attacker: UnitId;
  readonly defender: UnitId;
  /** The chances without support. */
  readonly odds: Odds;
  /** §8.4: the units that may support the attacker. */
  readonly supporters: readonly UnitId[];
}

export interface HlbQueries {
  /** §8.1: the battles that are still to be fought, also the open one, in the order of the rules. */
  readonly readBattles: (view: HlbView) => readonly BattleChances[];
  /** §8.1, §8.5: the chances of a battle that was rolled for; null for an event without dice. */
  readonly readChances: (event: HlbEvent) => Chances | null;
  /** Grades the end (§9.3). Null while the game lasts, and for a draw. */
  readonly readMargin: (view: HlbView) => Margin | null;
  /** §7: null where the unit cannot act now. */
  readonly readReach: (view: HlbView, unit: UnitId) => UnitWays | null;
  /** §7.4: the units that could attack the one in a hex; null for an empty hex. */
  readonly readThreat: (view: HlbView, hex: HexId) => Threat | null;
  readonly readMove: ReadMove<Move>;
}
