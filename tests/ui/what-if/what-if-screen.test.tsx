/** The screen *What if* as a player uses it: its keys, its note, its lines. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { closeTable, openTable, TO_MOVEMENT } from '../table/support.tsx';

afterEach(closeTable);

const lineOf = (letter: string) => screen.findByRole('region', { name: new RegExp(`^Variation ${letter}:`) });

async function playOn(): Promise<HTMLElement> {
  const user = userEvent.setup();
  await openTable({ moves: TO_MOVEMENT, page: 'what-if' });
  await user.click(within(await lineOf('A')).getByRole('button', { name: /^Play on as / }));
  const line = await lineOf('B');
  await within(line).findByRole('region', { name: 'Your options' });
  return line;
}

it('answers to the keys that its choices print: a digit picks, Escape takes back, Enter plays', async () => {
  const user = userEvent.setup();
  const line = await playOn();
  const pressed = () => within(line).queryAllByRole('button', { pressed: true }).length;
  const picked = () => line.querySelectorAll('.crumbs > *').length + pressed();
  const before = picked();
  await user.keyboard('1');
  await vi.waitFor(() => expect(picked()).toBeGreaterThan(before));
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(picked()).toBe(before));
  await user.keyboard('1');
  await vi.waitFor(() => expect(picked()).toBeGreaterThan(before));
  await user.keyboard('1');
  await within(line).findByRole('region', { name: 'Confirm' });
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(line).toHaveTextContent(/1 move from this moment/));
});

it('has the form of a note in place of the moves, and the moves again once it is written', async () => {
  const user = userEvent.setup();
  await openTable({ moves: TO_MOVEMENT, page: 'what-if' });
  act(() => matchStore.getState().scrub(0));
  const line = await lineOf('A');
  const slider = screen.getByRole('slider');
  act(() => slider.focus());
  await user.keyboard('{Home}');
  await user.click((await within(line).findAllByRole('button', { name: /^Note on move/ }))[0] as HTMLElement);
  const text = await within(line).findByRole('textbox', { name: 'Text of the note' });
  expect(within(line).queryByRole('list', { name: /^Moves of variation A/ })).not.toBeInTheDocument();
  expect(text.closest('.what-note')).not.toBeNull();
  await user.type(text, 'Too early');
  await user.click(within(line).getByRole('button', { name: 'Done' }));
  expect(await within(line).findByRole('list', { name: /^Moves of variation A/ })).toBeInTheDocument();
  expect(within(line).getByText('Too early')).toBeInTheDocument();
});
