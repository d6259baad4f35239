/** Decides when parts of a new position appear: dice, then the end of a fight, then the next question or curtain. */
import type { Types } from '../engine/kernel/types.ts';
import type { PlayPosition } from './source.ts';

export interface Stage<P extends StagedPosition = PlayPosition> {
  /** The position before the roll while dice tumble, else the newest one. */
  readonly shown: P;
  /** Everything is decided and saved already. */
  readonly isRolling: boolean;
  /** The curtain, or the next question, waits until the players have seen the result of the last move. */
  readonly isHeld: boolean;
  /** The result is the end of a fight, shown in large to both players. */
  readonly isBeat: boolean;
  /** The position from which the fight ended; null except while that end is shown. */
  readonly before: P | null;
  /** The number of parts that the players see one after another; 0 if they see all at once. */
  readonly parts: number;
  /** The number of parts that they have seen. */
  readonly told: number;
  /** Events of a second end that the same move has led to: it is shown after the first. */
  readonly rest: readonly Types['event'][] | null;
  /** A player wants to look longer: it waits for a press. */
  readonly isStopped: boolean;
  /** Counts how often players asked to see the dice again. */
  readonly replays: number;
  /** The last step whose dice are at rest. */
  readonly settled: number;
  /** The last step whose result has been seen. */
  readonly seen: number;
}

type StagedPosition = Pick<PlayPosition, 'id' | 'step' | 'secrets' | 'curtain' | 'viewer'>;

export interface Result {
  readonly hasRoll: boolean;
  readonly hasResult: boolean;
  /** A conflict, combat or battle has ended, and the players want to see that. */
  readonly isBeat: boolean;
  readonly parts?: number;
  readonly rest?: Stage['rest'];
  readonly rollMs: number;
}

/** Returns true while parts of the result are still to come. */
export const isTelling = ({ isBeat, isRolling, told, parts }: Pick<Stage, 'isBeat' | 'isRolling' | 'told' | 'parts'>) =>
  isBeat && !isRolling && told < parts;

export const stageFirst = <P extends StagedPosition>(newest: P): Stage<P> => ({
  shown: newest,
  isRolling: false,
  isHeld: false,
  isBeat: false,
  before: null,
  parts: 0,
  told: 0,
  rest: null,
  isStopped: false,
  replays: 0,
  settled: newest.step.n,
  seen: newest.step.n,
});

/**
 * Only the move that led to a position delays it: a player who comes back to a match, steps through it or turns away
 * from a hand finds the dice at rest and the curtain down. Behind a delayed curtain the onlookers' view is shown.
 */
export function stage<P extends StagedPosition>(before: Stage<P>, newest: P, result: Result): Stage<P> {
  const { n, kind } = newest.step;
  const isPlayed = kind === 'play';
  const isNewRoll = result.rollMs > 0 && result.hasRoll && isPlayed && n > before.settled;
  // A delayed view is what one seat saw, so it must be gone before the other seat opens the curtain. If all hands are
  // face down, no seat is taken yet.
  const isSameSeat =
    newest.secrets !== 'kept' ||
    (newest.curtain === null && (newest.viewer === null || newest.viewer === before.shown.viewer));
  const isRolling = isNewRoll && isSameSeat && newest.id === before.shown.id;
  const isUnseen = isPlayed && n > before.seen && newest.id === before.shown.id;
  const isBeat = result.isBeat && isUnseen;
  const isHeld = isBeat || (newest.curtain !== null && result.hasResult && isUnseen);
  return {
    shown: isRolling ? before.shown : newest,
    isRolling,
    isHeld,
    isBeat,
    before: isBeat ? before.shown : null,
    parts: isBeat ? (result.parts ?? 0) : 0,
    told: 0,
    rest: isBeat ? (result.rest ?? null) : null,
    isStopped: false,
    replays: 0,
    settled: isRolling ? before.settled : n,
    seen: isHeld ? before.seen : n,
  };
}
