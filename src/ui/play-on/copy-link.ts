import type { PlainKey } from '../../i18n/catalogue.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import { matchActions } from '../../store/app-match.ts';
import { copyText } from '../app/clipboard.ts';
import { showToast } from '../app/toasts.tsx';

/** Copies a link that carries the open match; `tooLong` says what to do where it does not fit into one. */
export async function copyLink(tooLong: PlainKey, i18n: I18n): Promise<void> {
  const link = await matchActions.shareLink();
  if (link === null) return showToast({ id: 'copied', tone: 'error', text: i18n.t(tooLong) });
  const text = new URL(link, window.location.href).href;
  await copyText({ text, done: 'share.copied', title: 'share.copy' }, i18n);
}
