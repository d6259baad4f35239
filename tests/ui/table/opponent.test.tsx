/** The turn of a program on the screen: who plays, what it played, and how a person stops and steps it. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { I18nProvider } from '../../../src/i18n/use-t.tsx';
import { opponentStore } from '../../../src/opponent/opponent-store.ts';
import { matchStore } from '../../../src/store/app-match.ts';
import { prefsStore } from '../../../src/store/app-stores.ts';
import { DEFAULTS } from '../../../src/ui/table/define-game-table.ts';
import { tellTurn } from '../../../src/ui/table/opponent/opponent-turn.tsx';
import { Thinking } from '../../../src/ui/table/opponent/thinking.tsx';
import { focusQuestion } from '../../../src/ui/table/table-focus.ts';
import { closeTable, heard, openTable } from './support.tsx';

const ALONE = { computers: { german: 'veteran' } };
const prompt = () => screen.getByRole('region', { name: 'Prompt' });
const moves = () => screen.queryAllByRole('listitem').filter((item) => item.classList.contains('opponent-move'));

/** Agreements between a person and a program end with their match, so each match is paused as it opens. */
let stopWatching = (): void => undefined;
beforeEach(() => {
  let asked: string | null = null;
  stopWatching = matchStore.subscribe(({ asked: now }) => {
    if (asked === null && now) opponentStore.getState().pause();
    asked ??= now?.seat ?? null;
  });
});
afterEach(async () => {
  stopWatching();
  await closeTable();
  act(() => opponentStore.setState({ isPaused: false, stopBefore: 'mine' }));
});

describe('the turn of a program', () => {
  it('says who plays and what is asked, offers no move, and leaves the person the controls', async () => {
    await openTable(ALONE);
    expect(prompt()).toHaveTextContent('Veteran plays the Germans');
    expect(prompt()).toHaveTextContent('Assigning attack markers');
    expect(screen.queryByRole('region', { name: 'Your options' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Confirm' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Your next decision' })).toBeInTheDocument();
    const controls = within(screen.getByRole('region', { name: 'The computer’s turn' }));
    expect(controls.getByRole('radio', { name: 'Normal' })).toBeChecked();
    await userEvent.click(controls.getByRole('radio', { name: 'Slow' }));
    expect(prefsStore.getState().pace).toBe('slow');
    await userEvent.click(controls.getByRole('radio', { name: 'every move' }));
    expect(opponentStore.getState().stopBefore).toBe('every');
  });

  it('goes on by one move with the arrow key, tells it in the list and to a screen reader', async () => {
    await openTable(ALONE);
    await waitFor(() => expect(opponentStore.getState().status).toBe('paused'));
    expect(await screen.findByText('Paused. Step plays one move.')).toBeInTheDocument();
    expect(moves()).toEqual([]);
    prompt().querySelector('h1')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(moves()).toHaveLength(1), { timeout: 10_000 });
    const told = matchStore.getState().timeline.points[1]?.notation;
    expect(told).toMatch(/^mark /);
    expect(moves()[0]).toHaveTextContent(/receives/);
    expect(heard('polite')).toMatch(/receives/);
    expect(matchStore.getState().at).toBe(1);
  });

  it('stands on the map where the newest move was made, with its number in the list, until a person is asked', async () => {
    await openTable(ALONE);
    const caption = () => document.querySelector('.map-captions');
    await waitFor(() => expect(opponentStore.getState().status).toBe('paused'));
    expect(caption()).toBeNull();
    prompt().querySelector('h1')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(moves()).toHaveLength(1), { timeout: 10_000 });
    // The list says it; the map only points to where it was.
    expect(caption()).toHaveAttribute('aria-hidden', 'true');
    expect(caption()).toHaveTextContent(/^1 Rolls 2 dice when it attacks/);
    prefsStore.getState().setPrefs({ pace: 'instant' });
    act(() => opponentStore.getState().resume());
    await waitFor(() => expect(matchStore.getState().decision?.seat).toBe('allied'), { timeout: 60_000 });
    await waitFor(() => expect(caption()).toBeNull());
  });

  it('is stopped and goes on with J', async () => {
    await openTable(ALONE);
    prompt().querySelector('h1')?.focus();
    const { resume } = opponentStore.getState();
    act(() => opponentStore.setState({ stopBefore: 'mine' }));
    act(resume);
    await userEvent.keyboard('j');
    expect(opponentStore.getState().isPaused).toBe(true);
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-keyshortcuts', 'J');
    await userEvent.keyboard('j');
    expect(opponentStore.getState().isPaused).toBe(false);
  });

  it('is not stopped by an Enter too many: the focus goes to what is asked, not to the controls', async () => {
    await openTable(ALONE);
    expect(focusQuestion()).toBe(prompt().querySelector('h1'));
  });

  it('is still told once a person is asked, behind a fold', async () => {
    await openTable({ computers: { german: 'recruit' } });
    prefsStore.getState().setPrefs({ pace: 'instant' });
    act(() => opponentStore.getState().resume());
    await waitFor(() => expect(matchStore.getState().decision?.seat).toBe('allied'), { timeout: 60_000 });
    const fold = await screen.findByText(/computer moves? since your last move$/);
    expect(moves()).toEqual([]);
    await userEvent.click(fold);
    expect(moves().length).toBeGreaterThan(0);
    expect(screen.queryByRole('region', { name: 'The computer’s turn' })).not.toBeInTheDocument();
  });
});

