/** The chance that a lead holds: over the dice of both sides, and over the other side's card. */
import type { HrFacts } from '../../engine/games/hitlers-reich/facts.ts';
import { chancesOfSum } from '../../engine/games/hitlers-reich/rules/sums.ts';
import { valueOf } from './card-choice.ts';
import type { Mind } from './mind.ts';
import { type Sight, cardsOf } from './sight.ts';

/** Range of leads; beyond it a fight is decided. */
const REACH = 32;
const SIZE = 2 * REACH + 1;
const MOST = 6;

type Curve = Float64Array;

/** Returns, by lead in whole points, the chance that it exceeds the difference of the dice; a tie counts half. */
function countDice(own: number, enemy: number): Curve {
  const [mine, theirs] = [chancesOfSum(own), chancesOfSum(enemy)];
  const ahead = new Float64Array(2 * MOST * 6 + 1);
  mine.forEach((p, a) => theirs.forEach((q, b) => (ahead[a - b + MOST * 6] = (ahead[a - b + MOST * 6] ?? 0) + p * q)));
  return Float64Array.from({ length: SIZE }, (_, at) => {
    const lead = at - REACH;
    return ahead.reduce((sum, p, i) => {
      const total = lead + i - MOST * 6;
      return sum + (total > 0 ? p : total === 0 ? p / 2 : 0);
    }, 0);
  });
}

const kept = new Map<number, Curve>();
function curveOf(key: number, make: () => Curve): Curve {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  return made;
}

function read(curve: Curve, lead: number): number {
  const at = Math.max(0, Math.min(SIZE - 1.001, lead + REACH));
  const low = Math.floor(at);
  const part = at - low;
  return (curve[low] ?? 0) * (1 - part) + (curve[low + 1] ?? 0) * part;
}

const dice = (own: number, enemy: number): Curve => curveOf(own * 8 + enemy, () => countDice(own, enemy));

/** The chance to be ahead with so many dice of either side still to be rolled; 0 to 6 of them. */
export const chanceOfLead = (own: number, enemy: number, lead: number): number => read(dice(own, enemy), lead);

/** The value of a card: its number and its re-rolls in points. A Sabotage counts as its effect. */
const STRENGTHS: readonly (readonly [points: number, copies: number])[] = [
  [2, 2],
  [3, 2],
  [4, 2],
  [5, 2],
  [6, 2],
  [7, 2],
  [8, 2],
  [9, 2],
  [9.5, 2],
  [10, 3],
  [12.3, 2],
  [14.2, 2],
  [15.5, 2],
];
const CARDS_IN_ALL = STRENGTHS.reduce((sum, [, copies]) => sum + copies, 0);

function againstBest(own: number, enemy: number, tenths: number): Curve {
  const curve = dice(own, enemy);
  let below = 0;
  let before = 0;
  const shares = STRENGTHS.map(([points, copies]) => {
    below += copies;
    const upTo = (below / CARDS_IN_ALL) ** (tenths / 10);
    const share = upTo - before;
    before = upTo;
    return [points, share] as const;
  });
  return Float64Array.from({ length: SIZE }, (_, at) =>
    shares.reduce((sum, [points, share]) => sum + share * read(curve, at - REACH - points), 0),
  );
}

/** The chance of so many own points against dice and the best of `cards` unknown cards. */
export function chanceOfPoints(own: number, enemy: number, points: number, cards: number): number {
  const tenths = Math.round(cards * 10);
  return read(
    curveOf(tenths * 64 + own * 8 + enemy, () => againstBest(own, enemy, tenths)),
    points,
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Card values of one side against the other's: a Sabotage takes the highest. */
function countCards(own: readonly string[], enemy: readonly string[]): number {
  const values = own.map(valueOf).sort((a, b) => b - a);
  const sabotages = enemy.filter((card) => valueOf(card) === 1).length;
  return sum(values.map((value, at) => (at < sabotages ? 1 : value)));
}

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

export function chanceOfRolling(mind: Mind, sight: Sight, places: readonly number[], isOwn: boolean): number {
  const dice = sight.table.conflict?.dice[isOwn ? mind.side : mind.enemy] ?? [];
  const lying = sum(places.map((place) => dice[place - 1] ?? 0));
  const lead = leadNow(mind, sight) - answerOf(mind, sight);
  return isOwn ? chanceOfLead(places.length, 0, lead - lying) : chanceOfLead(0, places.length, lead + lying);
}

export function chanceOfTurning(mind: Mind, sight: Sight, places: readonly number[], face: number): number {
  const dice = sight.table.conflict?.dice[mind.side] ?? [];
  const gain = sum(places.map((place) => face - (dice[place - 1] ?? face)));
  return chanceOfLead(0, 0, leadNow(mind, sight) - answerOf(mind, sight) + gain);
}

/** Breaks ties between choices that win or lose alike, by the higher sum. */
export const SMALL = 1e-3;

export const faceOf = (facts: HrFacts, source: string, isCentre: boolean): number | null =>
  source === 'fortress' ? (isCentre ? 5 : 4) : (facts.turnsDieTo[source] ?? null);
