import type { Line } from '../../kernel/types.ts';
import type { ConflictCard } from './cards.ts';
import type { EdgeData, EventData, SpaceData } from './pack.ts';
import type { Nation, SpaceId, Title } from './ids.ts';
import type { Move } from './moves.ts';

/** The table may show these facts of the game as printed or reconstructed, with provenance. */
export interface HrFacts {
  readonly areas: readonly SpaceData[];
  readonly zones: readonly SpaceData[];
  readonly edges: readonly EdgeData[];
  readonly events: readonly EventData[];
  /** The face that an event turns a die to, of those that turn one (§7.5). */
  readonly turnsDieTo: Readonly<Record<Title, number>>;
  /** The Axis deck first. */
  readonly cards: readonly ConflictCard[];
  /** The printed tracks: the last box of hand size and year, and the last box of danger (§2.6.1, §2.6.2). */
  readonly tracks: { readonly handSize: number; readonly danger: number; readonly year: number };
  /** The most dice of a side in a conflict (§7.4.1). */
  readonly mostDice: number;
  /** §9.3: production centres that win the war for a side that holds all of them. */
  readonly homeCentres: Readonly<Record<Nation, readonly SpaceId[]>>;
  /** §10.4: leads in hand size that win an introductory game for the attacker, by half and in full. */
  readonly leads: Readonly<Record<'limited' | 'decisive', number>>;
  /** The card counts this much after Sabotage (§7.6). */
  readonly sabotaged: number;
  /** The sentence of each button that is a whole move, and what ends a question by the name of the question. */
  readonly buttons: Readonly<Record<string, Line>>;
  readonly endings: Readonly<Record<string, Line>>;
  /** The verbs of texts that conceal what only their maker knows: `c ?`. */
  readonly concealed: Readonly<Record<string, Move['type']>>;
  /** This many first targets of a move may be pointed at in any order. */
  readonly freeOrder: number;
}
