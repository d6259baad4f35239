import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { prefsStore } from '../../../src/store/app-stores.ts';
import { announce, hush } from '../../../src/ui/app/announce.ts';
import { App } from '../../../src/ui/app/app.tsx';
import { closeToast, showToast } from '../../../src/ui/app/toasts.tsx';
import { startAfresh } from './support.tsx';

beforeEach(async () => {
  window.location.hash = '#/';
  await startAfresh();
});

const visit = async (hash: string) => {
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"] > .loading-line')).toBeNull());
};

describe('screens', () => {
  test.each([
    ['#/', 'Fronts', 'Home · Fronts'],
    ['#/library', 'Library', 'Library · Fronts'],
    ['#/settings', 'Settings', 'Settings · Fronts'],
    ['#/about', 'About Fronts', 'About Fronts · Fronts'],
    ['#/new/hitlers-last-battles', 'New game', 'New game · Fronts'],
    ['#/rules/hitlers-last-battles/8.4', 'Rules of Hitler’s Last Battles', 'Rules of Hitler’s Last Battles · Fronts'],
    ['#/share/x', 'This link contains a match', 'This link contains a match · Fronts'],
    ['#/nowhere', 'Fronts', 'Fronts · Fronts'],
  ])('%s is headed %s', async (hash, heading, title) => {
    window.location.hash = hash;
    render(<App />);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    await waitFor(() => expect(document.title).toBe(title));
  });

  test('an address that leads nowhere says so and leads home', async () => {
    window.location.hash = '#/nowhere';
    render(<App />);
    expect(await screen.findByText('There is no page at this address')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the home screen' })).toHaveAttribute('href', '#/');
  });

  test('a broken escape in an address is no reason to break', async () => {
    window.location.hash = '#/rules/%E0%A4%A/1';
    render(<App />);
    expect(await screen.findByText('The rules of this game have not been written yet.')).toBeInTheDocument();
  });

  test('a newly opened screen takes the focus to its head', async () => {
    render(<App />);
    await screen.findByRole('heading', { level: 1, name: 'Fronts' });
    await visit('#/about');
    expect(await screen.findByRole('heading', { level: 1, name: 'About Fronts' })).toHaveFocus();
  });
});

describe('the frame', () => {
  test('the first stop is a way past everything to the main part', async () => {
    window.location.hash = '#/about';
    render(<App />);
    await screen.findByRole('heading', { level: 1, name: 'About Fronts' });
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('by key alone: the palette, another screen, the list of keys', async () => {
    render(<App />);
    await screen.findByRole('heading', { level: 1, name: 'Fronts' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(screen.getByRole('combobox', { name: 'Find a command' }), 'settings{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Find a command' })).not.toBeInTheDocument();
    await userEvent.keyboard('{F1}');
    expect(
      within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).getByText('Find a command'),
    ).toBeInTheDocument();
  });

  test('the language changes at any moment, whole', async () => {
    window.location.hash = '#/about';
    render(<App />);
    await screen.findByRole('heading', { level: 1, name: 'About Fronts' });
    act(() => prefsStore.getState().setPrefs({ language: 'ja' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Frontsについて' })).toBeInTheDocument();
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'ja'));
    expect(screen.queryByText(/Unofficial/)).not.toBeInTheDocument();
  });

  test('what is announced is heard, politely or at once, and again when it is said again', async () => {
    const { container } = render(<App />);
    await screen.findByRole('heading', { level: 1, name: 'Fronts' });
    const polite = container.querySelector('[data-live="polite"]');
    act(() => announce('4 choices'));
    expect(polite).toHaveTextContent('4 choices');
    const first = polite?.firstElementChild;
    act(() => announce('4 choices'));
    expect(polite?.firstElementChild).not.toBe(first);
    act(() => announce('Rolled 5 and 3', 'assertive'));
    expect(container.querySelector('[data-live="assertive"]')).toHaveTextContent('Rolled 5 and 3');
    expect(polite).toHaveTextContent('4 choices');
    act(hush);
    for (const region of container.querySelectorAll('[data-live]')) expect(region).toHaveTextContent(/^$/);
  });

  test('what was said goes with its screen, and after its time', async () => {
    const { container } = render(<App />);
    await screen.findByRole('heading', { level: 1, name: 'Fronts' });
    const said = () => container.querySelector('[data-live="polite"]')?.textContent;
    act(() => announce('4 choices'));
    await visit('#/about');
    expect(said()).toBe('');
    vi.useFakeTimers();
    act(() => announce('5 choices'));
    act(() => void vi.advanceTimersByTime(6000));
    act(() => announce('6 choices'));
    act(() => void vi.advanceTimersByTime(6000));
    expect(said()).toBe('6 choices');
    act(() => void vi.advanceTimersByTime(6000));
    expect(said()).toBe('');
    vi.useRealTimers();
  });

  test('news shows until it is closed; the same news replaces itself', async () => {
    render(<App />);
    await screen.findByRole('heading', { level: 1, name: 'Fronts' });
    act(() => showToast({ id: 'save', text: 'Not saved: the disk is full.', tone: 'error' }));
    act(() => showToast({ id: 'save', text: 'Not saved: the disk is still full.', tone: 'error' }));
    const list = screen.getByRole('region', { name: 'Messages' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(list).toHaveTextContent('still full');
    await userEvent.click(within(list).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Messages' })).not.toBeInTheDocument();
    act(() => closeToast('save'));
  });
});
