import { matchActions, matchStore } from '../../store/app-match.ts';
import { offerPlayOn } from './offer.ts';
import { seatsToPlayOn } from './seats.ts';

/** Offers the shown moment of the open match. */
export function offerMatch(): void {
  const match = matchStore.getState();
  const { game, at, timeline, decision, asked, moment } = match;
  const text = matchActions.exportText(at);
  const seats = seatsToPlayOn(match);
  if (game === null || text === null || seats.length === 0) return;
  // Who made the move after the shown moment was asked in it.
  const next = timeline.points[at + 1]?.seat ?? decision?.seat ?? asked?.seat ?? moment?.seat ?? null;
  offerPlayOn({ game, text, seats, next, isOpen: match.secrets !== 'kept' || match.isOver });
}
