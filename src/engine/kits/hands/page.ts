/** The shared page shows one hand at most: after its seat pressed, until the next moment that both players watch. */
import type { Asked } from '../../kernel/types.ts';

export type Page<S extends string = string> =
  /** Both players may look. */
  | { readonly holds: 'nobody' }
  /** The page shows no hand and no question until this seat removes the cover. */
  | { readonly holds: 'cover'; readonly seat: S }
  | { readonly holds: 'hand'; readonly seat: S }
  /** Both players know this hand, so nobody had to take a seat. */
  | { readonly holds: 'known-hand'; readonly seat: S };

export const NOBODY = { holds: 'nobody' } as const;
const coverOf = <S extends string>(seat: S): Page<S> => ({ holds: 'cover', seat });
const handOf = <S extends string>(seat: S): Page<S> => ({ holds: 'hand', seat });

/** Null where no hand is shown. */
export const handOn = <S extends string>(page: Page<S>): S | null =>
  page.holds === 'hand' || page.holds === 'known-hand' ? page.seat : null;
export const calledBy = <S extends string>(page: Page<S>): S | null => (page.holds === 'cover' ? page.seat : null);

/** A question, as far as it matters to what the page may show. */
export interface Question<S extends string = string> {
  readonly seat: S;
  readonly asked: Asked;
  readonly isOwnPart: boolean;
  readonly beginsPart: boolean;
  /** False if both players know all hands. */
  readonly hidesAny: boolean;
}

export type Cause =
  /** A move that only one of the players has seen. */
  | 'move'
  /** Something that both players watched: dice, cards turned over, a discard, the end of a year. */
  | 'watched'
  | 'opened';

/** The page for a new question. It never shows a hand that it did not show before. */
export function pageFor<S extends string>(page: Page<S>, question: Question<S>, cause: Cause): Page<S> {
  const { seat, asked } = question;
  // A cover remains until its seat removes it.
  if (calledBy(page) === seat && cause !== 'watched') return page;
  // A closed question may be about a plan, which only its maker knows even if the hand is known.
  if (!question.hidesAny && !(cause === 'opened' && asked === 'closed')) return pageOfKnown(question);
  if (cause === 'opened') return coverOf(seat);
  if (asked === 'joint') return NOBODY;
  const before = cause === 'watched' || page.holds === 'known-hand' ? NOBODY : page;
  if (question.beginsPart) return coverOf(seat);
  if (handOn(before) === seat) return before;
  return isAskedFaceDown(question) ? NOBODY : coverOf(seat);
}

/** Nobody needs a cover where all hands are known. An interruption that needs no card leaves the page to both. */
const pageOfKnown = <S extends string>({ seat, asked, isOwnPart }: Question<S>): Page<S> =>
  isOwnPart || asked !== 'open' ? { holds: 'known-hand', seat } : NOBODY;

/** The seat whose turn it is can do what takes no card without looking at any. */
const isAskedFaceDown = ({ asked, isOwnPart }: Question): boolean =>
  asked === 'open' || (asked === 'partly' && isOwnPart);

/** The press of the called seat. A question that both watch is asked without any hand. */
export function lift<S extends string>(page: Page<S>, asked: Asked): Page<S> {
  if (page.holds !== 'cover') return page;
  return asked === 'joint' ? NOBODY : handOf(page.seat);
}

/** A player looks away, or turns up the hand that is face down: the cover of the asked seat comes first. */
export const cover = <S extends string>(seat: S): Page<S> => coverOf(seat);

export const watchTogether = <S extends string>(page: Page<S>): Page<S> => (handOn(page) === null ? page : NOBODY);
