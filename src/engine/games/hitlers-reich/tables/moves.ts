/** Actions that name a space or an event, made once: a list points at them. */
import { make, type Move } from '../moves.ts';
import type { Title } from '../ids.ts';
import type { Board } from './board.ts';
import type { EventCards } from './event-cards.ts';

export function makeMoves({ areas, zones }: Board, { titles, eventOf }: EventCards) {
  const eventMoves: ReadonlyMap<Title, Move> = new Map(titles.map((event) => [event, make.event({ event })]));
  return {
    fortifyMoves: areas.map((space) => ({ space, move: make.fortify({ area: space.id }) })),
    fleetMoves: zones.map(({ id }) => make.fleet({ zone: id })),
    eventMoves,
    /** §6.7.3: what goes with the landing of Overlord. MAXIMUM EFFORT does so wherever it is; the Allies have it then. */
    overlordExtras: { along: eventOf('maximum-effort').copies.map(({ id }) => id), isLanding: true } as const,
  };
}
