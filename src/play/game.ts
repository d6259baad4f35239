/** The play store asks this of a game: which moves are distinct, how they are pointed at, and in what words. */
import type { Decision, Line, TargetRef, Types, Preview } from '../engine/kernel/types.ts';

/** A move of whichever game is played. */
export type Move = Types['move'];

/** The board shows that a place, piece or marker may be picked, is picked, or has just answered *why not*. */
export type TargetState = 'legal' | 'chosen' | 'refused';

/**
 * A function of one game. Generic code knows only the common part of games, and hands each the facts, queries, views, moves and
 * events of that very game. So that their types can be erased, parameters are compared bivariantly here, as those of
 * methods are; React types its event handlers the same way.
 */
export type Of<Args extends readonly unknown[], Result> = { of(...args: Args): Result }['of'];

/** The sheet of a year follows the fight that ended it, or comes alone; null: the year does not end. */
export type ChapterPlace = 'follows' | 'alone' | null;

/** A game's words and drawings may read this. */
export interface Scene<T extends Types> {
  readonly facts: T['facts'];
  readonly queries: T['queries'];
  readonly view: T['view'];
}
/** That of whichever game is played. */
export type PlayScene = Scene<Types>;

/**
 * Entries share a box: a row of cards shows closed ones too, a box of pictures is named and stays after a pick, and lines
 * have columns for figures and chance, whose heads are named by key.
 */
export type EntryBox =
  | { readonly kind: 'row' }
  /** Whole cards in a grid, on a screen that shows no hand next to the list. */
  | { readonly kind: 'faces' }
  /** Pictures of cards, two in a row, on such a screen. */
  | { readonly kind: 'scenes' }
  | { readonly kind: 'pictures'; readonly name: string }
  /** Places within reach, which the map shows: short chips. */
  | { readonly kind: 'places' }
  | {
      readonly kind: 'lines';
      readonly dice?: string;
      readonly price?: string;
      readonly chance?: string;
      /** Words replace the figures, and need two lines. */
      readonly isWorded?: true;
      /** Replaces the heading of the group, which the question above it says. */
      readonly head?: string;
      /** `brief`: a narrow page keeps the detail for the picked line. `flat`: name and detail share one low line. */
      readonly look?: 'brief' | 'flat';
    };

/** A card that can pay for an act, and its share of it in words. */
export interface Payer {
  readonly target: TargetRef;
  readonly title: string;
}

/** The list shows an entry in these words. `group` is the key of its heading. */
export interface EntryWords {
  readonly group: string;
  readonly title: string;
  readonly detail?: string | undefined;
  /** One line of a phone shows this instead of the title and the detail; its picture tells whose it is. */
  readonly brief?: string | undefined;
  /** It is a short word among many, so that such entries are closer together. */
  readonly isShort?: boolean;
  /** At the end of its line: what the action costs or brings. */
  readonly price?: string | undefined;
  /** Cards of which one pays for it, the one taken by itself first. */
  readonly pays?: readonly Payer[];
  /** Not to be pressed by habit: takes back what was done in this step, or throws away what is good. */
  readonly hasNoDigit?: boolean;
  /** It keeps this key in every list; entries without one then have none. */
  readonly digit?: number | undefined;
  /** Kinds of one act are one entry of this name: picking it picks the first kind, and the others can replace it. */
  readonly joint?: string | undefined;
  /** Its chance is no better than that of leaving everything as it is, or worse. */
  readonly worth?: 'nothing' | 'less' | undefined;
  /** The box that shows it; absent for an entry among the others of its group. */
  readonly within?: EntryBox;
  /** How many the player has of it; shown behind the title if there are several. */
  readonly count?: number;
  /** Its picture says it, in the list: the title is for readers. */
  readonly isPictured?: boolean;
  /** The signs after the name show why a place is worth more or is harder to take. Screen readers read `told` instead. */
  readonly signs?: { readonly drawn: readonly TargetRef[]; readonly told: string } | undefined;
  /** Replaces `detail` if the game's drawer is not next to the list to say it. */
  readonly inFull?: string;
}

/** Several legal moves in a row that lead to one place: the way of a unit over several hexes. */
export interface Combo<M = Move, Words extends EntryWords = EntryWords> {
  readonly target: TargetRef;
  readonly moves: readonly M[];
  /** This many of the last moves are replaced, because a choice that is still open is made differently. */
  readonly instead?: number;
  /** Another question of the same seat follows, so that it can be undone freely: the pick plays it. */
  readonly isAtOnce?: boolean;
  /** Only pointing at the board means it: the entry of the list is the first of its moves alone. */
  readonly isOnBoardOnly?: boolean;
  /** Other ways lead to the same place: pointing at the board picks this one, and does not make it yet. */
  readonly isOneOfSeveral?: boolean;
  readonly words: Words;
  /** The label of the button that makes them. */
  readonly label: Line;
  /** Replaces that of the game: the moves that belong to these. */
  readonly follow?: Follow<M> | undefined;
}

