/** Only the last sentences about the other side are announced: its result comes last. */
const MOST_TOLD = 3;

/** The sentences that are announced. Three copies of an event that go to a mall are one sentence. */
export const lastTold = (sentences: readonly string[]): readonly string[] => [...new Set(sentences)].slice(-MOST_TOLD);
