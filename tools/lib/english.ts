/** Sentences of the app as the command lines say them: in English, with the names of the game. */
import { DOMAINS, loadCatalogue, type Domain } from '../../src/i18n/catalogue.ts';
import { format, type Sentence } from '../../src/i18n/format.ts';
import { namesOfGame } from '../../src/i18n/game-names.ts';
import { NO_NAMES } from '../../src/i18n/names.ts';
import { createSource } from '../../src/i18n/source.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';

export type Say = (line: Sentence) => string;

const isDomain = (id: string): id is Domain => (DOMAINS as readonly string[]).includes(id);

/** `def` is left out where no game is known yet. */
export async function openEnglish<T extends Types>(def: GameDefinition<T> | null = null): Promise<Say> {
  await loadCatalogue('en', def && isDomain(def.id) ? [def.id] : []);
  const source = createSource('en', def ? namesOfGame(def.id, def.facts) : NO_NAMES);
  return (line) => format(source, line);
}
