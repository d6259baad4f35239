import type { MatchData } from '../../store/types.ts';

/** Two persons at one screen hide their hands from each other. */
export const hidesBetweenPersons = ({
  secrets,
  about,
  status,
}: Pick<MatchData, 'secrets' | 'about' | 'status'>): boolean =>
  status === 'open' && secrets === 'kept' && Object.keys(about?.computers ?? {}).length === 0;
