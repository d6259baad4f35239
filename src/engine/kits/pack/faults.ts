import type { Line } from '../../kernel/types.ts';

/** What does not go together in a pack, one sentence for each place. */
export type Faults = Iterable<Line>;
