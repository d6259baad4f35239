import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomSeed, seedFingerprint } from '../../src/store/seed.ts';
import { sha256 } from '../../src/store/sha256.ts';

const reference = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

describe('sha256', () => {
  it('gives the vectors of the standard', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('agrees with another implementation for every length around a block', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37) % 256);
      expect(sha256(bytes)).toBe(reference(bytes));
    }
  });

  it('agrees with another implementation for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(sha256(text)).toBe(reference(text));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the seed', () => {
  it('shows ten digits of its hash in two groups', () => {
    expect(seedFingerprint('abc')).toBe('ba781 6bf8f');
    expect(seedFingerprint('abd')).not.toBe(seedFingerprint('abc'));
  });

  it('is made of letters that can be read aloud, and passes over bytes that would favour some of them', () => {
    const seen: number[] = [];
    const seed = randomSeed((bytes) => {
      bytes.forEach((_, i) => (bytes[i] = i % 2 === 0 ? 255 : i));
      seen.push(bytes.length);
    });
    expect(seed).toMatch(/^[a-hj-km-np-z2-9]{4}-[a-hj-km-np-z2-9]{4}-[a-hj-km-np-z2-9]{4}$/);
    expect(seen).toHaveLength(2);
    expect(randomSeed()).not.toBe(randomSeed());
  });
});
