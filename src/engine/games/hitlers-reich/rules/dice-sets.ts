/** Every choice of 1 to `most` of the places 1 to n, smaller choices first; made once for each n. */
const known = new Map<number, readonly (readonly number[])[]>();

function allSets(n: number): readonly (readonly number[])[] {
  const found = known.get(n);
  if (found) return found;
  const sets: number[][] = [];
  for (let bits = 1; bits < 1 << n; bits++) {
    sets.push(Array.from({ length: n }, (_, at) => at + 1).filter((place) => bits & (1 << (place - 1))));
  }
  sets.sort((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1));
  known.set(n, sets);
  return sets;
}

/** Places of dice that may be picked together, counted from 1; `among` narrows them. */
export const listDiceSets = (
  dice: readonly number[],
  most: number,
  among?: readonly number[],
): readonly (readonly number[])[] =>
  allSets(dice.length).filter((set) => set.length <= most && (!among || set.every((place) => among.includes(place))));
