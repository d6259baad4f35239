import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What a player wants to import: files, or a text. Nothing of it has been read yet. */
export type Offer = { readonly files: readonly File[] } | { readonly text: string };

const imports = createStore<{ readonly offer: Offer | null }>(() => ({ offer: null }));

/** Opens the import dialog with it; an empty text asks for input. */
export function openImport(offer: Offer): void {
  if ('files' in offer && offer.files.length === 0) return;
  imports.setState({ offer });
}
export const closeImport = (): void => imports.setState({ offer: null });
export const useImportOffer = (): Offer | null => useStore(imports, (state) => state.offer);
