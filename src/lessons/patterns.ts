/** Matches a move's notation with a pattern, in which a star means any run of characters without a space. */
export function fits(pattern: string, notation: string): boolean {
  const asked = pattern.split(' ');
  const given = notation.split(' ');
  return asked.length === given.length && asked.every((word, i) => fitsWord(word, given[i] ?? ''));
}

function fitsWord(pattern: string, word: string): boolean {
  const [head = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return pattern === word;
  const tail = rest[rest.length - 1] ?? '';
  return word.length >= head.length + tail.length && word.startsWith(head) && word.endsWith(tail);
}

export const fitsAny = (patterns: readonly string[], notation: string): boolean =>
  patterns.some((pattern) => fits(pattern, notation));
