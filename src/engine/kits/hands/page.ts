/**
 * What a page that two players look at may hold: nobody's hand, or the hand of one seat. A hand comes on the page by one
 * press of its own seat, and by nothing else; it leaves the page with the next moment that both players watch.
 */
import type { Asked } from '../../kernel/types.ts';

export type Page<S extends string = string> =
  /** Both players may look. */
  | { readonly holds: 'nobody' }
  /** Nobody's hand, nor the question: only this seat lifts the cover. */
  | { readonly holds: 'cover'; readonly seat: S }
  /** The hand of this seat, which has taken its place. */
  | { readonly holds: 'hand'; readonly seat: S };

export const NOBODY = { holds: 'nobody' } as const;
const coverOf = <S extends string>(seat: S): Page<S> => ({ holds: 'cover', seat });
const handOf = <S extends string>(seat: S): Page<S> => ({ holds: 'hand', seat });

/** The seat whose hand is on the page; null for nobody's. */
export const handOn = <S extends string>(page: Page<S>): S | null => (page.holds === 'hand' ? page.seat : null);
/** The seat that is called to lift the cover; null where there is none. */
export const calledBy = <S extends string>(page: Page<S>): S | null => (page.holds === 'cover' ? page.seat : null);

/** A question as far as it matters to what the page may hold. */
export interface Question<S extends string = string> {
  readonly seat: S;
  readonly asked: Asked;
  /** Whose part of the turn it is. */
  readonly isOwnPart: boolean;
  /** The seat's own part of the turn begins with it. */
  readonly beginsPart: boolean;
}

/** What led to the question. */
export type Cause =
  /** A move that only one of the players has seen. */
  | 'move'
  /** Something that both players watched: dice, cards turned over, a discard, the end of a year. */
  | 'watched'
  /** A match that comes on the page. */
  | 'opened';

/** The page for a question that comes up now. It never holds a hand that it did not hold before. */
export function pageFor<S extends string>(page: Page<S>, question: Question<S>, cause: Cause): Page<S> {
  const { seat, asked } = question;
  // A cover that is down stays until its seat lifts it.
  if (calledBy(page) === seat && cause !== 'watched') return page;
  if (cause === 'opened') return coverOf(seat);
  if (asked === 'joint') return NOBODY;
  const before = cause === 'watched' ? NOBODY : page;
  if (question.beginsPart) return coverOf(seat);
  if (handOn(before) === seat) return before;
  return isAskedFaceDown(question) ? NOBODY : coverOf(seat);
}

/** Whose turn it is sits there anyway, and can do what takes no card without looking at any. */
const isAskedFaceDown = ({ asked, isOwnPart }: Question): boolean =>
  asked === 'open' || (asked === 'partly' && isOwnPart);

/** The press of the seat that is called. A question that both watch is asked without any hand. */
export function lift<S extends string>(page: Page<S>, asked: Asked): Page<S> {
  if (page.holds !== 'cover') return page;
  return asked === 'joint' ? NOBODY : handOf(page.seat);
}

/** A player looks away, or turns up the hand that lies face down: the cover of the seat that is asked comes first. */
export const cover = <S extends string>(seat: S): Page<S> => coverOf(seat);

/** Both players watch, whatever was on the page. */
export const watchTogether = <S extends string>(page: Page<S>): Page<S> => (page.holds === 'hand' ? NOBODY : page);
