/** The chance of a conflict decision by decision; slow, and without knowledge of which dice are best to touch. */
import type { ConflictTerms, Party } from '../../src/engine/games/hitlers-reich/rules/conflict-odds.ts';
import type { DieEffect } from '../../src/engine/games/hitlers-reich/rules/conflict-odds-stages.ts';
import { codeOf, listRolls, sumOf, type Faces } from '../../src/engine/games/hitlers-reich/rules/sums.ts';

/** `every`: every set of dice is tried; `lowest`: only the own lowest and the opponent's highest ones. */
export type Tries = 'every' | 'lowest';

export const party = (dice: number, rerolls: number | readonly number[] = [], ...effects: DieEffect[]): Party => ({
  dice,
  rerolls: typeof rerolls === 'number' ? [rerolls] : rerolls,
  effects,
  canCounter: false,
});

type Value = (mine: Faces, theirs: Faces) => number;
type Who = 'active' | 'other';

const falling = (faces: Faces): Faces => faces.toSorted((a, b) => b - a);
const placesOf = (faces: Faces): readonly number[] => [...faces.keys()];

/** Sets of 1 to `most` of these places; of falling faces the first are the highest. */
function listSets(
  places: readonly number[],
  most: number,
  tries: Tries,
  at: 'low' | 'high',
): readonly (readonly number[])[] {
  if (tries === 'every')
    return Array.from({ length: 1 << places.length }, (_, bits) =>
      places.filter((_place, i) => bits & (1 << i)),
    ).filter((set) => set.length > 0 && set.length <= most);
  return Array.from({ length: Math.min(most, places.length) }, (_, k) =>
    at === 'high' ? places.slice(0, k + 1) : places.slice(places.length - k - 1),
  );
}

/** Mean over new faces at the given places; the places stay where they are. */
const rolled = (faces: Faces, set: readonly number[], value: (next: Faces) => number): number => {
  let total = 0;
  for (const { faces: fresh, chance } of listRolls(set.length)) {
    const next = [...faces];
    set.forEach((place, i) => (next[place] = fresh[i] ?? 0));
    total += chance * value(next);
  }
  return total;
};

/** A value is asked for many times; only the faces matter, not their places. */
function kept(value: Value): Value {
  const known = new Map<number, number>();
  return (mine, theirs) => {
    const [a, b] = [falling(mine), falling(theirs)];
    const key = codeOf(a) * 7 ** b.length + codeOf(b);
    const found = known.get(key) ?? value(a, b);
    known.set(key, found);
    return found;
  };
}

/** A decision of one side, from its own dice and the opponent's. */
function decision(who: Who, options: (own: Faces, opp: Faces, then: Value) => readonly number[], next: Value): Value {
  const then: Value = who === 'active' ? next : (own, opp) => next(opp, own);
  return kept((mine, theirs) => {
    const [own, opp] = who === 'active' ? [mine, theirs] : [theirs, mine];
    const values = [then(own, opp), ...options(own, opp, then)];
    return who === 'active' ? Math.max(...values) : Math.min(...values);
  });
}

function reroll(who: Who, counts: readonly number[], tries: Tries, next: Value, mayChoose = false): Value {
  const [first = 0, second = 0] = counts;
  const [small, large] = [Math.min(first, second), Math.max(first, second)];
  // If the player chooses, the smallest sufficient card is used up.
  const leaves = (n: number) => (mayChoose && n <= small ? large : mayChoose ? small : second);
  const better = who === 'active' ? Math.max : Math.min;
  return decision(
    who,
    (own, opp, then) => {
      const again = (faces: Faces, free: readonly number[], most: number) =>
        better(
          then(faces, opp),
          ...listSets(free, most, tries, 'low').map((set) => rolled(faces, set, (last) => then(last, opp))),
        );
      const places = placesOf(own);
      const sets = listSets(places, mayChoose ? large : first, tries, 'low');
      return [
        again(own, places, leaves(0)),
        ...sets.map((set) =>
          rolled(own, set, (faces) =>
            again(
              faces,
              places.filter((place) => !set.includes(place)),
              leaves(set.length),
            ),
          ),
        ),
      ];
    },
    next,
  );
}

