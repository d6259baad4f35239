/** The record as both seats may read it: moves without the cards they hide, dice without the draws of decks. */
import type { Rolled } from '../../kits/dice/rolls.ts';
import type { Side } from './ids.ts';
import type { HrEvent } from './events.ts';
import { findOp, isTitle } from './event-cards.ts';
import type { Move } from './moves.ts';
import { notation } from './notation.ts';
import { FACES } from './rules/dice.ts';

/** A card laid face down, given away or swapped is its owner's affair (§4.1.5, §7.3). */
export function openNotation(move: Move): string {
  switch (move.type) {
    case 'card':
      return 'c ?';
    case 'discard':
      return 'discard ?';
    case 'swap':
      return 'swap ? ?';
    default:
      return notation(move);
  }
}

/** Dice that came out of the cup; a die that an event or a fortress turns is not rolled. Nothing counts as a hit here. */
const thrown = (seat: Side, faces: readonly number[]): Rolled<Side> => ({
  outcome: null,
  rolls: [{ seat, sides: FACES, faces, hits: 0, expectedHits: 0 }],
});

const isTurned = (source: string): boolean =>
  source === 'fortress' || (isTitle(source) && findOp(source, 'SET_DIE') !== null);

export function rolls(event: HrEvent): Rolled<Side> | null {
  switch (event.type) {
    case 'rolled':
    case 'planned':
      return thrown(event.side, event.dice);
    case 'rerolled':
      return thrown(event.side, event.faces);
    case 'changed':
      return isTurned(event.source) ? null : thrown(event.of, event.faces);
    case 'tested':
      return thrown('allies', [event.face]);
    default:
      return null;
  }
}
