/** The chance that a lead holds: over the dice of both sides, and over the other side's card. */
import { chancesOfSum } from '../../engine/games/hitlers-reich/rules/sums.ts';

/** Range of leads; beyond it a fight is decided. */
const REACH = 32;
const SIZE = 2 * REACH + 1;
const MOST = 6;

type Curve = Float64Array;

/** By lead in whole points, the chance that it exceeds the difference of the dice; half of it where equal. */
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

/** Linear interpolation between whole points. */
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

/** Against the best of some unknown cards, in tenths of a card. */
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
