import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Reviewer } from '../../../src/lab/review/store.ts';
import type { Review, WeighedMove } from '../../../src/lab/review/types.ts';
import { matchStore } from '../../../src/store/app-match.ts';
import { serveReviewsBy } from '../../../src/ui/review/use-review.ts';
import { closeTable, openTable, play } from '../table/support.tsx';

const MOVES = [
  'mark M-GD G-B',
  'mark M-SSPZ G-MIT',
  'end-mark',
  'attack G-B 0304',
  'end-move',
  'battle 0304',
  'support G-G',
];

function reviewOf(done: number): Review {
  const { timeline } = matchStore.getState();
  const moves = timeline.points.slice(1, done + 1).map(({ index, seat, notation }): WeighedMove => {
    const mean = [0.5, 0.52, 0.5, 0.4, 0.41, 0.41, 0.6][index - 1] ?? 0.5;
    const isBattle = notation?.startsWith('support') === true;
    const isSlip = notation?.startsWith('attack') === true;
    return {
      ...{ at: index, seat: seat ?? '', notation: notation ?? '', after: { mean, error: 0.01 }, error: 0.01 },
      luck: isBattle ? 0.19 : null,
      loss: isSlip ? 0.1 : 0,
      better: isSlip ? { notation: 'attack G-G 0305', chance: 0.5 } : null,
    };
  });
  return {
    ...{ digest: 'd', seats: ['german', 'allied'], opening: { mean: 0.5, error: 0.01 }, total: MOVES.length },
    ...{ moves, playouts: 64 },
  };
}

let tell: ((review: Review) => void) | null = null;
const byHand: Reviewer = {
  run: (_text, _known, told) =>
    new Promise(() => {
      tell = told;
    }),
  stop: () => undefined,
};

