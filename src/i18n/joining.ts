/** Joins texts as their language does: stops, commas and colons of Japanese are full-width and take no space. */
import type { Lang } from './format.ts';

export const factSeparator = (lang: Lang): string => (lang === 'ja' ? '、' : ', ');
/** Joins facts without making a sentence: `8-5-3, out of supply`. */
export const joinFacts = (lang: Lang, facts: readonly string[]): string => facts.join(factSeparator(lang));

const ENDED = /[.!?。！？…][)）”」]*$/u;

/** Ends the text with a full stop unless it has an end. An empty text stays empty. */
export const asSentence = (lang: Lang, text: string): string =>
  text === '' || ENDED.test(text) ? text : `${text}${lang === 'ja' ? '。' : '.'}`;

/** Joins texts as sentences, and leaves out the empty ones. */
export const joinSentences = (lang: Lang, texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map((text) => asSentence(lang, text))
    .join(lang === 'ja' ? '' : ' ');

/** Ends a label with its colon, where the text that it labels is a separate element. */
export const asLabel = (lang: Lang, label: string): string => `${label}${lang === 'ja' ? '：' : ': '}`;
/** Puts a label before what it labels: `Warning: the pocket stays open.` */
export const labelled = (lang: Lang, label: string, text: string): string => asLabel(lang, label) + text;
