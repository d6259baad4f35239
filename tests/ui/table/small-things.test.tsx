/** Issue 38, item 32: what the table does and says, one by one. */
import { act, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { choiceId } from '../../../src/ui/table/entry-tile.tsx';
import { closeTable, openTable } from './support.tsx';

afterEach(closeTable);

const REICH = { game: 'hitlers-reich', scenario: 'campaign-1941' } as const;

/** Looked for by what it is: asking for names of a whole table takes jsdom seconds. */
function part<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector} on the screen`);
  return found;
}
const press = (selector: string): void => act(() => void fireEvent.click(part(selector)));
const entries = () => document.querySelectorAll('[data-choices] button.action-tile');

/** The first question about an action: hands may have to be discarded down before. */
async function openAtAction(): Promise<void> {
  await openTable(REICH);
  const match = () => matchStore.getState();
  for (let n = 0; n < 20 && match().decision?.ask.key !== 'hr.ask.action'; n++) {
    const [move] = match().decision?.moves ?? [];
    if (move) await act(() => match().dispatch(move));
  }
}

describe('the filter of the list', () => {
  const fortify = (): void => press(`[id="${choiceId('button:fortify')}"]`);
  const filterBy = (text: string): void => {
    act(() => void fireEvent.change(part('.legal-section .search-field input'), { target: { value: text } }));
  };
  const enter = (): void =>
    act(() => void fireEvent.keyDown(part('.legal-section .search-field input'), { key: 'Enter' }));

  it('picks with Enter what it leaves, where that is one thing', { timeout: 120_000 }, async () => {
    await openAtAction();
    fortify();
    filterBy('berlin');
    expect(entries()).toHaveLength(1);
    enter();
    await waitFor(() => expect(part('.confirm__go')).toHaveTextContent(/Berlin/));
    expect(matchStore.getState().decision?.ask.key).toBe('hr.ask.action');
  });

  it('picks nothing while more is left, or nothing is typed', { timeout: 120_000 }, async () => {
    await openAtAction();
    fortify();
    enter();
    filterBy('r');
    expect(entries().length).toBeGreaterThan(1);
    enter();
    expect(document.querySelector('.confirm__go')).toBeNull();
  });
});

describe('an attack', () => {
  it('has its arrow as soon as its target is picked, the first one too', { timeout: 120_000 }, async () => {
    await openAtAction();
    const moves = matchStore.getState().decision?.moves ?? [];
    const targets = moves.flatMap((move) =>
      'kind' in move && move.kind === 'land' && 'target' in move ? [move.target] : [],
    );
    expect(targets.length).toBeGreaterThan(0);
    press(`[data-stop="space:${String(targets[0])}"]`);
    await waitFor(() => expect(document.querySelector('[data-arrow]')).not.toBeNull());
  });
});

describe('the drawer of events', () => {
  it('is closed by Escape wherever the focus is', { timeout: 120_000 }, async () => {
    const user = userEvent.setup();
    await openTable(REICH);
    press('.hr-malls__toggle');
    expect(part('.hr-malls__toggle')).toHaveAttribute('aria-expanded', 'true');
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(part('.hr-malls__toggle')).toHaveAttribute('aria-expanded', 'false'));
  });
});

describe('the log', () => {
  it('has the newest line on top, within a move as well', { timeout: 120_000 }, async () => {
    await openTable({ ...REICH, on: 30 });
    press('.history__ticker');
    await waitFor(() => expect(document.querySelector('.log .log__line')).not.toBeNull());
    const { points } = matchStore.getState().timeline;
    const shown = [...document.querySelectorAll<HTMLElement>('.log__line')].map((line) =>
      Number.parseInt(line.dataset['entry'] ?? '', 10),
    );
    expect(shown).toEqual([...shown].sort((a, b) => b - a));
    // The last line of a move with several lines is on top.
    const several = [...new Set(shown)].find((at) => shown.filter((one) => one === at).length > 1);
    expect(several === undefined ? 2 : (points[several]?.lines.length ?? 0)).toBeGreaterThan(1);
  });
});

describe('what is closed', () => {
  it('has its place at once, and its reason when the page is idle', { timeout: 120_000 }, async () => {
    await openAtAction();
    const fold = await waitFor(() => part<HTMLDetailsElement>('.legal details'));
    fold.open = true;
    act(() => void fireEvent(fold, new Event('toggle')));
    const reasons = () =>
      [...fold.querySelectorAll('.action-tile--closed small')].map(({ textContent }) => textContent);
    expect(reasons().length).toBeGreaterThan(3);
    expect(new Set(reasons())).toEqual(new Set(['\u00a0']));
    await waitFor(() => expect(reasons().filter((text) => (text ?? '').trim() === '')).toEqual([]));
  });
});
