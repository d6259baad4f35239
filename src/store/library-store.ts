import { createStore, type StoreApi } from 'zustand/vanilla';
import { readSave } from '../engine/kernel/save-file.ts';
import { hasPrograms } from '../engine/kits/hands/agreed.ts';
import { FIRST_QUERY } from './library-query.ts';
import type { Line } from '../engine/kernel/types.ts';
import type {
  EntryStatus,
  ImportCheck,
  ImportPreview,
  ImportResult,
  ImportSource,
  LibraryActions,
  LibraryData,
  LibraryEntry,
  LibraryState,
} from './library-types.ts';
import { cleanAbout, copyName, fileName } from './saves/clean-text.ts';
import { isDealt, needsFork } from './saves/fork-document.ts';
import type { Document } from './saves/document.ts';
import { problemOf } from './saves/problem.ts';
import { withLimit } from './saves/slices.ts';
import type { LoadGame } from './saves/read-match.ts';
import { forkReplayed, type SaveReader } from './saves/save-reader.ts';
import type { QuotaStore } from './storage-quota.ts';
import type { MatchAbout, MatchId } from './types.ts';
import type { UnwrittenArchive } from './vault/unwritten-archive.ts';

/** The bin keeps what was deleted for a week. */
const BIN_MS = 7 * 24 * 60 * 60 * 1000;
/** Entries read first: more than one screen shows. */
const FIRST_ROWS = 60;
/** A match being played is saved with each move; the list is updated at this interval. */
const FOLLOW_MS = 1000;

type Failure = { readonly ok: false; readonly problem: Line };

export interface LibraryDeps {
  readonly archive: UnwrittenArchive;
  readonly quota: QuotaStore;
  readonly loadGame: LoadGame;
  /** Receives imported matches, so that opening them does not replay them again. */
  readonly reader: SaveReader;
  readonly build: string;
  readonly now: () => number;
  /** Unpredictable text; hidden cards of a second match are dealt from it. */
  readonly newSalt: () => string;
  readonly onFault: (error: unknown) => void;
  /** After this many ms without an answer from the disk the list says so. */
  readonly silentMs: number;
}

function wholeOf(all: readonly LibraryEntry[]): Partial<LibraryData> {
  const entries = all.filter((entry) => entry.deletedAt === null).sort((a, b) => b.updated - a.updated);
  const deleted = all
    .filter((entry) => entry.deletedAt !== null)
    .sort((a, b) => (b.deletedAt ?? 0) - (a.deletedAt ?? 0));
  const count = (status: EntryStatus): number => entries.filter((entry) => entry.status === status).length;
  return {
    counts: { all: entries.length, live: count('live'), finished: count('finished'), damaged: count('damaged') },
    latest: entries.find(({ status }) => status === 'live') ?? entries[0] ?? null,
    isWhole: true,
    entries,
    deleted,
  };
}

