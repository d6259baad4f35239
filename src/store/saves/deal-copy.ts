/** A second match of a stored one that goes on with hidden hands. */
import { cleanAbout } from './clean-text.ts';
import { dealMatchAnew, holdsSecrets } from './deal-anew.ts';
import { documentOf, type Document } from './document.ts';
import { readMatch, type LoadGame } from './read-match.ts';
import type { MatchAbout } from '../types.ts';

export interface DealDeps {
  readonly loadGame: LoadGame;
  /** Unpredictable text. */
  readonly newSalt: () => string;
  readonly build: string;
}

/** Its cards dealt anew, as far as its moves can be replayed; null where nothing has to be hidden. Throws where it cannot be read. */
export async function dealCopyOf(text: string, said: MatchAbout, deps: DealDeps): Promise<Document | null> {
  const { def, loaded } = await readMatch(text, deps.loadGame);
  const timeline = loaded.how === 'replayed' ? loaded.timeline : (loaded.fromSnapshot ?? loaded.agreed);
  const about = cleanAbout(said, def.seats);
  if (!holdsSecrets({ def, timeline, about })) return null;
  return documentOf({ def, timeline: dealMatchAnew({ def, timeline, about }, deps.newSalt()), about }, deps.build);
}
