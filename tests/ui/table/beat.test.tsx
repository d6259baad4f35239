import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { prefsStore } from '../../../src/store/app-stores.ts';
import { freeSide } from '../../../src/ui/table/beat.tsx';
import { openTable, play, TO_BATTLE } from './support.tsx';

/** The table right after a battle of Hitler's Last Battles. */
async function fight({ curtain = false } = {}): Promise<void> {
  await openTable({ moves: TO_BATTLE, curtain });
  act(() => prefsStore.getState().setPrefs({ resultPause: 'press' }));
  await play(['support G-G']);
}

const banner = (): HTMLElement | null => document.querySelector('[data-beat]');
const goOn = (): HTMLElement => screen.getByRole('button', { name: /^Continue/ });
/** A press that comes at once was meant for the move before. */
const look = () => act(() => new Promise((done) => setTimeout(done, 350)));

it('tells what a marker does while markers are assigned, and no longer after that', async () => {
  await openTable();
  const note = () => screen.queryByRole('region', { name: 'What an attack marker does' });
  expect(note()).toHaveTextContent(/rolls 2 dice when it attacks/);
  await play(['end-mark']);
  await waitFor(() => expect(note()).toBeNull());
});

describe('the end of a battle', () => {
  it('is shown with its score and what becomes of each unit, and asks nothing until a player goes on', async () => {
    const user = userEvent.setup();
    await fight();
    expect(banner()).not.toBeNull();
    expect(screen.getByText(/\d hits? to \d/)).toBeInTheDocument();
    const fates = within(screen.getByRole('region', { name: 'What happens' })).getAllByRole('listitem');
    const told = fates.map((row) => row.textContent);
    // The defender, the attacker, and the unit that supported it.
    expect(told.length).toBeGreaterThanOrEqual(3);
    expect(told.some((row) => /Army Group G.*supported$/.test(row))).toBe(true);
    expect(told.some((row) => /Army Group B.*(holds|goes back|eliminated)$/.test(row))).toBe(true);
    // The chances keep their bar, and the one that came is named.
    expect(document.querySelectorAll('.odds__part--came')).toHaveLength(1);
    expect(screen.getByRole('img', { name: /Result: / })).toBeInTheDocument();
    // It is told once, next to its dice: nothing covers the map.
    expect(document.querySelector('.beat-banner')).toBeNull();
    expect(screen.getByRole('region', { name: 'Points' })).toHaveTextContent(
      /The German side (stays at|now has) \d+, the Allied side/,
    );
    // The one battle there was is no longer left.
    expect(screen.queryByRole('region', { name: 'Battles left' })).toBeNull();
    expect(document.querySelector('[data-choices] button')).toBeNull();
    expect(matchStore.getState().decision).not.toBeNull();
    await look();
    await user.click(goOn());
    await waitFor(() => expect(banner()).toBeNull());
    expect(document.querySelector('[data-choices] button')).not.toBeNull();
  });

  it.each([
    ['foot', 40],
    ['head', 80],
  ])('lies at the %s of the map where the fight is at %d of 100', (side, top) => {
    expect(freeSide(new DOMRect(0, 0, 100, 100), new DOMRect(0, top, 10, 10))).toBe(side);
  });

  it('ends by Enter, and the press is no answer to the question that follows', async () => {
    const user = userEvent.setup();
    await fight();
    const { at } = matchStore.getState();
    await look();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(banner()).toBeNull());
    expect(matchStore.getState().at).toBe(at);
  });

  it('comes before the curtain', async () => {
    const user = userEvent.setup();
    await fight({ curtain: true });
    expect(banner()).not.toBeNull();
    expect(document.querySelector('.curtain')).toBeNull();
    await look();
    await user.click(goOn());
    await waitFor(() => expect(banner()).toBeNull());
  });

  it('goes on by itself after its time, unless it is held', async () => {
    await openTable({ moves: TO_BATTLE });
    act(() => prefsStore.getState().setPrefs({ resultPause: 'short', animationSpeed: 'normal' }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await play(['support G-G']);
    // The dice tumble first.
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(banner()).not.toBeNull();
    act(() => screen.getByRole('button', { name: /^Hold/ }).click());
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(banner()).not.toBeNull();
    act(() => screen.getByRole('button', { name: /^Hold/ }).click());
    await act(() => vi.advanceTimersByTimeAsync(2600));
    expect(banner()).toBeNull();
    vi.useRealTimers();
  });

  it('is not shown where the players do not want it, nor of a battle that is looked back at', async () => {
    await openTable({ moves: TO_BATTLE });
    await play(['support G-G']);
    expect(banner()).toBeNull();
    act(() => prefsStore.getState().setPrefs({ resultPause: 'press' }));
    act(() => matchStore.getState().stepBy(-1));
    act(() => matchStore.getState().stepBy(1));
    expect(banner()).toBeNull();
  });

  it('shows its dice once more when a player wants it, by button or key, and then waits for a press', async () => {
    const user = userEvent.setup();
    const moved: Element[] = [];
    const animate = vi.fn(function (this: Element) {
      moved.push(this);
    });
    Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true });
    await openTable({ moves: TO_BATTLE });
    act(() => prefsStore.getState().setPrefs({ resultPause: 'short', animationSpeed: 'fast' }));
    await play(['support G-G']);
    await waitFor(() => expect(banner()).not.toBeNull());
    const { at } = matchStore.getState();
    const dice = document.querySelectorAll('.battle .die__face').length;
    expect(dice).toBeGreaterThan(1);
    moved.length = 0;
    await user.click(screen.getByRole('button', { name: /^Replay the dice/ }));
    expect(moved).toHaveLength(dice);
    expect(new Set(moved).size).toBe(dice);
    expect(screen.getByRole('button', { name: /^Hold/ })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('d');
    expect(moved).toHaveLength(2 * dice);
    expect(matchStore.getState().at).toBe(at);
    expect(banner()).not.toBeNull();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  it('offers no replay where nothing moves', async () => {
    await fight();
    expect(screen.queryByRole('button', { name: /^Replay the dice/ })).toBeNull();
  });
});

describe('the end of a game', () => {
  it('is shown to both players before the table of the result', async () => {
    const user = userEvent.setup();
    await openTable({ game: 'hitlers-reich', scenario: 'short-1944' });
    act(() => prefsStore.getState().setPrefs({ resultPause: 'press' }));
    await play(['resign']);
    expect(within(banner() ?? document.body).getByText(/ wins$/)).toBeInTheDocument();
    expect(document.querySelector('.result')).toBeNull();
    await look();
    await user.click(goOn());
    expect(banner()).toBeNull();
    await vi.waitFor(() => expect(document.querySelector('.result')).not.toBeNull());
  });
});
