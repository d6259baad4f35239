import type { Side } from '../../engine/games/hitlers-reich/ids.ts';
import found from './temper.json';

/** A player's weights, in steps of hand size of a healthy side; tuned by self-play. */
export interface Temper {
  /** The step from one hand size below to this one: dear near the end. */
  readonly steps: readonly number[];
  /** The value of keeping a card, by its number: high ones win later fights, a Sabotage takes one of the enemy's. */
  readonly keeps: readonly number[];
  /** All six centres of a nation end the war: by how many are missing after one more. */
  readonly nearly: readonly number[];
  /** The action after a won first one, and the event after a captured centre. */
  readonly bonus: number;
  readonly centreEvent: number;
  readonly area: number;
  readonly zone: number;
  /** A space on the way to an enemy centre, or to an own one. */
  readonly opens: number;
  readonly guards: number;
  readonly berlin: number;
  readonly capital: number;
  /** An event in the hand, for each point that it adds to a fight; and by how many are there already. */
  readonly held: number;
  readonly serves: readonly number[];
  /** A future fight spends this share of the enemy's events and names this share of the side's. */
  readonly spends: number;
  readonly names: number;
  /** Cards in the enemy's hand for each that it can choose among. */
  readonly pickedOver: number;
  /** An event lost with a fight, and one handed over after it, as a share of its value. */
  readonly lostEvent: number;
  readonly handedEvent: number;
  /** Stakes of a fight besides its prize, after the first action. */
  readonly aside: number;
  readonly push: number;
  readonly fortify: number;
  readonly freeBlitz: number;
  readonly boats: number;
  /** Drums taken, and won back, as a share of their steps; likewise for events that change hand sizes. */
  readonly takes: number;
  readonly regains: number;
  readonly steadily: number;
  /** A space gained by an event, as a share of its value; a group of spaces, a country of choice, Speer, paratroops. */
  readonly control: number;
  readonly group: number;
  readonly chosen: number;
  readonly stands: number;
  readonly drops: number;
  readonly invasion: number;
  /** The event that a landing or a drop uses up. */
  readonly enabler: number;
  /** A step of hand size paid for a blitz, as a share of its value. */
  readonly blitz: number;
  /** Cards and events spent for the value of an own attack, and of an own defence. */
  readonly attacks: number;
  readonly defends: number;
  readonly fresh: number;
  readonly fleet: number;
}

export const TEMPER: Temper = {
  steps: [0, 9, 4.5, 3, 2.2, 1.7, 1.4, 1.2, 1.1, 1.05, 1, 1, 1],
  keeps: [0, 0.28, 0, 0, 0, 0.02, 0.04, 0.07, 0.12, 0.18, 0.26, 0.4, 0.52, 0.62],
  nearly: [40, 4, 1.6, 0.8, 0.5, 0.3],
  bonus: 0.9,
  centreEvent: 0.7,
  area: 0.21,
  zone: 0.12,
  opens: 0.35,
  guards: 0.15,
  berlin: 2.4,
  capital: 1,
  held: 0.27,
  serves: [1, 1, 0.9, 0.75, 0.55, 0.35, 0.2],
  spends: 0.6,
  names: 0.7,
  pickedOver: 3,
  lostEvent: 0.7,
  handedEvent: 0.6,
  aside: 0.2,
  push: 1,
  fortify: 0.25,
  freeBlitz: 0.9,
  boats: 0.6,
  takes: 1,
  regains: 1,
  steadily: 1,
  control: 0.8,
  group: 0.9,
  chosen: 0.6,
  stands: 0.6,
  drops: 0.25,
  invasion: 1.2,
  enabler: 0.35,
  blitz: 1,
  attacks: 1,
  defends: 1,
  fresh: 0.2,
  fleet: 0.15,
};

/** Tuned by games between players with random tempers, for each side. */
export const TEMPERED: Readonly<Record<Side, Temper>> = found;
