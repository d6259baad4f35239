/** The words of one section of a position text, read in order; errors name their place. */
import { ShapeError } from '../../kernel/shape.ts';

/** A hidden thing; `?3` are three of them in a list. */
export const UNSEEN = '?';
/** More than any game hides. */
const MOST_UNSEEN = 60;
/** The largest section of a position has fewer than 400 words. */
const MOST_WORDS = 2_000;

const WORD = /\s*(?:([[\]{}=,>])|(\?\d{0,3})|("(?:[^"\\]|\\["\\])*")|([\w./+'-]+))/y;
const PLAIN = /^[\w./+'-]+$/;

/** Quoted unless it looks like an id. */
export const writeWord = (text: string): string => (PLAIN.test(text) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`);

type Kind = 'sign' | 'unseen' | 'text';
interface Word {
  readonly kind: Kind;
  readonly text: string;
}

export interface Words {
  /** Null after the last word. */
  peek(): Word | null;
  takes(sign: string): boolean;
  /** Returns true if this sign was just taken as the last word. */
  trails(sign: string): boolean;
  /** An id or a text in quotes. Throws `ShapeError` for anything else. */
  text(what: string): string;
  /** Returns how many hidden things `?` or `?3` means. Null for another word. */
  unseen(): number | null;
  /** Number of words taken; with an argument, back to that number. */
  at(): number;
  back(to: number): void;
  /** An error at the word before, or at the next one. */
  fail(message: string, where?: 'before' | 'here'): ShapeError;
  done(): void;
}

/** Throws `ShapeError` for an unknown character, and for too many words. */
export function openWords(section: string, source: string): Words {
  const words = splitWords(section, source);
  let at = 0;
  const fail: Words['fail'] = (message, where = 'here') =>
    new ShapeError(`${section}.${where === 'here' ? at + 1 : at}`, message);
  const peek: Words['peek'] = () => words[at] ?? null;
  const told = (): string => peek()?.text ?? 'the end';
  return {
    peek,
    fail,
    at: () => at,
    back(to) {
      at = to;
    },
    takes(sign) {
      const word = peek();
      if (word?.kind !== 'sign' || word.text !== sign) return false;
      at += 1;
      return true;
    },
    trails: (sign) => at === words.length && words[at - 1]?.kind === 'sign' && words[at - 1]?.text === sign,
    text(what) {
      const word = peek();
      if (word?.kind !== 'text') throw fail(`${what} expected, not ${told()}`);
      at += 1;
      return word.text;
    },
    unseen() {
      const word = peek();
      if (word?.kind !== 'unseen') return null;
      const n = word.text === UNSEEN ? 1 : Number(word.text.slice(1));
      if (n < 1 || n > MOST_UNSEEN) throw fail(`${word.text}: 1 to ${MOST_UNSEEN} hidden things`);
      at += 1;
      return n;
    },
    done() {
      if (peek() !== null) throw fail(`nothing more expected, but ${told()}`);
    },
  };
}

function splitWords(section: string, source: string): readonly Word[] {
  const words: Word[] = [];
  WORD.lastIndex = 0;
  const end = source.trimEnd().length;
  while (WORD.lastIndex < end) {
    const from = WORD.lastIndex;
    const found = WORD.exec(source);
    const place = `${section}.${words.length + 1}`;
    if (!found)
      throw new ShapeError(place, `unknown sign ${JSON.stringify(source.slice(from).trimStart().slice(0, 1))}`);
    if (words.length >= MOST_WORDS) throw new ShapeError(place, `more than ${MOST_WORDS} words`);
    const [, sign, unseen, quoted, plain] = found;
    if (sign !== undefined) words.push({ kind: 'sign', text: sign });
    else if (unseen !== undefined) words.push({ kind: 'unseen', text: unseen });
    else if (quoted !== undefined) words.push({ kind: 'text', text: quoted.slice(1, -1).replace(/\\(.)/g, '$1') });
    else words.push({ kind: 'text', text: plain ?? '' });
  }
  return words;
}
