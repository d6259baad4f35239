import { digestOf } from '../../kernel/digest.ts';

/** 12 digits over the data that play depends on; `silent` members, such as sources and translations, do not count. */
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
  // Packs do not change, and each is fingerprinted by the check and by the build.
  const known = new WeakMap<object, string>();
  return (pack) => {
    const found = known.get(pack);
    if (found !== undefined) return found;
    const digest = digestOf(toldOf(pack)).slice(0, 12);
    known.set(pack, digest);
    return digest;
  };
}

/** People compare fingerprints in this form: `9C41-07E2`. */
export const showFingerprint = (digest: string): string => `${digest.slice(0, 4)}-${digest.slice(4, 8)}`.toUpperCase();
