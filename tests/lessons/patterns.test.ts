import { describe, expect, it } from 'vitest';
import { fits, fitsAny } from '../../src/lessons/player.ts';

describe('patterns of notation', () => {
  it.each([
    ['end-move', 'end-move', true],
    ['end-move', 'end-mark', false],
    ['mark * G-B', 'mark M-GD G-B', true],
    ['mark * G-B', 'mark M-GD G-G', false],
    ['mark * W-*', 'mark M-PATTON W-SHAEF', true],
    ['mark * W-*', 'mark M-PATTON S-1B', false],
    ['move S-1B *', 'move S-1B 1103', true],
    ['move S-1B *', 'move S-1B 1103 1202', false],
    ['move S-1B * *', 'move S-1B 1103', false],
    ['retreat *', 'retreat 0203', true],
    ['*-*', '-', true],
    ['a*a', 'a', false],
  ])('%s and %s: %s', (pattern, notation, expected) => {
    expect(fits(pattern, notation)).toBe(expected);
  });

  it('takes any of several', () => {
    expect(fitsAny(['battle 0303', 'battle 0305'], 'battle 0305')).toBe(true);
    expect(fitsAny([], 'battle 0305')).toBe(false);
  });
});