export function createLibraryStore(deps: LibraryDeps): StoreApi<LibraryState> {
  const { archive, quota, reader, now } = deps;
  let lastRemoved: readonly MatchId[] = [];
  let following: ReturnType<typeof setTimeout> | null = null;

  const store = createStore<LibraryState>()(() => ({ ...first(), ...actions() }));
  const set = (patch: Partial<LibraryData>): void => store.setState(patch);

  quota.subscribe((state) => set({ quota: state }));
  const played = new Set<MatchId>();
  archive.listen(({ kind, ids }) => {
    if (kind === 'listed' || kind === 'about') void update(ids);
    if (kind !== 'saved') return;
    for (const id of ids) played.add(id);
    following ??= setTimeout(() => {
      following = null;
      const all = [...played];
      played.clear();
      void update(all);
    }, FOLLOW_MS);
  });

  function first(): LibraryData {
    return {
      ready: false,
      isSilent: false,
      counts: { all: 0, live: 0, finished: 0, damaged: 0 },
      latest: null,
      isWhole: false,
      entries: [],
      deleted: [],
      query: FIRST_QUERY,
      quota: quota.getState(),
      importing: null,
      problem: null,
    };
  }

  /** Turns any error into `problem`. */
  async function attempt<R>(body: () => Promise<R>): Promise<R | null> {
    set({ problem: null });
    try {
      return await body();
    } catch (error) {
      deps.onFault(error);
      set({ problem: problemOf(error) });
      return null;
    }
  }

  let holders = 0;
  /** Readings are numbered so that an older one never replaces a newer one. */
  let begun = 0;
  let shown = 0;

  /** False where a later reading is already shown. */
  async function reading(read: () => Promise<Partial<LibraryData>>): Promise<boolean> {
    const attempt = ++begun;
    try {
      const found = await untilAnswered(read());
      if (attempt < shown) return false;
      shown = attempt;
      set({ ...found, ready: true, isSilent: false });
      await quota.check();
    } catch (error) {
      deps.onFault(error);
      set({ isSilent: false, problem: problemOf(error) });
    }
    return true;
  }

  /** Until the disk answers, the list holds only what this tab has. */
  function showTab(): void {
    if (store.getState().isSilent && !store.getState().ready) set({ entries: archive.inTab() });
  }
  archive.unwritten.subscribe(showTab);

  async function untilAnswered<R>(answer: Promise<R>): Promise<R> {
    if ((await withLimit(answer, deps.silentMs)) === 'late') {
      set({ isSilent: true });
      showTab();
    }
    return answer;
  }

  /** Reads the last matches by index, as fast for ten thousand as for ten. */
  async function readShelf(): Promise<Partial<LibraryData>> {
    const { counts, newest, live, binned, inBin } = await archive.libraryHead(FIRST_ROWS);
    return {
      counts,
      latest: live ?? newest[0] ?? null,
      isWhole: newest.length === counts.all && binned.length === inBin,
      entries: newest,
      deleted: binned,
    };
  }

  const readAll = async (): Promise<Partial<LibraryData>> => wholeOf(await archive.list());

  async function refresh(): Promise<void> {
    await reading(holders > 0 ? readAll : readShelf);
    // The list hears of the removal as of any other change.
    await archive.purgeBinned(now() - BIN_MS).catch(deps.onFault);
  }

  async function update(ids: readonly MatchId[]): Promise<void> {
    if (holders === 0 || !store.getState().isWhole || ids.length > FIRST_ROWS) return refresh();
    const isShown = await reading(async () => {
      const changed = await archive.entries(ids);
      const { entries, deleted } = store.getState();
      const others = [...entries, ...deleted].filter(({ id }) => !ids.includes(id));
      return wholeOf([...others, ...changed]);
    });
    if (!isShown) await refresh();
  }

  function holdAll(): () => void {
    holders++;
    let isHeld = true;
    void (store.getState().ready ? reading(readAll) : readFirst());
    return () => {
      if (!isHeld) return;
      isHeld = false;
      holders--;
      const { isWhole, entries, deleted } = store.getState();
      if (holders === 0 && isWhole && entries.length + deleted.length > 2 * FIRST_ROWS)
        set({ isWhole: false, entries: entries.slice(0, FIRST_ROWS), deleted: deleted.slice(0, FIRST_ROWS) });
    };
  }

  /** Shows the first rows before all are read. */
  async function readFirst(): Promise<void> {
    await reading(readShelf);
    if (!store.getState().isWhole) await reading(readAll);
  }

  async function changeAbout(id: MatchId, change: Partial<MatchAbout>): Promise<void> {
    await attempt(() =>
      archive.setAbout(id, (about) => cleanAbout({ ...about, ...change }, Object.keys(about.seatNames)), ''),
    );
  }

  async function stage<R extends { ok: boolean }>(body: () => Promise<R>): Promise<R | Failure> {
    set({ problem: null });
    try {
      return await body();
    } catch (error) {
      const problem = problemOf(error);
      set({ problem });
      return { ok: false, problem };
    } finally {
      set({ importing: null });
    }
  }

  function onCheck(importing: ImportCheck): void {
    set({ importing });
  }

  function checkImport(
    source: ImportSource,
    origin: 'import' | 'new' = 'import',
    isOpen = false,
  ): Promise<ImportPreview> {
    return stage(async () => {
      const { loadGame, build } = deps;
      const newSalt = origin === 'new' || isOpen ? null : deps.newSalt;
      // Loads the reader of foreign files with the first of them.
      const [{ importMatch }, { demandShowable }] = await Promise.all([
        import('./saves/import-match.ts'),
        import('./match/showable.ts'),
      ]);
      const { document, replayed, notes } = await importMatch(source, {
        ...{ loadGame, build, demandShowable, onCheck, newSalt },
      });
      const keep = (): Promise<ImportResult> =>
        stage(async () => {
          onCheck('store');
          const { entry, text, fork } = await archive.add(document, origin);
          reader.give(text, fork ? forkReplayed(replayed, fork) : replayed);
          return { ok: true as const, id: entry.id, entry, notes };
        });
      const summary = { ...document.summary, about: document.about };
      return {
        ok: true as const,
        summary,
        notes,
        newDice: origin === 'import' && needsFork(document) && !isDealt(document),
        keep,
      };
    });
  }

  async function bringIn(source: ImportSource, origin?: 'new', isOpen = false): Promise<ImportResult> {
    const checked = await checkImport(source, origin, isOpen);
    return checked.ok ? checked.keep() : checked;
  }

  /** Null where the match hides nothing, so that no cards have to be dealt again. */
  async function dealCopy(id: MatchId): Promise<Document | null> {
    const found = await archive.find(id);
    const [sound] = found?.good ?? [];
    if (!found || !sound || found.entry.status === 'finished') return null;
    const { curtain } = found.entry.about;
    if (!curtain && !hasPrograms(found.entry)) return null;
    const { dealCopyOf } = await import('./saves/deal-anew.ts');
    return dealCopyOf(sound.text, found.entry.about, deps);
  }

  async function textOf(id: MatchId): Promise<string | null> {
    const found = await archive.find(id);
    const [sound] = found?.good ?? [];
    if (!found || !sound) return found?.damaged[0]?.text ?? null;
    try {
      return JSON.stringify({ ...readSave(sound.text), about: found.entry.about });
    } catch {
      // A newer or foreign format: exported as it is.
      return sound.text;
    }
  }

  function actions(): LibraryActions {
    return {
      refresh,
      holdAll,
      position: ({ id }) => archive.position(id),
      async packFile(id) {
        const [sound] = (await archive.find(id))?.good ?? [];
        return sound ? (readSave(sound.text).packFile ?? null) : null;
      },
      setQuery: (change) => set({ query: { ...store.getState().query, ...change } }),
      rename: (id, name) => changeAbout(id, { name }),
      setTags: (id, tags) => changeAbout(id, { tags: [...tags] }),
      async duplicate(id) {
        const entry = await attempt(async () => {
          const all = await archive.list();
          const about = all.find((one) => one.id === id)?.about;
          const taken = all.map((one) => one.about.name);
          const isNamed = about !== undefined && about.name !== '';
          const change = isNamed ? { about: { ...about, name: copyName(about.name, taken) } } : {};
          const dealt = await dealCopy(id);
          if (!dealt) return archive.duplicate(id, change);
          return (await archive.add({ ...dealt, ...change }, 'copy')).entry;
        });
        return entry?.id ?? null;
      },
      async remove(ids) {
        await attempt(() => archive.bin(ids, now()));
        lastRemoved = ids;
      },
      async undoDelete() {
        await attempt(() => archive.bin(lastRemoved, null));
        lastRemoved = [];
      },
      restore: async (ids) => void (await attempt(() => archive.bin(ids, null))),
      purgeDeleted: async () => void (await attempt(() => archive.purge(store.getState().deleted.map(({ id }) => id)))),

      checkImport: (source) => checkImport(source),
      importFile: (file) => bringIn({ kind: 'file', file }),
      importText: (text) => bringIn({ kind: 'text', text }),
      playOn: (text, isOpen) => bringIn({ kind: 'text', text }, undefined, isOpen),
      begin: (text) => bringIn({ kind: 'text', text }, 'new'),
      importShare: (data) => bringIn({ kind: 'share', data }),

      exportText: (id) => attempt(() => textOf(id)),
      exportName(id) {
        const entry = store.getState().entries.find((one) => one.id === id);
        return entry ? fileName([entry.about.name || entry.game], entry.moves) : 'fronts.json';
      },
      shareLink: (id) =>
        attempt(async () => {
          const text = await textOf(id);
          if (text === null) return null;
          const { makeShareLink } = await import('./saves/share-link.ts');
          return makeShareLink(readSave(text));
        }),
      askToKeep: () => quota.ask(),
    };
  }

  return store;
}