function optionsOf(effect: DieEffect, tries: Tries, own: Faces, opp: Faces, then: Value): readonly number[] {
  switch (effect.kind) {
    case 'sets':
      return listSets(placesOf(own), 1, tries, 'low').map(([place]) => then(own.with(place ?? 0, effect.value), opp));
    case 'own':
      return listSets(placesOf(own), effect.most, tries, 'low').map((set) =>
        rolled(own, set, (next) => then(next, opp)),
      );
    case 'opp':
      return listSets(placesOf(opp), effect.most, tries, 'high').map((set) =>
        rolled(opp, set, (next) => then(own, next)),
      );
    case 'either':
      return (['own', 'opp'] as const).flatMap((kind) => optionsOf({ kind, most: 1 }, tries, own, opp, then));
  }
}

/** The effects left, in any order, the dice in sight after each. */
function useEffects(who: Who, effects: readonly DieEffect[], tries: Tries, next: Value): Value {
  const after = effects.map((effect, at) => ({ effect, rest: useEffects(who, effects.toSpliced(at, 1), tries, next) }));
  if (after.length === 0) return next;
  const better = who === 'active' ? Math.max : Math.min;
  const chosen = after.map(({ effect, rest }) =>
    decision(who, (own, opp, then) => optionsOf(effect, tries, own, opp, then), rest),
  );
  return kept((mine, theirs) => better(next(mine, theirs), ...chosen.map((value) => value(mine, theirs))));
}

/** The value of each pair of rolls for the active side, with all later decisions. */
export function slowValue(terms: ConflictTerms, tries: Tries = 'every'): Value {
  const { active, other, firstAtCards, lead } = terms;
  const second = firstAtCards === 'active' ? 'other' : 'active';
  let value: Value = (mine, theirs) => (sumOf(mine) + lead >= sumOf(theirs) ? 1 : 0);
  // A side that has won would not roll again, so it may as well be asked.
  if (active.canCounter) value = reroll('active', [active.dice], tries, value);
  if (other.canCounter) value = reroll('other', [other.dice], tries, value);
  value = reroll(second, terms[second].rerolls, tries, value, terms[second].mayChoose);
  value = reroll(firstAtCards, terms[firstAtCards].rerolls, tries, value, terms[firstAtCards].mayChoose);
  value = useEffects('other', other.effects, tries, value);
  return useEffects('active', active.effects, tries, value);
}

export function slowChance(terms: ConflictTerms, tries: Tries = 'every'): number {
  const value = slowValue(terms, tries);
  let total = 0;
  for (const mine of listRolls(terms.active.dice))
    for (const theirs of listRolls(terms.other.dice))
      total += mine.chance * theirs.chance * value(mine.faces, theirs.faces);
  return total;
}

const asValue =
  (who: Who, value: Value): Value =>
  (own, opp) =>
    who === 'active' ? value(own, opp) : value(opp, own);

/** `own` dice of `who` at these places, from 1, rolled again before `value` counts. */
export const slowRolling = (value: Value, who: Who, own: Faces, opp: Faces, places: readonly number[]): number =>
  rolled(
    own,
    places.map((place) => place - 1),
    (next) => asValue(who, value)(next, opp),
  );

/** The same, and then up to `most` more of the dice at `free` that were not among these, whichever are best. */
export function slowFirst(
  value: Value,
  who: Who,
  own: Faces,
  opp: Faces,
  places: readonly number[],
  { most, free }: { readonly most: number; readonly free: readonly number[] },
): number {
  const left = free.filter((place) => !places.includes(place)).map((place) => place - 1);
  const then = asValue(who, value);
  const better = who === 'active' ? Math.max : Math.min;
  return rolled(
    own,
    places.map((place) => place - 1),
    (seen) =>
      better(
        then(seen, opp),
        ...listSets(left, most, 'every', 'low').map((set) => rolled(seen, set, (last) => then(last, opp))),
      ),
  );
}

/** Every set of up to `most` of these places. */
export const slowSets = (places: readonly number[], most: number): readonly (readonly number[])[] => [
  [],
  ...listSets(places, most, 'every', 'low'),
];
