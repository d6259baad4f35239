/** A chance that rests on what was seen is never counted before that has been read, nor kept. */
import { expect, it } from 'vitest';
import type { GameDefinition, Preview, Types } from '../../src/engine/kernel/types.ts';
import { cachedPreview } from '../../src/store/cached-preview.ts';

const preview = (past: readonly unknown[] = []): Preview => ({
  effects: [{ key: 'seen', params: { n: past.length } }],
  modifiers: [],
  odds: null,
  warnings: [],
});
const newState = () => ({}) as Types['state'];
const def = {
  foresight: {
    preview: (_state: object, _move: object, past: readonly unknown[]) => preview(past),
    *previewInSteps(_state: object, _move: object, past: readonly unknown[]) {
      yield { ...preview(past), isCounting: true };
      return preview(past);
    },
  },
} as unknown as GameDefinition<Types>;
const MOVE = { type: 'm' };

const seenIn = ({ effects, isCounting }: Preview) => [effects[0]?.params?.['n'], isCounting === true];

it('counts on until the moves of a long match are read', () => {
  const state = newState();
  expect(seenIn(cachedPreview(def, state, MOVE, Infinity, null))).toEqual([0, true]);
  expect(seenIn(cachedPreview(def, state, MOVE, Infinity, [{ type: 'a' }, { type: 'b' }] as never))).toEqual([
    2,
    false,
  ]);
  expect(seenIn(cachedPreview(def, state, MOVE, Infinity, [{ type: 'a' }, { type: 'b' }] as never))).toEqual([
    2,
    false,
  ]);
});

it('does not wait where chances rest on the position alone', () => {
  const plain = {
    foresight: {
      preview: (_state: object, _move: object, past: readonly unknown[]) => preview(past),
      previewInSteps: null,
    },
  } as unknown as typeof def;
  expect(seenIn(cachedPreview(plain, newState(), MOVE, Infinity, null))).toEqual([0, false]);
});
