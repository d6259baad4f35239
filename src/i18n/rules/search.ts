import type { Block, RuleBook, RuleSection } from './types.ts';

/** A section that answers a query, with the matching part of its text. */
export interface RuleHit {
  readonly id: string;
  readonly title: string;
  readonly excerpt: { readonly before: string; readonly match: string; readonly after: string };
}

/** A text made comparable: `from[i]` is where the i-th character of `plain` began in `text`. */
interface FoldedText {
  readonly text: string;
  readonly plain: string;
  readonly from: readonly number[];
}

interface Entry {
  readonly section: RuleSection;
  readonly title: FoldedText;
  readonly captions: readonly FoldedText[];
  readonly passages: readonly FoldedText[];
}

const LATIN_ACCENTS = /[\u0300-\u036f]/g;
const KATAKANA = { first: 0x30a1, last: 0x30f6, toHiragana: 0x60 };

const folded = new Map<string, string>();

/**
 * Normalises for search: full and half width, capitals, accents, curved quotation marks, katakana and hiragana match.
 */
function foldCharacter(character: string): string {
  const known = folded.get(character);
  if (known !== undefined) return known;
  const plain = character.normalize('NFKD').replace(LATIN_ACCENTS, '').normalize('NFC').toLowerCase();
  const result = Array.from(plain, (each) => {
    const code = each.codePointAt(0) ?? 0;
    if (code >= KATAKANA.first && code <= KATAKANA.last) return String.fromCodePoint(code - KATAKANA.toHiragana);
    return /['‘’“”「」『』]/.test(each) ? '' : each;
  }).join('');
  folded.set(character, result);
  return result;
}

function fold(text: string): FoldedText {
  let plain = '';
  const from: number[] = [];
  let at = 0;
  for (const character of text) {
    const same = foldCharacter(character);
    plain += same;
    for (let unit = 0; unit < same.length; unit++) from.push(at);
    at += character.length;
  }
  from.push(text.length);
  return { text, plain, from };
}

/** The readable strings of a block, one for each paragraph, item or row. */
export function passagesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'text':
    case 'example':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return [block.caption, ...[block.head, ...block.rows].map((row) => row.join(' · '))];
    case 'ruling':
      return [block.question, block.ruling, block.ground];
  }
}

const entries = new WeakMap<RuleSection, Entry>();

function entryOf(section: RuleSection): Entry {
  const known = entries.get(section);
  if (known) return known;
  const entry = {
    section,
    title: fold(section.title),
    captions: section.blocks.flatMap((block) => (block.kind === 'table' ? [fold(block.caption)] : [])),
    passages: section.blocks.flatMap(passagesOf).map(fold),
  };
  entries.set(section, entry);
  return entry;
}

const indexes = new WeakMap<RuleBook, readonly Entry[]>();

function indexOf(book: RuleBook): readonly Entry[] {
  const known = indexes.get(book);
  if (known) return known;
  const all = book.sections.map(entryOf);
  indexes.set(book, all);
  return all;
}

/** Work between two pauses. */
const SLICE_MS = 8;

/** Prepares a book for `searchRules` in slices, so that typing stays smooth. */
export async function prepareSearch(book: RuleBook): Promise<void> {
  let until = performance.now() + SLICE_MS;
  for (const section of book.sections) {
    entryOf(section);
    if (performance.now() < until) continue;
    await new Promise((done) => setTimeout(done));
    until = performance.now() + SLICE_MS;
  }
}

const POINTS = { id: 1000, title: 60, caption: 50, wordStart: 8, anywhere: 3, mostRepeats: 4, phrase: 2 };
/** A search wants the rule first, then the rulings and remarks on it. */
const RULE_WEIGHT = 1.5;

/** Chapters 1 to 9 are rules in every book; chapters 10 to 15 are where they repeat a rulebook. */
const isRule = ({ id, blocks }: RuleSection): boolean =>
  /^[1-9](?:\D|$)/.test(id) || (/^1[0-5](?:\D|$)/.test(id) && blocks.some(({ mark }) => mark === 'attested'));

/** Sections with every word of the query, best first; a section number finds its section and all below it. */
export function searchRules(book: RuleBook, query: string, limit = 20): readonly RuleHit[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const wantedId = query.trim().replace(/^§/, '').toLowerCase();
  return indexOf(book)
    .map((entry, order) => ({ entry, order, score: scoreOf(entry, terms, wantedId) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, limit)
    .map(({ entry }) => hitOf(entry, terms));
}

function termsOf(query: string): readonly string[] {
  return fold(query)
    .plain.split(/[\s、。,;:?？§]+/u)
    .filter((term) => term !== '')
    .map(stem);
}

/** Search is by substring, so a stem finds all English endings. */
function stem(term: string): string {
  return /^[a-z]+$/.test(term) ? term.replace(/(?<=[a-z]{3})(?:ies|ing|ed|es|s|y)$/, '') : term;
}

function scoreOf(entry: Entry, terms: readonly string[], wantedId: string): number {
  const id = entry.section.id.toLowerCase();
  if (id === wantedId) return POINTS.id;
  const isBelow = id.startsWith(`${wantedId}.`) || id.startsWith(`${wantedId}(`);
  const scores = terms.map((term) => scoreTerm(entry, term));
  // Adjacent words in the typed order score higher than the same words apart.
  const phrase = terms.length > 1 ? POINTS.phrase * scoreTerm(entry, terms.join(' ')) : 0;
  const words = scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, phrase);
  return (isBelow ? POINTS.id / 2 : 0) + words * (isRule(entry.section) ? RULE_WEIGHT : 1);
}

function scoreTerm({ title, captions, passages }: Entry, term: string): number {
  let score = title.plain.includes(term) ? POINTS.title : 0;
  if (captions.some(({ plain }) => plain.includes(term))) score += POINTS.caption;
  let repeats = 0;
  for (const { plain } of passages) {
    const at = plain.indexOf(term);
    if (at < 0 || repeats >= POINTS.mostRepeats) continue;
    repeats += 1;
    score += startsWord(plain, at) ? POINTS.wordStart : POINTS.anywhere;
  }
  return score;
}

const startsWord = (plain: string, at: number): boolean => at === 0 || !/[a-z0-9]/.test(plain.charAt(at - 1));

const AROUND = { before: 32, after: 80 };
const SENTENCE = 25;

function hitOf({ section, title, passages }: Entry, terms: readonly string[]): RuleHit {
  const found = terms.flatMap((term) =>
    passages.filter(({ plain }) => plain.includes(term)).map((passage) => ({ passage, term })),
  );
  // A sentence tells more than a caption or heading that comes first.
  const { passage, term } = found.find((each) => each.passage.text.length >= SENTENCE) ??
    found[0] ?? { passage: passages[0] ?? title, term: '' };
  return { id: section.id, title: section.title, excerpt: excerptOf(passage, term) };
}

function excerptOf({ text, plain, from }: FoldedText, term: string): RuleHit['excerpt'] {
  const at = Math.max(0, plain.indexOf(term));
  const start = from[at] ?? 0;
  const end = term === '' ? start : (from[at + term.length] ?? text.length);
  const left = Math.max(0, start - AROUND.before);
  const right = Math.min(text.length, end + AROUND.after);
  return {
    before: (left > 0 ? '…' : '') + text.slice(left, start),
    match: text.slice(start, end),
    after: text.slice(end, right) + (right < text.length ? '…' : ''),
  };
}