describe('a search', () => {
  const search = (thought: number, weighed: number) =>
    act(() =>
      opponentStore.setState({
        status: 'thinking',
        level: 'marshal',
        seat: 'german',
        since: performance.now() - thought,
        weighed,
        of: 9,
      }),
    );

  it('shows nothing at first, then how many choices it has weighed, then that it is late', async () => {
    await loadCatalogue('en', ['table']);
    const { container } = render(
      <I18nProvider lang="en" domains={['table']}>
        <Thinking isRoomy />
      </I18nProvider>,
    );
    search(0, 0);
    expect(container).not.toHaveTextContent(/weighed/);
    search(600, 5);
    await vi.waitFor(() => expect(container).toHaveTextContent(/5 of 9 choices considered · 0\.\d s of about 1 s/));
    search(12_000, 5);
    await vi.waitFor(() => expect(container).toHaveTextContent('Still thinking, 12 s'));
    const before = opponentStore.getState().hurries;
    await userEvent.click(screen.getByRole('button', { name: 'Move now' }));
    expect(opponentStore.getState().hurries).toBe(before + 1);
    act(() => opponentStore.setState({ status: 'idle' }));
  });
});

describe('what is told of a turn', () => {
  const line = (key: string, n: number) => ({ key, n });
  const moment = { turn: 1, seat: 'german', phase: 'x' };
  const point = (index: number, keys: readonly string[]) => ({
    index,
    move: index,
    notation: `m${index}`,
    seat: 'german',
    lines: keys.map(line),
    draws: [],
    firstDraw: null,
    commits: false,
    isSettled: false,
    moment,
  });

  it('leaves out headings and moves without a sentence, and joins what was forced', () => {
    const points = [point(0, []), point(1, ['turn', 'attacks']), point(2, []), point(3, ['fights']), point(4, ['won'])];
    const reason = { chance: null, facts: [{ key: 'because' }], then: null, isPurpose: false };
    const turn = [
      { notation: 'm1', from: 1, at: 1, reason },
      { notation: 'm2', from: 2, at: 2, reason: null },
      { notation: 'm3', from: 3, at: 4, reason: null },
    ];
    const told = tellTurn(turn, points, { ...DEFAULTS.log, headingOf: ({ key }) => (key === 'turn' ? 'turn' : null) });
    expect(told).toEqual([
      { at: 1, first: line('attacks', 1), others: [], reason },
      { at: 4, first: line('fights', 0), others: [line('won', 0)], reason: null },
    ]);
  });

  it('tells of its results the last two that say what it came to', () => {
    const points = [point(0, []), point(1, ['fights', 'rolls', 'retreats', 'marker', 'took', 'drew'])];
    const turn = [{ notation: 'm1', from: 1, at: 1, reason: null }];
    const comesTo = ({ key }: { readonly key: string }) => ['rolls', 'retreats', 'took'].includes(key);
    const [told] = tellTurn(turn, points, { ...DEFAULTS.log, headingOf: () => null, comesTo });
    expect(told?.others.map(({ key }) => key)).toEqual(['retreats', 'took']);
  });

  it('leaves out what a person was made to do after it, having one choice only', () => {
    const points = [point(0, []), point(1, ['retreats']), { ...point(2, ['battle']), seat: 'allied' }];
    const turn = [{ notation: 'm1', from: 1, at: 2, reason: null }];
    expect(tellTurn(turn, points, { ...DEFAULTS.log, headingOf: () => null })).toEqual([
      { at: 2, first: line('retreats', 0), others: [], reason: null },
    ]);
  });
});
