import type { Side, Title } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { unique } from '../../../../engine/kits/pointing/lookup.ts';
import { buttonRef, cardRef, parseTarget } from '../../../../engine/kits/pointing/targets.ts';
import { otherSide, readDice } from '../lookup.ts';
import type { HrMove } from '../lookup.ts';

/** Picking dice one by one until they are a legal move (§7.5, §7.6, C-8). */

/** A move that is named by dice: whose, and which places from 1. */
export interface DiceMove {
  readonly of: Side;
  readonly places: readonly number[];
  /** What is pointed at, in order: the effect first, where one is needed. */
  readonly targets: readonly TargetRef[];
  /** The event or piece that does it; null for cards, and for COUNTERATTACK. */
  readonly source: Title | null;
}

/** The dice that a move of `seat` names; null for any other move. */
function diceIn(move: HrMove, seat: Side): DiceMove | null {
  switch (move.type) {
    case 'reroll':
    case 'counter':
      return { of: seat, places: move.dice, targets: [buttonRef(`dice-${move.dice.join()}`)], source: null };
    case 'effect': {
      const whose = move.own ? 'own' : 'opp';
      return {
        of: move.own ? seat : otherSide(seat),
        places: move.dice,
        targets: [cardRef(move.source), buttonRef(`${whose}-${move.dice.join()}`)],
        source: move.source,
      };
    }
    default:
      return null;
  }
}

export const listDiceMoves = (moves: readonly HrMove[], seat: Side | null): readonly DiceMove[] =>
  seat === null ? [] : moves.flatMap((move) => diceIn(move, seat) ?? []);

/** The places that the picks name, and whose they are. */
export function pickedDice(
  picked: readonly TargetRef[],
  seat: Side | null,
): { readonly of: Side; readonly places: readonly number[] } | null {
  if (seat === null) return null;
  for (const target of picked) {
    const dice = readDice(parseTarget(target).id);
    if (dice) return { of: dice.of === 'opp' ? otherSide(seat) : seat, places: dice.places.split(',').map(Number) };
  }
  return null;
}

/** The move for exactly these dice. */
export const moveFor = (moves: readonly DiceMove[], of: Side, places: readonly number[]): DiceMove | null =>
  moves.find((move) => move.of === of && move.places.join() === places.join()) ?? null;

/** Places that some legal move names. */
export const openPlaces = (moves: readonly DiceMove[], of: Side): ReadonlySet<number> =>
  new Set(moves.flatMap((move) => (move.of === of ? move.places : [])));

/** What may be done with the die at that place, by what does it. */
export const sourcesAt = (moves: readonly DiceMove[], of: Side, place: number): readonly Title[] =>
  unique(moves.flatMap((move) => (move.of === of && move.places.includes(place) && move.source ? [move.source] : [])));

/** Adds the place, or takes it away. */
export const toggled = (places: readonly number[], place: number): readonly number[] =>
  places.includes(place) ? places.filter((one) => one !== place) : [...places, place].sort((a, b) => a - b);
