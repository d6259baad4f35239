/** Every copy goes through one helper: success is seen and heard, a refusal offers the text by hand. */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcements } from '../../../src/ui/app/announce.ts';
import { closeByHand, copyText } from '../../../src/ui/app/clipboard.ts';
import { CopyButton } from '../../../src/ui/app/copy-button.tsx';
import { CopyDialog } from '../../../src/ui/app/app.tsx';
import { Toasts, closeToast } from '../../../src/ui/app/toasts.tsx';
import { createI18n } from '../../../src/i18n/use-t.tsx';
import { NO_NAMES } from '../../../src/i18n/names.ts';
import { show, startAfresh } from './support.tsx';

const LINK = { text: 'https://fronts.example/#/share/x', done: 'share.copied', title: 'share.copy' } as const;

beforeEach(startAfresh);
afterEach(() => {
  act(() => {
    closeByHand();
    closeToast('copied');
  });
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const button = <CopyButton text={() => LINK.text} label={LINK.title} done={LINK.done} />;
const both = (
  <>
    {button}
    <CopyDialog />
    <Toasts />
  </>
);
/** A page on plain http has no clipboard at all. */
const withoutClipboard = () =>
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined, configurable: true } }));

describe('a button that copies', () => {
  test('says on itself and to readers that it is done', async () => {
    const user = userEvent.setup();
    show(both);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Link copied');
    expect(await navigator.clipboard.readText()).toBe(LINK.text);
  });

  test.each(['refused', 'absent'] as const)('offers the text by hand where the clipboard is %s', async (how) => {
    const user = userEvent.setup();
    if (how === 'refused') vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    else withoutClipboard();
    show(both);
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByRole('textbox', { name: 'Text to copy' })).toHaveValue(LINK.text);
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
  });

  test('says nothing where there is nothing to copy', async () => {
    const user = userEvent.setup();
    show(<CopyButton text={() => null} label={LINK.title} done={LINK.done} />);
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(screen.getByRole('button', { name: 'Copy the link' })).toBeInTheDocument();
  });
});

describe('a command that copies', () => {
  const i18n = createI18n('en', NO_NAMES);

  test('shows and announces that it is done', async () => {
    userEvent.setup();
    show(both);
    await act(() => copyText(LINK, i18n));
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('Link copied');
    expect(announcements.getState().polite.text).toBe('Link copied');
  });

  test('claims nothing where there is no clipboard', async () => {
    withoutClipboard();
    show(both);
    await act(() => copyText(LINK, i18n));
    expect(screen.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(LINK.text);
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
  });
});

test('no other part writes to the clipboard', () => {
  const sources = import.meta.glob('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
  const writers = Object.entries(sources).flatMap(([file, text]) =>
    /clipboard\??\.write|execCommand/.test(String(text)) ? [file] : [],
  );
  expect(writers).toEqual(['/src/ui/app/clipboard.ts']);
});
