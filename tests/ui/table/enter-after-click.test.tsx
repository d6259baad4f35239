/**
 * Issue 38, item 20: a button outside the decision that was pressed by mouse does not take the Enter that answers it.
 */
import userEvent from '@testing-library/user-event';
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { closeTable, openTable, play, TO_MOVEMENT } from './support.tsx';

afterEach(closeTable);

const moves = () => matchStore.getState().timeline.points.length;
const button = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} on the screen`);
  return found;
};

async function openWithMove(): Promise<ReturnType<typeof userEvent.setup>> {
  await openTable({ game: 'hitlers-last-battles' });
  await play(TO_MOVEMENT);
  const user = userEvent.setup();
  await user.click(button('[id="choice-unit:G-B"]'));
  await waitFor(() => expect(document.querySelector('[id^="choice-space:"]')).not.toBeNull());
  await user.click(button('[id^="choice-space:"]'));
  await waitFor(() => expect(document.querySelector('.confirm__go')).not.toBeNull());
  return user;
}

it.each(['.overlay-menu > button', '.history button[aria-disabled]', '.table__raise'])(
  '%s',
  { timeout: 120_000 },
  async (selector) => {
    const user = await openWithMove();
    const before = moves();
    await user.click(button(selector));
    expect(document.activeElement).toBe(button(selector));
    await user.keyboard('{Enter}');
    await act(() => matchStore.getState().settled());
    expect(moves()).toBe(before + 1);
  },
);

it('a button that was reached by key takes it', { timeout: 120_000 }, async () => {
  const user = await openWithMove();
  const before = moves();
  const menu = button('.overlay-menu > button');
  await user.keyboard('{Tab}');
  act(() => menu.focus());
  await user.keyboard('{Enter}');
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(moves()).toBe(before);
});
