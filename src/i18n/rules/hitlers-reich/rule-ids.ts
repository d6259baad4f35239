/** `R-01`, `R-02`, ... up to `last`. */
const numbered = (letter: string, last: number): readonly string[] =>
  Array.from({ length: last }, (_, at) => `${letter}-${String(at + 1).padStart(2, '0')}`);

/**
 * Every section that a sentence of Hitler's Reich may cite: the rulebook's numbers, then our own chapters: the rulings
 * (`R-18`), the map, the events. The rulebook has no chapters 11 to 15.
 */
export const RULE_IDS: readonly string[] = [
  ...['0', '1', '1.1'],
  ...['2', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.6.1', '2.6.2', '2.6.3'],
  ...['3', '3.0', '3.1', '3.2', '3.3'],
  ...['4', '4.1', '4.1.1', '4.1.2', '4.1.3', '4.1.4', '4.1.5'],
  ...['4.2', '4.2.1', '4.2.2', '4.2.3', '4.2.4', '4.2.5', '4.2.5.1', '4.2.5.2', '4.2.5.3', '4.2.5.4'],
  ...['5', '5.1', '5.2', '5.3', '5.4', '5.4.1', '5.4.2', '5.4.3', '5.4.4', '5.5', '5.5.1'],
  ...['6', '6.1', '6.2', '6.3', '6.3.1', '6.3.2', '6.4', '6.4.1', '6.4.2'],
  ...['6.5', '6.5.1', '6.5.1.1', '6.5.2', '6.5.2.1', '6.5.3', '6.5.3.1', '6.5.3.2', '6.5.3.3', '6.5.3.4'],
  ...['6.6', '6.6.1', '6.6.2', '6.6.3', '6.7', '6.7.1', '6.7.2', '6.7.3', '6.7.4', '6.7.4.1'],
  ...['7', '7.1', '7.2', '7.3', '7.4', '7.4.1', '7.5', '7.6', '7.7', '7.8', '7.9', '7.9.1', '7.9.2'],
  ...['8', '8.1', '8.2', '8.2.1', '8.2.2', '8.3', '8.4', '8.5', '8.5.1', '8.6'],
  ...['9', '9.1', '9.2', '9.3', '9.4', '9.5'],
  ...['10', '10.1', '10.2', '10.2.1', '10.2.2', '10.3', '10.3.1', '10.3.2', '10.3.3', '10.3.4'],
  ...['10.4', '10.4.1', '10.4.2', '10.4.3'],
  ...['16', '16.1', '16.2', '16.3'],
  ...['R', ...numbered('R', 100)],
  ...['M', 'M.spaces', 'M.borders', 'M.drawing'],
  ...['E', 'E.axis', 'E.allied', 'E.common', 'E.reconstructed'],
];

const known = new Set(RULE_IDS);

/** The section, or the nearest one above it in this book: `16.1.4` gives `16.1`. */
const nearest = (id: string): string => (known.has(id) || !id.includes('.') ? id : nearest(id.replace(/\.[^.]+$/, '')));

/** Citations of the rules in a remark of the data: `RULE 2.3 (b), 16.1.6` gives `§2.3, §16.1`. */
export function citeRules(remark: string): string {
  const ids = [...remark.matchAll(/\b\d{1,2}(?:\.\d+)+/g)].map(([id]) => nearest(id));
  return [...new Set(ids)].map((id) => `§${id}`).join(', ');
}
