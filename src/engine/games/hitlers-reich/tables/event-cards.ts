/** Event cards in the form that the rules read (§4.2); all are open to both sides (§4.2.3). */
import type { OfCard } from '../event-operations.ts';
import type { CopyId, Side, Title } from '../ids.ts';
import type { Deck, EventData, Pack } from '../pack.ts';

// Owners and holders of events (§4.2).

const SIDE_OF_DECK: Readonly<Record<Deck, Side | null>> = { common: null, allied: 'allies', axis: 'axis' };
/** The only side that may own the event; null for a common one (§4.2.4, §10.1.1). */
export const ownerOf = ({ deck }: EventData): Side | null => SIDE_OF_DECK[deck];
export const mayOwn = (event: EventData, side: Side): boolean => (ownerOf(event) ?? side) === side;

/** Reusable and Returnable events are held in the hand of events (§4.2.2). */
export const isHeld = ({ category }: EventData): boolean => category === 'Reusable' || category === 'Returnable';

export interface EventCopy {
  readonly id: CopyId;
  readonly no: number;
  readonly title: Title;
  readonly event: EventData;
  readonly abilities: OfCard;
}

export interface EventCard {
  readonly event: EventData;
  readonly copies: readonly EventCopy[];
}

export function makeEventCards(pack: Pack, abilitiesOf: (title: Title) => OfCard) {
  // Copied, because objects straight from a file are several times as slow to read.
  const cards: readonly EventData[] = pack.cards.map((event) => ({ ...event }));
  const all: EventCopy[] = [];
  for (const event of cards)
    for (const { id } of event.copies)
      all.push({ id, no: all.length, title: event.id, event, abilities: abilitiesOf(event.id) });
  const byTitle = new Map(cards.map((event) => [event.id, event]));
  const byId = new Map(all.map((copy) => [copy.id, copy]));
  const titles: readonly Title[] = cards.map(({ id }) => id);

  function eventOf(title: Title): EventData {
    const event = byTitle.get(title);
    if (!event) throw new RangeError(`no event ${title}`);
    return event;
  }

  function copyOf(id: CopyId): EventCopy {
    const copy = byId.get(id);
    if (!copy) throw new RangeError(`no event copy ${id}`);
    return copy;
  }

  const eventsFor = (side: Side): readonly EventCard[] =>
    cards
      .filter((event) => mayOwn(event, side))
      .map((event) => ({ event, copies: all.filter((copy) => copy.event === event) }));
  const holdable = (side: Side): readonly EventCopy[] =>
    all.filter(({ event }) => isHeld(event) && mayOwn(event, side));

  return {
    eventCards: cards,
    titles,
    copies: all.map(({ id }): CopyId => id),
    eventCopies: all,
    isTitle: (id: string): boolean => byTitle.has(id),
    eventOf,
    copyOf,
    titleOf: (copy: CopyId): Title => copyOf(copy).title,
    allInMall: Object.fromEntries(all.map(({ id }) => [id, 'mall'])) as Readonly<Record<CopyId, 'mall'>>,
    /** Copies that we chose to fill the deck of 56; left out of the attested set of 48. */
    reconstructedCopies: new Set(
      cards.flatMap((event) =>
        event.copies.filter(({ provenance }) => provenance === 'reconstructed').map(({ id }) => id),
      ),
    ) as ReadonlySet<CopyId>,
    /** Events that a side may own in the course of a game. */
    eventsFor: { axis: eventsFor('axis'), allies: eventsFor('allies') },
    /** A reshuffle of a side may bring these events back from the box lid (§5.4). */
    returning: {
      axis: cards.filter(({ returnsBy }) => returnsBy === 'axis-reshuffle'),
      allies: cards.filter(({ returnsBy }) => returnsBy === 'allied-reshuffle'),
    },
    holdable: { axis: holdable('axis'), allies: holdable('allies') },
    copyFacts: all.map(({ id: copy, title, event }) => {
      const { category, setAsideUntil } = event;
      return { copy, title, category, setAsideUntil, owner: ownerOf(event), held: isHeld(event) };
    }),
  };
}
export type EventCards = ReturnType<typeof makeEventCards>;
