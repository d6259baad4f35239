import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { PackFile } from '../../../src/engine/kits/pack/pack-file.ts';
import { I18nProvider } from '../../../src/i18n/use-t.tsx';
import { matchStore } from '../../../src/store/app-match.ts';
import { libraryStore, prefsStore } from '../../../src/store/app-stores.ts';
import { experimentStorage, refreshExperiments } from '../../../src/store/experiment-list.ts';
import { FIRST_QUERY } from '../../../src/store/library-query.ts';
import './shims.ts';

export interface Shown extends RenderResult {
  /** The addresses visited, first one first. */
  readonly visited: readonly string[];
}

/** Shows a part of the shell in English, at an address that stays in memory. */
export function show(node: ReactNode, path = '/'): Shown {
  const { hook, history } = memoryLocation({ path, record: true });
  const shown = render(
    <I18nProvider lang="en">
      <Router hook={hook}>{node}</Router>
    </I18nProvider>,
  );
  return Object.assign(shown, { visited: history });
}

export interface Wanted {
  readonly name?: string;
  readonly tags?: readonly string[];
  readonly seatNames?: Readonly<Record<string, string>>;
  /** How many moves to play, each the first legal one. */
  readonly moves?: number;
  readonly packFile?: PackFile;
}

/** A match in the library, really played. Returns its id. */
export async function addMatch({
  name = '',
  tags = [],
  seatNames = {},
  moves = 1,
  packFile,
}: Wanted = {}): Promise<string> {
  const made = await matchStore.getState().create({
    game: 'hitlers-last-battles',
    setup: { scenario: 'campaign', seed: `seed of ${name}`, options: {} },
    about: { name, tags: [...tags], seatNames: { ...seatNames }, curtain: false },
    ...(packFile && { packFile }),
  });
  if (!made.ok) throw new Error(made.problem.key);
  await matchStore.getState().open(made.id);
  for (let move = 0; move < moves; move += 1) {
    const first = matchStore.getState().decision?.moves[0];
    if (first) await matchStore.getState().dispatch(first);
  }
  await matchStore.getState().close();
  await libraryStore.getState().refresh();
  return made.id;
}

/** Leaves the library, the bin and the settings as on a first visit. */
export async function startAfresh(): Promise<void> {
  const library = libraryStore.getState();
  await library.refresh();
  // Only the first of many matches are read at a time.
  do {
    await library.remove(libraryStore.getState().entries.map(({ id }) => id));
    await library.refresh();
    await library.purgeDeleted();
    await library.refresh();
  } while (libraryStore.getState().latest !== null || libraryStore.getState().deleted.length > 0);
  for (const { id } of await experimentStorage.list()) await experimentStorage.remove(id);
  await refreshExperiments();
  library.setQuery(FIRST_QUERY);
  prefsStore.getState().resetPrefs();
}
