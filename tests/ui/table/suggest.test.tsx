/** Suggested moves on the screen: asked by button and key, looked at, picked and confirmed by the person, marked in the log. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { NO_PLAN, type Plan } from '../../../src/engine/kits/rehearsal/plan.ts';
import { suggestStore } from '../../../src/opponent/suggest-store.ts';
import type { SuggestedMove } from '../../../src/opponent/types.ts';
import { matchStore } from '../../../src/store/app-match.ts';
import {
  along,
  axisOf,
  barOf,
  closeToFirst,
  higherThanFirst,
  marginOf,
} from '../../../src/ui/table/suggest/suggest-chances.ts';
import { closeTable, openTable } from './support.tsx';

const PLAN: Plan = {
  facts: [
    { key: 'hlb.plan.takes-points', params: { hexes: '0505', points: 2 } },
    { key: 'hlb.plan.opens', params: { hexes: '0605' } },
    { key: 'hlb.plan.takes', params: { hexes: '0404' } },
  ],
  later: [],
  laterNeedsFirst: false,
  ifWon: null,
  isKnown: true,
};
const LONG = { timeout: 60_000 };
const panel = () => screen.queryByRole('region', { name: 'Suggested moves' });
const rows = () => [...document.querySelectorAll<HTMLElement>('.suggest__row')];
const at = () => matchStore.getState().at;

afterEach(closeTable);

describe('suggested moves', () => {
  it('that are off are told softly where their key is pressed', async () => {
    await openTable({ hints: 'off' });
    document.querySelector<HTMLElement>('#prompt')?.focus();
    await userEvent.keyboard('g');
    expect(await screen.findByText('Suggestions are off in this match.', { selector: '.early-press' })).toBeVisible();
    expect(panel()).not.toBeInTheDocument();
  });

  it('are asked for, picked and played by keys alone, and the log shows that they were', async () => {
    await openTable({ hints: 'open' });
    document.querySelector<HTMLElement>('#prompt')?.focus();
    await userEvent.keyboard('g');
    // Without a worker no program looks ahead, and a move without an estimate is no advice.
    await waitFor(() => expect(suggestStore.getState().status).toBe('told'), LONG);
    expect(panel()).toHaveTextContent('The computer has no estimate here, so it suggests no move.');
    expect(rows()).toEqual([]);
    const { decision, notation } = matchStore.getState();
    const text = decision?.moves[0] ? notation(decision.moves[0]) : '';
    const line = [{ seat: 'german', move: text }];
    const moves = [{ move: text, chance: { mean: 0.6, error: 0.01 }, plan: NO_PLAN, line }];
    act(() => suggestStore.setState({ suggestion: { moves, now: null, of: 9, playouts: 80, hasMore: false } }));
    expect(panel()).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Your options' })).not.toBeInTheDocument();
    expect(rows()[0]).toHaveAttribute('aria-pressed', 'true');
    expect(document.activeElement).toHaveTextContent('Suggested moves');
    await userEvent.keyboard('{Enter}');
    // Picked, and not yet played.
    await waitFor(() => expect(panel()).not.toBeInTheDocument());
    expect(at()).toBe(0);
    const go = within(screen.getByRole('region', { name: 'Confirm' }));
    expect(go.getAllByRole('button').length).toBeGreaterThan(0);
    expect(matchStore.getState().about?.suggested).toEqual([[0, 'german', expect.any(String)]]);
    await userEvent.click(screen.getByRole('tab', { name: /Log/ }));
    expect(await screen.findByText(/^German player asked for a suggestion/)).toBeInTheDocument();
  });

  it('stand on the map beside their numbers, with how often the answer came', async () => {
    await openTable({ hints: 'free' });
    await userEvent.click(screen.getByRole('button', { name: 'Suggest a move' }));
    const [move] = matchStore.getState().decision?.moves ?? [];
    if (!move) throw new Error('a question without an answer');
    const text = matchStore.getState().notation(move);
    const line = [
      { seat: 'german', move: text },
      { seat: 'allied', move: 'attack W-12 0403', share: 0.63 },
    ];
    const suggested: SuggestedMove = { move: text, chance: { mean: 0.6, error: 0.01 }, plan: NO_PLAN, line };
    const suggestion = { moves: [suggested], now: null, of: 9, playouts: 80, hasMore: false };
    act(() => suggestStore.setState({ suggestion }));
    const captions = [...document.querySelectorAll('.map-captions__box')].map(({ textContent }) => textContent);
    expect(captions).toEqual([
      expect.stringMatching(/^1 German player: Assign /),
      expect.stringMatching(/^2 Allied player, likely: .+in 63% of playouts$/),
    ]);
  });

  it('are put away with Escape, and the question is as it was', async () => {
    await openTable({ hints: 'free' });
    await userEvent.click(screen.getByRole('button', { name: 'Suggest a move' }));
    expect(panel()).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Your options' })).toBeInTheDocument();
  });

  it('show another of them by its digit', async () => {
    await openTable({ hints: 'free' });
    await userEvent.click(screen.getByRole('button', { name: 'Suggest a move' }));
    const [one, two] = matchStore.getState().decision?.moves ?? [];
    if (!one || !two) throw new Error('a question with two answers');
    const suggested = [one, two].map((move, n): SuggestedMove => {
      const text = matchStore.getState().notation(move);
      return {
        move: text,
        chance: { mean: 0.6 - n / 10, error: 0.01 },
        plan: n === 0 ? PLAN : NO_PLAN,
        line: [{ seat: 'german', move: text }],
      };
    });
    act(() =>
      suggestStore.setState({
        suggestion: { moves: suggested, now: { mean: 0.52, error: 0.01 }, of: 9, playouts: 80, hasMore: true },
      }),
    );
    expect(rows()).toHaveLength(2);
    expect(rows()[0]).toHaveTextContent('60% to win, give or take 2 points');
    expect(rows()[1]).toHaveTextContent('10 points lower');
    expect(screen.getByText('now 52%')).toBeInTheDocument();
    expect(screen.getByText(/without thinking ahead: 52% to win, give or take 2 points/)).toBeInTheDocument();
    expect(screen.getByText('Move 1 is clearly the best of these.')).toBeInTheDocument();
    // Two facts that a person can check, and no figure of a part.
    const why = document.querySelector('#suggest-why')?.parentElement;
    expect(why?.textContent).toMatch(/takes .+, 2 points; comes next to /);
    expect(why?.textContent).not.toMatch(/[+−]\d/);
    await userEvent.keyboard('2');
    expect(why?.textContent).not.toMatch(/2 points/);
    expect(rows()[1]).toHaveAttribute('aria-pressed', 'true');
    expect(matchStore.getState().at).toBe(0);
  });

  it('are drawn on the map as numbers of the line, the answer apart', async () => {
    await openTable({ hints: 'free' });
    await userEvent.click(screen.getByRole('button', { name: 'Suggest a move' }));
    const { decision, notation } = matchStore.getState();
    const [first] = decision?.moves ?? [];
    const line = [
      { seat: 'german', move: first ? notation(first) : '' },
      { seat: 'german', move: 'move G-B 0503 0602' },
      { seat: 'allied', move: 'attack W-12 0403' },
    ];
    const move: SuggestedMove = { move: line[0]?.move ?? '', chance: null, plan: NO_PLAN, line };
    act(() => suggestStore.setState({ suggestion: { moves: [move], now: null, of: 9, playouts: 80, hasMore: false } }));
    const drawn = [...document.querySelectorAll('.line-way')];
    expect(drawn.map((way) => [way.textContent, way.hasAttribute('data-answer')])).toEqual([
      ['3', true],
      ['2', false],
      ['1', false],
    ]);
    const told = within(screen.getByRole('region', { name: 'Suggested moves' })).getAllByRole('listitem');
    expect(told.map((item) => item.getAttribute('value')).filter(Boolean)).toEqual(['2', '3']);
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('.line-way')).toBeNull();
  });

  it('are not offered where the players have agreed on none', async () => {
    await openTable();
    expect(screen.queryByRole('button', { name: 'Suggest a move' })).not.toBeInTheDocument();
    await userEvent.keyboard('g');
    expect(panel()).not.toBeInTheDocument();
  });
});

describe('bars of chances', () => {
  const move = (mean: number, error: number): SuggestedMove => ({
    move: 'm',
    chance: { mean, error },
    plan: NO_PLAN,
    line: [],
  });
  const bare: SuggestedMove = { move: 'm', chance: null, plan: NO_PLAN, line: [] };

  it('all fit on the axis, which has ten points at least', () => {
    const tight = axisOf({ moves: [move(0.5, 0.001)], now: null });
    expect(tight.to - tight.from).toBeGreaterThanOrEqual(0.1 - 1e-9);
    for (const one of [move(0.02, 0.05), move(0.97, 0.2), move(0.5, 0.1)]) {
      const bar = barOf(one, axisOf({ moves: [one, move(0.4, 0.1)], now: null }));
      expect(bar?.from).toBeGreaterThanOrEqual(0);
      expect(bar?.to).toBeLessThanOrEqual(1 + 1e-9);
    }
    expect(barOf(bare, tight)).toBeNull();
    const now = { mean: 0.3, error: 0.01 };
    expect(along(now.mean, axisOf({ moves: [move(0.5, 0.01)], now }))).toBeGreaterThanOrEqual(0);
  });

  it('that overlap are too close to call, and what was not weighed is', () => {
    expect(closeToFirst([move(0.6, 0.01), move(0.5, 0.01), move(0.58, 0.02)])).toEqual([3]);
    expect(closeToFirst([bare, move(0.5, 0.1)])).toEqual([2]);
    expect(marginOf(0.01)).toBe(2);
  });

  it('say where a later move has the higher chance', () => {
    expect(higherThanFirst([move(0.5, 0.01), move(0.6, 0.2)])).toBe(2);
    expect(higherThanFirst([move(0.6, 0.01), move(0.5, 0.2)])).toBeNull();
    expect(higherThanFirst([bare, move(0.5, 0.2)])).toBeNull();
  });
});