/** The next move that belongs to those just made, while the same seat is asked; null if the player continues. */
export type Follow<M = Move> = Of<[made: readonly M[], decision: Decision<Types>], M | null>;

/** The moves that take the place of the last ones: a choice that is still open is made otherwise. */
export interface Amendment<M = Move> {
  /** This many of the last moves are replaced. */
  readonly instead: number;
  readonly moves: readonly M[];
}

/** A question that comes several times in a row and is answered as one: cards to take, events to play. */
export interface Several<M = Move> {
  /** Targets of the legal moves. */
  readonly targets: readonly TargetRef[];
  readonly least: number;
  readonly most: number;
  /** There is only one thing to take, so that the press that takes it is the answer. */
  readonly isAtOnce?: boolean;
  /** Tells how much of `most` a target takes; by default one. */
  readonly sizeOf?: (target: TargetRef) => number;
  /** Taken before the player changes anything. If all but one must be taken, it is all but one. */
  readonly preset: readonly TargetRef[];
  /** The moves that take them. */
  readonly movesFor: (taken: readonly TargetRef[]) => readonly M[];
  /** The label of the button that makes them. */
  readonly label: (taken: readonly TargetRef[]) => Line;
  /** Taking one leaves out the other. */
  readonly isEither?: (one: TargetRef, other: TargetRef) => boolean;
  /** Ends the question after the moves, where there is nothing else to take. */
  readonly follow?: Follow<M> | undefined;
  /**
   * Things of the next question of the same seat. Once something is taken, naming one takes it, and then picks the
   * named thing, which still has to be confirmed.
   */
  readonly then?: { readonly targets: readonly TargetRef[]; readonly hint: Line };
  /** Replaces the engine's question, if that is for one of them. */
  readonly title?: Line;
  readonly hint: Line;
  /** Returns the sentence above the button: how many things are taken and what they do together. `told` previews them all. */
  readonly foot?: (taken: readonly TargetRef[], told: Preview | null) => readonly Line[];
  /** They are shown as whole cards; absent where the list has their names. */
  readonly cards?: SeveralCards;
}

interface SeveralCards {
  /** Names the group of toggles. */
  readonly name: Line;
  /** Counts what those taken give together. */
  readonly tally: (taken: readonly TargetRef[]) => readonly { readonly n: number; readonly what: Line }[];
  /** Says what becomes of them later. */
  readonly note: Line;
}

/** How moves are pointed at. */
export interface Picking<T extends Types> {
  /** The legal moves in the order in which they are listed, without those that no player could mean. */
  readonly distinctMoves: Of<[scene: Scene<T>, moves: readonly T['move'][]], readonly T['move'][]>;
  /** The list needs one of several single moves without a difference that a player could care about. */
  readonly isLike: Of<[scene: Scene<T>, move: T['move'], other: T['move']], boolean>;
  /** The moves differ only in equal cards: the list has one entry with a count, and each card can be pointed at. */
  readonly isTwin: Of<[scene: Scene<T>, move: T['move'], other: T['move']], boolean>;
  /** After the first pick, one of several like choices lights up, as in the list; otherwise each of them does. */
  readonly lightsOneOfLike: boolean;
  /** Such moves without a target are actions in themselves: they are listed with the others, not next to the list. */
  readonly isAction: Of<[move: T['move']], boolean>;
  /**
   * A move that can be undone freely and is seen on the board, or is one press by nature: the pick that completes it
   * plays it. The preview tells what follows it.
   */
  readonly isAtOnce: Of<[move: T['move'], preview?: () => Preview | null], boolean>;
  /** This many first targets of a move may be picked in any order. */
  readonly freeOrder: Of<[facts: T['facts']], number>;
  /** The list offers to change this pick of a complete move (where an attack starts); null means the last one. */
  readonly changeable: Of<[move: T['move']], TargetRef | null>;
  /** The game picks the kind of attack of an operation, since there is no other. */
  readonly given: Of<[scene: Scene<T>, moves: readonly T['move'][]], readonly TargetRef[]>;
  /** The board lights these for a move while nothing is picked; null means the move's first target there. */
  readonly litFirst: Of<[move: T['move']], readonly TargetRef[] | null>;
}

