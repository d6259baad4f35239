import { describe, expect, it } from 'vitest';
import { encodeSave } from '../../src/engine/kernel/save.ts';
import { play, startTimeline, type Timeline } from '../../src/engine/kernel/timeline.ts';
import { analyse } from '../../src/lab/review/analyse.ts';
import { review } from '../../src/lab/review/run.ts';
import { listAccuracy, listSwings, sumLuck } from '../../src/lab/review/swings.ts';
import type { Review, WeighedMove } from '../../src/lab/review/types.ts';
import type { Forecast } from '../../src/players/forecast.ts';
import type { Program } from '../../src/players/types.ts';
import { toyGame, type Toy, type ToyMove } from '../support/toy-game.ts';
import { toyPlayers } from '../tools/toy-kit.ts';

const SETUP = { scenario: 'only', seed: 'review', options: {} };

/** The toy game by these moves; a number is the die that falls. */
function played(...moves: readonly (ToyMove['type'] | readonly ['roll', number])[]): Timeline<Toy> {
  let timeline = startTimeline(toyGame, SETUP);
  for (const move of moves) {
    const [type, face] = typeof move === 'string' ? [move] : move;
    const made = play(toyGame, timeline, { type }, face === undefined ? {} : { chance: [face - 1] });
    if (!made.ok) throw new Error(made.reason.code);
    timeline = made.timeline;
  }
  return timeline;
}

/** A point is worth five in a hundred; nothing is played on. */
const byPoints: Forecast<Toy> = {
  policy: ({ moves: [first] }) => first ?? { type: 'pass' },
  isSettled: () => true,
  chance: ({ points }) => 0.5 + (points.red - points.blue) / 20,
};
const always = (type: ToyMove['type']): Program<Toy> => ({
  id: type,
  choose: ({ moves }) => moves.find((move) => move.type === type) ?? moves[0] ?? { type },
});

const analyst = (forecast = byPoints, adviser = always('step')) => ({
  def: toyGame,
  forecast,
  adviser: () => adviser,
  draw: () => 0,
});

const whole = (timeline: Timeline<Toy>, ...how: Parameters<typeof analyst>): Review => {
  const all = [...analyse(analyst(...how), timeline.points, 'digest', { playouts: 200 })];
  const last = all.at(-1);
  if (!last) throw new Error('nothing was reviewed');
  return last;
};

