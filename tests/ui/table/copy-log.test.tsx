/** The log of the match on the table, copied from its menu. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { matchActions, matchStore } from '../../../src/store/app-match.ts';
import { mayCopyLog } from '../../../src/ui/table/copy-log.ts';
import { byHandNow, closeByHand } from '../../../src/ui/app/clipboard.ts';
import { closeTable, openTable } from './support.tsx';

afterEach(async () => {
  closeByHand();
  cleanup();
  await closeTable();
  vi.restoreAllMocks();
});

async function copied(menu: RegExp, item: RegExp): Promise<string> {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: menu }));
  await user.click(screen.getByRole('menuitem', { name: item }));
  return navigator.clipboard.readText();
}

describe('the log is copied', () => {
  it('in the language of the reader', async () => {
    await openTable({ moves: ['mark M-GD G-B', 'mark M-SSPZ G-MIT'] });
    expect(await copied(/^Menu/, /^Copy log/)).toMatch(/\[German player\] .*receives Grossdeutschland/);
    await closeTable();
    cleanup();
    await openTable({ moves: ['mark M-GD G-B'], language: 'ja' });
    expect(await copied(/^メニュー/, /^記録をコピー/)).toMatch(/ドイツ/);
  });

  it('and so is a report of the match, which a maker can replay', async () => {
    await openTable({ moves: ['mark M-GD G-B'] });
    expect(JSON.parse(await copied(/^Menu/, /^Copy a report/))).toMatchObject({ game: 'hitlers-last-battles' });
  });

  it('not before its reader has taken a seat', async () => {
    await openTable({ sample: 'hitlers-reich.conflict-card-allies', curtain: true });
    expect(mayCopyLog()).toBe(true);
    act(() => matchActions.dropCurtain());
    expect(matchStore.getState().curtain).not.toBeNull();
    expect(mayCopyLog()).toBe(false);
  });

  it('by hand where the clipboard is closed to the page', async () => {
    await openTable({ moves: ['mark M-GD G-B'] });
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
    await user.click(screen.getByRole('button', { name: /^Menu/ }));
    await user.click(screen.getByRole('menuitem', { name: /^Copy log/ }));
    await waitFor(() => expect(byHandNow()?.text).toContain('Turn 1'));
  });
});
