/** Seats that programs play. In a line that is tried, a person plays all of them. */
import type { Timeline } from '../../engine/kernel/timeline.ts';
import type { Types } from '../../engine/kernel/types.ts';
import { levelOf, type Level } from '../../players/levels.ts';
import type { MatchAbout } from '../types.ts';

interface Table<T extends Types> {
  readonly about: Pick<MatchAbout, 'computers'>;
  readonly timeline: Pick<Timeline<T>, 'trial'>;
}

/** Null for a person. */
export function levelAt<T extends Types>({ about, timeline }: Table<T>, seat: string | null): Level | null {
  if (seat === null || timeline.trial || !about.computers || !Object.hasOwn(about.computers, seat)) return null;
  const told = about.computers[seat];
  return told === undefined ? null : levelOf(told);
}

/** The seat of the one person who plays a program; null otherwise. */
export function onlyPerson<T extends Types>(
  { about }: Pick<Table<T>, 'about'>,
  seats: readonly T['seat'][],
): T['seat'] | null {
  const persons = seats.filter((seat) => !Object.hasOwn(about.computers ?? {}, seat));
  return persons.length === 1 ? (persons[0] ?? null) : null;
}