describe('a review', () => {
  it('tells the chance after each move, as far as it is', () => {
    const timeline = played('step', 'step', ['roll', 1], 'pass');
    const stages = [...analyse(analyst(), timeline.points, 'digest', { playouts: 4 })];
    expect(stages.map(({ moves }) => moves.length)).toEqual([1, 2, 3, 4]);
    const means = stages.at(-1)?.moves.map(({ after }) => Math.round(1000 * after.mean) / 1000);
    expect(means).toEqual([0.55, 0.6, 0.6, 0.6]);
    expect(stages.at(-1)).toMatchObject({ seats: ['red', 'blue'], total: 4, opening: { mean: 0.5, error: 0 } });
  });

  it('takes for luck what the dice gave beyond what they give on average', () => {
    // A point on 4, 5 or 6: half a point is to be expected, worth 2.5 in a hundred.
    const [bad] = whole(played(['roll', 1])).moves;
    const [good] = whole(played(['roll', 5])).moves;
    expect(bad?.luck).toBeCloseTo(-0.025, 2);
    expect(good?.luck).toBeCloseTo(0.025, 2);
    const theirs = whole(played('pass', ['roll', 5])).moves[1];
    expect(theirs?.luck).toBeCloseTo(-0.025, 2);
    expect(whole(played('step')).moves[0]?.luck).toBeNull();
  });

  it('takes for a choice what the better move would have been worth more to its seat', () => {
    const [passed, theirs] = whole(played('pass', 'pass')).moves;
    expect(passed).toMatchObject({ seat: 'red', better: { notation: 'step' } });
    expect(passed?.loss).toBeCloseTo(0.05, 6);
    expect(passed?.better?.chance).toBeCloseTo(0.55, 6);
    expect(theirs).toMatchObject({ seat: 'blue', better: { notation: 'step' } });
    expect(theirs?.loss).toBeCloseTo(0.05, 6);
    expect(whole(played('step')).moves[0]).toMatchObject({ loss: 0, better: null });
    // The adviser may be wrong.
    expect(whole(played('step'), byPoints, always('pass')).moves[0]).toMatchObject({ loss: 0, better: null });
  });

  it('calls nothing better that may well be luck', () => {
    let n = 0;
    const noise: Forecast<Toy> = { ...byPoints, chance: () => (n++ % 7) / 7 };
    const [move] = whole(played('pass'), noise).moves;
    expect(move).toMatchObject({ loss: 0, better: null });
  });

  it('knows how a game ended', () => {
    const round = ['step', 'step', 'step', 'pass', 'pass'] as const;
    const timeline = played(...round, ...round, ...round, 'step');
    expect(whole(timeline).moves.at(-1)?.after).toEqual({ mean: 1, error: 0 });
  });

  it('is made from the text of a save, with the players of the game where it has no forecast', () => {
    const timeline = played('step', ['roll', 2], 'step');
    const about = { name: '', seatNames: {}, tags: [], created: '', undo: 'honest', curtain: true } as const;
    const file = encodeSave(toyGame, timeline, { ...about, tags: [] }, 'test');
    let clock = 0;
    const pace = { ms: 1000, now: () => (clock += 5) };
    const stages = [...review({ def: toyGame, players: toyPlayers }, JSON.stringify(file), pace)];
    expect(stages).toHaveLength(3);
    expect(stages.at(-1)).toMatchObject({ digest: file.digest, total: 3 });
    for (const { after } of stages.at(-1)?.moves ?? []) {
      expect(after.mean).toBeGreaterThanOrEqual(0);
      expect(after.mean).toBeLessThanOrEqual(1);
    }
  });
});

describe('what a review comes to', () => {
  type Figures = readonly [mean: number, luck: number | null, loss: number | null, error?: number];
  const move = (at: number, seat: string, [mean, luck, loss, error = 0.004]: Figures): WeighedMove => ({
    ...{ at, seat, notation: `move ${at}`, after: { mean, error: 0.01 }, luck, loss, error },
    better: loss ? { notation: 'better', chance: mean + loss } : null,
  });
  const told: Review = {
    ...{ digest: '', seats: ['red', 'blue'], opening: { mean: 0.5, error: 0 }, total: 6, playouts: 10 },
    moves: [
      move(1, 'red', [0.6, 0.1, 0]),
      move(2, 'red', [0.55, -0.01, 0.05]),
      move(3, 'blue', [0.7, 0.03, 0.12]),
      move(4, 'blue', [0.71, null, 0]),
      move(5, 'red', [0.4, -0.3, 0.02]),
      move(6, 'red', [0.4, null, null]),
    ],
  };

  it('lists the largest swings first, each under its larger part, seen by the first seat', () => {
    expect(listSwings(told, 3)).toMatchObject([
      { at: 5, kind: 'luck', amount: -0.3, from: 0.71, to: 0.4 },
      { at: 3, kind: 'choice', amount: 0.12, from: 0.55, to: 0.7 },
      { at: 1, kind: 'luck', amount: 0.1, from: 0.5, to: 0.6 },
    ]);
    expect(listSwings(told).map(({ at }) => at)).toEqual([5, 3, 1, 2]);
  });

  it('leaves out what may be nothing but noise', () => {
    const noisy = { ...told, moves: told.moves.map((one) => ({ ...one, error: one.at === 5 ? 0.16 : one.error })) };
    expect(listSwings(noisy).map(({ at }) => at)).toEqual([3, 1, 2]);
  });

  it('adds up the luck, and what each side gave away', () => {
    expect(sumLuck(told).mean).toBeCloseTo(-0.18, 6);
    expect(sumLuck(told).error).toBeCloseTo(0.008, 6);
    expect(listAccuracy(told)).toMatchObject([
      { seat: 'red', choices: 3, good: 1 },
      { seat: 'blue', choices: 2, good: 1 },
    ]);
    expect(listAccuracy(told)[0]?.lost).toBeCloseTo(0.07, 6);
  });
});
