import type { Modifier, Result } from '../../kernel/types.ts';
import type { Frame, FrameAt, OpenQuestion } from './frames.ts';
import type { CardId, CopyId, Nation, Side, SpaceId } from './ids.ts';
import type { Neutrality } from './rules/control.ts';
import type { HrState } from './state.ts';

/** A side's cards as a seat may see them: by name where known, else by number. */
export interface CardsView {
  /** The hand, for its owner; null for the other seat and onlookers. */
  readonly hand: readonly CardId[] | null;
  readonly handCount: number;
  readonly deckCount: number;
  /** The whole pile for its owner, the top card for others (§4.1.5). */
  readonly discards: readonly CardId[];
  readonly discardCount: number;
  /** Cards of the side in the running conflict, also face down (§7.3). */
  readonly laidCount: number;
}

/** §5.4.4: both players know how many cards the Allies take from their new deck, but not which. */
export type SeenFrame = Frame | (Pick<FrameAt<'reshuffle/build-up'>, 'at'> & { readonly taken: number });

export interface OperationView {
  readonly is: 'barbarossa' | 'bagration';
  readonly made: number;
  /** Areas with a cube of Barbarossa (§6.7.2); Bagration marks none. */
  readonly cubes: readonly SpaceId[];
}

/** Attacks of a nation without an event, in either side's turn (§6.5.1, §6.5.3.1, R-12). */
export interface Reach {
  readonly marches: readonly { readonly origin: SpaceId; readonly targets: readonly SpaceId[] }[];
  /** Zones for which it may be named. */
  readonly seas: readonly SpaceId[];
}

export interface BoardView {
  /** The controller of each space: marker, else printed symbol, else none (§2.1). */
  readonly control: Readonly<Record<SpaceId, Nation | null>>;
  /** Areas that no side has, with the reason (§2.1, §8.5). */
  readonly neutral: Readonly<Record<SpaceId, Neutrality>>;
  /** Zones with one side's marker and the other side's fleet (§2.4). */
  readonly contested: readonly SpaceId[];
  /** Production centres with their drums (§2.5, R-81). */
  readonly drums: Readonly<Record<SpaceId, number>>;
  /** Sides that may march between Sicily and Naples (§2.3, R-03). */
  readonly strait: readonly Side[];
  readonly reach: Readonly<Record<Nation, Reach>>;
  /** Spaces for which the Allies owe a Soviet card when that nation attacks them (§6.5.3.4). */
  readonly red: Readonly<Record<Nation, readonly SpaceId[]>>;
}

export interface FightView {
  readonly totals: Readonly<Record<Side, TotalView>>;
  /** Public reasons for dice still to be rolled, before the limit of five; empty after the roll. */
  readonly coming: Readonly<Record<Side, readonly Modifier[]>>;
  /** The face to which the fortress of the defended area turns a die (§3.3); null for none. */
  readonly fortressFace: number | null;
}

/** The total of a side's cards and dice, as far as the seat sees them (C-6). */
export interface TotalView {
  readonly cards: readonly { readonly card: CardId; readonly counts: number }[];
  readonly dice: number | null;
  /** Null while a part of it is hidden. */
  readonly total: number | null;
}

/** §7.9: rewards of a won conflict, by their question; `waiting`: the Success Bonus after Barbarossa. */
export type Earned = 'bonus/centre' | 'bonus/blitz' | 'turn/bonus' | 'waiting';

/** The view of a seat (INV-22): no deck order, other hand, generator or hidden choice. */
export interface HrView extends Omit<HrState, 'rng' | 'stack' | 'decks' | 'hands' | 'discards'> {
  readonly cards: Readonly<Record<Side, CardsView>>;
  readonly stack: readonly SeenFrame[];
  readonly phase: string;
  /** The subject of the open question: dice for a Big Push, what a card pays for, where a blitz starts. */
  readonly question: OpenQuestion | null;
  readonly operation: OperationView | null;
  readonly board: BoardView;
  readonly fight: FightView | null;
  readonly earned: readonly Earned[];
  /** These events count against the allowance: held face up or down, not on loan or in force (§4.2.2). */
  readonly held: Readonly<Record<Side, readonly CopyId[]>>;
  readonly result: Result<Side> | null;
}
