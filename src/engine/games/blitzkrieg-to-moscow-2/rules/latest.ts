/** Finds the latest result that fits and puts it first, or makes it and forgets the oldest beyond `most`. */
export function recall<X>(latest: X[], most: number, fits: (entry: X) => boolean, make: () => X): X {
  for (let at = 0; at < latest.length; at++) {
    const entry = latest[at];
    if (entry === undefined || !fits(entry)) continue;
    if (at > 0) putFirst(latest, entry, at);
    return entry;
  }
  const made = make();
  latest.unshift(made);
  if (latest.length > most) latest.pop();
  return made;
}

/** Moves the entries before `at` back by one and puts its entry before them, without the lists that `splice` makes. */
function putFirst<X>(latest: X[], entry: X, at: number): void {
  for (let i = at; i > 0; i--) {
    const before = latest[i - 1];
    if (before !== undefined) latest[i] = before;
  }
  latest[0] = entry;
}

/** Returns true for the same numbers or flags in the same order. */
export function areSame<X>(a: readonly X[], b: readonly X[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
