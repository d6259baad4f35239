import type { MatchData } from '../../store/types.ts';

/**
 * The seats that a person may play on from a match with. While hands are hidden from each other, a person beside a
 * program keeps its own, and two persons have none: one of them would see the hand of the other.
 */
export function seatsToPlayOn({
  secrets,
  isOver,
  seats,
  about,
}: Pick<MatchData, 'secrets' | 'isOver' | 'seats' | 'about'>): readonly string[] {
  if (secrets !== 'kept' || isOver) return seats;
  const persons = seats.filter((seat) => !Object.hasOwn(about?.computers ?? {}, seat));
  return persons.length === 1 ? persons : [];
}
