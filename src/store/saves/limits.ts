/** Limits for a file from elsewhere. Each is enforced while it is read, not after. */
export const LIMITS = {
  /** Bytes of a file, or of a pasted text. */
  input: 2_000_000,
  /** Bytes after inflation. */
  inflated: 20_000_000,
  /** Inflated to compressed; an honest save is near 8. */
  ratio: 100,
  depth: 64,
  /** Characters of a share link that browsers and chat programs transmit intact. */
  link: 60_000,
} as const;
