import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import type { HistoryPoint } from '../../../src/store/types.ts';
import { linesSince } from '../../../src/ui/table/since.ts';
import { openTable } from './support.tsx';

describe('what happened since a seat last decided', () => {
  const point = (seat: string | null, keys: readonly string[], draws = 0) =>
    ({
      seat,
      lines: keys.map((key) => ({ key })),
      draws: Array.from({ length: draws }, () => ({ n: 6, value: 2 })),
    }) as unknown as HistoryPoint;

  it('is every line after its own last move, the newest last, with the dice of a move at its end', () => {
    const points = [
      point(null, ['opening']),
      point('axis', ['a']),
      point('allies', ['b1', 'b2'], 2),
      point('allies', ['c']),
    ];
    const told = linesSince(points, 'axis');
    expect(told.map(({ line }) => line.key)).toEqual(['b1', 'b2', 'c']);
    expect(told.map(({ hasDice }) => hasDice)).toEqual([false, true, false]);
    expect(linesSince(points, 'allies')).toEqual([]);
  });

  it('is all that was played, for a seat that has not decided yet', () => {
    const points = [point(null, ['opening']), point('axis', ['a']), point('axis', ['b'])];
    expect(linesSince(points, 'allies').map(({ line }) => line.key)).toEqual(['a', 'b']);
  });
});

describe('the cover screen', () => {
  it('names the seat and the task, and tells what the other side did', async () => {
    await openTable({ curtain: true, moves: ['end-mark', 'end-move'] });
    const { curtain, timeline } = matchStore.getState();
    expect(curtain).not.toBeNull();
    const since = await screen.findByRole('region', { name: 'Since your last move' });
    const told = linesSince(timeline.points, curtain?.seat ?? '');
    expect(told.length).toBeGreaterThan(0);
    expect(within(since).getAllByRole('listitem')).toHaveLength(Math.min(3, told.length));
  });

  it('names the player and the side where a name was entered', async () => {
    await openTable({ curtain: true, moves: ['end-mark', 'end-move'] });
    const seat = matchStore.getState().curtain?.seat ?? '';
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(/player: your move$/);
    await act(() => matchStore.getState().setAbout({ seatNames: { [seat]: 'Ben' } }));
    expect(heading).toHaveTextContent(/^Ben, (?:German|Allied) player: your move$/);
  });

  it('lets the match be saved to a file', async () => {
    await openTable({ curtain: true, moves: ['end-mark', 'end-move'] });
    const make = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:save');
    // It hears nothing while it comes.
    await vi.waitFor(() => expect(document.querySelector('[data-cover="waiting"]')).not.toBeNull(), 5000);
    const press = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true });
    window.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    expect(make).toHaveBeenCalledTimes(1);
  });
});
