/** Issue 38, item 32: what the table does and says, one by one. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { closeTable, openTable } from './support.tsx';

afterEach(closeTable);

const REICH = { game: 'hitlers-reich', scenario: 'campaign-1941' } as const;
const filterField = () => screen.getByRole('searchbox', { name: /filter/i });

describe('the filter of the list', () => {
  it('picks with Enter what it leaves, where that is one thing', async () => {
    const user = userEvent.setup();
    await openTable(REICH);
    await user.click(await screen.findByRole('button', { name: /^Fortify/ }));
    await user.type(filterField(), 'berlin');
    const list = document.querySelectorAll('[data-choices] button.action-tile');
    expect(list).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('.confirm__go')).toHaveTextContent(/Berlin/));
    expect(matchStore.getState().at).toBe(0);
  });

  it('picks nothing while more is left, or nothing is typed', async () => {
    const user = userEvent.setup();
    await openTable(REICH);
    await user.click(await screen.findByRole('button', { name: /^Fortify/ }));
    filterField().focus();
    await user.keyboard('{Enter}');
    await user.type(filterField(), 'r');
    await user.keyboard('{Enter}');
    expect(document.querySelector('.confirm__go')).toBeNull();
  });
});

describe('an attack', () => {
  it('has its arrow as soon as its target is picked, the first one too', async () => {
    await openTable(REICH);
    const attack = matchStore
      .getState()
      .decision?.moves.find((move) => matchStore.getState().notation(move).startsWith('A land'));
    const target = /> ?(\S+)/.exec(attack ? matchStore.getState().notation(attack) : '')?.[1] ?? '';
    const place = document.querySelector(`[data-stop="space:${target}"]`);
    if (!place) throw new Error(`no ${target} on the map`);
    act(() => void fireEvent.click(place));
    await waitFor(() => expect(document.querySelector('[data-arrow]')).not.toBeNull());
  });
});

describe('the drawer of events', () => {
  it('is closed by Escape wherever the focus is', async () => {
    const user = userEvent.setup();
    await openTable(REICH);
    const toggle = await screen.findByRole('button', { name: /^Event malls/ });
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
  });
});

describe('what a place is', () => {
  it.each([
    ['en', 'To read about an area, a sea zone or a card'],
    ['ja', '地域、海域、カードの説明を読むには'],
  ] as const)('is looked up by what the board has: %s', async (language, text) => {
    await openTable({ ...REICH, language });
    act(() => void fireEvent.keyDown(document.body, { key: 'm' }));
    const tab =
      screen.queryByRole('tab', { name: /On the map|マップ/ }) ??
      screen.getByRole('button', { name: /On the map|マップの/ });
    act(() => void fireEvent.click(tab));
    expect(await screen.findByText(new RegExp(text))).toBeInTheDocument();
  });
});

describe('the log', () => {
  it('has the newest line on top, within a move as well', async () => {
    await openTable({ ...REICH, on: 30 });
    const points = matchStore.getState().timeline.points;
    act(() => void fireEvent.click(screen.getByRole('button', { name: /^(?:Log)/ })));
    const log = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('.log');
      if (!found) throw new Error('no log');
      return found;
    });
    const shown = within(log)
      .getAllByRole('button')
      .filter((line) => line.classList.contains('log__line'))
      .map((line) => Number(line.dataset['point']));
    expect(shown).toEqual([...shown].sort((a, b) => b - a));
    expect(points.length).toBeGreaterThan(20);
  });
});
