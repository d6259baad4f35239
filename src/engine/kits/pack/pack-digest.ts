import { digestOf } from '../../kernel/digest.ts';

/**
 * Fingerprint of what play depends on in a pack, 12 digits. `silent` names the members that only describe, such as
 * sources and names in another language: correcting them does not make it another game.
 */
export function packDigest(pack: object, silent: readonly string[]): string {
  const text = JSON.stringify(pack, (key, value: unknown) => (silent.includes(key) ? undefined : value));
  return digestOf(JSON.parse(text)).slice(0, 12);
}
