import type { I18n } from '../../i18n/use-t.tsx';
import { matchActions, matchStore } from '../../store/app-match.ts';
import { copyText } from '../app/clipboard.ts';

const isWhole = (text: string): boolean => !text.includes('?');

/** Copies the shown moment of the open match as text. */
export async function copyPosition(i18n: I18n): Promise<void> {
  const text = matchActions.positionText(matchStore.getState().at);
  if (text === null) return;
  const done = isWhole(text) ? 'position.copied' : 'position.copied.open';
  await copyText({ text, done, title: 'position.copy' }, i18n);
}
