import { describe, expect, it } from 'vitest';
import type { HistoryPoint, TimelineView } from '../../../src/store/types.ts';
import { gatherMarks, listMarks, nextTurn, thinMarks } from '../../../src/ui/table/history-marks.ts';
import { suggestedAt, takenBackAt } from '../../../src/ui/table/log-model.ts';

const point = (index: number, turn: number, seat: string, phase: string, dice = 0): HistoryPoint => ({
  index,
  move: index,
  notation: index === 0 ? null : `move ${index}`,
  seat: index === 0 ? null : seat,
  lines: [{ n: 0, key: 'a' }],
  draws: Array.from({ length: dice }, () => ({ n: 6, value: 2 })),
  firstDraw: 1,
  commits: dice > 0,
  isSettled: false,
  moment: { turn, seat, phase },
});

const POINTS = [
  point(0, 1, 'german', 'strategic'),
  point(1, 1, 'german', 'movement'),
  point(2, 1, 'german', 'combat', 3),
  point(3, 1, 'allied', 'strategic'),
  point(4, 2, 'german', 'strategic', 2),
  point(5, 2, 'german', 'movement'),
];

const TIMELINE: TimelineView = {
  points: POINTS,
  redo: 0,
  branches: [],
  takeBacks: [],
  older: [],
  trial: null,
  forks: [],
  waits: false,
};

describe('marks of the history bar', () => {
  it('has a mark for each turn, each change of seat and each roll', () => {
    expect(listMarks(POINTS).map(({ at, kind }) => `${at} ${kind}`)).toEqual([
      '0 turn',
      '2 chance',
      '3 seat',
      '4 turn',
      '4 chance',
    ]);
  });

  it('walks by player turn in both directions and stops at the ends', () => {
    const marks = listMarks(POINTS);
    expect(nextTurn(marks, 0, 1, 5)).toBe(3);
    expect(nextTurn(marks, 3, 1, 5)).toBe(4);
    expect(nextTurn(marks, 4, 1, 5)).toBe(5);
    expect(nextTurn(marks, 5, -1, 5)).toBe(4);
    expect(nextTurn(marks, 0, -1, 5)).toBe(0);
  });

  it('leaves out marks that would touch', () => {
    const marks = listMarks(
      Array.from({ length: 2000 }, (_, i) => point(i, 1 + Math.floor(i / 10), 'german', 'combat', 1)),
    );
    const shown = thinMarks(
      marks.filter(({ kind }) => kind === 'chance'),
      2000,
      0.012,
    );
    expect(shown.length).toBeLessThanOrEqual(84);
    expect(shown.length).toBeGreaterThan(70);
  });

  it.each([300, 3000, 30_000])('draws no more of them in a match of %d moves', (length) => {
    const seats = ['german', 'allied'];
    const marks = listMarks(
      Array.from({ length }, (_, i) => point(i, 1 + Math.floor(i / 4), seats[(i >> 1) % 2] ?? '', 'combat', i % 2)),
    );
    const { turns, seats: shown, rolls } = gatherMarks(marks, length, 0.012);
    for (const drawn of [turns, shown, rolls]) expect(drawn.length).toBeLessThanOrEqual(84);
    expect(turns.length).toBeGreaterThan(60);
  });

  it('draws a turn rather than a seat that would touch it', () => {
    const { turns, seats } = gatherMarks(listMarks(POINTS), 100, 0.012);
    expect([turns, seats].map((drawn) => drawn.map(({ at }) => at))).toEqual([[0, 4], []]);
    expect(gatherMarks(listMarks(POINTS), 50, 0.012).seats.map(({ at }) => at)).toEqual([3]);
  });
});

describe('the log', () => {
  it('finds what was taken back after a point, also when its line left the match later', () => {
    const branches = [{ id: 7, cause: 'take-back' as const, from: 2, moves: ['a', 'b', 'c'] }];
    const at = takenBackAt({ ...TIMELINE, branches, takeBacks: [{ to: 3, count: 2, branch: 7 }] });
    expect(at.get(3)).toEqual([{ branch: 7, moves: ['b', 'c'] }]);
  });

  it('tells of a suggestion with the next move that is told, else after all moves', () => {
    const at = (points: readonly HistoryPoint[]) => [
      ...suggestedAt([[1, 'axis', 'move 2']], { points, older: [] }).keys(),
    ];
    expect(at(POINTS)).toEqual([2]);
    const silent = POINTS.map((one) => (one.index === 2 ? { ...one, lines: [] } : one));
    expect(at(silent)).toEqual([3]);
    expect(at(silent.slice(0, 3))).toEqual([3]);
    expect(at(POINTS.slice(0, 1))).toEqual([1]);
  });

  it('shows nothing for a line that was forgotten', () => {
    expect(takenBackAt({ ...TIMELINE, takeBacks: [{ to: 1, count: 1, branch: 9 }] }).size).toBe(0);
  });
});
