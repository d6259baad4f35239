/** Rolls of one side by number, so that chances for pairs of rolls are plain arrays. All tables are cached. */
import { FACES, MOST_DICE } from './dice.ts';
import { chancesOfSum, codeOf, listRolls, sumOf, type Faces } from './sums.ts';

/** `make`, called once for each key. */
function kept<Given extends readonly unknown[], Made>(
  keyOf: (...given: Given) => string | number,
  make: (...given: Given) => Made,
): (...given: Given) => Made {
  const known = new Map<string | number, Made>();
  return (...given) => {
    const key = keyOf(...given);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(...given);
    known.set(key, made);
    return made;
  };
}

/** The rolls of some dice; those with the same sum, the same lowest and the same highest dice are one. */
export interface Rolls {
  readonly name: string;
  readonly dice: number;
  /** This many of the lowest and of the highest dice are distinguished. */
  readonly low: number;
  readonly high: number;
  /** One roll of each number. */
  readonly faces: readonly Faces[];
  readonly chances: Float64Array;
  readonly sums: Uint8Array;
  readonly numberOf: (faces: Faces) => number;
}

function makeRolls(dice: number, low: number, high: number): Rolls {
  const keyOf = (faces: Faces) =>
    codeOf([sumOf(faces), ...faces.slice(0, high), ...faces.slice(Math.max(high, dice - low))]);
  const numbers = new Map<number, number>();
  const faces: Faces[] = [];
  const chances: number[] = [];
  for (const rolled of listRolls(dice)) {
    const key = keyOf(rolled.faces);
    const number = numbers.get(key) ?? faces.length;
    if (number === faces.length) faces.push(rolled.faces);
    numbers.set(key, number);
    chances[number] = (chances[number] ?? 0) + rolled.chance;
  }
  return {
    name: `${dice} ${low} ${high}`,
    dice,
    low,
    high,
    faces,
    chances: Float64Array.from(chances),
    sums: Uint8Array.from(faces, sumOf),
    numberOf: (one) => numbers.get(keyOf(one)) ?? 0,
  };
}

const madeRolls = kept((dice, low, high) => (dice * 8 + low) * 8 + high, makeRolls);

/** Rolls of `dice` dice that distinguish so many of the lowest and of the highest, at most all. */
export const rollsOf = (dice: number, low: number, high: number): Rolls =>
  low + high >= dice - 1 ? madeRolls(dice, dice, 0) : madeRolls(dice, low, high);

export const falling = (faces: Faces): Faces => faces.toSorted((a, b) => b - a);

/** Numbers of the rolls with one die more: at roll × 6 + face − 1, for each roll of `fewer`. */
export const plusDie = kept(
  (fewer: Rolls, rolls: Rolls) => `${fewer.name}+${rolls.name}`,
  (fewer, rolls) =>
    Uint16Array.from(
      fewer.faces.flatMap((faces) =>
        Array.from({ length: FACES }, (_, at) => rolls.numberOf(falling([...faces, at + 1]))),
      ),
    ),
);

export type Change =
  | { readonly without: number; readonly at: 'low' | 'high' }
  /** For each value, highest first, the lowest die is turned to it where that is more. */
  | { readonly raised: readonly number[] };

export const UNCHANGED: Change = { without: 0, at: 'low' };

function changed(faces: Faces, change: Change): Faces {
  if ('raised' in change)
    return change.raised
      .toSorted((a, b) => b - a)
      .reduce<Faces>((best, value) => {
        const turned = falling([...best.slice(0, -1), value]);
        return sumOf(turned) > sumOf(best) ? turned : best;
      }, faces);
  return change.at === 'low' ? faces.slice(0, faces.length - change.without) : faces.slice(change.without);
}

export const turnsOf = kept(
  (from: Rolls, to: Rolls, change: Change) => `${from.name}>${to.name} ${Object.values(change).join(' ')}`,
  (from, to, change) => Uint16Array.from(from.faces, (faces) => to.numberOf(changed(faces, change))),
);

/** Numbers, among rolls of `a` + `b` dice, of a roll of `a` with one of `b`: at roll of a × rolls of b + roll of b. */
export const together = kept(
  (a: number, b: number) => a * 8 + b,
  (a, b) => {
    const all = rollsOf(a + b, a + b, 0);
    return Uint16Array.from(
      listRolls(a).flatMap((one) => listRolls(b).map(({ faces }) => all.numberOf(falling([...one.faces, ...faces])))),
    );
  },
);

export const WANTED = MOST_DICE * FACES + 2;

const atLeast = kept(
  (k: number) => k,
  (k) =>
    Array.from({ length: WANTED }, (_, sum) =>
      chancesOfSum(k)
        .slice(sum)
        .reduce((total, one) => total + one, 0),
    ),
);

/** Best chance with up to `most` of the lowest dice re-rolled, at roll × WANTED + sum. Needs `low` ≥ `most`. */
export const reachOf = kept(
  (rolls: Rolls, most: number) => `${rolls.name} ${most}`,
  ({ dice, faces }, most) => {
    const reach = new Float64Array(faces.length * WANTED);
    faces.forEach((one, roll) => {
      for (let k = 0; k <= Math.min(most, dice); k++) {
        const stays = sumOf(one.slice(0, dice - k));
        const chances = atLeast(k);
        for (let wanted = 0; wanted < WANTED; wanted++) {
          const chance = chances[Math.max(0, wanted - stays)] ?? 0;
          if (chance > (reach[roll * WANTED + wanted] ?? 0)) reach[roll * WANTED + wanted] = chance;
        }
      }
    });
    return reach;
  },
);
