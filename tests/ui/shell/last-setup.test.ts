/** The set-up of the last new game, read from a browser with any content. */
import { describe, expect, it } from 'vitest';
import { createLastSetup } from '../../../src/store/last-setup.ts';

function storageOf(text: string | null) {
  let kept = text;
  return { getItem: () => kept, setItem: (_name: string, value: string) => void (kept = value) };
}

describe('the last set-up', () => {
  it('keeps the scenario of each game, who sat where, and the names of the last pair', () => {
    const setups = createLastSetup(storageOf(null));
    expect(setups.read()).toEqual({ scenarios: {}, players: null, names: null });
    setups.keep('hitlers-reich', 'short-1944', ['person', 'recruit']);
    setups.keep('hitlers-last-battles', 'campaign', ['person', 'person'], ['Anna', 'Ben']);
    setups.keep('hitlers-last-battles', 'campaign', ['marshal', 'person']);
    expect(setups.read()).toEqual({
      scenarios: { 'hitlers-reich': 'short-1944', 'hitlers-last-battles': 'campaign' },
      players: ['marshal', 'person'],
      // The last pair stays while a program plays.
      names: ['Anna', 'Ben'],
    });
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"players":["emperor","person"]}',
    '{"players":["person"],"scenarios":3}',
    '{"names":["Anna"]}',
  ])('takes nothing from %s', (text) => {
    expect(createLastSetup(storageOf(text)).read()).toEqual({ scenarios: {}, players: null, names: null });
  });

  it('does without a storage, or with one that refuses', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    for (const setups of [createLastSetup(null), createLastSetup(full)]) {
      setups.keep('hitlers-reich', 'short-1944', ['person', 'person']);
      expect(setups.read().players).toBeNull();
    }
  });
});
