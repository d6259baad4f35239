import type { I18n } from '../../i18n/use-t.tsx';
import { matchActions, matchStore } from '../../store/app-match.ts';
import { showToast } from '../app/toasts.tsx';
import { openCopied } from './copied.ts';

const isWhole = (text: string): boolean => !text.includes('?');

/** Copies the shown moment of the open match as text; where the clipboard is closed to the page, it is shown to be copied by hand. */
export async function copyPosition({ t }: I18n): Promise<void> {
  const text = matchActions.positionText(matchStore.getState().at);
  if (text === null) return;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return openCopied({ of: 'position', text });
  }
  showToast({ id: 'position', text: t(isWhole(text) ? 'position.copied' : 'position.copied.open') });
}
