type Sets = readonly (readonly number[])[];

function makeSets(n: number): Sets {
  const sets: number[][] = [];
  for (let bits = 1; bits < 1 << n; bits++) {
    sets.push(Array.from({ length: n }, (_, at) => at + 1).filter((place) => bits & (1 << (place - 1))));
  }
  sets.sort((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1));
  return sets;
}

const made = new Map<number, Sets>();

/** Every subset of 1 to `most` of the places 1 to n; made once for each pair. */
function allSets(n: number, most: number): Sets {
  const key = n * 100 + most;
  const known = made.get(key) ?? makeSets(n).filter((set) => set.length <= most);
  made.set(key, known);
  return known;
}

/** Sets of places, from 1, that may be picked; `among` restricts them. */
export function listDiceSets(dice: readonly number[], most: number, among?: readonly number[]): Sets {
  const sets = allSets(dice.length, Math.min(most, dice.length));
  return among && among.length < dice.length ? sets.filter((set) => set.every((place) => among.includes(place))) : sets;
}
