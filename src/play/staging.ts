/**
 * What of a new position is shown when: its dice tumble first; then the next question waits until the end of a fight has
 * been looked at, and the curtain until any result has been seen.
 */
import type { PlayPosition } from './source.ts';

export interface Staged<P extends StagedPosition = PlayPosition> {
  /** What the screen shows: the position before the roll while the dice tumble, else the newest one. */
  readonly shown: P;
  /** The dice of the newest move are tumbling. Everything is decided and saved already. */
  readonly isRolling: boolean;
  /** The curtain, or the next question, waits until the players have seen what the last move led to. */
  readonly isHeld: boolean;
  /** What is looked at is the end of a fight, which both players are shown in large. */
  readonly isBeat: boolean;
  /** The position from which the fight came to its end; null but while that end is looked at. */
  readonly before: P | null;
  /** A player wants to look longer: it does not go on by itself. */
  readonly isStopped: boolean;
  /** How often players have wanted to see its dice once more. */
  readonly replays: number;
  /** The last step whose dice are at rest. */
  readonly settled: number;
  /** The last step whose result has been seen. */
  readonly seen: number;
}

type StagedPosition = Pick<PlayPosition, 'id' | 'step' | 'secrets' | 'curtain' | 'viewer'>;

export interface Result {
  readonly hasRoll: boolean;
  /** Something was rolled, or the move has a result in words. */
  readonly hasResult: boolean;
  /** A conflict, combat or battle has come to its end, and the players want to be shown. */
  readonly isBeat: boolean;
  /** How long dice tumble; 0 where nothing moves. */
  readonly rollMs: number;
}

export const stageFirst = <P extends StagedPosition>(newest: P): Staged<P> => ({
  shown: newest,
  isRolling: false,
  isHeld: false,
  isBeat: false,
  before: null,
  isStopped: false,
  replays: 0,
  settled: newest.step.n,
  seen: newest.step.n,
});

/**
 * The newest position on the stage. Only the move that led there delays it: a player who comes back to a match, steps
 * through it or turns away from a hand finds the dice at rest and the curtain down. Behind a delayed curtain the
 * onlookers' view is shown.
 */
export function stage<P extends StagedPosition>(before: Staged<P>, newest: P, result: Result): Staged<P> {
  const { n, kind } = newest.step;
  const isPlayed = kind === 'play';
  const isNewRoll = result.rollMs > 0 && result.hasRoll && isPlayed && n > before.settled;
  // What was delayed is what one seat saw: it must be gone before the curtain lifts for the other. Where all hands are
  // turned face down nobody sits down yet.
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
    isStopped: false,
    replays: 0,
    settled: isRolling ? before.settled : n,
    seen: isHeld ? before.seen : n,
  };
}
