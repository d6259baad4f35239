import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Files or a text to import, unread. */
type Offer = { readonly files: readonly File[] } | { readonly text: string };

const imports = createStore<{ readonly offer: Offer | null }>(() => ({ offer: null }));

/** An empty text asks for one. */
export function openImport(offer: Offer): void {
  if ('files' in offer && offer.files.length === 0) return;
  imports.setState({ offer });
}
export const closeImport = (): void => imports.setState({ offer: null });
export const useImportOffer = (): Offer | null => useStore(imports, (state) => state.offer);

/** For the file chooser. Any file can be dropped: the content decides, not the name. */
export const SAVE_FILES = '.json,.jsonl,.fronts,.gz,.zip,application/json,application/gzip,application/zip,text/plain';
