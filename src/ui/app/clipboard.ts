/** Every text that the app copies goes through here. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { PlainKey } from '../../i18n/catalogue.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import { endsWithMatch } from '../../store/match-ends.ts';
import { showToast } from './toasts.tsx';

export interface ToCopy {
  readonly text: string;
  /** What was copied, in a sentence. */
  readonly done: PlainKey;
  /** The command or button that copies it: the title of the dialog where the browser refuses. */
  readonly title: PlainKey;
}

/** A text that the browser did not take, which the player copies by hand. */
const refused = createStore<{ readonly copy: ToCopy | null }>(() => ({ copy: null }));

export const closeByHand = (): void => refused.setState({ copy: null });
// It is not left open over another match.
endsWithMatch(closeByHand);
export const byHandNow = (): ToCopy | null => refused.getState().copy;
export const useByHand = (): ToCopy | null => useStore(refused, ({ copy }) => copy);

/**
 * Puts a text on the clipboard. There is no clipboard on an address without https, and a browser may refuse: the text
 * is then shown to be copied by hand. Returns whether it was copied.
 */
export async function writeClipboard(copy: ToCopy): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(copy.text);
    return true;
  } catch {
    refused.setState({ copy });
    return false;
  }
}

/** The same for a command that has no button in sight: a message says that it is done. */
export async function copyText(copy: ToCopy, { t }: Pick<I18n, 't'>): Promise<void> {
  if (await writeClipboard(copy)) showToast({ id: 'copied', isOfMatch: true, text: t(copy.done) });
}
