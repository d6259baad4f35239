/** The words that a page could not write any more are found by the next one. */
import { describe, expect, it } from 'vitest';
import { createLastWords } from '../../src/store/last-words.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}
const words = (text: string) => ({ line: null, at: 3, text, arrows: [['a', 'b']], marks: [['ring', 'a']] }) as const;

describe('last words', () => {
  it('are found again for their match alone, until they are on the disk', () => {
    const storage = memory();
    const { note, find, forget } = createLastWords(storage);
    note('m1', words('The gap here'));
    expect(find('m1')).toEqual(words('The gap here'));
    expect(find('m2')).toBeNull();
    forget('m1', words('The gap here'));
    expect(find('m1')).toBeNull();
    expect(storage.kept.size).toBe(0);
  });

  it('stay where older words reach the disk', () => {
    const { note, find, forget } = createLastWords(memory());
    note('m1', words('The gap here is open'));
    forget('m1', words('The gap here'));
    expect(find('m1')?.text).toBe('The gap here is open');
  });

  it.each(['', 'null', '{"at":-1}', '{"text":5}', JSON.stringify({ ...words('x'), text: 'x'.repeat(601) })])(
    'that are garbage are none: %s',
    (text) => {
      const storage = memory();
      storage.setItem('fronts-last-words/m1', text);
      expect(createLastWords(storage).find('m1')).toBeNull();
    },
  );

  it('cost nothing where nothing can be kept', () => {
    const { note, find } = createLastWords(null);
    note('m1', words('x'));
    expect(find('m1')).toBeNull();
  });
});
