/** What is agreed about suggested moves. */
import type { MatchAbout } from './types.ts';

export type Hints = NonNullable<MatchAbout['hints']>;
/** A use that the log shows: by how many moves of the match it came, to whom, and the move, empty where both may not know it. */
export type SuggestionMark = NonNullable<MatchAbout['suggested']>[number];

/** Against a program one may ask; between two persons it has to be agreed. */
export const usualHints = (persons: number): Hints => (persons === 1 ? 'open' : 'off');

export const hintsOf = ({ hints, computers }: Pick<MatchAbout, 'hints' | 'computers'>): Hints =>
  hints ?? usualHints(2 - Object.keys(computers ?? {}).length);
