/** Issue 38, item 31: everything that the page stores about a match outside its store ends with it. */
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { opponentStore } from '../../../src/opponent/opponent-store.ts';
import { suggestStore } from '../../../src/opponent/suggest-store.ts';
import { matchStore } from '../../../src/store/app-match.ts';
import { announce, announcements } from '../../../src/ui/app/announce.ts';
import { byHandNow, writeClipboard } from '../../../src/ui/app/clipboard.ts';
import { showToast } from '../../../src/ui/app/toasts.tsx';
import { isWriting, noteActions } from '../../../src/ui/notes/note-draft.ts';
import { closeTable, openTable } from './support.tsx';

afterEach(closeTable);

const MOVE = { notation: 'end-mark', from: 1, at: 1, reason: null };

/** A game against a computer may leave these in the page. */
function leaveTraces(): void {
  opponentStore.setState({ turn: [MOVE], isPaused: true, stopBefore: 'every' });
  suggestStore.setState({ status: 'planned', plan: { at: 0, moves: [] }, isUsed: true });
  showToast({ id: 'log', text: 'The log is copied.', isOfMatch: true });
  announce('5 computer moves');
  noteActions.open({ line: null, at: 0 });
}

/** A browser that lets nothing be copied shows the text. */
async function copyRefused(): Promise<void> {
  await act(() => writeClipboard({ text: 'the log', done: 'table.log.copied', title: 'table.log.copy' }));
}

const told = () => ({
  opponent: { ...opponentStore.getState() },
  suggested: { ...suggestStore.getState() },
  copied: byHandNow(),
  isWriting: isWriting(),
});

describe('a match after another one in the same tab', () => {
  it('begins with nothing of it: no turn of a computer, no suggestion, no dialog, no note, no message', async () => {
    await openTable({ moves: ['end-mark'] });
    const fresh = told();
    act(leaveTraces);
    await copyRefused();
    expect(told()).not.toEqual(fresh);
    cleanup();
    await matchStore.getState().settled();
    expect(told()).toMatchObject({ ...fresh, opponent: { ...fresh.opponent, steps: expect.any(Number) as number } });
    expect(announcements.getState().polite.text).toBe('');
    await openTable({ moves: ['end-mark'] });
    expect(screen.queryByText(/since your last move/)).toBeNull();
    expect(screen.queryByText('The log is copied.')).toBeNull();
  });

  it('begins so too where it comes straight after the other: the next game of a series, a rematch', async () => {
    await openTable({ moves: ['end-mark'] });
    act(leaveTraces);
    await copyRefused();
    await act(async () => {
      await matchStore.getState().create({
        game: 'hitlers-last-battles',
        setup: { scenario: 'campaign', seed: 'another', options: {} },
      });
    });
    expect(told()).toMatchObject({
      opponent: { turn: [], isPaused: false, stopBefore: 'mine' },
      suggested: { status: 'closed', plan: null, isUsed: false },
      copied: null,
      isWriting: false,
    });
  });
});
