/** Keys on the map while a unit moves (3-11): arrows inside its reach, Enter moves, Tab takes up the next unit. */
import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { closeTable, notationOfLast, openTable } from './support.tsx';

afterEach(closeTable);

const SAVE = readFileSync('tests/saves/pockets/closing.json', 'utf8');
const stop = (target: string) => document.querySelector<SVGElement>(`.board-stop[data-stop="${target}"]`);
const focused = () => document.activeElement?.getAttribute('data-stop');
const taken = () => document.querySelector('.legal__tray [aria-pressed="true"]')?.id;

async function openPocket(): Promise<ReturnType<typeof userEvent.setup>> {
  await openTable({ text: SAVE });
  if (matchStore.getState().curtain) act(() => matchStore.getState().takeSeat());
  await waitFor(() => expect(stop('unit:g-pz2')).not.toBeNull());
  return userEvent.setup();
}

async function takeUp(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  act(() => stop('unit:g-pz2')?.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(stop('space:1704')).toHaveAttribute('data-mark', 'legal'));
}

describe('arrows with a unit in hand', () => {
  it('never leave its reach', async () => {
    const user = await openPocket();
    await takeUp(user);
    for (const key of ['{ArrowUp}', '{ArrowRight}', '{ArrowRight}', '{ArrowDown}', '{ArrowLeft}', '{ArrowUp}']) {
      for (let n = 0; n < 4; n++) {
        await user.keyboard(key);
        const at = stop(focused() ?? '');
        const isHome = focused() === 'unit:g-pz2' || focused() === 'space:1502';
        expect([focused(), isHome || at?.getAttribute('data-mark') === 'legal']).toEqual([focused(), true]);
      }
    }
  });

  it('walk the whole board again once it is dropped', async () => {
    const user = await openPocket();
    await takeUp(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(stop('space:1704')).not.toHaveAttribute('data-mark', 'legal'));
    for (let n = 0; n < 12; n++) await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('space:E');
  });

  it('lead to the place that Enter moves it to', async () => {
    const user = await openPocket();
    await takeUp(user);
    act(() => stop('space:1603')?.focus());
    await user.keyboard('{ArrowRight}');
    const to = focused()?.replace('space:', '') ?? '';
    await user.keyboard('{Enter}');
    await waitFor(() => expect(matchStore.getState().view).toMatchObject({ units: { 'g-pz2': { place: to } } }));
  });
});

describe('Tab on the map', () => {
  it('takes up the next unit, so that it moves with one more press', async () => {
    const user = await openPocket();
    await takeUp(user);
    await user.keyboard('{Tab}');
    await waitFor(() => expect(taken()).toBe('choice-unit:g-pz3'));
    expect(focused()).toBe('unit:g-pz3');
  });

  it('takes up the one after a unit that has moved', async () => {
    const user = await openPocket();
    act(() => void fireEvent.click(stop('unit:g-pz2') ?? document.body));
    await waitFor(() => expect(stop('space:1704')).toHaveAttribute('data-mark', 'legal'));
    await user.click(stop('space:1704') ?? document.body);
    await waitFor(() => expect(notationOfLast()).toMatch(/1704$/));
    await waitFor(() => expect(document.getElementById('choice-unit:g-pz2')).toBeNull());
    await user.keyboard('{Tab}');
    await waitFor(() => expect(taken()).toBe('choice-unit:g-pz3'));
  });

  it('leaves the map after every unit, and at once after Escape', async () => {
    const user = await openPocket();
    await takeUp(user);
    const units = document.querySelectorAll('.legal__tray .action-tile').length;
    for (let n = 0; n < units; n++) await user.keyboard('{Tab}');
    expect(focused()).toBe('unit:g-pz2');
    await user.keyboard('{Tab}');
    expect(focused() ?? null).toBeNull();
    act(() => stop('unit:g-pz2')?.focus());
    await user.keyboard('{Escape}');
    await user.keyboard('{Tab}');
    expect(focused() ?? null).toBeNull();
  });
});

it('the button does the same, and says which unit it is', async () => {
  const user = await openPocket();
  await takeUp(user);
  await user.click(screen.getByRole('button', { name: /^Next unit/ }));
  await waitFor(() => expect(taken()).toBe('choice-unit:g-pz3'));
});
