/** The log as text, from what a reader is shown. */
import { describe, expect, it } from 'vitest';
import type { HistoryPoint, LogLine, TimelineView } from '../../../src/store/types.ts';
import { textOfLog } from '../../../src/ui/table/copy-log.ts';
import type { LogTongue } from '../../../src/ui/table/copy-log.ts';

const line = (n: number, key: string): LogLine => ({ n, key });
const point = (index: number, seat: string | null, lines: readonly LogLine[], faces: readonly number[] = []) =>
  ({
    index,
    move: index,
    seat,
    lines,
    draws: faces.map((face) => ({ value: face - 1, of: 6 })),
  }) as unknown as HistoryPoint;

const tongue = {
  i18n: {
    line: ({ key }: { key: string }) => key,
    t: (key: string, params: Record<string, unknown> = {}) =>
      `${key}${Object.values(params)
        .map((value) => ` ${String(value)}`)
        .join('')}`,
  },
  headingOf: ({ key }: LogLine) => (key === 'Turn 1' ? 'turn' : key === 'Movement' ? 'phase' : null),
  seatOf: ({ key }: LogLine, { seat }: HistoryPoint) => (key === 'answers' ? 'allies' : seat),
  saysAgain: () => false,
  isSilent: () => false,
  diceOf: ({ draws }: HistoryPoint) => draws.map(() => 'axis'),
  wordMove: (move: string) => `«${move}»`,
} as unknown as LogTongue;

const timeline = {
  points: [
    point(0, null, [line(0, 'Turn 1')]),
    point(1, 'axis', [line(1, 'Movement'), line(2, 'attacks'), line(3, 'answers')], [3, 5]),
  ],
  branches: [{ id: 7, from: 1, moves: ['m x', 'm y'] }],
  takeBacks: [{ to: 1, branch: 7, count: 1 }],
  older: [{ move: 'old' }],
} as unknown as TimelineView;

describe('the log as text', () => {
  it('tells headings, sides, dice, what was chosen and what was taken back, in their order', () => {
    const text = textOfLog(tongue, {
      head: ['The first one', 'A game'],
      timeline,
      suggested: [[1, 'axis', 'm z']],
      study: { looks: [[2, 'allies']], chosen: [[1, 0]] },
    });
    expect(text.split('\n')).toEqual([
      'The first one',
      'A game',
      '  «old»',
      '',
      'Turn 1',
      '  table.log.suggested.move axis «m z»',
      'Movement',
      '  [table.prompt.seat axis] attacks',
      '  [table.prompt.seat allies] answers',
      '    table.dice.rolled 3, 5 (table.dice.chosen)',
      '    table.log.taken-back: «m x»',
      '  table.log.looked allies',
      '',
    ]);
  });

  it('marks a chosen draw that is no die', () => {
    const text = textOfLog(
      { ...tongue, diceOf: () => [] },
      {
        head: [],
        timeline: { ...timeline, branches: [], takeBacks: [], older: [] },
        suggested: [],
        study: { looks: [], chosen: [[1, 0]] },
      },
    );
    expect(text.split('\n').at(-2)).toBe('    table.dice.chosen');
  });
});
