import { describe, expect, it } from 'vitest';
import { startReview, type Reviewer, type ReviewStorage } from '../../src/lab/review/store.ts';
import type { Review, WeighedMove } from '../../src/lab/review/types.ts';

const move = (at: number): WeighedMove => ({
  ...{ at, seat: 'red', notation: 'step', mark: `${at}`, after: { mean: 0.5, error: 0.1 } },
  ...{ luck: null, error: 0, loss: 0, better: null },
});
const stage = (done: number): Review => ({
  ...{ digest: 'd', seats: ['red', 'blue'], opening: { mean: 0.5, error: 0 }, total: 3, playouts: 8 },
  moves: Array.from({ length: done }, (_, i) => move(i + 1)),
});

/** A worker in the hand of the test. */
function handReviewer() {
  const runs: { known: Review | null; tell: (review: Review) => void; end: (fault?: Error) => void }[] = [];
  let stops = 0;
  const reviewer: Reviewer = {
    run: (_, known, tell) =>
      new Promise((resolve, reject) => {
        runs.push({ known, tell, end: (fault) => (fault ? reject(fault) : resolve()) });
      }),
    stop() {
      stops++;
      runs.at(-1)?.end();
    },
  };
  return { reviewer, runs, stops: () => stops };
}

function memoryShelf(found: Review | null = null): ReviewStorage & { kept: Review | null } {
  const shelf = {
    kept: found,
    find: (_: string) => Promise.resolve(shelf.kept),
    put: (_: string, review: Review) => Promise.resolve(void (shelf.kept = review)),
  };
  return shelf;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function begin(shelf = memoryShelf()) {
  const hand = handReviewer();
  let clock = 0;
  const match = { digest: 'd', marks: ['1', '2', '3'] };
  const run = startReview('m', match, 'text', { reviewer: hand.reviewer, storage: shelf, now: () => (clock += 1000) });
  await settle();
  return { ...hand, shelf, run };
}

describe('a review under way', () => {
  it('shows each stage, says how long the rest takes, and is kept once it is done', async () => {
    const { runs, run, shelf } = await begin();
    runs[0]?.tell(stage(1));
    expect(run.getState()).toMatchObject({ status: 'working', review: { moves: [{ at: 1 }] }, secondsLeft: 2 });
    runs[0]?.tell(stage(3));
    runs[0]?.end();
    await settle();
    expect(run.getState()).toMatchObject({ status: 'done', secondsLeft: 0 });
    expect(shelf.kept?.moves).toHaveLength(3);
  });

  it('stops when told to, keeps what is known, and goes on from there', async () => {
    const { runs, run, shelf, stops } = await begin();
    runs[0]?.tell(stage(2));
    run.pause();
    await settle();
    expect(stops()).toBe(1);
    expect(run.getState().status).toBe('paused');
    expect(shelf.kept?.moves).toHaveLength(2);
    run.resume();
    expect(runs[1]?.known?.moves).toHaveLength(2);
    expect(run.getState().status).toBe('working');
  });

  it('goes on from what an earlier visit kept, and computes nothing where all is known', async () => {
    const later = await begin(memoryShelf(stage(2)));
    expect(later.runs[0]?.known?.moves).toHaveLength(2);
    const whole = await begin(memoryShelf(stage(3)));
    expect(whole.runs).toHaveLength(0);
    expect(whole.run.getState()).toMatchObject({ status: 'done', review: { total: 3 } });
  });

  it('keeps what it knows of the moves that are the same after the match has gone on or was taken back', async () => {
    const before = (moves: readonly WeighedMove[]) =>
      begin(memoryShelf({ ...stage(2), moves, total: moves.length, digest: 'as it was' }));
    // Played on.
    const longer = await before([move(1), move(2)]);
    expect(longer.runs[0]?.known).toMatchObject({ digest: 'd', total: 3, playouts: 8, moves: [{ at: 1 }, { at: 2 }] });
    // Another second move, and a longer line than now.
    const other = await before([move(1), { ...move(2), mark: 'elsewhere' }, move(3), move(4)]);
    expect(other.runs[0]?.known?.moves.map(({ at }) => at)).toEqual([1]);
    const shorter = await before([move(1), move(2), move(3), move(4)]);
    expect(shorter.runs).toHaveLength(0);
    expect(shorter.run.getState()).toMatchObject({ status: 'done', review: { moves: [{}, {}, {}] } });
    // Another match from its first move, and a review that an earlier build kept.
    expect((await before([{ ...move(1), mark: 'elsewhere' }])).runs[0]?.known).toBeNull();
    const { mark: _, ...old } = move(1);
    expect((await before([old])).runs[0]?.known).toBeNull();
  });

  it('says why it cannot go on, and tries again when asked to', async () => {
    const { runs, run } = await begin();
    runs[0]?.end(new Error('the worker died'));
    await settle();
    expect(run.getState()).toMatchObject({ status: 'failed', fault: 'the worker died' });
    run.resume();
    expect(run.getState()).toMatchObject({ status: 'working', fault: null });
    runs[1]?.end();
    await settle();
    // It ended without a word: not all moves replay.
    expect(run.getState()).toMatchObject({ status: 'failed', fault: 'review.diverged' });
  });

  it('keeps what is known when the screen is left', async () => {
    const { runs, run, shelf } = await begin();
    runs[0]?.tell(stage(1));
    run.leave();
    await settle();
    expect(shelf.kept?.moves).toHaveLength(1);
  });
});
