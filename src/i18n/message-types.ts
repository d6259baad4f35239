/** The messages of a domain, by key. */
export type Catalogue = Readonly<Record<string, string>>;

/** For messages without parameters. */
export type NoParams = Readonly<Record<never, never>>;

/** A message of one language for each key of a table. */
export type MessagesOf<Words> = Readonly<Record<keyof Words, string>>;
