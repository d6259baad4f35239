import { expect, it } from 'vitest';
import { lastTold } from '../../../src/ui/table/last-told.ts';

it('announces the last three sentences about the other side, and none twice', () => {
  expect(lastTold(['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd']);
  // Three copies of an event go to the mall one after another.
  expect(lastTold(['a wins', 'to the mall', 'to the mall', 'to the mall'])).toEqual(['a wins', 'to the mall']);
});
