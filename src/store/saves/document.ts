import type { ImportSummary } from '../library-types.ts';
import type { MatchAbout } from '../types.ts';

/** What the list says of a save; worked out from the match itself at each write. */
export type Summary = Omit<ImportSummary, 'about'>;

/** A match as it is written: its save, what the list says of it, what its players call it. */
export interface Document {
  readonly text: string;
  readonly summary: Summary;
  readonly about: MatchAbout;
}
