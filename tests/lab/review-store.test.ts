import { describe, expect, it } from 'vitest';
import { startReview, type Reviewer, type ReviewShelf } from '../../src/lab/review/store.ts';
import type { Review, WeighedMove } from '../../src/lab/review/types.ts';

const move = (at: number): WeighedMove => ({
  ...{ at, seat: 'red', notation: 'step', after: { mean: 0.5, error: 0.1 } },
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

function memoryShelf(found: Review | null = null): ReviewShelf & { kept: Review | null } {
  const shelf = {
    kept: found,
    find: (_: string, digest: string) => Promise.resolve(shelf.kept?.digest === digest ? shelf.kept : null),
    keep: (_: string, review: Review) => Promise.resolve(void (shelf.kept = review)),
  };
  return shelf;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function begin(shelf = memoryShelf()) {
  const hand = handReviewer();
  let clock = 0;
  const run = startReview('m', 'd', 'text', { reviewer: hand.reviewer, shelf, now: () => (clock += 1000) });
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
    const other = await begin(memoryShelf({ ...stage(3), digest: 'of another match' }));
    expect(other.runs[0]?.known).toBeNull();
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
