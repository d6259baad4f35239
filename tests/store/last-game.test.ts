import { expect, test } from 'vitest';
import { createLastGame } from '../../src/store/last-game.ts';

function storageOf(kept = new Map<string, string>()) {
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

test('what was kept is read by the next page; nothing is kept of an empty library', () => {
  const storage = storageOf();
  createLastGame(storage).keep('hitlers-reich');
  expect(createLastGame(storage).read()).toBe('hitlers-reich');
  createLastGame(storage).keep(null);
  expect(createLastGame(storage).read()).toBeNull();
});

test('without a storage, and with one that refuses, nothing is known and nothing is thrown', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  for (const last of [createLastGame(null), createLastGame({ getItem: refuse, setItem: refuse, removeItem: refuse })]) {
    expect(() => last.keep('hitlers-reich')).not.toThrow();
    expect(last.read()).toBeNull();
  }
});
