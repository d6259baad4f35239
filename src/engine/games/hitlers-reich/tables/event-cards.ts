/** The event cards as the rules ask for them (§4.2); all of them lie open to both sides (§4.2.3). */
import { isHeld, mayOwn, ownerOf } from '../event-cards.ts';
import type { CopyId, Side, Title } from '../ids.ts';
import type { EventData, Pack } from '../pack.ts';

export function makeEventCards({ cards }: Pack) {
  const byTitle = new Map(cards.map((event) => [event.id, event]));
  const titleByCopy = new Map(cards.flatMap(({ id, copies }) => copies.map((copy) => [copy.id, id] as const)));
  const titles: readonly Title[] = cards.map(({ id }) => id);
  const copies: readonly CopyId[] = [...titleByCopy.keys()];

  /** Throws for a title that is no event. */
  function eventOf(title: Title): EventData {
    const event = byTitle.get(title);
    if (!event) throw new RangeError(`no event ${title}`);
    return event;
  }

  /** Throws for an id that is no copy. */
  function titleOf(copy: CopyId): Title {
    const title = titleByCopy.get(copy);
    if (title === undefined) throw new RangeError(`no event copy ${copy}`);
    return title;
  }

  const eventsFor = (side: Side): readonly EventData[] => cards.filter((event) => mayOwn(event, side));
  const holdable = (side: Side): readonly CopyId[] =>
    copies.filter((copy) => {
      const event = eventOf(titleOf(copy));
      return isHeld(event) && mayOwn(event, side);
    });

  return {
    eventCards: cards,
    titles,
    copies,
    isTitle: (id: string): boolean => byTitle.has(id),
    eventOf,
    titleOf,
    /** Copies chosen by us to fill the deck of 56; left out of the attested set of 48. */
    reconstructedCopies: new Set(
      cards.flatMap((event) =>
        event.copies.filter(({ provenance }) => provenance === 'reconstructed').map(({ id }) => id),
      ),
    ) as ReadonlySet<CopyId>,
    /** Events that a side may own in the course of a game. */
    eventsFor: { axis: eventsFor('axis'), allies: eventsFor('allies') },
    /** Copies that a side may hold in the course of a game. */
    holdable: { axis: holdable('axis'), allies: holdable('allies') },
    /** What a check of a position asks of each copy. */
    copyFacts: copies.map((copy) => {
      const title = titleOf(copy);
      const event = eventOf(title);
      const { category, setAsideUntil } = event;
      return { copy, title, category, setAsideUntil, owner: ownerOf(event), held: isHeld(event) };
    }),
  };
}
export type EventCards = ReturnType<typeof makeEventCards>;