/** Tells what is picked or ranked before the player has picked anything. */
export interface Offering<T extends Types> {
  /** Lists what ending this step leaves unused, by name when `inFull`; empty when nothing. */
  readonly listUnspent: Of<[scene: Scene<T>, moves: readonly T['move'][], inFull: boolean], readonly Line[]>;
  /** Words the link that takes back an answer given without the player, and asks; null for all other answers. */
  readonly passedOver: Of<[notation: string], Line | null>;
  /** Returns true if ending this step lets pass what cannot be used later; it then takes a second press. */
  readonly lapses: Of<[scene: Scene<T>, moves: readonly T['move'][]], boolean>;
  /**
   * Identifies what the move that ends the step would lose; the player is asked once about the same losses. Null where
   * nothing is lost.
   */
  readonly losesBy: Of<[scene: Scene<T>, move: T['move']], string | null>;
  /** Returns what the gold button does while nothing is picked, never anything that harms; null for nothing. */
  readonly preset: Of<[scene: Scene<T>, moves: readonly T['move'][]], T['move'] | null>;
  /**
   * The answers are listed by their chances, best first, as soon as all of them are counted. `listed` has the move of each
   * entry, and is empty where an entry asks for more.
   */
  readonly isBestFirst: Of<[scene: Scene<T>, listed: readonly T['move'][]], boolean>;
  /** The one answer that is better than all others, doing nothing among them, is picked ahead; never where that could harm. */
  readonly proposesBest: Of<[scene: Scene<T>], boolean>;
}

/** Several moves that are made as one choice, and choices that stay open while they are made. */
export interface Combining<T extends Types> {
  /** Null where the question is for one answer. */
  readonly several: Of<[scene: Scene<T>, moves: readonly T['move'][]], Several<T['move']> | null>;
  /** The combos are all that is offered: none of the moves by itself. */
  readonly hasCombosOnly: Of<[scene: Scene<T>], boolean>;
  /** The next move that belongs to those just made: all attackers of a target that was picked. */
  readonly follow: Of<[made: readonly T['move'][], decision: Decision<T>], T['move'] | null>;
  /** A second press on the pick that completes the move withdraws it, where another press would play the move. */
  readonly isWithdrawn: Of<[move: T['move']], boolean>;
  /** Lists the targets of a choice that is still open. They are shown as picked, and pointing at one leaves it out. */
  readonly listTaken: Of<[scene: Scene<T>], readonly TargetRef[]>;
  /** Changes a choice that is still open; target null backs out of it. Null where there is nothing to change. */
  readonly amend: Of<[scene: Scene<T>, target: TargetRef | null], Amendment<T['move']> | null>;
}

/** Says where everything is, as far as picking needs it. */
export interface Placing<T extends Types> {
  readonly isOnBoard: Of<[view: T['view'], target: TargetRef], boolean>;
  /** Lists what else is at the same place: the space of a piece, the pieces of a space. */
  readonly samePlace: Of<[view: T['view'], target: TargetRef], readonly TargetRef[]>;
}

/** The sentences of a game in the language of the screen: the store itself has no language. */
export interface PlayWords {
  readonly listCombos: (
    scene: PlayScene,
    open: { readonly moves: readonly Move[]; readonly picked: readonly TargetRef[] },
  ) => readonly Combo[];
  readonly wordChoice: (
    scene: PlayScene,
    choice: { readonly target: TargetRef; readonly moves: readonly Move[]; readonly picked: readonly TargetRef[] },
  ) => EntryWords;
  readonly hasRoll: (scene: PlayScene, events: readonly Types['event'][]) => boolean;
  /** Returns the result of events without dice as a sentence; null if there is nothing to say. */
  readonly wordOutcome: (scene: PlayScene, events: readonly Types['event'][]) => string | null;
  /** The cards of a fight turn up before its dice are thrown. */
  readonly turnsCards: (scene: PlayScene, events: readonly Types['event'][]) => boolean;
  readonly chapterIn: (events: readonly Types['event'][]) => ChapterPlace;
  /** Reads the result that both players are shown in large, such as the end of a fight; null for nothing. */
  readonly readShown: (scene: PlayScene, events: readonly Types['event'][]) => ShownResult | null;
}

/** A result that both players see before the next question. */
export interface ShownResult {
  /** The number of parts that the players see one after another; absent if they see all at once. */
  readonly parts?: number | undefined;
  /** Events of a further result, which is shown after this one. */
  readonly rest?: readonly Types['event'][] | undefined;
}

/** The play store reads this of a game: four groups of its table as they are, and its words. */
export interface PlayGame {
  readonly places: Placing<Types>;
  readonly picking: Picking<Types>;
  readonly offers: Offering<Types>;
  readonly combos: Combining<Types>;
  readonly words: PlayWords;
}
