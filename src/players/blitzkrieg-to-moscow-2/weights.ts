import type { Side } from '../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import tuned from './tuned.json';

export interface Weights {
  /** The risk that a unit without a line surrenders: in this player-turn's supply phase, or in the enemy's next. */
  readonly cutOffNow: number;
  readonly cutOffLater: number;
  /** A surrender is worse than an elimination: the unit returns at double cost, or never. */
  readonly surrender: number;
  readonly unsupplied: number;
  /** The risk of an open city from enemies in reach who move next, and from those who have moved. */
  readonly open: number;
  readonly openLater: number;
  readonly stackLost: number;
  readonly cityLost: number;
  /** Pull of cities on Germans and on Soviets; each further unit for the same city is drawn less. */
  readonly pull: number;
  readonly guard: number;
  readonly crowd: number;
  /** Share of possible attackers that come; ratios at which a stack is safe, and lost. */
  readonly share: number;
  readonly safe: number;
  readonly ruin: number;
  /** Expected attacks: shares of a driven stack's value, and of an expected gain; an attacker, ground and a point. */
  readonly driven: number;
  readonly trust: number;
  readonly effort: number;
  readonly ground: number;
  readonly city: number;
  readonly leastMove: number;
  readonly leastAttack: number;
  readonly leastTank: number;
  /** A card is kept for better uses; Hitler Order works once a turn, and waits for something that hurts. */
  readonly keep: number;
  readonly hurts: number;
  /** Least gain of a German card in the rear, where tanks could use it too. */
  readonly rebuild: number;
  /** Future value of a unit at the start: a German tank, a step of infantry, a Soviet corps, a step of an army. */
  readonly tank: number;
  readonly infantry: number;
  readonly corps: number;
  readonly army: number;
  /** Loss of a spent unit, per point of strength. */
  readonly tired: number;
  /** For the quick score: an enemy next to a place, and a city taken on the path. */
  readonly contact: number;
  readonly capture: number;
}

/** The player that others are measured against: set by hand. */
export const PLAIN: Weights = {
  cutOffNow: 0.9,
  cutOffLater: 0.5,
  surrender: 1.25,
  unsupplied: 0.35,
  open: 0.6,
  openLater: 0.2,
  stackLost: 0.5,
  cityLost: 0.6,
  pull: 0.75,
  guard: 0.25,
  crowd: 0.5,
  share: 0.4,
  safe: 1,
  ruin: 6,
  driven: 0.35,
  trust: 0.8,
  effort: 0.03,
  ground: 0.1,
  city: 0.7,
  leastMove: 0.01,
  leastAttack: 0.03,
  leastTank: 0.1,
  keep: 0.15,
  hurts: 0.45,
  rebuild: 0.5,
  tank: 1.2,
  infantry: 0.2,
  corps: 0.25,
  army: 0.3,
  tired: 0.1,
  contact: 0.15,
  capture: 1,
};

export type WeightsBySide = Readonly<Record<Side, Weights>>;
export const PLAIN_WEIGHTS: WeightsBySide = { german: PLAIN, soviet: PLAIN };

/**
 * Tuned from the plain ones by 3,500 games of a fast policy, each pair between slightly different weights (simultaneous
 * perturbation), separately for each side.
 */
export const TUNED_WEIGHTS: WeightsBySide = tuned;
