import { describe, expect, it } from 'vitest';
import { movedPath } from '../../../src/ui/parts/moved-path.ts';

describe('a path in another place', () => {
  it('goes along as a whole, whatever its letters', () => {
    expect(movedPath('M-2.3-8.4H2.3V-2.3L1 2Q3 4 5 6C1 2 3 4 5 6Z', { x: 10, y: 1 })).toBe(
      'M7.7 -7.4H12.3V-1.3L11 3Q13 5 15 7C11 3 13 5 15 7Z',
    );
  });

  it('reads figures that stand close together', () => {
    expect(movedPath('M-.5.25L10.5.8-1-1Z', {})).toBe('M-0.5 0.25L10.5 0.8 -1 -1Z');
  });

  it('is scaled, then shifted', () => {
    expect(movedPath('M2 4H-2', { scale: 0.5, x: 1, y: 1 })).toBe('M2 3H0');
  });

  it('changes left and right over', () => {
    expect(movedPath('M2 4H-2V1', { isMirrored: true })).toBe('M-2 4H2V1');
  });

  it('is not guessed where its letters are not known', () => {
    expect(() => movedPath('M0 0a1 1 0 1 1 2 0', {})).toThrow('a path with a is not moved');
    expect(() => movedPath('M0 0A1 1 0 1 1 2 0', {})).toThrow('a path with A is not moved');
  });
});
