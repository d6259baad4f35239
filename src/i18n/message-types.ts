/** A catalogue of one domain: keys and messages. */
export type Catalogue = Readonly<Record<string, string>>;

/** Parameters of a message that asks for nothing. */
export type NoParams = Readonly<Record<never, never>>;

/** Messages of one language, one for each key of a table. */
export type MessagesOf<Words> = Readonly<Record<keyof Words, string>>;
