/** Several moves in a row that are picked as one place. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { matchStore } from '../../../src/store/app-stores.ts';
import { closeTable, notationOfLast, openTable } from './support.tsx';

const choices = () => screen.getByRole('region', { name: 'Legal choices' });
const confirm = () => screen.getByRole('region', { name: 'Confirm' });
const group = (name: string) => within(choices()).getByRole('group', { name });
const position = {
  phase: 'movement',
  units: { 'g-pz2': '1402', 's-20': '1306', 's-13': '1507' },
  germanHexes: ['1401', '1402'],
};
const open = () => openTable({ game: 'blitzkrieg-to-moscow-2', position });
const made = () => matchStore.getState().timeline.points.length - 1;

afterEach(closeTable);

describe('a march', () => {
  it('is picked like a place, named by the gold button, and made step by step', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(within(group('Units that can move')).getByRole('button', { name: /2nd Panzer/ }));
    await user.click(within(group('Further on')).getByRole('button', { name: /1404/ }));
    const go = within(confirm()).getByRole('button', { name: /Move 2nd Panzer Army to 1404, 2 hexes/ });
    expect(made()).toBe(0);
    await user.click(go);
    await vi.waitFor(() => expect(notationOfLast()).toBe('step 1404'));
    expect(matchStore.getState().timeline.points.map(({ notation }) => notation)).toEqual([
      null,
      'move g-pz2 1403',
      'step 1404',
    ]);
  });

  it('is let go by pointing again, and by Escape', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(within(group('Units that can move')).getByRole('button', { name: /2nd Panzer/ }));
    const goal = () => within(group('Further on')).getByRole('button', { name: /1404/ });
    await user.click(goal());
    expect(goal()).toHaveAttribute('aria-pressed', 'true');
    await user.click(goal());
    expect(goal()).not.toHaveAttribute('aria-pressed', 'true');
    await user.click(goal());
    await user.keyboard('{Escape}');
    expect(goal()).not.toHaveAttribute('aria-pressed', 'true');
    expect(group('Next hex')).toBeInTheDocument();
  });
});