async function openReview(wanted: Parameters<typeof openTable>[0] = { moves: MOVES }) {
  serveReviewsBy(() => byHand);
  await openTable({ ...wanted, page: 'review' });
  await screen.findByRole('heading', { name: 'Review' });
  // Results of an earlier visit are looked up first.
  await vi.waitFor(() => expect(tell).not.toBeNull());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

afterEach(async () => {
  await closeTable();
  serveReviewsBy(null);
  tell = null;
});

describe('the review of a match', () => {
  it('says what a better choice would have changed, in facts of the board', async () => {
    await openReview();
    act(() => tell?.(reviewOf(7)));
    const swings = within(screen.getByRole('region', { name: 'Largest swings' })).getAllByRole('listitem');
    const slip = swings.find((one) => /Better: /.test(one.textContent ?? ''));
    // The sentence names facts of the board, never the parts of a sum.
    expect(slip).toHaveTextContent(/What (?:it|a win) changes: .+\./);
    expect(slip?.textContent).not.toMatch(/−0|weight|Positions of/);
  });

  it('says how far it is, and fills as moves are weighed', async () => {
    await openReview();
    expect(screen.queryByRole('heading', { name: 'Largest swings' })).toBeNull();
    act(() => tell?.(reviewOf(4)));
    expect(screen.getByText(/^4 of 7 moves/)).toBeInTheDocument();
    expect(screen.getByText(/not reviewed yet/)).toBeInTheDocument();
    const swings = within(screen.getByRole('region', { name: 'Largest swings' })).getAllByRole('listitem');
    expect(swings).toHaveLength(1);
    expect(swings[0]).toHaveTextContent('−10');
    expect(swings[0]).toHaveTextContent('choice');
    expect(swings[0]).toHaveTextContent(/Better: .*50% for the German/);
  });

  it('lists luck and choice apart, and leads to each moment', async () => {
    const user = userEvent.setup();
    await openReview();
    act(() => tell?.(reviewOf(7)));
    const list = within(screen.getByRole('region', { name: 'Largest swings' }));
    const [first, second] = list.getAllByRole('button', { name: /points|German/ });
    expect(first).toHaveTextContent('+19');
    expect(first).toHaveTextContent(/from 41% to 60%/);
    expect(second).toHaveTextContent('−10');
    await user.click(second as HTMLElement);
    expect(matchStore.getState().at).toBe(4);
    expect(screen.getByText('Move 4 of 7', { selector: '.cap' })).toBeInTheDocument();
    expect(second).toHaveAttribute('aria-current', 'step');
    await user.click(screen.getByRole('button', { name: 'Next swing' }));
    expect(matchStore.getState().live).toBe(true);
  });

  it('opens What if before the move of a swing, whether it was luck or a choice', async () => {
    const user = userEvent.setup();
    await openReview();
    act(() => tell?.(reviewOf(7)));
    const list = within(screen.getByRole('region', { name: 'Largest swings' }));
    const [luck, choice] = list.getAllByRole('button', { name: /points|German/ });
    await user.click(choice as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'What if' }));
    expect(window.location.hash).toMatch(/what-if\/3$/);
    await user.click(luck as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'What if' }));
    expect(window.location.hash).toMatch(/what-if\/6$/);
  });

  it('calls a roll by what came of it, and a choice by the move', async () => {
    await openReview();
    act(() => tell?.(reviewOf(7)));
    const [first, second] = [...document.querySelectorAll('.swing__what')].map(({ textContent }) => textContent);
    const lines = matchStore.getState().timeline.points[7]?.lines.map(({ key }) => key);
    expect(lines).toContain('hlb.log.rolled');
    expect(first).toMatch(/goes back|retreats|is eliminated/);
    expect(second).toMatch(/^Attack/);
  });

  it('marks moves before which a player asked for a suggestion', async () => {
    await openReview({ moves: MOVES.slice(0, 3), hints: 'open' });
    await act(() => matchStore.getState().noteSuggestion(null));
    await act(() => play(MOVES.slice(3)));
    act(() => tell?.(reviewOf(7)));
    const swings = within(screen.getByRole('region', { name: 'Largest swings' })).getAllByRole('listitem');
    expect(swings[1]).toHaveTextContent('suggestion requested');
    expect(swings[0]).not.toHaveTextContent('suggestion requested');
    act(() => matchStore.getState().scrub(4));
    expect(screen.getByText(/asked for a suggestion/, { selector: '.review-caption p' })).toBeInTheDocument();
  });

  it('says who won, also while another moment is looked at', async () => {
    await openReview({ sample: '../../recorded/hitlers-last-battles.german-win' });
    const won = await screen.findByText('The Germans won, 16 to 9');
    act(() => matchStore.getState().scrub(0));
    expect(won).toBeInTheDocument();
  });

  it('says what the chart draws in a table, and how well each side chose', async () => {
    const user = userEvent.setup();
    await openReview();
    act(() => tell?.(reviewOf(7)));
    expect(screen.getByText(/in 6 of 7 choices no other move was clearly better/)).toBeInTheDocument();
    expect(screen.getByText(/cost 10 percentage points in all/)).toBeInTheDocument();
    await user.click(screen.getByText('All moves as a table'));
    expect(await screen.findAllByRole('row')).toHaveLength(8);
  });

  it('takes notes on its moves: the very notes of the match, beside the swings and on the history bar', async () => {
    const user = userEvent.setup();
    await openReview();
    act(() => tell?.(reviewOf(7)));
    act(() => matchStore.getState().scrub(4));
    await user.keyboard('k');
    expect(await screen.findByRole('heading', { name: 'Note on move 4' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Largest swings' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Text of the note' }), 'Too early');
    // The map takes marks, by the keys of its places.
    await user.click(screen.getByRole('button', { name: 'Ring' }));
    act(() => document.querySelector<HTMLElement>('[data-stop="space:0304"]')?.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^Ring: /)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await vi.waitFor(() => expect(matchStore.getState().study.notes).toHaveLength(1));
    const [note] = matchStore.getState().study.notes;
    expect(note).toMatchObject({ line: null, at: 4, text: 'Too early', marks: [['ring', '0304']] });
    expect(matchStore.getState().exportText()).toContain('Too early');
    // Its words: over the map, at the swing of its move, in the list of notes; its sign on the bar.
    expect(screen.getByText('Too early', { selector: '.review-caption p' })).toBeInTheDocument();
    const swings = within(screen.getByRole('region', { name: 'Largest swings' })).getAllByRole('listitem');
    expect(swings[1]).toHaveTextContent('Note: Too early');
    expect(document.querySelectorAll('.scrubber__note')).toHaveLength(1);
    const bar = screen.getByRole('slider', { name: 'History' });
    expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/, with a note$/));
    expect(screen.getByRole('button', { name: /^Edit the note/ })).toHaveFocus();
    act(() => matchStore.getState().scrub(1));
    expect(screen.queryByText('Too early', { selector: '.review-caption p' })).toBeNull();
    await user.click(within(screen.getByRole('region', { name: 'Notes' })).getByRole('button', { name: /^Move 4/ }));
    expect(matchStore.getState().at).toBe(4);
    // Another moment closes what is written; it is kept.
    await user.keyboard('k');
    await user.type(await screen.findByRole('textbox', { name: 'Text of the note' }), ' by a turn');
    act(() => matchStore.getState().scrub(2));
    expect(await screen.findByRole('region', { name: 'Largest swings' })).toBeInTheDocument();
    await vi.waitFor(() => expect(matchStore.getState().study.notes[0]?.text).toBe('Too early by a turn'));
  });

  it('is no way to look into a hand: a match with hidden hands has none before its end', async () => {
    serveReviewsBy(() => byHand);
    await openTable({ game: 'hitlers-reich', scenario: 'campaign-1941', curtain: true, page: 'review' });
    expect(await screen.findByText(/hidden hands only when it is over/)).toBeInTheDocument();
    act(() => matchStore.getState().scrub(0));
    expect(tell).toBeNull();
  });
});
