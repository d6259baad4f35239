import type { ConflictCard } from './cards.ts';
import type { EdgeData, EventData, SpaceData } from './data.ts';

/** What the table may show of the game as printed or reconstructed, with provenance. */
export interface HrFacts {
  readonly areas: readonly SpaceData[];
  readonly zones: readonly SpaceData[];
  readonly edges: readonly EdgeData[];
  readonly events: readonly EventData[];
  /** The 54 conflict cards, Axis deck first. */
  readonly cards: readonly ConflictCard[];
}
