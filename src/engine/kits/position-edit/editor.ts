/**
 * What a position editor asks of a game. A draft is a state that may break any rule; edits are plain data, and every edit is
 * taken: what is wrong with the outcome is told by `faults`, never by a refusal. Any game may have an editor.
 */
import type { GameDefinition, Line, Setup, TargetRef, Types } from '../../kernel/types.ts';

/** Ids of things that a draft does not have change nothing. */
export type Edit =
  /** Lays a piece in a place of the map or in a tray. */
  | { readonly edit: 'place'; readonly piece: string; readonly to: string }
  /** Turns a piece over, where it has two sides. */
  | { readonly edit: 'flip'; readonly piece: string }
  /** Gives a place of the map to a seat, or to nobody. */
  | { readonly edit: 'hold'; readonly place: string; readonly seat: string | null }
  /** Lays a card in a pile; `at` is its place there, 0 for the next one, and without it the last. */
  | { readonly edit: 'card'; readonly card: string; readonly to: string; readonly at?: number }
  /** Numbers and switches as text: `3`, `on`, `off`. */
  | { readonly edit: 'set'; readonly field: string; readonly value: string }
  /** Sets everything up as a scenario has it, or, for `clear`, takes every piece back to its tray. */
  | { readonly edit: 'whole'; readonly as: string };
export const CLEAR = 'clear';

/** Pieces that are not on the map. */
export interface Tray {
  readonly id: string;
  /** Whose they are; null for anybody's. */
  readonly seat: string | null;
  readonly name: Line;
  /** In the order of the data. */
  readonly pieces: readonly string[];
  /** How many of such pieces the game has in all. */
  readonly of: number;
  /** Seldom anything lies in it: empty, it takes no room. */
  readonly isRare?: boolean;
}

export interface Choice {
  readonly value: string;
  readonly name: Line;
  /** A second, smaller word. */
  readonly also?: Line;
}

/** A datum beside the map. */
export interface Field {
  readonly id: string;
  readonly name: Line;
  /** `track`: the turns or years in a row. `seat`: whose turn it is. Others are lists, switches and whole numbers. */
  readonly look: 'track' | 'seat' | 'list' | 'switch' | 'number';
  readonly value: string;
  /** Of a number: the least and the most. */
  readonly choices: readonly Choice[];
  /** Agreed before play: options and readings of open rules. */
  readonly isAgreed: boolean;
  /** It is shown with turn and side, not among what is folded away. */
  readonly isMain?: true;
  readonly rule?: string;
  /** What it cannot be set to, and why. */
  readonly hint?: Line;
}

/** What follows from the rest and is not set itself: the weather of a turn, losses. */
export interface Told {
  /** The score: it stands in the head. */
  readonly isScore?: true;
  readonly name: Line;
  readonly value: Line;
  readonly rule?: string;
}

/** Where cards lie: a hand, a deck, a discard. */
export interface Pile {
  readonly id: string;
  readonly seat: string | null;
  readonly name: Line;
  readonly cards: readonly string[];
  /** The most cards that it may hold by the rules just now; null for no limit. */
  readonly most: number | null;
  /** Its cards lie in no hand and no discard: they are offered to be added. */
  readonly isStock: boolean;
  /** Its cards come in their order, the next one first: the order can be changed. */
  readonly isOrdered?: true;
  /** Cards of another kind stand under a name of their own: events. Piles of nobody take what any seat has of them. */
  readonly group?: Line;
}

export interface Fix {
  /** What pressing it does. */
  readonly line: Line;
  readonly edits: readonly Edit[];
}

/** What is wrong with a draft, or what one should know of it. */
export interface Fault {
  readonly id: string;
  /** A position with anything `broken` cannot be played. */
  readonly weight: 'broken' | 'note';
  /** Where on the map; none for what is beside it. */
  readonly at: TargetRef | null;
  readonly title: Line;
  readonly line: Line;
  readonly rule: string;
  /** The best one first; a note may have none. */
  readonly fixes: readonly Fix[];
}

export interface EditorKit<T extends Types = Types> {
  /** The state after an edit; the same object where nothing changes. Never throws, whatever the draft. */
  apply(draft: T['state'], edit: Edit): T['state'];
  trays(draft: T['state']): readonly Tray[];
  fields(draft: T['state']): readonly Field[];
  told(draft: T['state']): readonly Told[];
  piles(draft: T['state']): readonly Pile[];
  /** Everything broken first; empty for a position that can be played as it stands. */
  faults(draft: T['state']): readonly Fault[];
  /** The place of the map that lies under what was pointed at; null for anything beside the map. */
  placeAt(draft: T['state'], target: TargetRef): string | null;
  /** Pieces in a place of the map, the uppermost last. */
  piecesIn(draft: T['state'], place: string): readonly string[];
  /** Where a piece is: a place of the map, or a tray. */
  whereIs(draft: T['state'], piece: string): string;
  /** The box in which a piece lies that is off the map, where its tray has several: the track. Null for the tray alone. */
  boxOf?(draft: T['state'], piece: string): Line | null;
  /** The tray to which a piece goes back. */
  homeOf(draft: T['state'], piece: string): string;
  /** Whose a piece is; null for nobody's. */
  seatOf(piece: string): string | null;
  /** Whether the game has any piece with another side. */
  readonly hasSides: boolean;
  /** Whether a piece has another side to be shown. */
  canFlip(draft: T['state'], piece: string): boolean;
  /** Who holds a place; null for nobody, and where nobody can. */
  holderOf(draft: T['state'], place: string): string | null;
  /** Seats, or armies of a seat, that may hold a place; none where nobody can. */
  holdersOf(place: string): readonly string[];
  holderName(holder: string): Line;
  pieceName(piece: string): Line;
  placeName(place: string): Line;
  cardName(card: string): Line;
  /** What the drawings of the game know a piece and a place by. */
  pieceRef(piece: string): TargetRef;
  placeRef(place: string): TargetRef;
  /** What a player reads before a piece is dropped: ground, supply, stack. */
  drop(draft: T['state'], piece: string, place: string): readonly Line[];
  /** Every place of the map, in reading order. */
  places(): readonly string[];
  /** The state at the first question that is asked in it. Throws what the game throws for an unsound draft. */
  open(draft: T['state']): T['state'];
  /** The agreements of the draft as a set-up names them. */
  options(draft: T['state']): Setup['options'];
  /** Checks the shape of an unknown value alone; throws `ShapeError` with the path. What is unsound about it is told by `faults`. */
  readDraft(value: unknown): T['state'];
}

/** What a game declares: its editor by its rules. Written as a method, so that the types of the game can be erased. */
export type MakeEditor<T extends Types = Types> = { of(def: GameDefinition<T>): EditorKit<T> }['of'];
