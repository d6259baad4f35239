/** Limits for a file from elsewhere. Each is enforced while it is read, not after. */
export const LIMITS = {
  /** Bytes of a file, or of a pasted text. */
  input: 2_000_000,
  /** Bytes after inflation. */
  inflated: 20_000_000,
  /** Inflated to compressed; an honest save is near 8. */
  ratio: 100,
  /** Nesting of the JSON text. */
  depth: 64,
  /** Length in characters of a share link that browsers and chat programs transmit unharmed. */
  link: 60_000,
} as const;
