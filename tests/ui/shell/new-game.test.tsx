import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { libraryStore, prefsStore } from '../../../src/store/app-stores.ts';
import { seedFingerprint } from '../../../src/store/seed.ts';
import { NewGameScreen } from '../../../src/ui/new-game/new-game-screen.tsx';
import { show, startAfresh } from './support.tsx';

beforeEach(startAfresh);

const showForm = async () => {
  const shown = show(<NewGameScreen game="hitlers-last-battles" />);
  await screen.findByRole('button', { name: 'Set up the table' });
  return shown;
};
const seed = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Dice seed' });

/** The entry of the match that was set up. */
const findEntry = async () => {
  await libraryStore.getState().refresh();
  return libraryStore.getState().entries[0];
};

describe('a new game', () => {
  test('one button sets up the table, everything else has a start', async () => {
    const { visited } = await showForm();
    await userEvent.click(screen.getByRole('button', { name: 'Set up the table' }));
    const entry = await findEntry();
    expect(visited.at(-1)).toBe(`/table/${entry?.id}`);
    expect(entry).toMatchObject({ scenario: 'campaign', moves: 0, about: { name: '', undo: 'honest', seatNames: {} } });
  });

  test('keyboard alone: names, undo and start', async () => {
    await showForm();
    screen.getByRole('textbox', { name: 'German player’s name' }).focus();
    await userEvent.keyboard('Mika');
    screen.getByRole('radio', { name: /^Honest/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    screen.getByRole('textbox', { name: 'Name of the match' }).focus();
    await userEvent.keyboard('Winter{Enter}');
    expect((await findEntry())?.about).toMatchObject({ name: 'Winter', seatNames: { german: 'Mika' }, undo: 'open' });
  });

  test('the seed is fresh, can be drawn again or written, and its fingerprint follows', async () => {
    await showForm();
    const first = seed().value;
    expect(first).not.toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Draw another seed' }));
    expect(seed().value).not.toBe(first);
    await userEvent.clear(seed());
    await userEvent.type(seed(), 'warsaw');
    expect(screen.getByRole('status')).toHaveTextContent(seedFingerprint('warsaw'));
  });

  test('without a seed there are no dice and no game', async () => {
    const { visited } = await showForm();
    await userEvent.clear(seed());
    expect(screen.getByText('The dice need a seed.')).toBeInTheDocument();
    const start = screen.getByRole('button', { name: 'Set up the table' });
    expect(start).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(start);
    expect(visited).toHaveLength(1);
  });

  test('the settings are where it starts', async () => {
    prefsStore.getState().setPrefs({ undo: 'open', curtain: false });
    await showForm();
    expect(screen.getByRole('radio', { name: /^Open/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Hand-over between seats/ })).not.toBeChecked();
  });

  test('what is reconstructed is told before anybody plays', async () => {
    await showForm();
    expect(screen.getByRole('heading', { name: /What is reconstructed/ })).toBeInTheDocument();
    expect(screen.getByText(/worked out anew/)).toBeInTheDocument();
  });

  test('a game that is not built cannot be set up', async () => {
    show(<NewGameScreen game="hitlers-reich" />);
    expect(await screen.findByText('Not built yet')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Set up the table' })).not.toBeInTheDocument();
  });
});
