import { digestOf } from '../../kernel/digest.ts';

/**
 * How the packs of a game get a fingerprint of what play depends on in them, 12 digits. `silent` names the members that
 * only describe, such as sources and names in another language: correcting them does not make it another game.
 */
export function packDigestOf(silent: readonly string[]): (pack: object) => string {
  const isSilent = new Set(silent);
  const toldOf = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(toldOf);
    const told: Record<string, unknown> = {};
    for (const [key, member] of Object.entries(value))
      if (member !== undefined && !isSilent.has(key)) told[key] = toldOf(member);
    return told;
  };
  // Packs do not change; each is asked for its fingerprint by who checks it and by who builds a game of it.
  const known = new WeakMap<object, string>();
  return (pack) => {
    const found = known.get(pack);
    if (found !== undefined) return found;
    const digest = digestOf(toldOf(pack)).slice(0, 12);
    known.set(pack, digest);
    return digest;
  };
}
