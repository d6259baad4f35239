/** Experiments and their games, kept on this device in a database of their own; games are added as they end. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { GameRow } from '../lab/experiment/row.ts';
import { findStorage } from './browser-storage.ts';
import type { ExperimentHead, ExperimentShelf } from '../lab/experiment/store.ts';

interface Schema extends DBSchema {
  heads: { key: string; value: ExperimentHead };
  /** Games that were written together, in the order in which they came. */
  games: {
    key: number;
    value: { readonly experiment: string; readonly rows: readonly GameRow[] };
    indexes: { experiment: string };
  };
}

/** A game that two tabs have played is the same game. */
const oneOfEach = (rows: readonly GameRow[]): readonly GameRow[] => [
  ...new Map(rows.map((row) => [`${row.pair} ${row.variant}`, row])).values(),
];

const byTime = (heads: readonly ExperimentHead[]): readonly ExperimentHead[] =>
  [...heads].sort((a, b) => b.updated - a.updated);

/** A database is written while the page goes on, and this is written before it does. */
const PAUSED = 'fronts-paused-experiments';

function readPaused(): readonly string[] {
  try {
    const found: unknown = JSON.parse(findStorage()?.getItem(PAUSED) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    // What another program wrote there says nothing.
    return [];
  }
}

function notePaused(id: string, isPaused: boolean): void {
  const others = readPaused().filter((other) => other !== id);
  try {
    findStorage()?.setItem(PAUSED, JSON.stringify(isPaused ? [...others, id] : others));
  } catch {
    // A full disk: the database has it in a moment.
  }
}

export function createExperimentShelf(name = 'fronts-experiments'): ExperimentShelf {
  if (typeof indexedDB === 'undefined') return createTabShelf();
  let db: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => void (db = null);
  const open = () => {
    db ??= openDB<Schema>(name, 1, {
      upgrade(made) {
        made.createObjectStore('heads', { keyPath: 'id' });
        made.createObjectStore('games', { autoIncrement: true }).createIndex('experiment', 'experiment');
      },
      terminated: forget,
    });
    db.catch(forget);
    return db;
  };
  return {
    list: async () => byTime(await (await open()).getAll('heads')),
    async find(id) {
      const tx = (await open()).transaction(['heads', 'games']);
      const [head, parts] = await Promise.all([
        tx.objectStore('heads').get(id),
        tx.objectStore('games').index('experiment').getAll(id),
      ]);
      if (!head) return null;
      const isPaused = head.isPaused || (readPaused().includes(id) && !head.isDone);
      return { head: { ...head, isPaused }, rows: oneOfEach(parts.flatMap(({ rows }) => rows)) };
    },
    async keep(head, rows) {
      const tx = (await open()).transaction(['heads', 'games'], 'readwrite');
      await tx.objectStore('heads').put(head);
      if (rows.length > 0) await tx.objectStore('games').add({ experiment: head.id, rows });
      await tx.done;
    },
    async remove(id) {
      const tx = (await open()).transaction(['heads', 'games'], 'readwrite');
      await tx.objectStore('heads').delete(id);
      const games = tx.objectStore('games');
      for (const key of await games.index('experiment').getAllKeys(id)) await games.delete(key);
      await tx.done;
      notePaused(id, false);
    },
    note: notePaused,
  };
}

/** For a browser that lets the page keep nothing: until the tab is closed. */
export function createTabShelf(): ExperimentShelf {
  const kept = new Map<string, { readonly head: ExperimentHead; readonly rows: readonly GameRow[] }>();
  return {
    list: () => Promise.resolve(byTime([...kept.values()].map(({ head }) => head))),
    find: (id) => Promise.resolve(kept.get(id) ?? null),
    keep(head, rows) {
      kept.set(head.id, { head, rows: oneOfEach([...(kept.get(head.id)?.rows ?? []), ...rows]) });
      return Promise.resolve();
    },
    remove(id) {
      kept.delete(id);
      return Promise.resolve();
    },
    note: () => undefined,
  };
}
