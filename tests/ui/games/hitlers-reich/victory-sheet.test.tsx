/** The sheet of victory under the rail: hover, focus and a press open it, and it is no dialog (§9). */
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { closeTable, openTable } from '../../table/support.tsx';

afterEach(closeTable);

const tally = () => document.querySelector<HTMLButtonElement>('.victory-tally') ?? document.body;
const sheet = () => document.querySelector<HTMLElement>('.victory-sheet');

describe('the sheet of victory', () => {
  it('tells who takes what, when it was taken, and the other ways to win', async () => {
    await openTable({ sample: 'hitlers-reich.turn-action-allies' });
    expect(sheet()).toBeNull();
    await userEvent.click(tally());
    await waitFor(() => expect(sheet()).toHaveTextContent(/Paris\s*taken, turn 9/));
    const told = sheet();
    expect(document.querySelector('dialog[open]')).toBeNull();
    for (const what of [/Soviet centres to go: 6/, /London and Moscow/, /falls to 0/, /12 when a player turn ends/])
      expect(told).toHaveTextContent(what);
    for (const rule of ['§9.1', '§9.2', '§9.3', '§9.4'])
      expect(within(told ?? document.body).getAllByText(rule).length).toBeGreaterThan(0);
    expect(tally()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(tally());
    expect(sheet()).toBeNull();
  });

  it('follows the pointer and the focus, and Escape gives the focus back', async () => {
    const user = userEvent.setup();
    await openTable({ sample: 'hitlers-reich.turn-action-allies' });
    await user.hover(tally());
    await waitFor(() => expect(sheet()).not.toBeNull());
    await user.unhover(tally());
    await waitFor(() => expect(sheet()).toBeNull());
    await user.click(tally());
    within(sheet() ?? document.body)
      .getAllByRole('link')[0]
      ?.focus();
    await user.keyboard('{Escape}');
    expect(sheet()).toBeNull();
    expect(tally()).toHaveFocus();
  });
});
