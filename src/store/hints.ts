import type { MatchAbout } from './types.ts';

export type Hints = NonNullable<MatchAbout['hints']>;
/** After how many moves, to which seat, and the move, empty where both may not know it. */
export type SuggestionMark = NonNullable<MatchAbout['suggested']>[number];

/** Default: allowed against a program, off between two people until they agree on it. */
export const usualHints = (persons: number): Hints => (persons === 1 ? 'open' : 'off');

export const hintsOf = ({ hints, computers }: Pick<MatchAbout, 'hints' | 'computers'>): Hints =>
  hints ?? usualHints(2 - Object.keys(computers ?? {}).length);
