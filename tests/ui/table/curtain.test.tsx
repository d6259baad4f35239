import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { publicViewAt } from '../../../src/store/public-view.ts';
import type { HistoryPoint } from '../../../src/store/types.ts';
import { linesOfOther, linesSince } from '../../../src/ui/table/since.ts';
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
  it('tells the whole turn of the other side, though the seat answered within it', () => {
    const point = (index: number, seat: string, turnOf: string, key: string) =>
      ({ index, seat, moment: { turn: 1, seat: turnOf, phase: '' }, lines: [{ key, n: 0 }], draws: [] }) as never;
    const points = [
      point(0, '', 'axis', 'opening'),
      point(1, 'axis', 'axis', 'attack'),
      point(2, 'allies', 'axis', 'defence'),
      point(3, 'axis', 'allies', 'end'),
    ];
    expect(linesOfOther(points, 'allies').map(({ line }) => line.key)).toEqual(['attack', 'defence', 'end']);
    // An answer that needed no player is not one that the seat gave.
    const settled = { ...(point(4, 'allies', 'allies', 'passed over') as object), isSettled: true } as never;
    expect(linesOfOther([...points, settled], 'allies').map(({ line }) => line.key)).toEqual([
      'attack',
      'defence',
      'end',
    ]);
    // Within the turn, the rest is known to the seat.
    expect(linesOfOther(points.slice(0, 3), 'axis').map(({ line }) => line.key)).toEqual(['defence']);
  });

  it('names the seat and the task, and tells what the other side did', async () => {
    await openTable({ curtain: true, moves: ['end-mark', 'end-move'] });
    const { curtain, timeline } = matchStore.getState();
    expect(curtain).not.toBeNull();
    const other = curtain?.seat === 'german' ? 'Allied' : 'German';
    const since = await screen.findByRole('region', { name: `The ${other} turn in three lines` });
    expect(linesOfOther(timeline.points, curtain?.seat ?? '').length).toBeGreaterThan(0);
    const rows = within(since).getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
      'No hex with points changed hands',
      'No unit was eliminated',
      expect.stringMatching(/^German \d+, Allied \d+ points$/) as string,
    ]);
  });

  it('names the player and the side where a name was entered', async () => {
    await openTable({ curtain: true, moves: ['end-mark', 'end-move'] });
    const seat = matchStore.getState().curtain?.seat ?? '';
    const cover = screen.getByRole('main');
    expect(cover).toHaveTextContent(/Hand over to the (?:German|Allied) player/);
    await act(() => matchStore.getState().setAbout({ seatNames: { [seat]: 'Ben' } }));
    expect(cover).toHaveTextContent(/Hand over to Ben, (?:German|Allied) player/);
  });

  it('shows the map as an onlooker sees it, with no card of either hand in the page', async () => {
    await openTable({ game: 'hitlers-reich', scenario: 'campaign-1941', curtain: true });
    await vi.waitFor(() => expect(document.querySelector('.curtain__map svg')).not.toBeNull(), 10_000);
    const ground = matchStore.getState().whatIfGround();
    const state = ground?.match.points.at(-1)?.state as { readonly hands?: Record<string, string[]> } | undefined;
    const cards = Object.values(state?.hands ?? {}).flat();
    expect(cards.length).toBeGreaterThan(6);
    const page = document.documentElement.outerHTML;
    const seen = JSON.stringify(publicViewAt(ground, 0));
    expect(cards.filter((card) => page.includes(`"${card}"`) || seen.includes(`"${card}"`))).toEqual([]);
    expect(publicViewAt(ground, 999)).toBeNull();
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
