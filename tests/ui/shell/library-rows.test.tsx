/** Hundreds of matches: those near the window are on the page, and all can be reached. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { libraryStore } from '../../../src/store/app-stores.ts';
import type { LibraryEntry } from '../../../src/store/library-types.ts';
import { LibraryScreen } from '../../../src/ui/library/library-screen.tsx';
import { addMatch, show, startAfresh } from './support.tsx';

const MANY = 300;
/** Height of a tile: jsdom lays nothing out. */
const TILE = 300;

beforeEach(async () => {
  await startAfresh();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, TILE));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The screen with copies of one match that only the list has. */
async function showMany(change: (n: number) => Partial<LibraryEntry> = () => ({})): Promise<void> {
  await addMatch({ name: 'Match' });
  const [one] = libraryStore.getState().entries;
  if (!one) throw new Error('nothing is stored');
  const entries = Array.from({ length: MANY }, (_, n) => ({
    ...one,
    id: `match-${n}`,
    updated: one.updated - n,
    about: { ...one.about, name: `Match ${n}` },
    ...change(n),
  }));
  // Later news of the match itself changes nothing in the list.
  await startAfresh();
  show(<LibraryScreen />);
  await screen.findByText(/^Nothing saved yet/);
  await act(async () => {
    await libraryStore.getState().refresh();
    libraryStore.setState({ entries, counts: { all: MANY, live: MANY, finished: 0, damaged: 0 }, isWhole: true });
  });
  await screen.findByRole('link', { name: 'Match 0' });
}

const list = () => screen.getByRole('list', { name: 'Library' });
const items = () =>
  within(list())
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('aria-posinset'));
const placesOf = () => items().map((item) => Number(item.getAttribute('aria-posinset')));
const nameOf = (n: number) => screen.getByRole('link', { name: `Match ${n}` });

describe('a long list', () => {
  test('has on the page what is near the window, each with its place among all', async () => {
    await showMany();
    expect(items().length).toBeLessThan(20);
    expect(placesOf()).toEqual(items().map((_, i) => i + 1));
    for (const item of items()) expect(item).toHaveAttribute('aria-setsize', String(MANY));
    expect(screen.getByText(`${MANY} matches on this device`)).toBeInTheDocument();
  });

  test('is walked by arrow keys, to its end and back', async () => {
    await showMany();
    act(() => nameOf(0).focus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(nameOf(2)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(nameOf(1)).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(nameOf(MANY - 1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(nameOf(MANY - 1)).toHaveFocus();
    // The window has not moved: its rows stay, and the focused one is there with them.
    expect(placesOf().slice(-1)).toEqual([MANY]);
    expect(items().length).toBeLessThan(20);
    await userEvent.keyboard('{Home}');
    expect(nameOf(0)).toHaveFocus();
    expect(screen.queryByRole('link', { name: `Match ${MANY - 1}` })).not.toBeInTheDocument();
  });

  test('leaves keys of the search field and of shortcuts alone', async () => {
    await showMany();
    await userEvent.type(screen.getByRole('searchbox'), '{End}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    act(() => nameOf(0).focus());
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(nameOf(0)).toHaveFocus();
  });

  test('keeps the focus when other matches come before it', async () => {
    await showMany();
    act(() => nameOf(1).focus());
    const before = nameOf(1);
    const { entries } = libraryStore.getState();
    const [one] = entries;
    if (!one) throw new Error('no entries');
    act(() =>
      libraryStore.setState({
        entries: [
          ...Array.from({ length: 200 }, (_, n) => ({
            ...one,
            id: `newer-${n}`,
            updated: one.updated + 1 + n,
            about: { ...one.about, name: `Newer ${n}` },
          })),
          ...entries,
        ],
      }),
    );
    expect(nameOf(1)).toBe(before);
    expect(nameOf(1)).toHaveFocus();
    expect(placesOf().at(-1)).toBe(202);
  });

  test('is searched, selected and deleted whole, not only as far as it is on the page', async () => {
    await showMany();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Match 0' }));
    await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
    expect(screen.getByRole('button', { name: `Delete ${MANY} matches` })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Select none' }));
    await userEvent.type(screen.getByRole('searchbox'), 'match 29');
    for (const item of items()) expect(item).toHaveAttribute('aria-setsize', '13');
    act(() => nameOf(29).focus());
    await userEvent.keyboard('{End}');
    expect(nameOf(299)).toHaveFocus();
    expect(placesOf().at(-1)).toBe(13);
  });

  test('stands on paper whole, without maps', async () => {
    await showMany();
    fireEvent(window, new Event('beforeprint'));
    expect(items()).toHaveLength(MANY);
    expect(list().querySelector('.game-thumb')).toBeNull();
    fireEvent(window, new Event('afterprint'));
    expect(items().length).toBeLessThan(20);
  });
});
