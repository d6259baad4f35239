import { createStore, type StoreApi } from 'zustand/vanilla';
import { PACK_FORMAT, PACK_FORMAT_VERSION, type PackEntry, type PackFile } from '../engine/kits/pack/pack-file.ts';
import type { StoredPack, PackStorage } from './pack-storage.ts';

export interface PackData {
  readonly ready: boolean;
  /** The last changed first. */
  readonly packs: readonly StoredPack[];
  /** Packs of this build. They can be chosen and not changed. */
  readonly ours: readonly StoredPack[];
  /** False: nothing is kept beyond this tab. */
  readonly isKept: boolean;
  /** Each game has a pack that is shown, and one that the next match is played with; absent: the shipped data. */
  readonly shown: Readonly<Record<string, string>>;
  readonly chosen: Readonly<Record<string, string>>;
}

export interface PackActions {
  readonly load: () => Promise<void>;
  readonly create: (game: string, name: string) => Promise<void>;
  /** One change: entries replace those of the same data; `dropped` are removed, so that the shipped data hold again. */
  readonly enter: (key: string, entries: readonly PackEntry[], dropped?: readonly string[]) => Promise<void>;
  readonly rename: (key: string, name: string) => Promise<void>;
  readonly undo: (key: string) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  /** A pack from a file; one of the same id is replaced, and can be brought back by undo. */
  readonly bring: (file: PackFile) => Promise<void>;
  /** It was exported: the next change begins a new version. */
  readonly handOn: (key: string) => Promise<void>;
  readonly show: (game: string, key: string) => void;
  readonly choose: (game: string, key: string | null) => void;
}

export type PackState = PackData & PackActions;
export type PackStore = StoreApi<PackState>;

export interface PackDeps {
  readonly storage: PackStorage;
  readonly fetchOurs?: () => Promise<readonly PackFile[]>;
  readonly now: () => number;
  readonly newId: () => string;
  readonly onFault: (error: unknown) => void;
}

const MOST_PAST = 100;

const keyOf = ({ game, id }: Pick<PackFile, 'game' | 'id'>): string => `${game} ${id}`;
const byTime = (packs: readonly StoredPack[]): readonly StoredPack[] => packs.toSorted((a, b) => b.updated - a.updated);

/** The one asked for, or the last changed. */
export const shownPack = ({ packs, shown }: PackData, game: string): StoredPack | null =>
  packs.find(({ key }) => key === shown[game]) ?? packs.find(({ file }) => file.game === game) ?? null;

export const chosenPack = (data: PackData, game: string): StoredPack | null =>
  packsOf(data, game).find(({ key }) => key === data.chosen[game]) ?? null;

/** Packs of this device, then those of this build that none of them replaces. */
export const packsOf = ({ packs, ours }: Pick<PackData, 'packs' | 'ours'>, game: string): readonly StoredPack[] => {
  const known = new Set(packs.map(({ key }) => key));
  return [...packs, ...ours.filter(({ key }) => !known.has(key))].filter(({ file }) => file.game === game);
};

export function createPackStore({ storage, fetchOurs, now, newId, onFault }: PackDeps): PackStore {
  return createStore<PackState>((set, get) => {
    const find = (key: string) => get().packs.find((pack) => pack.key === key);

    /** The pack is shown at once, and stays in the tab if it cannot be written. */
    async function keep(pack: StoredPack): Promise<void> {
      set(({ packs }) => ({ packs: byTime([pack, ...packs.filter(({ key }) => key !== pack.key)]) }));
      try {
        await storage.put(pack);
      } catch (error) {
        set({ isKept: false });
        onFault(error);
      }
    }

    async function change(key: string, to: (file: PackFile) => Partial<PackFile>): Promise<void> {
      const pack = find(key);
      if (!pack) return;
      const { file, past, handedOn } = pack;
      const version = handedOn === file.version ? file.version + 1 : file.version;
      const changed = { ...file, ...to(file), version };
      await keep({ ...pack, file: changed, past: [...past, file].slice(-MOST_PAST), updated: now() });
    }

    return {
      ready: false,
      packs: [],
      ours: [],
      isKept: storage.keeps === 'disk',
      shown: {},
      chosen: {},
      async load() {
        if (get().ready) return;
        const files = (await fetchOurs?.().catch(onFault)) ?? [];
        const ours = files.map((file) => ({ key: keyOf(file), file, past: [], handedOn: file.version, updated: 0 }));
        set({ ours });
        try {
          const packs = await storage.list();
          set({ packs: byTime(packs), ready: true });
        } catch (error) {
          onFault(error);
          set({ ready: true, isKept: false });
        }
      },
      async create(game, name) {
        const id = `pack-${newId().slice(0, 12)}`;
        const head = { format: PACK_FORMAT, formatVersion: PACK_FORMAT_VERSION } as const;
        const file: PackFile = { ...head, game, id, name, version: 1, by: '', entries: [] };
        set(({ shown }) => ({ shown: { ...shown, [game]: keyOf(file) } }));
        await keep({ key: keyOf(file), file, past: [], handedOn: 0, updated: now() });
      },
      async enter(key, said, dropped = []) {
        const gone = new Set([...said.map(({ datum }) => datum), ...dropped]);
        if (gone.size === 0) return;
        await change(key, ({ entries, by }) => ({
          entries: [...entries.filter(({ datum }) => !gone.has(datum)), ...said],
          by: by || (said[0]?.by ?? ''),
        }));
      },
      rename: (key, name) => change(key, () => ({ name })),
      async undo(key) {
        const pack = find(key);
        const last = pack?.past.at(-1);
        if (pack && last) await keep({ ...pack, file: last, past: pack.past.slice(0, -1), updated: now() });
      },
      async remove(key) {
        set(({ packs }) => ({ packs: packs.filter((pack) => pack.key !== key) }));
        await storage.remove(key).catch(onFault);
      },
      async bring(file) {
        const key = keyOf(file);
        const former = find(key);
        const past = former ? [...former.past, former.file].slice(-MOST_PAST) : [];
        set(({ shown }) => ({ shown: { ...shown, [file.game]: key } }));
        await keep({ key, file, past, handedOn: file.version, updated: now() });
      },
      async handOn(key) {
        const pack = find(key);
        if (pack) await keep({ ...pack, handedOn: pack.file.version });
      },
      show: (game, key) => set(({ shown }) => ({ shown: { ...shown, [game]: key } })),
      choose: (game, key) =>
        set(({ chosen: { [game]: _former, ...others } }) => ({
          chosen: key === null ? others : { ...others, [game]: key },
        })),
    };
  });
}
