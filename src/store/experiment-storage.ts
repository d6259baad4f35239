/** Experiments and their games on this device; games are added as they end. */
import type { GameRow } from '../lab/experiment/row.ts';
import type { ExperimentHead, ExperimentStorage } from '../lab/experiment/store.ts';
import { v } from '../engine/kernel/shape.ts';
import { findStorage, parseStored, readText, writeStored } from './browser-storage.ts';
import { openDatabase } from './storage/database.ts';
import { only } from './storage/types.ts';

interface ExperimentTables {
  readonly heads: ExperimentHead;
  /** Games that were written together, in the order in which they ended. */
  readonly games: { readonly experiment: string; readonly rows: readonly GameRow[] };
}

/** Two tabs that play the same experiment write the same game twice. */
const oneOfEach = (rows: readonly GameRow[]): readonly GameRow[] => [
  ...new Map(rows.map((row) => [`${row.pair} ${row.variant}`, row])).values(),
];

const byTime = (heads: readonly ExperimentHead[]): readonly ExperimentHead[] =>
  [...heads].sort((a, b) => b.updated - a.updated);

/** The page may go before a database is written; local storage is written at once. */
const PAUSED = 'fronts-paused-experiments';

const readPaused = (): readonly string[] => parseStored(v.array(v.string()), readText(findStorage(), PAUSED)) ?? [];

function notePaused(id: string, isPaused: boolean): void {
  const others = readPaused().filter((other) => other !== id);
  writeStored(findStorage(), PAUSED, isPaused ? [...others, id] : others);
}

export function createExperimentStorage(): ExperimentStorage {
  const { transact } = openDatabase<ExperimentTables>({
    ...{ name: 'fronts-experiments', version: 1 },
    tables: { heads: { key: 'id' }, games: { indexes: { experiment: 'experiment' } } },
  });
  const gamesOf = (id: string) => ({ ...only(id), index: 'experiment' });
  return {
    list: async () => byTime(await transact('readonly', ({ heads }) => heads.list())),
    find: (id) =>
      transact('readonly', async ({ heads, games }) => {
        const [head, parts] = await Promise.all([heads.get(id), games.list(gamesOf(id))]);
        if (!head) return null;
        const isPaused = head.isPaused || (readPaused().includes(id) && !head.isDone);
        return { head: { ...head, isPaused }, rows: oneOfEach(parts.flatMap(({ rows }) => rows)) };
      }),
    put: (head, rows) =>
      transact('readwrite', async ({ heads, games }) => {
        await heads.put(head);
        if (rows.length > 0) await games.put({ experiment: head.id, rows });
      }),
    async remove(id) {
      await transact('readwrite', async ({ heads, games }) => {
        await heads.remove(only(id));
        await games.remove(gamesOf(id));
      });
      notePaused(id, false);
    },
    note: notePaused,
  };
}
