import { describe, expect, it } from 'vitest';
import { readChoice, readCount, UsageError } from '../../tools/lib/cli.ts';
import { formatSave, aboutMatch } from '../../tools/lib/save-files.ts';
import { errorOf, intervalOf } from '../../src/lab/stats/stats.ts';
import { medianOf, quantilesOf } from '../../tools/lib/stats.ts';
import { formatTable, percent, round } from '../../tools/lib/table.ts';
import { NO_DEADLINE } from '../../tools/bench/deadline.ts';
import { measureSteps } from '../../tools/bench/engine.ts';
import { measureMatch } from '../../tools/bench/match.ts';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { encodeSave } from '../../src/engine/kernel/save.ts';
import { startTimeline } from '../../src/engine/kernel/timeline.ts';
import { kit as hlbKit } from '../../tools/games/hitlers-last-battles/kit.ts';
import { toyKit } from './toy-kit.ts';

describe('arguments', () => {
  it('reads whole numbers and nothing else', () => {
    expect(readCount('games', '20')).toBe(20);
    expect(readCount('only', '0', 0)).toBe(0);
    for (const text of ['0', '-1', '1.5', '1e3', '', ' 7', '99999999999999999999'])
      expect(() => readCount('games', text)).toThrow(UsageError);
  });

  it('names what is known when something is not', () => {
    expect(readChoice('game', 'a', ['a', 'b'])).toBe('a');
    expect(() => readChoice('game', 'c', ['a', 'b'])).toThrow('--game c is not known; there is a, b');
  });
});

describe('figures', () => {
  it('takes quantiles by the nearest rank', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(quantilesOf(hundred)).toEqual({ p50: 50, p99: 99 });
    expect(quantilesOf([])).toEqual({ p50: 0, p99: 0 });
    expect(medianOf([3, 1, 2])).toBe(2);
  });

  it('estimates how far a sample can be trusted', () => {
    expect(errorOf([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12);
    expect(errorOf([3])).toBe(0);
    // Wilson: 10 of 100, as tables give it; nothing and all stay within 0 and 1.
    const [low, high] = intervalOf(10, 100);
    expect([round(low, 4), round(high, 4)]).toEqual([0.0552, 0.1744]);
    expect(intervalOf(0, 20)[0]).toBeCloseTo(0, 12);
    expect(intervalOf(20, 20)[1]).toBeCloseTo(1, 12);
    expect(intervalOf(0, 0)).toEqual([0, 1]);
  });

  it('formats for people', () => {
    expect(round(1.23456, 2)).toBe(1.23);
    expect(percent(1, 3)).toBe('33.3%');
    expect(percent(0, 0)).toBe('–');
    expect(
      formatTable([
        ['a', 1],
        ['long', 200, 'x'],
      ]),
    ).toBe('a       1\nlong  200  x');
  });
});

describe('save files', () => {
  it('are written with one move to a line and read back the same', () => {
    const { def } = toyKit();
    const timeline = startTimeline(def, { scenario: 'only', seed: 's', options: {} });
    const save = encodeSave(def, timeline, aboutMatch('x'.repeat(200)), 'test');
    expect(save.about.name).toHaveLength(120);
    expect(readSave(formatSave(save))).toEqual(save);
  });
});

describe('the bench', () => {
  it('measures the overlays that a game has', () => {
    const kit = toyKit();
    const { overlays } = measureSteps({ ...kit, overlays: (view) => ({ all: () => Object.keys(view) }) }, NO_DEADLINE);
    expect(overlays).toEqual({ all: { p50: expect.any(Number) as number, p99: expect.any(Number) as number } });
    expect(measureSteps(kit, NO_DEADLINE)).not.toHaveProperty('overlays');
  });

  it('measures a match of 2,000 moves that loads and can be leafed through', () => {
    const { moves, load, seek, saveBytes, saveBytesGz } = measureMatch(hlbKit, NO_DEADLINE);
    expect(moves).toBe(2000);
    expect(load).toBeGreaterThan(0);
    expect(seek.p99).toBeGreaterThanOrEqual(seek.p50);
    expect(saveBytes).toBeGreaterThan(saveBytesGz);
  });
});
