import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { libraryStore } from '../../../src/store/app-stores.ts';
import { LibraryScreen } from '../../../src/ui/library/library-screen.tsx';
import { TableScreen } from '../../../src/ui/table/table-screen.tsx';
import { show, startAfresh } from '../shell/support.tsx';

beforeEach(startAfresh);

/** A tournament whose first game Mika, as the Axis, has given up. */
async function playOneGame(): Promise<string> {
  const made = await matchStore.getState().create({
    game: 'hitlers-reich',
    setup: { scenario: 'tournament', seed: 'series', options: {} },
    about: { name: '', seatNames: { axis: 'Mika', allies: 'Ken' }, curtain: false },
  });
  if (!made.ok) throw new Error(made.problem.key);
  await matchStore.getState().dispatchText('resign');
  return made.id;
}

/** The sheet, once it is read. */
async function findPanel(): Promise<HTMLElement> {
  await screen.findByRole('heading', { level: 1 });
  return screen.findByRole('region', { name: 'Result' });
}

describe('the end of a game of a series', () => {
  test('shows the result, the table of the series and the player who has still to command the Axis', async () => {
    show(<TableScreen id={await playOneGame()} page="table" />);
    const panel = await findPanel();
    expect(within(panel).getByText(/^The other side has conceded/)).toBeInTheDocument();
    expect(within(panel).getByText(/^Axis hand size: \d+$/)).toBeInTheDocument();
    const [, mika] = within(within(panel).getByRole('table', { name: 'Table of the series' })).getAllByRole('row');
    expect(mika).toHaveTextContent(/^1Mika.*Allied victory\. The other side has conceded/);
    expect(within(panel).getByText('Ken still has to play the Axis side.')).toBeInTheDocument();
    expect(within(panel).queryByRole('button', { name: /^Rematch/ })).not.toBeInTheDocument();
  });

  test('sets up the next game with the seats changed, once, and the library distinguishes them', async () => {
    const first = await playOneGame();
    const { visited, unmount } = show(<TableScreen id={first} page="table" />);
    const next = { name: 'Next game of the series: Ken takes the Axis side' };
    await userEvent.click(within(await findPanel()).getByRole('button', next));
    await waitFor(() => expect(visited).toHaveLength(2));
    const { id, about, series } = matchStore.getState();
    expect(visited.at(-1)).toBe(`/table/${id}`);
    expect(about?.seatNames).toEqual({ axis: 'Ken', allies: 'Mika' });
    expect(series?.number).toBe(2);
    unmount();

    await matchStore.getState().close();
    await libraryStore.getState().refresh();
    const again = show(<TableScreen id={first} page="table" />);
    const link = await within(await findPanel()).findByRole('link', { name: 'Open the next game of the series' });
    expect(link).toHaveAttribute('href', `/table/${id}`);
    again.unmount();

    show(<LibraryScreen />);
    expect(await screen.findByText('Series, game 1')).toBeInTheDocument();
    expect(await screen.findByText('Series, game 2')).toBeInTheDocument();
  });
});
