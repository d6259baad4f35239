/** Rolls as sorted lists, and the chances of their sums: exact and cached. */
import { FACES } from './dice.ts';

export type Faces = readonly number[];

export const codeOf = (faces: Faces): number => faces.reduce((code, face) => code * 7 + face, 0);
export const sumOf = (faces: Faces): number => faces.reduce((sum, face) => sum + face, 0);

export interface Rolled {
  readonly faces: Faces;
  readonly chance: number;
}

function listFalling(n: number, top: number): number[][] {
  if (n === 0) return [[]];
  const lists: number[][] = [];
  for (let face = top; face >= 1; face--) for (const rest of listFalling(n - 1, face)) lists.push([face, ...rest]);
  return lists;
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** Counts the rolls that show exactly these faces, of all 6^n. */
function countOrders(faces: Faces): number {
  let count = factorial(faces.length);
  for (let face = 1; face <= FACES; face++) count /= factorial(faces.filter((one) => one === face).length);
  return count;
}

const rolls = new Map<number, readonly Rolled[]>();

/** Every roll of `n` dice, unordered, with its chance. */
export function listRolls(n: number): readonly Rolled[] {
  const known = rolls.get(n);
  if (known) return known;
  const total = FACES ** n;
  const made = listFalling(n, FACES).map((faces) => ({ faces, chance: countOrders(faces) / total }));
  rolls.set(n, made);
  return made;
}

const sums = new Map<number, readonly number[]>();

/** Chance of each sum of `n` dice, by sum. */
export function chancesOfSum(n: number): readonly number[] {
  const known = sums.get(n);
  if (known) return known;
  const chances = Array.from({ length: n * FACES + 1 }, () => 0);
  for (const { faces, chance } of listRolls(n)) {
    const sum = sumOf(faces);
    chances[sum] = (chances[sum] ?? 0) + chance;
  }
  sums.set(n, chances);
  return chances;
}
