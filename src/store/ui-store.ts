import { createStore, type StoreApi } from 'zustand/vanilla';
import type { UiData, UiState } from './types.ts';

const FIRST: UiData = { picked: [], hovered: null, whyNot: null, dialogs: [], viewport: null };

/** What the screens remember between two renders and no match needs to know. */
export function createUiStore(): StoreApi<UiState> {
  return createStore<UiState>()((set, get) => ({
    ...FIRST,
    pick: (target) => set({ picked: [...get().picked, target], whyNot: null }),
    setPicked: (picked) => set({ picked, whyNot: null }),
    unpick() {
      const { picked } = get();
      if (picked.length > 0) set({ picked: picked.slice(0, -1) });
      return picked.length > 0;
    },
    hover: (hovered) => set({ hovered }),
    askWhyNot: (whyNot) => set({ whyNot }),
    openDialog: (id) => set({ dialogs: [...get().dialogs.filter((open) => open !== id), id] }),
    closeDialog(id) {
      const { dialogs } = get();
      const closing = id ?? dialogs[dialogs.length - 1];
      const left = dialogs.filter((open) => open !== closing);
      set({ dialogs: left });
      return left.length < dialogs.length;
    },
    setViewport: (viewport) => set({ viewport }),
    clearSelection: () => set({ picked: [], hovered: null, whyNot: null }),
  }));
}
