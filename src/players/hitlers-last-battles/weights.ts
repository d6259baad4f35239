import type { Side } from '../../engine/games/hitlers-last-battles/ids.ts';
import tuned from './tuned.json';

export interface Weights {
  readonly open: number;
  /** The risk of a held hex from each of the first two enemies next to it. */
  readonly attacked: number;
  /** The chance to take an open enemy hex in our reach next turn. */
  readonly hope: number;
  /** The chance to take a held enemy hex next turn with a unit of ours next to it. */
  readonly siege: number;
  readonly unit: number;
  readonly foe: number;
  /** Each of our first two units next to an enemy: one to attack it, one to support. */
  readonly press: number;
  readonly advance: number;
  /** Being in a hex worth holding that enemies have come near. */
  readonly guard: number;
  /** At a glance: a won attack makes room, and an eliminated enemy is one less. */
  readonly room: number;
  readonly gone: number;
}

export type WeightsBySide = Readonly<Record<Side, Weights>>;

/** The player that others are measured against: set by hand until neither side won most games. */
const PLAIN: Weights = {
  open: 0.6,
  attacked: 0.16,
  hope: 0.15,
  siege: 0.1,
  unit: 0.8,
  foe: 0.8,
  press: 0.15,
  advance: 0.8,
  guard: 0.8,
  room: 0.3,
  gone: 1.3,
};
export const PLAIN_WEIGHTS: WeightsBySide = { german: PLAIN, allied: PLAIN };

/**
 * Tuned from the plain ones by 50,000 games of the fast policy, each pair between slightly different weights
 * (simultaneous perturbation), separately for each side.
 */
export const TUNED_WEIGHTS: WeightsBySide = tuned;
