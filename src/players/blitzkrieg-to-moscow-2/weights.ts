import type { Side } from '../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import tuned from './tuned.json';

/** How much a player makes of what, in points or shares of them. */
export interface Weights {
  /** How surely a unit without a line surrenders: in the supply phase of this player-turn, or in the enemy's next. */
  readonly cutOffNow: number;
  readonly cutOffLater: number;
  /** A surrendered unit is worth more to the enemy than one eliminated: it comes back at double cost, or never. */
  readonly surrender: number;
  /** What a German city without a line is worth while the game goes on. */
  readonly unsupplied: number;
  /** How surely an open city falls to enemies in reach who move next, and to those who have moved already. */
  readonly open: number;
  readonly openLater: number;
  /** What is lost of a stack that is lost, or driven off. */
  readonly stackLost: number;
  readonly cityLost: number;
  /** How cities draw the Germans, and the Soviets; each further unit that goes by the same city is drawn less. */
  readonly pull: number;
  readonly guard: number;
  readonly crowd: number;
  /** Not all who could come to one hex do; ratios between which a stack is safe, and lost. */
  readonly share: number;
  readonly safe: number;
  readonly ruin: number;
  /** Of attacks to come: shares of what a driven stack is worth, and of a gain that is counted on; an attacker, ground and a point. */
  readonly driven: number;
  readonly trust: number;
  readonly effort: number;
  readonly ground: number;
  readonly city: number;
  /** A move, an attack or a tank action that gains less is not made. */
  readonly leastMove: number;
  readonly leastAttack: number;
  readonly leastTank: number;
  /** A card that could bring more later is kept for it; the Order is there once a turn, for something that hurts. */
  readonly keep: number;
  readonly hurts: number;
  /** What a German card must bring at the rear, where tanks could use it as well. */
  readonly rebuild: number;
  /** What a unit can do yet at the beginning of a game: a German tank, a step of infantry, a Soviet corps, a step of an army. */
  readonly tank: number;
  readonly infantry: number;
  readonly corps: number;
  readonly army: number;
  /** What a spent unit lacks for each point of strength. */
  readonly tired: number;
  /** At a glance: an enemy beside a place, and a city that is taken on the way. */
  readonly contact: number;
  readonly capture: number;
}

/** Of the player that others are measured by: set by hand. */
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
 * Found from the plain ones by 3,500 games of a hasty policy, each pair of games between weights a little to one side and
 * a little to the other (simultaneous perturbation). Each side has come to its own.
 */
export const TUNED_WEIGHTS: WeightsBySide = tuned;
