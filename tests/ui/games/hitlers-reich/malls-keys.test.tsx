/** The malls by keys, by search, and to the other side. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HrState } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { loadWords } from './support.ts';
import {
  EVENTS,
  onLowPage,
  show,
  tabOf,
  press,
  toggle,
  cards,
  cardOf,
  titles,
  at,
  TABS,
  expected,
} from './malls-table.tsx';

beforeAll(loadWords);
beforeAll(onLowPage);

describe('the keyboard', () => {
  it('stops once at the grid, and walks it by arrows', () => {
    show(at({}), { picks: ['button:event'] });
    const [first, second] = cards();
    expect(cards().filter(({ tabIndex }) => tabIndex === 0)).toEqual([first]);
    first?.focus();
    fireEvent.keyDown(first ?? document.body, { key: 'ArrowRight' });
    expect(second).toHaveFocus();
    expect(cards().filter(({ tabIndex }) => tabIndex === 0)).toEqual([second]);
    fireEvent.keyDown(second ?? document.body, { key: 'End' });
    expect(cards().at(-1)).toHaveFocus();
  });

  it('closes by Escape, and the focus is back where it was opened', () => {
    show(at({}));
    const tab = tabOf(/^Allied/);
    press(tab);
    fireEvent.keyDown(cardOf('patton'), { key: 'Escape' });
    expect(cards()).toEqual([]);
    expect(tab).toHaveFocus();
    fireEvent.click(toggle());
    fireEvent.keyDown(cards()[0] ?? document.body, { key: 'Escape' });
    expect(cards()).toEqual([]);
    expect(toggle()).toHaveFocus();
  });

  it('goes to the search by / and by typing, in the open drawer only', () => {
    show(at({}));
    fireEvent.keyDown(toggle(), { key: '/' });
    expect(screen.queryByRole('searchbox')).toBeNull();
    press(tabOf(/^Axis/));
    fireEvent.keyDown(cardOf('tiger-tanks'), { key: '/' });
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    fireEvent.keyDown(cardOf('tiger-tanks'), { key: 'W', shiftKey: true });
    expect(screen.getByRole('searchbox')).toHaveValue('W');
    // Escape empties the field first.
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(cards().length).toBeGreaterThan(0);
  });
});

describe('the search', () => {
  const find = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

  it.each(['en', 'ja'] as const)('finds by title and by effect in both languages, read in %s', (lang) => {
    show(at({}), { lang });
    press(screen.getAllByRole('tab')[1] ?? document.body);
    const all = titles();
    expect(all).toContain('tiger-tanks');
    for (const words of ['tiger', 'TIGER tanks', 'タイガー']) {
      find(words);
      expect(titles()).toEqual(['tiger-tanks']);
    }
    for (const words of ['blitz hand size', '電撃戦ではハンドサイズ']) {
      find(words);
      expect(titles()).toEqual(['guderian']);
    }
    find('');
    expect(titles()).toEqual(all);
  });

  it('says where else the words occur, and goes there', () => {
    show(at({}));
    press(tabOf(/^Axis/));
    find('patton');
    expect(titles()).toEqual([]);
    expect(screen.getByText('No event here matches “patton”.')).toBeVisible();
    const others = screen.getByRole('group', { name: 'Found elsewhere' });
    fireEvent.click(within(others).getByRole('button', { name: 'Allied 1' }));
    expect(titles()).toEqual(['patton']);
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('narrows by category, each with its number of copies', () => {
    show(at({}));
    press(tabOf(/^Axis/));
    const chips = screen.getByRole('group', { name: 'Category' });
    const wanted = EVENTS.filter(({ deck, category }) => deck === 'axis' && category === 'Recyclable').map(
      ({ id }) => id,
    );
    const lies = [...expected(at({}), 'Axis')].filter(([title]) => wanted.includes(title));
    const sum = lies.reduce((all, [, n]) => all + n, 0);
    expect(sum).toBeGreaterThan(lies.length);
    const chip = within(chips).getByRole('button', { name: `Recyclable ${sum}` });
    fireEvent.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect([...titles()].sort()).toEqual(lies.map(([title]) => title).sort());
    fireEvent.click(chip);
    expect(titles().length).toBeGreaterThan(lies.length);
  });
});

describe('what is hidden', () => {
  /** Ids that each rendering makes new. */
  const plain = (html: string) => html.replace(/(?:radix-)?_r_\w+_/g, '');
  const drawn = (state: HrState): string =>
    TABS.map((tab) => {
      const { container, unmount } = show(state, { picks: ['button:event', 'card:tiger-tanks'] });
      press(tabOf(new RegExp(`^${tab}`)));
      const html = plain(container.innerHTML);
      unmount();
      return html;
    }).join('\n');

  it('does not depend on the hand of the other side', () => {
    const state = at({});
    const { allies } = state.hands;
    const deck = state.decks.allies;
    const taken = deck.slice(0, allies.length);
    expect(taken).not.toEqual(allies);
    const other: HrState = {
      ...state,
      hands: { ...state.hands, allies: taken },
      decks: { ...state.decks, allies: [...allies, ...deck.slice(allies.length)] },
    };
    expect(drawn(other)).toBe(drawn(state));
    // The same words, when an event moves, do change.
    expect(drawn(at({ events: { stukas: 'lid' } }))).not.toBe(drawn(state));
  });
});
