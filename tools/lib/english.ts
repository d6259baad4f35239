/** Sentences of the app as the command lines print them: in English, with the names of the game. */
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { findGame } from '../../src/games/shelf.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { format, type Sentence } from '../../src/i18n/format.ts';
import { NO_NAMES } from '../../src/i18n/names.ts';
import { createSource } from '../../src/i18n/source.ts';

export type Say = ((line: Sentence) => string) & {
  /** True if a sentence has this key. */
  readonly has: (key: string) => boolean;
};

/** `def` is left out where no game is known yet. `domains`: further parts of the catalogue. */
export async function openEnglish<T extends Types>(
  def: GameDefinition<T> | null = null,
  domains: readonly string[] = [],
): Promise<Say> {
  const game = def && findGame(def.id);
  await loadCatalogue('en', game ? [game.id, ...domains] : domains);
  const source = createSource('en', def && game ? game.names(def.data.facts) : NO_NAMES);
  return Object.assign((line: Sentence) => format(source, line), {
    has: (key: string) => source.message(key) !== null,
  });
}
