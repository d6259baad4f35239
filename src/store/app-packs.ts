/** The data packs of the running app. */
import { useStore } from 'zustand';
import { newId, now, onFault } from './app-world.ts';
import { createPackShelf } from './pack-shelf.ts';
import { createPackStore, type PackState } from './pack-store.ts';

export const packStore = createPackStore({ shelf: createPackShelf(), now, newId, onFault });
export const usePacks = <X>(select: (state: PackState) => X): X => useStore(packStore, select);
