/** The sheet of a year: after the fight that ended it, before the next question, from what both players may know. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { prefsStore } from '../../../src/store/app-stores.ts';
import { chapterIn } from '../../../src/ui/games/hitlers-reich/beat.ts';
import { countAlike, pointsOfChapter } from '../../../src/ui/table/chapter/chapter.ts';
import type { HistoryPoint } from '../../../src/store/types.ts';
import { openTable, play } from './support.tsx';

const SAMPLE = join(import.meta.dirname, '../../saves/samples/hitlers-reich.over.json');
/** The move that ends 1941. */
const LAST = 94;

describe('the end of a year', () => {
  it('follows a fight, or comes alone', () => {
    const ended = { type: 'year-ended', year: 1 } as const;
    const judged = { type: 'judged', winner: 'axis', axis: 2, allies: 1, line: { key: '', rule: '' } } as const;
    expect([chapterIn([]), chapterIn([judged]), chapterIn([ended]), chapterIn([judged, ended])]).toEqual([
      null,
      null,
      'alone',
      'follows',
    ]);
  });

  it('begins after the year before, and counts copies', () => {
    const point = (index: number, key: string) => ({ index, lines: [{ key }] }) as unknown as HistoryPoint;
    const points = [point(0, 'set-up'), point(1, 'ends'), point(2, 'moves'), point(3, 'moves'), point(4, 'ends')];
    const isEnd = ({ key }: { readonly key: string }) => key === 'ends';
    expect(pointsOfChapter(points, 4, isEnd).map(({ index }) => index)).toEqual([2, 3, 4]);
    expect(pointsOfChapter(points, 1, isEnd).map(({ index }) => index)).toEqual([1]);
    expect([...countAlike(['a', 'b', 'a'])]).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  it('is a beat of its own after the fight, and holds no hand', async () => {
    const user = userEvent.setup();
    const { log } = JSON.parse(readFileSync(SAMPLE, 'utf8')) as { readonly log: readonly (readonly [string])[] };
    await openTable({
      game: 'hitlers-reich',
      scenario: 'campaign-1941',
      seed: 'over/0',
      moves: log.slice(0, LAST - 1).map(([move]) => move),
    });
    act(() => prefsStore.getState().setPrefs({ resultPause: 'press' }));
    await play([log[LAST - 1]?.[0] ?? '']);
    expect(screen.queryByRole('heading', { name: '1941 ends' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Continue/ }));
    const heading = await screen.findByRole('heading', { level: 1, name: '1941 ends' });
    await vi.waitFor(() => expect(heading).toHaveFocus());
    const main = screen.getByRole('main');
    expect(within(main).getByRole('table', { name: '1941 ends' })).toBeVisible();
    expect(within(main).getByRole('row', { name: /^Hand size/ })).toHaveTextContent(/8\s?→\s?6.*6/);
    expect(main).toHaveTextContent('STRATEGIC BOMBING × 3 to the mall');
    expect(main).toHaveTextContent('New in 1942');
    expect(main.querySelector('[data-card], .hand, [data-target^="card:"]')).toBeNull();
    // Drums are drawn for each way to win, and pictures for events; their words are for readers.
    expect(main.querySelectorAll('.chapter__goals .victory-tally__drums')).toHaveLength(3);
    expect(main).toHaveTextContent(/0 of 6 Soviet|Soviet[^.]*0 of 6/);
    expect(main.querySelectorAll('.chapter__news .hr-picture').length).toBeGreaterThan(4);
    expect(main.querySelectorAll('.chapter__turn')).toHaveLength(4);
    expect(main).toHaveTextContent('Reorganise, available again to both');
    // The whole end of the year, without leaving the sheet.
    const all = within(main).getByRole('button', { name: /^All \d+ lines in the log$/ });
    const [n] = /\d+/.exec(all.textContent ?? '') ?? [];
    await user.click(all);
    const whole = screen.getByRole('dialog', { name: '1941 ends' });
    expect(within(whole).getAllByRole('listitem')).toHaveLength(Number(n));
    expect(whole).toHaveTextContent('STRATEGIC BOMBING');
    await user.click(within(whole).getByRole('button', { name: 'Close' }));
    await user.click(within(main).getByRole('button', { name: /^Begin 1942/ }));
    expect(screen.queryByRole('heading', { name: '1941 ends' })).toBeNull();
    expect(matchStore.getState().timeline.points).toHaveLength(LAST + 1);
  });
});
