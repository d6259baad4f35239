import type { Side } from '../../engine/games/hitlers-last-battles/ids.ts';
import tuned from './tuned.json';

/** How much a player makes of what, in city points or shares of them. */
export interface Weights {
  /** How surely an open hex in the enemy's reach is lost. */
  readonly open: number;
  /** How surely a held hex falls to each of the first two enemies beside it. */
  readonly attacked: number;
  /** How surely an open hex of the enemy in our own reach is taken in our next turn. */
  readonly hope: number;
  /** How surely a hex that the enemy holds is taken in our next turn by a unit of ours beside it. */
  readonly siege: number;
  /** A unit of ours on the map, and one of theirs. */
  readonly unit: number;
  readonly foe: number;
  /** Each of the first two units of ours beside an enemy: one to attack it, one to support. */
  readonly press: number;
  /** Standing on a hex worth taking. */
  readonly advance: number;
  /** Standing on a hex worth holding that enemies have come near to. */
  readonly guard: number;
  /** A won attack makes room, an enemy gone is one less, as counted at a glance. */
  readonly room: number;
  readonly gone: number;
}

export type WeightsBySide = Readonly<Record<Side, Weights>>;

/** Of the player that others are measured by: found by hand until neither side won most games. */
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
 * Found from the plain ones by 50,000 games of the fast policy, each pair of games between weights a little to one side and
 * a little to the other (simultaneous perturbation). Each side has come to its own.
 */
export const TUNED_WEIGHTS: WeightsBySide = tuned;
