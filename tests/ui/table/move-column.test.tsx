/** The column while a unit moves, in both hex games (3-11): consequences, counters, places within reach, the phase so far. */
import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { prefsStore } from '../../../src/store/app-stores.ts';
import { closeTable, heard, openTable, TO_MOVEMENT } from './support.tsx';

afterEach(closeTable);

const column = () => screen.getByRole('region', { name: 'This move' });
const phase = () => screen.getByRole('region', { name: 'This phase' });
const byId = (target: string) => document.getElementById(`choice-${target}`) as HTMLElement;
const stop = (target: string) => document.querySelector(`.board-stop[data-stop="${target}"]`) as Element;
const linesOf = (box: Element) => [...box.querySelectorAll('.ahead-lines__line')].map(({ textContent }) => textContent);

const SAVE = readFileSync('tests/saves/pockets/closing.json', 'utf8');

async function openPocket(): Promise<void> {
  await openTable({ text: SAVE });
  if (matchStore.getState().curtain) act(() => matchStore.getState().takeSeat());
  await waitFor(() => expect(byId('unit:g-pz2')).not.toBeNull());
}

describe('the column of a unit that moves', () => {
  it('repeats the label at the pointer', async () => {
    await openPocket();
    act(() => void fireEvent.click(byId('unit:g-pz2')));
    await waitFor(() => expect(column()).toBeInTheDocument());
    // At rest it explains the figures on the counter.
    expect(linesOf(column())).toEqual([]);
    act(() => void fireEvent.pointerOver(stop('space:1704')));
    const tip = await screen.findByRole('tooltip');
    expect(linesOf(tip).length).toBeGreaterThan(2);
    expect(linesOf(column())).toEqual(linesOf(tip));
  });

  it('tells a place of the list on focus, and says it', async () => {
    await openPocket();
    act(() => void fireEvent.click(byId('unit:g-pz2')));
    await waitFor(() => expect(byId('space:1704')).not.toBeNull());
    act(() => byId('space:1704').focus());
    await waitFor(() => expect(column()).toHaveTextContent('Cuts off 3 units'));
    await waitFor(() => expect(heard('polite')).toContain('Cuts off 3 units'), { timeout: 2000 });
  });

  it('has short chips for places, with their words for readers, and a filter on demand', async () => {
    await openPocket();
    act(() => void fireEvent.click(byId('unit:g-pz2')));
    await waitFor(() => expect(byId('space:1503')).not.toBeNull());
    expect(byId('space:1503')).toHaveTextContent(/1503.*takes it/);
    expect(document.querySelector('.legal__tiles--places')).not.toBeNull();
    const field = () => document.querySelector<HTMLInputElement>('.legal-section input[type="search"]');
    expect(field() === null).toBe(true);
    const user = userEvent.setup();
    await user.keyboard('f');
    expect(document.activeElement).toBe(field());
    await user.keyboard('170');
    await waitFor(() => expect(byId('space:1503') === null).toBe(true));
    expect(heard('polite')).toBe('5 options');
    await user.keyboard('4');
    await waitFor(() => expect(heard('polite')).toBe('1 option'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(matchStore.getState().view).toMatchObject({ units: { 'g-pz2': { place: '1704' } } }));
    expect(field() === null).toBe(true);
  });

  it('tells an enemy that stays cut off beside those that the move cuts off', async () => {
    await openPocket();
    act(() => void fireEvent.click(byId('unit:g-pz2')));
    await waitFor(() => expect(byId('space:1704')).not.toBeNull());
    act(() => byId('space:1704').focus());
    await waitFor(() => expect(column()).toHaveTextContent('12th Mechanised Corps. 3rd Army stays cut off.'));
  });

  it('reports the phase, with older pockets as lines, and counts the moved units', async () => {
    await openPocket();
    await waitFor(() => expect(phase()).toHaveTextContent('0 of 13 units moved'));
    expect(phase()).toHaveTextContent('1 Soviet unit cut off around 1301');
    act(() => void fireEvent.click(byId('unit:g-pz2')));
    await waitFor(() => expect(byId('space:1704')).not.toBeNull());
    act(() => void fireEvent.click(stop('space:1704')));
    await waitFor(() => expect(phase()).toHaveTextContent('1 of 13 units moved'));
    // The new pocket is the headline until the next unit is picked.
    expect(phase()).not.toHaveTextContent('Riga');
    expect(document.querySelector('.pocket-news[data-new]')).toHaveTextContent('Riga');
    act(() => void fireEvent.click(byId('unit:g-pz4')));
    await waitFor(() => expect(phase()).toHaveTextContent('3 Soviet units cut off around Riga'));
    expect(document.querySelector('.pocket-news[data-new]')).toBeNull();
  });

  it('is the same in the other hex game', async () => {
    await openTable({ game: 'hitlers-last-battles', moves: TO_MOVEMENT });
    await waitFor(() => expect(phase()).toHaveTextContent('0 of 6 units used'));
    act(() => void fireEvent.click(byId('unit:G-B')));
    await waitFor(() => expect(column()).toBeInTheDocument());
    act(() => void fireEvent.pointerOver(stop('space:0304')));
    await waitFor(() => expect(column()).toHaveTextContent('50.0% to win without support'));
    expect(within(column()).queryAllByRole('listitem').length).toBeGreaterThan(1);
  });
});

it('Z switches the tints of supply, and the choice is remembered', async () => {
  const user = userEvent.setup();
  await openPocket();
  await waitFor(() => expect(document.querySelector('.supply-shade')).not.toBeNull());
  expect(screen.getByRole('list', { name: 'Supply' })).toBeInTheDocument();
  await user.keyboard('z');
  await waitFor(() => expect(document.querySelector('.supply-shade')).toBeNull());
  expect(screen.queryByRole('list', { name: 'Supply' })).not.toBeInTheDocument();
  expect(prefsStore.getState().tints).toBe(false);
  await user.keyboard('z');
  await waitFor(() => expect(document.querySelector('.supply-shade')).not.toBeNull());
  expect(prefsStore.getState().tints).toBe(true);
});
