import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { blitzkriegToMoscow2Table } from '../../../src/ui/games/blitzkrieg-to-moscow-2/index.tsx';
import { readLog } from '../../../src/ui/table/log-entries.ts';
import { toldOnce } from '../../../src/ui/table/log-model.ts';
import { closeTable, log, openTable } from './support.tsx';

const lines = () => [...log().querySelectorAll<HTMLElement>('.log__line')];
/** The point at which an entry began. */
const pointOf = ({ dataset }: HTMLElement) => Number.parseInt(dataset['entry'] ?? '', 10);
const pointsListed = () => [...new Set(lines().map(pointOf))];
/** A match of several hundred moves, at a question. */
const LONG = { sample: 'blitzkrieg-to-moscow-2.combat-reroll-soviet' };
const { log: words, fight } = blitzkriegToMoscow2Table;
const countEntries = () =>
  readLog(toldOnce(matchStore.getState().timeline.points, words.saysAgain), words.headingOf, fight.roleOf).entries
    .length;

afterEach(closeTable);

describe('a long log', () => {
  it('lists the newest moves only; the earlier ones come on demand, down to the first, and the focus goes on there', async () => {
    const user = userEvent.setup();
    await openTable(LONG);
    const total = matchStore.getState().timeline.points.length;
    expect(total).toBeGreaterThan(300);
    expect(lines().length).toBeLessThan(100);
    const oldest = Math.min(...pointsListed());
    expect(oldest).toBeGreaterThan(20);
    let more = within(log()).queryByRole('button', { name: /earlier move/ });
    for (let n = 0; more && n < 50; n++) {
      const before = Math.min(...pointsListed());
      await user.click(more);
      expect(Math.min(...pointsListed())).toBeLessThan(before);
      expect(document.activeElement).toHaveClass('log__line');
      expect(pointOf(document.activeElement as HTMLElement)).toBeLessThanOrEqual(before);
      more = within(log()).queryByRole('button', { name: /earlier move/ });
    }
    expect(lines()).toHaveLength(countEntries());
  });

  it('turns back to the newest with the next move', async () => {
    const user = userEvent.setup();
    await openTable(LONG);
    const before = lines().length;
    await user.click(within(log()).getByRole('button', { name: /earlier move/ }));
    expect(lines().length).toBeGreaterThan(before);
    const [move] = matchStore.getState().decision?.moves ?? [];
    if (!move) throw new Error('nothing to decide');
    await act(() => matchStore.getState().dispatch(move));
    expect(lines().length).toBeLessThan(before + 24);
  });

  it('opens and closes what can be done with a moment, by one listener for all lines', async () => {
    const user = userEvent.setup();
    await openTable({ moves: ['mark M-GD G-B', 'mark M-SSPZ G-MIT'] });
    const line = within(log()).getByRole('button', { name: /receives Grossdeutschland/ });
    expect(line.onclick).toBeNull();
    line.focus();
    await user.keyboard('{Enter}');
    expect(line).toHaveAttribute('aria-expanded', 'true');
    expect(within(log()).getByRole('button', { name: 'Show this position' })).toBeInTheDocument();
    await user.click(line);
    expect(line).toHaveAttribute('aria-expanded', 'false');
    expect(within(log()).queryByRole('button', { name: 'Show this position' })).not.toBeInTheDocument();
  });

  it('shows the first moves of a long line that was taken back, and counts the rest', async () => {
    await openTable({ on: 30, undo: 'open' });
    await act(() => matchStore.getState().takeBack(2));
    const undone = [...log().querySelectorAll('.log-line--undone')];
    expect(undone).toHaveLength(7);
    expect(undone[0]).toHaveTextContent(/^22 more moves/);
  });
});
