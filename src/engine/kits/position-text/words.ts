/** The words of one section of a position text, taken one after the other; whatever does not fit is named with its place. */
import { ShapeError } from '../../kernel/shape.ts';

/** What a hidden thing is called, `?` in the text; `?3` are three of them in a list. */
export const UNSEEN = '?';
/** More than any game has of anything that is hidden. */
const MOST_UNSEEN = 60;
/** Longer sections are no position of a game: the largest has fewer than 400 words. */
const MOST_WORDS = 2_000;

const WORD = /\s*(?:([[\]{}=,>])|(\?\d{0,3})|("(?:[^"\\]|\\["\\])*")|([\w./+'-]+))/y;
const PLAIN = /^[\w./+'-]+$/;

/** A text as one word: as it is where it has only signs of ids, else in quotes. */
export const writeWord = (text: string): string => (PLAIN.test(text) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`);

type Kind = 'sign' | 'unseen' | 'text';
interface Word {
  readonly kind: Kind;
  readonly text: string;
}

export interface Words {
  /** The next word without taking it; null behind the last one. */
  peek(): Word | null;
  /** Takes the next word if it is this sign. */
  takes(sign: string): boolean;
  /** Whether the last word of all was just taken and is this sign. */
  trails(sign: string): boolean;
  /** Takes the next word, which is an id or a text in quotes. Throws `ShapeError` for anything else. */
  text(what: string): string;
  /** Takes `?` or `?3`: how many hidden things it stands for. Null where the next word is another. */
  unseen(): number | null;
  /** How many words were taken, and back to where so many were. */
  at(): number;
  back(to: number): void;
  /** What is thrown: an error at the word before, or at the next one. */
  fail(message: string, where?: 'before' | 'here'): ShapeError;
  /** Throws where words are left. */
  done(): void;
}

/** Throws `ShapeError` for a sign that no position text has, and for too many words. */
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
