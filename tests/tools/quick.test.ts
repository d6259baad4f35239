import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseTests, findTests } from '../../tools/quick/near-tests.ts';

const ROOT = join(import.meta.dirname, '../..');

describe('the tests of a change', () => {
  it('are the nearest, then the shorter of two that are as near, as long as they fit', () => {
    const far = new Map([
      ['far', 5],
      ['near and long', 1],
      ['near', 1],
      ['changed', -Infinity],
    ]);
    const seconds: Readonly<Record<string, number>> = { changed: 2, near: 3, 'near and long': 50, far: 4 };
    const secondsOf = (test: string): number => seconds[test] ?? NaN;
    expect(chooseTests(far, secondsOf, 10)).toEqual({
      run: ['changed', 'near', 'far'],
      left: ['near and long'],
      leftSeconds: 50,
    });
    expect(chooseTests(far, secondsOf, 100)).toMatchObject({ left: [], leftSeconds: 0 });
  });

  it('are those that come to need it, a changed test first; what no code needs has none', () => {
    const found = findTests(ROOT, ['src/engine/kernel/rng.ts', 'tests/tools/quick.test.ts', 'docs/glossary.md']);
    const nearest = [...found].sort(([, a], [, b]) => a - b).map(([test]) => test);
    expect(nearest[0]).toBe('tests/tools/quick.test.ts');
    expect(nearest.slice(0, 3)).toContain('tests/engine/kernel/kernel.test.ts');
    expect(findTests(ROOT, ['docs/glossary.md'])).toEqual(new Map());
  });
});
