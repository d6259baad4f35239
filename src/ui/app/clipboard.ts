import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { PlainKey } from '../../i18n/catalogue.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import { endsWithMatch } from '../../store/match-ends.ts';
import { showToast } from './toasts.tsx';

export interface ToCopy {
  readonly text: string;
  readonly done: PlainKey;
  /** Names the command or button; it is the title of the dialog if the browser refuses. */
  readonly title: PlainKey;
}

/** A text that the browser refused to copy; the player copies it by hand. */
const refused = createStore<{ readonly copy: ToCopy | null }>(() => ({ copy: null }));

export const closeByHand = (): void => refused.setState({ copy: null });
// The dialog must not stay open over another match.
endsWithMatch(closeByHand);
export const byHandNow = (): ToCopy | null => refused.getState().copy;
export const useByHand = (): ToCopy | null => useStore(refused, ({ copy }) => copy);

/**
 * Browsers offer no clipboard without https and may refuse one: then the text is shown, to copy by hand. Returns
 * whether it was copied.
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

export async function copyText(copy: ToCopy, { t }: Pick<I18n, 't'>): Promise<void> {
  if (await writeClipboard(copy)) showToast({ id: 'copied', isOfMatch: true, text: t(copy.done) });
}
