/** Experiments and their games, kept on this device in a database of their own; games are added as they end. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { GameRow } from '../lab/experiment/row.ts';
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
      return head ? { head, rows: oneOfEach(parts.flatMap(({ rows }) => rows)) } : null;
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
    },
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
  };
}
