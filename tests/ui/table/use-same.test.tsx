import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAlike, useSame } from '../../../src/ui/parts/use-same.ts';

it('takes data for equal where their texts are, whatever the order of keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(isAlike(a, structuredClone(a))).toBe(true);
      expect(isAlike(a, b)).toBe(sorted(a) === sorted(b));
    }),
  );
});

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, of: unknown) =>
    typeof of === 'object' && of !== null && !Array.isArray(of)
      ? Object.fromEntries(Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1)))
      : Object.is(of, -0)
        ? '-0'
        : of,
  );

it('gives the object of before while the next one is equal, each under its name', () => {
  const { result, rerender } = renderHook(() => useSame());
  const first = result.current('a', { n: [1] });
  rerender();
  expect(result.current('a', { n: [1] })).toBe(first);
  expect(result.current('b', { n: [1] })).not.toBe(first);
  const next = { n: [2] };
  expect(result.current('a', next)).toBe(next);
});
