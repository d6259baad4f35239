/** Finds the latest result that fits and puts it first, or makes it and forgets the oldest beyond `most`. */
export function recall<X>(latest: X[], most: number, fits: (entry: X) => boolean, make: () => X): X {
  let at = 0;
  while (at < latest.length) {
    const entry = latest[at];
    if (entry !== undefined && fits(entry)) {
      if (at > 0) latest.unshift(...latest.splice(at, 1));
      return entry;
    }
    at++;
  }
  const made = make();
  latest.unshift(made);
  if (latest.length > most) latest.pop();
  return made;
}

/** Returns true for the same numbers or flags in the same order. */
export function areSame<X>(a: readonly X[], b: readonly X[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
