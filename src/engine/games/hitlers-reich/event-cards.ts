/** The 56 event cards as the rules ask for them (§4.2); all of them lie open to both sides (§4.2.3). */
import { eventCards, type Deck, type EventData, type Op } from './data.ts';
import type { CopyId, Side, Title } from './ids.ts';

const byTitle = new Map(eventCards.map((event) => [event.id, event]));
const titleByCopy = new Map(eventCards.flatMap(({ id, copies }) => copies.map((copy) => [copy.id, id] as const)));

export const TITLES: readonly Title[] = eventCards.map(({ id }) => id);
export const COPIES: readonly CopyId[] = [...titleByCopy.keys()];
export const isTitle = (id: string): boolean => byTitle.has(id);

/** Throws for a title that is no event. */
export function eventOf(title: Title): EventData {
  const event = byTitle.get(title);
  if (!event) throw new RangeError(`no event ${title}`);
  return event;
}

/** Throws for an id that is no copy. */
export function titleOf(copy: CopyId): Title {
  const title = titleByCopy.get(copy);
  if (title === undefined) throw new RangeError(`no event copy ${copy}`);
  return title;
}

/** Copies chosen by us to fill the deck of 56; left out of the attested set of 48. */
export const RECONSTRUCTED_COPIES: ReadonlySet<CopyId> = new Set(
  eventCards.flatMap(({ copies }) =>
    copies.filter(({ provenance }) => provenance === 'reconstructed').map(({ id }) => id),
  ),
);

const SIDE_OF_DECK: Readonly<Record<Deck, Side | null>> = { common: null, allied: 'allies', axis: 'axis' };
/** The only side that may own the event; null for a common one (§4.2.4, §10.1.1). */
export const ownerOf = ({ deck }: EventData): Side | null => SIDE_OF_DECK[deck];
export const mayOwn = (event: EventData, side: Side): boolean => (ownerOf(event) ?? side) === side;

/** Reusable and Returnable events are held in the hand of events (§4.2.2). */
export const isHeld = ({ category }: EventData): boolean => category === 'Reusable' || category === 'Returnable';

type OpOf<K extends Op['op']> = Extract<Op, { readonly op: K }> & { readonly if?: string };
/** The first effect of each kind, by title. */
const opsByTitle = new Map(
  eventCards.map(({ id, effect }) => [id, new Map(effect.toReversed().map((one) => [one.op, one]))] as const),
);
/** The first effect of that kind on the card, or null. */
export function findOp<K extends Op['op']>(title: Title, op: K): OpOf<K> | null {
  return (opsByTitle.get(title)?.get(op) as OpOf<K> | undefined) ?? null;
}
export const hasOp = (title: Title, op: Op['op']): boolean => findOp(title, op) !== null;

export const isEnabling = (title: Title): boolean => hasOp(title, 'ENABLE');
