import { describe, expect, it } from 'vitest';
import type { HistoryPoint, TimelineView } from '../../../src/store/types.ts';
import { gatherMarks, listMarks, nextTurn, thinMarks } from '../../../src/ui/table/history-marks.ts';
import { groupPoints, suggestedAt, takenBackAt, turnPages, windowAround } from '../../../src/ui/table/log-model.ts';

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
  const opening = (key: string) => ({ n: 9, key });
  const headingOf = ({ key }: { readonly key: string }) =>
    key.startsWith('phase') ? 'phase' : key.startsWith('turn') ? 'turn' : null;
  /** Point 2 ends one phase and begins the next; point 3 only begins one. */
  const told: readonly HistoryPoint[] = POINTS.slice(0, 5).map((one) =>
    one.index === 2
      ? { ...one, lines: [{ n: 0, key: 'last' }, opening('phase-2'), { n: 1, key: 'first' }] }
      : one.index === 3
        ? { ...one, lines: [opening('phase-3')] }
        : one,
  );

  it("puts the lines under the game's headings, newest first", () => {
    const groups = groupPoints(told, headingOf);
    expect(
      groups.map(({ headings, parts }) => [headings.map(({ key }) => key), parts.map(({ point: p }) => p.index)]),
    ).toEqual([
      [['phase-3'], [4]],
      [['phase-2'], [2]],
      [[], [2, 1, 0]],
    ]);
  });

  it('says the turn of each heading, also where one move ends a turn and begins the next', () => {
    const turn = { n: 4, key: 'turn', params: { turn: 5 } };
    const first = POINTS[0];
    if (!first) throw new Error('no point');
    const over = { ...first, moment: { ...first.moment, turn: 5 } };
    const lines = [opening('phase-supply'), { n: 1, key: 'recovered' }, turn, opening('phase-logistics')];
    const after = { ...over, index: 1, lines: [{ n: 2, key: 'drawn' }] };
    const groups = groupPoints([{ ...over, lines }, after], headingOf);
    expect(groups.map((group) => [group.turn, group.headings.map(({ key }) => key)])).toEqual([
      [5, ['turn', 'phase-logistics']],
      [4, ['phase-supply']],
    ]);
  });

  it('gives the dice of a point to its first part only', () => {
    const parts = groupPoints(told, headingOf).flatMap((group) => group.parts);
    expect(parts.filter(({ point: p }) => p.index === 2).map(({ isFirst }) => isFirst)).toEqual([false, true]);
  });

  const pagesOf = (length: number, lines: (at: number) => number) =>
    turnPages(
      Array.from({ length }, (_, at) => ({
        ...point(at, 1, 'german', 'combat'),
        lines: Array.from({ length: lines(at) }, (_, n) => ({ n, key: 'a' })),
      })),
    );
  const asFirst = { earlier: 0, later: 0 };

  it('lists what lies around the moment shown, and more when asked', () => {
    const pages = pagesOf(3000, () => 2);
    expect(
      windowAround(
        pagesOf(20, () => 2),
        20,
        19,
        asFirst,
      ),
    ).toEqual({ from: 0, to: 20 });
    expect(windowAround(pages, 3000, 2999, asFirst)).toEqual({ from: 2976, to: 3000 });
    expect(windowAround(pages, 3000, 1000, asFirst)).toEqual({ from: 984, to: 1020 });
    expect(windowAround(pages, 3000, 1000, { earlier: 3, later: 3 })).toEqual({ from: 948, to: 1056 });
    expect(windowAround(pages, 3000, 1000, { earlier: 999, later: 999 })).toEqual({ from: 0, to: 3000 });
  });

  it('turns its pages by lines, so that moves of many lines make it no longer', () => {
    const lines = (at: number) => (at % 7 === 0 ? 9 : 1);
    const pages = pagesOf(700, lines);
    for (let at = 0; at < 700; at++) {
      const { from, to } = windowAround(pages, 700, at, asFirst);
      const listed = Array.from({ length: to - from }, (_, i) => lines(from + i)).reduce((a, b) => a + b, 0);
      expect(listed).toBeLessThanOrEqual(3 * (24 + 8));
      expect(from <= at && at < to).toBe(true);
    }
  });

  it('lists the same points at most steps, and a new move moves none to another page', () => {
    const pages = pagesOf(1000, () => 2);
    const windows = new Set(
      Array.from({ length: 480 }, (_, at) => JSON.stringify(windowAround(pages, 1000, at, asFirst))),
    );
    expect(windows.size).toBe(40);
    const grown = pagesOf(1001, () => 2);
    expect(grown.slice(0, pages.length)).toEqual(pages);
  });

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
