import { sha256 } from './sha256.ts';

let last: { readonly seed: string; readonly fingerprint: string } | null = null;

/**
 * Ten digits of the seed's SHA-256, `3f9a1 0c77e`: they reveal no dice, but another seed would have others. The last
 * ones are kept, since each move asks for those of its match.
 */
export function seedFingerprint(seed: string): string {
  if (last?.seed !== seed) {
    const digits = sha256(seed);
    last = { seed, fingerprint: `${digits.slice(0, 5)} ${digits.slice(5, 10)}` };
  }
  return last.fingerprint;
}

/** Letters and digits that are not mistaken for one another when a seed is read aloud. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A fresh seed of twelve letters and digits, about 59 bits. */
export function randomSeed(
  fill: (bytes: Uint8Array<ArrayBuffer>) => void = (bytes) => crypto.getRandomValues(bytes),
): string {
  const limit = 256 - (256 % ALPHABET.length);
  let seed = '';
  while (seed.length < 12) {
    const bytes = new Uint8Array(16);
    fill(bytes);
    for (const byte of bytes) if (byte < limit && seed.length < 12) seed += ALPHABET[byte % ALPHABET.length] ?? '';
  }
  return `${seed.slice(0, 4)}-${seed.slice(4, 8)}-${seed.slice(8)}`;
}
