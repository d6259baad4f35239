/** A position editor asks this of a game. Every edit is applied; `faults` reports which rules the draft now breaks. */
import type { FormValue, PlainForm } from '../../kernel/form.ts';
import type { GameDefinition, Line, Setup, TargetRef, Types } from '../../kernel/types.ts';

/** Ids of things that a draft does not have change nothing. */
export type Edit =
  | { readonly edit: 'place'; readonly piece: string; readonly to: string }
  | { readonly edit: 'flip'; readonly piece: string }
  /** Gives control of a place to a seat; null removes it. */
  | { readonly edit: 'hold'; readonly place: string; readonly seat: string | null }
  /** Lays a card in a pile; `at` is its place there, 0 for the next one, and without it the last. */
  | { readonly edit: 'card'; readonly card: string; readonly to: string; readonly at?: number }
  | { readonly edit: 'set'; readonly field: string; readonly value: FormValue }
  /** Sets everything up as a scenario has it, or, for `clear`, takes every piece back to its tray. */
  | { readonly edit: 'whole'; readonly as: string };
export const CLEAR = 'clear';

/** Pieces that are not on the map. */
export interface Tray {
  readonly id: string;
  /** Null for pieces that either seat may use. */
  readonly seat: string | null;
  readonly name: Line;
  /** In the order of the data. */
  readonly pieces: readonly string[];
  /** The game has this many such pieces in all. */
  readonly of: number;
  /** It is usually empty, and then takes no room. */
  readonly isRare?: boolean;
}

export interface Choice {
  readonly value: string;
  readonly name: Line;
  /** A second, smaller word. */
  readonly also?: Line;
}

/** This datum is not on the map. */
export interface Field {
  readonly id: string;
  readonly name: Line;
  readonly form: PlainForm;
  readonly value: FormValue;
  /** The names of a choice's values, in their order. */
  readonly choices: readonly Choice[];
  /** `track`: the turns or years in a row. `seat`: whose turn it is. */
  readonly look?: 'track' | 'seat';
  /** Agreed before play: options and readings of open rules. */
  readonly isAgreed: boolean;
  /** It is shown with turn and side, not among what is folded away. */
  readonly isMain?: true;
  readonly rule?: string;
  /** Says what it cannot be set to, and why. */
  readonly hint?: Line;
}

/** This follows from the rest and is not set itself: the weather of a turn, losses. */
export interface Told {
  /** The head of the screen shows it, because it is the score. */
  readonly isScore?: true;
  readonly name: Line;
  readonly value: Line;
  readonly rule?: string;
}

/** Cards are in piles: a hand, a deck, a discard. */
export interface Pile {
  readonly id: string;
  readonly seat: string | null;
  readonly name: Line;
  readonly cards: readonly string[];
  /** The most cards that it may hold by the rules just now; null for no limit. */
  readonly most: number | null;
  /** Its cards are in no hand and no discard, so that they are offered to be added. */
  readonly isStock: boolean;
  /** Its cards come in their order, the next one first: the order can be changed. */
  readonly isOrdered?: true;
  /** The heading of a group of piles, such as events; a pile without a seat accepts the cards of every seat. */
  readonly group?: Line;
}

export interface Fix {
  readonly line: Line;
  readonly edits: readonly Edit[];
}

/** Something wrong with a draft, or worth knowing. */
export interface Fault {
  readonly id: string;
  /** A position with anything `broken` cannot be played. */
  readonly weight: 'broken' | 'note';
  /** The fault is here on the map; null if it is not on the map. */
  readonly at: TargetRef | null;
  readonly title: Line;
  readonly line: Line;
  readonly rule: string;
  /** The best one first; a note may have none. */
  readonly fixes: readonly Fix[];
}

export interface DraftRules<T extends Types> {
  /** Returns the state after an edit, or the same object if nothing changes. Never throws, for any draft. */
  apply(draft: T['state'], edit: Edit): T['state'];
  /** Lists everything broken first; empty for a position that can be played as it is. */
  faults(draft: T['state']): readonly Fault[];
  /** The state at the first question that is asked in it. Throws what the game throws for an unsound draft. */
  open(draft: T['state']): T['state'];
  /** The agreements of the draft as a set-up names them. */
  options(draft: T['state']): Setup['options'];
  /** Checks only the shape; throws `ShapeError` with a path. `faults` reports what breaks the rules. */
  read(value: unknown): T['state'];
}

/** The editor changes these next to the map. */
export interface DraftLists<T extends Types> {
  trays(draft: T['state']): readonly Tray[];
  fields(draft: T['state']): readonly Field[];
  told(draft: T['state']): readonly Told[];
  piles(draft: T['state']): readonly Pile[];
  nameOfCard(card: string): Line;
}

/** Pieces, on the map or in a tray. */
export interface DraftPieces<T extends Types> {
  nameOf(piece: string): Line;
  /** The drawings of the game know a piece by this reference. */
  refOf(piece: string): TargetRef;
  /** Returns a place of the map, or a tray. */
  whereIs(draft: T['state'], piece: string): string;
  /** The box in its tray, such as a turn of the track; null if the tray has no boxes. */
  boxOf(draft: T['state'], piece: string): Line | null;
  homeOf(draft: T['state'], piece: string): string;
  /** Null for a piece without an owner. */
  seatOf(piece: string): string | null;
  /** The game has at least one piece with another side. */
  readonly hasSides: boolean;
  canFlip(draft: T['state'], piece: string): boolean;
  /** A player reads this before a piece is dropped: ground, supply, stack. */
  drop(draft: T['state'], piece: string, place: string): readonly Line[];
}

export interface DraftPlaces<T extends Types> {
  /** Every place, in reading order. */
  list(): readonly string[];
  nameOf(place: string): Line;
  refOf(place: string): TargetRef;
  /** Returns the place under what was pointed at; null for anything outside the map. */
  at(draft: T['state'], target: TargetRef): string | null;
  /** Pieces in a place, the uppermost last. */
  piecesIn(draft: T['state'], place: string): readonly string[];
  /** Null for an uncontrolled place, or one that cannot be controlled. */
  holderOf(draft: T['state'], place: string): string | null;
  /** Seats, or armies of a seat, that may control the place; empty for one that cannot be controlled. */
  holdersOf(place: string): readonly string[];
  nameOfHolder(holder: string): Line;
}

export interface EditorKit<T extends Types = Types> {
  readonly drafts: DraftRules<T>;
  readonly lists: DraftLists<T>;
  readonly pieces: DraftPieces<T>;
  readonly places: DraftPlaces<T>;
}

/** A method, so that the game's types can be erased. */
export type MakeEditor<T extends Types = Types> = { of(def: GameDefinition<T>): EditorKit<T> }['of'];
