import { cleanAbout } from './clean-text.ts';
import { dealMatchAnew, holdsSecrets } from './deal-anew.ts';
import { documentOf, type Document } from './document.ts';
import { readMatch, type LoadGame } from './read-match.ts';
import type { MatchAbout } from '../types.ts';

export interface DealDeps {
  readonly loadGame: LoadGame;
  readonly newSalt: () => string;
  readonly build: string;
}

/**
 * Cards are dealt again as far as the moves can be replayed; null where nothing is hidden. Throws where it cannot be
 * read.
 */
export async function dealCopyOf(text: string, said: MatchAbout, deps: DealDeps): Promise<Document | null> {
  const { def, loaded } = await readMatch(text, deps.loadGame);
  const timeline = loaded.how === 'replayed' ? loaded.timeline : (loaded.fromSnapshot ?? loaded.agreed);
  const about = cleanAbout(said, def.seats);
  if (!holdsSecrets({ def, timeline, about })) return null;
  return documentOf({ def, timeline: dealMatchAnew({ def, timeline, about }, deps.newSalt()), about }, deps.build);
}
