import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { TableScreen } from '../../../src/ui/table/table-screen.tsx';
import { show, startAfresh } from '../shell/support.tsx';

beforeEach(startAfresh);

/** A match just set up, still on the table. */
async function setUp(curtain: boolean): Promise<string> {
  const game = curtain ? 'hitlers-reich' : 'hitlers-last-battles';
  const scenario = curtain ? 'campaign-1941' : 'campaign';
  const setup = { scenario, seed: 'back', options: {} };
  const made = await matchStore.getState().create({ game, setup, about: { curtain } });
  if (!made.ok) throw new Error(made.problem.key);
  return made.id;
}

describe('coming back to a table before it is closed', () => {
  test('shows the match again', async () => {
    const id = await setUp(false);
    show(<TableScreen id={id} />).unmount();
    show(<TableScreen id={id} />);
    expect(await screen.findByRole('region', { name: 'Prompt' })).toBeInTheDocument();
    await matchStore.getState().saveNow();
    expect(matchStore.getState().status).toBe('open');
    expect(screen.getByRole('region', { name: 'Prompt' })).toBeInTheDocument();
  });

  test('never shows the hand that was open when it was left', async () => {
    const id = await setUp(true);
    const left = show(<TableScreen id={id} />);
    await screen.findByRole('main', { busy: false });
    matchStore.getState().takeSeat();
    expect(matchStore.getState().curtain).toBeNull();
    left.unmount();
    show(<TableScreen id={id} />);
    expect(document.querySelector('.table')).toBeNull();
    await matchStore.getState().saveNow();
    expect(matchStore.getState().curtain).not.toBeNull();
    expect(document.querySelector('.table')).toBeNull();
  });
});
