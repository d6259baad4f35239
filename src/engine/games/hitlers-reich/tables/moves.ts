/** Moves that name a space or an event, made once, so that lists can share them. */
import { make } from '../moves.ts';
import type { SpaceId } from '../ids.ts';
import type { Board } from './board.ts';
import type { EventCard, EventCards } from './event-cards.ts';

export function makeMoves({ spaces, areas, zones, spaceOf }: Board, { eventCopies, eventsFor, eventOf }: EventCards) {
  const tryOf = (card: EventCard) => ({ ...card, move: make.event({ event: card.event.id }) });
  const liftMoves = spaces.map(({ id }) => make.lift({ space: id }));
  return {
    fortifyMoves: areas.map((space) => ({ space, move: make.fortify({ area: space.id }) })),
    fleetMoves: zones.map((space) => ({ space, move: make.fleet({ zone: space.id }) })),
    /** Events that a side may ever try for (§6.4). */
    tries: { axis: eventsFor.axis.map(tryOf), allies: eventsFor.allies.map(tryOf) },
    /** The index is the number of the copy. */
    playMoves: eventCopies.map(({ title }) => make.play({ event: title })),
    liftMove: (id: SpaceId) => liftMoves[spaceOf(id).no] ?? make.lift({ space: id }),
    /** §6.7.3: additions to Overlord's landing. MAXIMUM EFFORT joins it from anywhere; the Allies then have it. */
    overlordExtras: { along: eventOf('maximum-effort').copies.map(({ id }) => id), isLanding: true } as const,
  };
}
