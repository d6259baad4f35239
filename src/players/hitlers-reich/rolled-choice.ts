/** Choices about rolled dice: which to roll again, which to turn. */
import type { HrFacts } from '../../engine/games/hitlers-reich/facts.ts';
import { valueOf } from './card-choice.ts';
import { chanceOfLead } from './dice-chances.ts';
import { cardsOf, type Sight } from './sight.ts';
import type { Mind } from './mind.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Card values of one side against the other's: a Sabotage takes the highest. */
function countCards(own: readonly string[], enemy: readonly string[]): number {
  const values = own.map(valueOf).sort((a, b) => b - a);
  const sabotages = enemy.filter((card) => valueOf(card) === 1).length;
  return sum(values.map((value, at) => (at < sabotages ? 1 : value)));
}

/** Strength of suits in ties. */
const STRENGTH: Readonly<Record<string, number>> = { G: 3, S: 2, W: 2, I: 1, D: 0 };
const strengthOf = (cards: readonly string[]): number => Math.max(...cards.map((card) => STRENGTH[card[0] ?? ''] ?? 0));

/** The own lead with the present dice; half a point for the side that wins ties. */
function leadNow({ side, enemy }: Mind, { table }: Sight): number {
  const { conflict } = table;
  if (!conflict) return 0;
  const [mine, theirs] = [cardsOf(table, side, side), cardsOf(table, enemy, side)];
  const tie = strengthOf(mine) - strengthOf(theirs) || (conflict.active === side ? 1 : -1);
  return (
    countCards(mine, theirs) -
    countCards(theirs, mine) +
    sum(conflict.dice[side]) -
    sum(conflict.dice[enemy]) +
    (tie > 0 ? 0.5 : -0.5)
  );
}

const BLOCKS = /^DA/;
const REROLLS: Readonly<Record<number, number>> = { 11: 1, 12: 2, 13: 3 };

/** Points that the other side may still gain by re-rolling its lowest dice. */
function answerOf({ side, enemy }: Mind, { table }: Sight): number {
  const { conflict } = table;
  if (!conflict || conflict.active !== side) return 0;
  const isBlocked = cardsOf(table, side, side).some((card) => BLOCKS.test(card));
  const most = isBlocked ? 0 : sum(cardsOf(table, enemy, side).map((card) => REROLLS[valueOf(card)] ?? 0));
  const low = [...conflict.dice[enemy]].sort((a, b) => a - b).slice(0, most);
  return low.reduce((total, face) => total + Math.max(0, 3.5 - face), 0) * 0.8;
}

/** The chance after re-rolling the own dice at these places, or the enemy's. */
export function chanceOfRolling(mind: Mind, sight: Sight, places: readonly number[], isOwn: boolean): number {
  const dice = sight.table.conflict?.dice[isOwn ? mind.side : mind.enemy] ?? [];
  const lying = sum(places.map((place) => dice[place - 1] ?? 0));
  const lead = leadNow(mind, sight) - answerOf(mind, sight);
  return isOwn ? chanceOfLead(places.length, 0, lead - lying) : chanceOfLead(0, places.length, lead + lying);
}

/** The chance after turning the own dice at these places to a face. */
export function chanceOfTurning(mind: Mind, sight: Sight, places: readonly number[], face: number): number {
  const dice = sight.table.conflict?.dice[mind.side] ?? [];
  const gain = sum(places.map((place) => face - (dice[place - 1] ?? face)));
  return chanceOfLead(0, 0, leadNow(mind, sight) - answerOf(mind, sight) + gain);
}

/** Breaks ties between choices that win or lose alike, by the higher sum. */
export const SMALL = 1e-3;

export const faceOf = (facts: HrFacts, source: string, isCentre: boolean): number | null =>
  source === 'fortress' ? (isCentre ? 5 : 4) : (facts.turnsDieTo[source] ?? null);
