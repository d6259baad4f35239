import { describe, expect, it } from 'vitest';
import {
  FALLEN,
  stepCover,
  untilNext,
  type CoverInput,
  type CoverState,
  type CoverWay,
} from '../../src/play/cover-press.ts';

/** The cover after inputs at their times; it is painted at 0. */
const after = (way: CoverWay, ...inputs: readonly (readonly [at: number, input: CoverInput])[]): CoverState =>
  [[0, { on: 'painted' }] as const, ...inputs].reduce((state, [at, input]) => stepCover(state, input, at, way), FALLEN);

const DOWN: CoverInput = { on: 'down', isRepeat: false };
const REPEAT: CoverInput = { on: 'down', isRepeat: true };
const UP: CoverInput = { on: 'up' };
const TIME: CoverInput = { on: 'time' };
const SIT: CoverInput = { on: 'press', which: 'sit' };
const SHOW: CoverInput = { on: 'press', which: 'show' };

describe('a cover', () => {
  it('hears nothing before it is painted, and for 600 ms after that', () => {
    expect(stepCover(FALLEN, DOWN, 10_000, 'once').phase).toBe('deaf');
    expect(stepCover(FALLEN, SIT, 10_000, 'once').phase).toBe('deaf');
    for (const way of ['hold', 'twice', 'once'] as const)
      expect(after(way, [599, DOWN], [599, SIT], [599.5, TIME]).phase).toBe('deaf');
    expect(after('hold', [100, DOWN], [5000, TIME]).phase).toBe('waiting');
    expect(untilNext(after('hold'), 250)).toBe(350);
  });

  it('is lifted by 500 ms of holding, and not by less', () => {
    expect(after('hold', [700, DOWN], [1199, TIME]).phase).toBe('holding');
    expect(after('hold', [700, DOWN], [1199, UP], [1300, TIME]).phase).toBe('waiting');
    expect(after('hold', [700, DOWN], [1200, TIME]).phase).toBe('lifted');
    expect(untilNext(after('hold', [700, DOWN]), 900)).toBe(300);
    // A press every 50 ms never counts as holding.
    const pecks = Array.from({ length: 400 }, (_, n) => [700 + n * 25, n % 2 === 0 ? DOWN : UP] as const);
    expect(after('hold', ...pecks).phase).toBe('waiting');
  });

  it('does not take a key that was down before it listened: it is let go first', () => {
    expect(after('hold', [590, DOWN], [620, REPEAT], [1500, REPEAT], [2000, TIME]).phase).toBe('waiting');
    expect(after('hold', [590, DOWN], [620, REPEAT], [700, UP], [800, DOWN], [1300, TIME]).phase).toBe('lifted');
  });

  it('empties when it is not looked at', () => {
    expect(after('hold', [700, DOWN], [1000, { on: 'away' }], [1300, TIME]).phase).toBe('waiting');
  });

  it('takes two presses at two places, the second not before 300 ms', () => {
    for (const way of ['hold', 'twice'] as const) {
      expect(after(way, [700, SIT]).phase).toBe('halfway');
      expect(after(way, [700, SIT], [720, SIT], [999, SHOW]).phase).toBe('halfway');
      expect(after(way, [700, SHOW], [5000, SHOW]).phase).toBe('waiting');
      expect(after(way, [700, SIT], [1000, SHOW]).phase).toBe('lifted');
    }
    expect(after('once', [700, SIT]).phase).toBe('lifted');
  });

  it('once lifted is lifted', () => {
    expect(after('hold', [700, DOWN], [1200, TIME], [1300, UP], [1400, { on: 'away' }]).phase).toBe('lifted');
  });
});
