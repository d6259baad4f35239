/** The short match at the end of a course: it begins in the list of lessons and ends by itself at the table. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { opponentStore } from '../../../src/opponent/opponent-store.ts';
import { matchStore } from '../../../src/store/app-match.ts';
import { lessonProgress, recordOf } from '../../../src/store/lesson-progress.ts';
import { prefsStore } from '../../../src/store/prefs-store.ts';
import { LessonScreen } from '../../../src/ui/lessons/lesson-screen.tsx';
import { show } from '../shell/support.tsx';
import { closeTable, openTable } from '../table/support.tsx';

const record = () => recordOf(lessonProgress.getState(), 'hlb-practice');
const PLAYED = { computers: { allied: 'recruit' } };
const OVER = 'Your first game is over';

beforeEach(() => {
  lessonProgress.setState({ lessons: {} });
  opponentStore.getState().pause();
});
afterEach(async () => {
  await closeTable();
  act(() => opponentStore.setState({ isPaused: false, stopBefore: 'mine' }));
});

/** A match at the third turn, or somewhere in the second. */
async function openPractice(isOver: boolean): Promise<void> {
  await openTable({ ...PLAYED, on: 1 });
  const { id } = matchStore.getState();
  act(() => opponentStore.getState().resume());
  act(() => lessonProgress.getState().keepMatch('hlb-practice', id));
  prefsStore.getState().setPrefs({ pace: 'instant' });
  for (let n = 0; n < 400; n++) {
    const { moment, decision } = matchStore.getState();
    if ((moment?.turn ?? 0) > (isOver ? 2 : 1)) return;
    const move = decision?.moves.find(({ type }) => type.startsWith('end-')) ?? decision?.moves.at(-1);
    if (move) await act(() => matchStore.getState().dispatch(move));
    else await act(() => new Promise((go) => setTimeout(go, 20)));
  }
  throw new Error('the turn does not come');
}

describe('a practice', () => {
  it('says what is played, and one press begins it: a match against the Recruit, with suggestions', async () => {
    const { visited } = show(<LessonScreen id="hlb-practice" />);
    expect(
      await screen.findByText('You play the Germans against the Recruit, the weakest computer player.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/The game stops after turn 2/)).toBeInTheDocument();
    (await screen.findByRole('button', { name: 'Begin' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(visited.at(-1)).toMatch(/^\/table\//));
    const { match } = record();
    expect(visited.at(-1)).toBe(`/table/${match ?? ''}`);
    await act(() => matchStore.getState().open(match ?? ''));
    expect(matchStore.getState().about).toMatchObject({ computers: { allied: 'recruit' }, hints: 'free' });
    expect(matchStore.getState().asked).toBeNull();
  });

  it('leads back to the match that is under way', async () => {
    lessonProgress.getState().keepMatch('hlb-practice', 'some-match');
    show(<LessonScreen id="hlb-practice" />);
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/table/some-match');
    expect(screen.getByRole('button', { name: 'Play again' })).toBeInTheDocument();
  });

  it('goes on as long as its turns last', async () => {
    await openPractice(false);
    expect(matchStore.getState().moment?.turn).toBe(2);
    expect(screen.queryByRole('dialog', { name: OVER })).not.toBeInTheDocument();
    expect(record().finished).toBe(false);
  });

  it('ends by itself, says how it went, and may be played on', async () => {
    await openPractice(true);
    const dialog = within(await screen.findByRole('dialog', { name: OVER }, { timeout: 10_000 }));
    expect(dialog.getByText(/^You are (better|worse|as well) off/)).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    expect(dialog.getAllByText(/^\d+ at the start$/)).toHaveLength(2);
    expect(dialog.getByRole('link', { name: 'New game' })).toHaveAttribute('href', '/new/hitlers-last-battles');
    expect(record().finished).toBe(true);
    dialog.getByRole('button', { name: 'Play on' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog', { name: OVER })).not.toBeInTheDocument();
    expect(record()).toEqual({ answers: [], finished: true });
  });

  it('is any other match to whoever did not begin it as a practice', async () => {
    await openTable(PLAYED);
    expect(record().match).toBeUndefined();
    expect(screen.queryByRole('dialog', { name: OVER })).not.toBeInTheDocument();
  });
});
