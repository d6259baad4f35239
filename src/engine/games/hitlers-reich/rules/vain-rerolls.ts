/** Re-rolls that cannot change the winner of a conflict or the outcome of a plan. */
import { cardOf } from '../cards.ts';
import type { Frame, Special } from '../frames.ts';
import { otherSide, type Side } from '../ids.ts';
import type { Conflict, HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { FACES, judgement } from './dice.ts';
import { actingTitles } from './events.ts';
import { sumOf } from './sums.ts';

type FrameAt<At extends Frame['at']> = Extract<Frame, { readonly at: At }>;

/** Dice with up to `most` of them turned to `face`: those that differ from it most. */
function turnTo(face: 1 | typeof FACES, dice: readonly number[], most: number): readonly number[] {
  const sorted = face === 1 ? dice.toSorted((a, b) => b - a) : dice.toSorted((a, b) => a - b);
  return [...sorted.slice(0, most).map(() => face), ...sorted.slice(most)];
}

/** Counts the dice that a side may still roll again; COUNTERATTACK covers all of them. */
function countOpenDice(t: Tables, conflict: Conflict, side: Side): number {
  if (conflict.counter === 'open' && actingTitles(t, conflict, side).includes('counterattack'))
    return conflict.dice[side].length;
  const cards = conflict.cards[side].filter((id) => !conflict.blocked.includes(id));
  return cards.reduce((sum, id) => sum + cardOf(id).rerolls, 0);
}

/** §7.6, §7.7: keeping the dice wins against any re-roll of the other side, or no dice can win. */
export function isRerollVain(t: Tables, { conflict, stack }: HrState, side: Side): boolean {
  const isLast = stack.every((frame) => frame.at !== 'conflict/specials' || frame.todo.every(isReroll));
  if (!conflict || !isLast) return false;
  const { dice } = conflict;
  const other = otherSide(side);
  const [mostOwn, mostOfOther] = [countOpenDice(t, conflict, side), countOpenDice(t, conflict, other)];
  const winnerWith = (own: readonly number[], ofOther: readonly number[]): Side =>
    judgement({ ...conflict, dice: { ...dice, [side]: own, [other]: ofOther } }).winner;
  const isWon = winnerWith(dice[side], turnTo(FACES, dice[other], mostOfOther)) === side;
  return isWon || winnerWith(turnTo(FACES, dice[side], mostOwn), turnTo(1, dice[other], mostOfOther)) === other;
}

const isReroll = ({ what }: Special): boolean => what === 'reroll';

/** §6.3.2: the plan has succeeded, or not even ones would make it. */
export function isPlanRerollVain({ card, dice }: FrameAt<'plan/reroll'>): boolean {
  const { value, rerolls } = cardOf(card);
  return sumOf(dice) < value || sumOf(turnTo(1, dice, rerolls)) >= value;
}
