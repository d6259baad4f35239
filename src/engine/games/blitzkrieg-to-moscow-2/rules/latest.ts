/**
 * Looks for a result among the latest ones, first where the last one was found; makes it where none fits, and forgets
 * the oldest beyond `most`.
 */
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
