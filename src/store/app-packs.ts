import { useStore } from 'zustand';
import type { PackFile } from '../engine/kits/pack/pack-file.ts';
import { listGames } from '../games/shelf.ts';
import { newId, now, onFault } from './app-world.ts';
import { createPackStorage } from './pack-storage.ts';
import { createPackStore, type PackState } from './pack-store.ts';

const fetchOurs = async (): Promise<readonly PackFile[]> =>
  (await Promise.all(listGames().map(async ({ packs }) => (await packs?.shipped()) ?? []))).flat();

export const packStore = createPackStore({ storage: createPackStorage(), fetchOurs, now, newId, onFault });
export const usePacks = <X>(select: (state: PackState) => X): X => useStore(packStore, select);
