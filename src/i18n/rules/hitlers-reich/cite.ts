import { RULE_IDS } from './rule-ids.ts';

const known = new Set(RULE_IDS);

/** The section itself or the nearest one above it that this book has: `16.1.4` gives `16.1`. */
const nearest = (id: string): string => (known.has(id) || !id.includes('.') ? id : nearest(id.replace(/\.[^.]+$/, '')));

/** The rules that a remark of the data names, as citations: `RULE 2.3 (b), 16.1.6` gives `§2.3, §16.1`. */
export function citeRules(remark: string): string {
  const ids = [...remark.matchAll(/\b\d{1,2}(?:\.\d+)+/g)].map(([id]) => nearest(id));
  return [...new Set(ids)].map((id) => `§${id}`).join(', ');
}
