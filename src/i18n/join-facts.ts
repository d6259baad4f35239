/** Joins facts without making a sentence: `8-5-3, out of supply`. */
import type { Lang } from './format.ts';

export const factSeparator = (lang: Lang): string => (lang === 'ja' ? '、' : ', ');
export const joinFacts = (lang: Lang, facts: readonly string[]): string => facts.join(factSeparator(lang));
