import { describe, expect, it } from 'vitest';
import {
  countDone,
  createLessonProgress,
  readLessonProgress,
  recordOf,
  type LessonStorage,
} from '../../src/store/lesson-progress.ts';

const KEY = 'fronts-lessons';

function memory(initial?: string): LessonStorage & { readonly text: () => string | null } {
  let kept = initial ?? null;
  return {
    getItem: (key) => (key === KEY ? kept : null),
    setItem: (_key, text) => void (kept = text),
    text: () => kept,
  };
}

describe('progress of lessons', () => {
  it('keeps where a lesson stands, and that it was finished once', () => {
    const storage = memory();
    const first = createLessonProgress(storage);
    first.getState().keep('zones', ['', '1103'], false);
    first.getState().keep('score', ['', 'allied'], true);
    first.getState().keep('score', [], false);
    const second = createLessonProgress(storage).getState();
    expect(recordOf(second, 'zones')).toEqual({ answers: ['', '1103'], finished: false });
    expect(recordOf(second, 'score')).toEqual({ answers: [], finished: true });
    expect(recordOf(second, 'chess')).toEqual({ answers: [], finished: false });
    expect(recordOf(second, '__proto__')).toEqual({ answers: [], finished: false });
  });

  it('counts the steps to show as done', () => {
    expect(countDone({ answers: ['', 'x'], finished: false }, 8)).toBe(2);
    expect(countDone({ answers: [], finished: true }, 8)).toBe(8);
    expect(countDone({ answers: ['', '', ''], finished: false }, 2)).toBe(2);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no object', '3'],
    ['a newer version', '{"version":2,"lessons":{"zones":{"answers":[],"finished":true}}}'],
    ['no lessons', '{"version":1}'],
  ])('reads %s as nothing', (_what, text) => {
    expect(readLessonProgress(text)).toEqual({});
  });

  it('leaves out what is not a record of a lesson', () => {
    const long = 'x'.repeat(61);
    const lessons = {
      a: { answers: 'no list', finished: true },
      b: { answers: [long], finished: true },
      c: { answers: [1], finished: true },
      d: { answers: Array.from({ length: 101 }, () => ''), finished: true },
      e: 7,
      f: { answers: ['ok'], finished: 'yes' },
    };
    expect(readLessonProgress(JSON.stringify({ version: 1, lessons }))).toEqual({
      f: { answers: ['ok'], finished: false },
    });
  });

  it('goes on where nothing can be stored', () => {
    const closed: LessonStorage = {
      getItem: () => {
        throw new Error('closed');
      },
      setItem: () => {
        throw new Error('closed');
      },
    };
    const store = createLessonProgress(closed);
    store.getState().keep('zones', [''], false);
    expect(recordOf(store.getState(), 'zones').answers).toEqual(['']);
    expect(createLessonProgress(null).getState().lessons).toEqual({});
  });
});
