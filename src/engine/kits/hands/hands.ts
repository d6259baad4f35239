/** Hidden hands at one screen: which questions can be asked without one player seeing the cards of the other. */
import type { GameDefinition, TargetRef, Types } from '../../kernel/types.ts';

/**
 * How a question can be put.
 * - `closed`  its answers show the hand of who is asked
 * - `partly`  some of them do; the others are the same whatever the hand holds
 * - `open`    all of them are the same whatever the hands hold
 * - `joint`   the same, and both players watch what is decided
 */
export type Asked = 'closed' | 'partly' | 'open' | 'joint';

/** Nothing of it may tell what is hidden: it reads the question, what lies open, and how many cards a hand has. */
export interface HandRules<T extends Types> {
  /** The seats that hold what the other must not see; null in a match in which nothing is ever hidden. */
  holders(state: T['state']): readonly T['seat'][] | null;
  askedOf(state: T['state']): Asked;
  /** Whether what is pointed at lies open: no card that only a hand would show. */
  isOpen(target: TargetRef): boolean;
  /**
   * Whether both players watched what has just happened, `state` being what it led to: dice, cards turned over, a discard
   * that is complete, a result, the end of a year. No hand stays on the page over it.
   */
  isWatched(events: readonly T['event'][], state: T['state']): boolean;
  /**
   * The position in which the other seat answers first what it will be asked in any case, as neither of the two answers
   * is known before both are given; null where the order matters.
   */
  ahead(state: T['state']): T['state'] | null;
}

/** A game with hands that only their owner may see. */
export interface HandsDefinition<T extends Types> extends GameDefinition<T> {
  readonly hands: HandRules<T>;
}

/** Null for a game without hands, or one that never says. */
export const handRulesOf = <T extends Types>(def: GameDefinition<T> | HandsDefinition<T>): HandRules<T> | null =>
  'hands' in def ? def.hands : null;
