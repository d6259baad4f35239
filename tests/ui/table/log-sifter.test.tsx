/** Looking for a fight in the log: filters, search, keys, and the map that shows it. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { closeTable, log, openTable, play, TO_BATTLE } from './support.tsx';

afterEach(async () => {
  cleanup();
  await closeTable();
});

const FOUGHT = [...TO_BATTLE, 'support G-G'];
const cards = () => within(log()).queryAllByRole('article');
const plain = () => [...log().querySelectorAll('.log-line')];
const rims = () => document.querySelectorAll('.map-play .mark-rim[data-mark="chosen"]');
const filter = (name: string) => fireEvent.click(within(log()).getByRole('radio', { name }));
const titleOf = (card: HTMLElement | undefined) => {
  if (!card) throw new Error('no card');
  return within(card).getByRole('button', { name: /taken$|held$|^Battle in/ });
};

describe('the log is sifted', () => {
  it('by kind and by side, and says what to do when nothing is left', async () => {
    await openTable({ moves: FOUGHT });
    expect(cards()).toHaveLength(1);
    expect(plain().length).toBeGreaterThan(2);
    filter('Fights');
    expect([cards().length, plain().length]).toEqual([1, 0]);
    filter('Allied');
    expect([cards().length, plain().length]).toEqual([0, 0]);
    fireEvent.click(within(log()).getByRole('button', { name: 'Clear filters' }));
    expect(cards()).toHaveLength(1);
    filter('German');
    expect(within(log()).getAllByText(/receives Grossdeutschland/)).toHaveLength(1);
    // No line is about cards in this game.
    expect(within(log()).queryByRole('radio', { name: 'Cards' })).not.toBeInTheDocument();
  });

  it('by words of the card and of its steps, with the number found', async () => {
    const user = userEvent.setup();
    await openTable({ moves: FOUGHT });
    log();
    await user.keyboard('/');
    expect(document.activeElement).toBe(within(log()).getByRole('searchbox', { name: 'Search the log' }));
    await user.keyboard('luxembourg supports');
    expect([cards().length, plain().length]).toEqual([1, 0]);
    expect(log()).toHaveTextContent(/1 of \d/);
    await user.keyboard('{Escape}');
    expect(plain().length).toBeGreaterThan(2);
  });

  it('by the place or unit that was looked up last', async () => {
    await openTable({ moves: FOUGHT });
    fireEvent.contextMenu(document.querySelector('.board-stop[data-stop="space:0304"]') ?? document.body);
    await userEvent.setup().click(screen.getByRole('tab', { name: /Log/ }));
    const only = within(log()).getByRole('button', { name: /^Only Ardennes/ });
    expect(only).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(only);
    expect(only).toHaveAttribute('aria-pressed', 'true');
    // The battle, and the move that led to it.
    expect([cards().length, plain().length]).toEqual([1, 1]);
  });
});

describe('a card of the log', () => {
  it('shows its place on the map while it is open, and changes nothing of the match', async () => {
    const user = userEvent.setup();
    await openTable({ moves: FOUGHT });
    const { at, timeline } = matchStore.getState();
    const [card] = (log(), cards());
    expect(rims()).toHaveLength(0);
    titleOf(card).focus();
    await user.keyboard('{Enter}');
    expect(titleOf(card)).toHaveAttribute('aria-expanded', 'true');
    expect(rims()).toHaveLength(1);
    expect(within(log()).getByRole('button', { name: 'Show this position' })).toBeInTheDocument();
    expect(matchStore.getState()).toMatchObject({ at, timeline });
    await user.keyboard('{Escape}');
    expect(titleOf(card)).toHaveAttribute('aria-expanded', 'false');
    expect(rims()).toHaveLength(0);
    // A press on any bare part of the card does the same.
    fireEvent.click(card?.querySelector('.report__how') ?? document.body);
    expect(titleOf(card)).toHaveAttribute('aria-expanded', 'true');
  });

  it('is reached from entry to entry by the arrow keys, and left by Escape', async () => {
    const user = userEvent.setup();
    await openTable({ moves: FOUGHT });
    const lines = [...(log(), log().querySelectorAll<HTMLElement>('.log__line'))];
    lines[0]?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(lines[2]);
    await user.keyboard('{ArrowUp}{End}');
    expect(document.activeElement).toBe(lines.at(-1));
    await user.keyboard('{Escape}');
    expect(document.querySelector('.log')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Log/ }));
  });

  it('grows with its fight', async () => {
    await openTable({ moves: TO_BATTLE.slice(0, -1) });
    expect((log(), cards())).toHaveLength(0);
    await play(TO_BATTLE.slice(-1));
    expect(titleOf(cards()[0])).toHaveTextContent(/^Battle in Ardennes/);
    expect(cards()[0]).toHaveTextContent('Not decided yet');
    await play(['support G-G']);
    expect(cards()).toHaveLength(1);
    expect(titleOf(cards()[0])).toHaveTextContent(/taken$/);
  });
});

describe('what is hidden', () => {
  const CARD = /(?:German|Italian|Western|Soviet) (?:\d+|\w+ \w+ \(\d+\))|Double Agent/g;

  it('is not in the log: no card is named that was not shown to both', { timeout: 60_000 }, async () => {
    await openTable({ sample: 'hitlers-reich.conflict-card-allies' });
    if (matchStore.getState().curtain) act(() => matchStore.getState().takeSeat());
    const [newest] = (log(), cards());
    if (!newest) throw new Error('no card');
    fireEvent.click(within(newest).getByRole('button', { name: /^Conflict for/ }));
    // One card is face down; the open card of the log tells its steps.
    expect(newest).toHaveTextContent('has chosen a conflict card');
    expect(newest.textContent?.match(CARD)).toBeNull();
    expect(newest.innerHTML).not.toMatch(/card:/);
    // Older fights name the cards that were shown.
    expect(log().textContent?.match(CARD)).not.toBeNull();
  });
});
