import type { ComponentType, Ref } from 'react';
import type { Line, Modifier, Moment, Odds, Preview, TargetRef, Types } from '../../engine/kernel/types.ts';
import type { Domain, PlainKey } from '../../i18n/catalogue.ts';
import type { Names } from '../../i18n/names.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import type { HistoryPoint } from '../../store/types.ts';
import type { MapHandle } from '../map/map-viewport.tsx';
import type { DieSide } from '../parts/die.tsx';
import type { EmblemKind } from '../parts/emblem.tsx';
import type { OddsSegment } from '../parts/odds-bar.tsx';
import type { ReasonRow } from '../parts/reasons.tsx';

/** A move of whichever game is on the table. */
export type Move = Types['move'];

/** How a place, piece or marker shows on the board: may be picked, is picked, or just answered *why not*. */
export type TargetState = 'legal' | 'chosen' | 'refused';

/** What a game's words and drawings may look at. */
export interface Scene<T extends Types> {
  readonly facts: T['facts'];
  readonly view: T['view'];
}
export interface WordScene<T extends Types> extends Scene<T> {
  readonly i18n: I18n;
}

export interface BoardProps<T extends Types> extends Scene<T> {
  readonly targets: ReadonlyMap<TargetRef, TargetState>;
  /** Last pick; the board draws it as the selection. */
  readonly selected: TargetRef | null;
  /** All picks in their order, for the overlay of reach. */
  readonly picked?: readonly TargetRef[];
  /** What a lesson speaks of: rimmed like the selection, and what the map is moved to. */
  readonly pointed?: readonly TargetRef[];
  /** What happened last, to be traced. */
  readonly events: readonly T['event'][];
  /** Grows with each step that brings a new position; an animation runs once per number. */
  readonly stepNumber: number;
  /** Legal moves that fit the picks, for the overlay of reach. */
  readonly moves: readonly T['move'][];
  readonly overlay: string | null;
  readonly lifted: boolean;
  readonly readOnly: boolean;
  /** Lets the table move the map: to the question, to fit. */
  readonly mapRef: Ref<MapHandle>;
  readonly onPick: (target: TargetRef) => void;
  readonly onWhy: (target: TargetRef) => void;
  readonly onHover: (target: TargetRef | null) => void;
  readonly onInspect: (target: TargetRef) => void;
}

/** What lies beside the board and can be pointed at like it: a hand, a drawer of cards, a conflict. */
export interface PartProps<T extends Types> extends Scene<T> {
  /** Who answers the open question here; null for onlookers, in the past, while dice tumble. */
  readonly seat: T['seat'] | null;
  readonly targets: ReadonlyMap<TargetRef, TargetState>;
  /** Picks so far, in their order. */
  readonly picked: readonly TargetRef[];
  /** The move that the picks name. */
  readonly chosen: T['move'] | null;
  /** Legal moves that fit the picks. */
  readonly moves: readonly T['move'][];
  /** All legal moves of the question, whatever is picked. */
  readonly allMoves: readonly T['move'][];
  /** What happened last, and a number that grows with it. */
  readonly events: readonly T['event'][];
  readonly stepNumber: number;
  /** Dice tumble, and what they came to is held back. */
  readonly isRolling?: boolean;
  /** The log up to what is shown; without it, that of the open match. */
  readonly past?: readonly Line[];
  /** What a move would do, with its odds where the engine knows them, counted up to a time (`MatchActions.preview`). */
  readonly preview: (move: T['move'], until?: number) => Preview | null;
  /** Picks the target, or takes it back, or answers why not. */
  readonly onPick: (target: TargetRef) => void;
  readonly onWhy: (target: TargetRef) => void;
  readonly onInspect: (target: TargetRef) => void;
}

/** Several legal moves in a row that lead to one place: the way of a unit over several hexes. */
export interface March<Move> {
  readonly target: TargetRef;
  readonly moves: readonly Move[];
  readonly words: ChoiceWords;
  /** The button that makes them. */
  readonly label: Line;
}

/** How one entry of the legal list reads. `group` is the heading it stands under. */
export interface ChoiceWords {
  readonly group: PlainKey;
  readonly title: string;
  readonly detail?: string | undefined;
  /** A short word of many: such entries stand closer. */
  readonly isShort?: boolean;
  /** Not to be pressed by habit: takes back what was done in this step, or throws away what is good. */
  readonly hasNoDigit?: boolean;
  /** In place of `detail`, where the game's drawer is not beside the list to tell it. */
  readonly inFull?: string;
}

/** What an entry says: each thing is told once, in the drawer where that is in sight. */
export const wordsBeside = (words: ChoiceWords, hasDrawer: boolean): ChoiceWords =>
  hasDrawer || words.inFull === undefined ? words : { ...words, detail: words.inFull };

/** One heading with lines, of the inspector and of an overlay in words. */
export interface Passage {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly rule?: string | undefined; readonly muted?: boolean }[];
}

/** What led to the position that is shown: `at` is its point. */
export interface Past {
  readonly points: readonly HistoryPoint[];
  readonly at: number;
}

export interface OverlaySpec<T extends Types> {
  readonly id: string;
  readonly key: string;
  readonly label: PlainKey;
  /** `past` is left out where nothing came before; `picked` is what the map is about. */
  readonly describe: (
    scene: WordScene<T>,
    moves: readonly T['move'][],
    past?: Past,
    picked?: readonly TargetRef[],
  ) => readonly Passage[];
}

/** A roll as the table shows it: dice with their sides, why each is rolled, what became of it. */
export interface RollView {
  readonly title: string;
  readonly dice: readonly {
    readonly side: DieSide;
    readonly value: number;
    /** Name for readers: who rolls and what it shows. */
    readonly label: string;
    readonly above: string;
    readonly below: string;
    readonly hit: boolean;
  }[];
  readonly reasons: readonly ReasonRow[];
  readonly result: string;
  /** What a reader hears of it; left out where names of the dice and the result say it all. */
  readonly heard?: string;
  readonly rule: string;
}

/** One sort of thing that is not in the sources of the game and was worked out anew. */
export interface ReconstructedNote {
  readonly title: PlainKey;
  readonly text: PlainKey;
}

/**
 * What a game gives to the table. Everything else on the screen (prompt, list, preview, history, log, curtain, result)
 * is the same for all games. Made with `defineGameTable` and loaded when a match of the game opens.
 */
export interface GameTable<T extends Types = Types> {
  readonly game: string;
  readonly domains: readonly Domain[];
  /** Under the title: what, when, what is reconstructed. */
  readonly subtitle: PlainKey;
  readonly reconstructed: readonly ReconstructedNote[];
  readonly names: (facts: T['facts'], seatNames: Readonly<Record<string, string>>) => Names;

  readonly Board: ComponentType<BoardProps<T>>;
  /** Tracks and pools, under the map or in their own tab on a phone. */
  readonly Panels: ComponentType<Scene<T>>;
  /** Points and what is still needed, in the rail; `isSmall` leaves the figures only. */
  readonly Score: ComponentType<Scene<T> & { readonly isSmall: boolean }>;
  /** Cards and the like that the deciding seat holds: in the column, on a phone in a tab of its own. */
  readonly Hand?: ComponentType<PartProps<T>>;
  /** What is looked up and picked beside the board (event malls): a drawer under the map, on a phone a tab of its own. */
  readonly Drawer?: ComponentType<PartProps<T>>;
  /** What is played out beside the board for a while (a conflict): takes most of the map's room while `isOpen`. */
  readonly sheet?: { readonly isOpen: (view: T['view']) => boolean; readonly Sheet: ComponentType<PartProps<T>> };
  /** What is played out in the column, or has just been: in the place of the last roll. */
  readonly Aftermath?: ComponentType<PartProps<T>>;
  /** Moves of which `Aftermath` or the sheet tells all that they would do: the preview under the list then only warns. */
  readonly isToldBeside?: (view: T['view'], move: T['move']) => boolean;
  /** Whose success the chances under the list count, where a game has two that differ. */
  readonly wordSuccess?: (i18n: I18n, facts: T['facts'], view: T['view']) => string;
  /** A small drawing of a piece or marker for lists; null where words are enough. */
  readonly Piece: ComponentType<Scene<T> & { readonly target: TargetRef }>;

  /** Moves without a target that are an action of their own: listed with the others, not set beside the way on. */
  readonly isAction?: (move: T['move']) => boolean;
  /** So many first targets of a move may be picked in any order; two, piece and place, unless a game says more. */
  readonly freeOrder?: (facts: T['facts']) => number;
  /** What of a move lights up on the board while nothing is picked; its first target there, unless a game says less. */
  readonly litFirst?: (move: T['move']) => readonly TargetRef[];
  /** Refusal codes that say it is not the time: ending the step may help. */
  readonly outOfStep: readonly string[];

  readonly emblem: (seat: string) => EmblemKind | null;
  /** Where in the game a moment is, as a short title. */
  readonly wordMoment: (i18n: I18n, moment: Moment) => string;
  /** Whether a line of the log opens a turn or a phase, so that the lines after it stand under it. */
  readonly headingOf: (line: Line) => 'turn' | 'phase' | null;
  /** Whose act a line of the log tells, where that need not be who moved last: an effect that waited for an answer. */
  readonly logSeat?: (facts: T['facts'], line: Line) => string | null;
  /** True for what lies on the board and can be lit there. */
  readonly isOnBoard: (view: T['view'], target: TargetRef) => boolean;
  /** What else is at the same place: the space of a piece, the pieces of a space. */
  readonly samePlace: (view: T['view'], target: TargetRef) => readonly TargetRef[];
  /** Spaces and pieces in reading order, for the search. */
  readonly listTargets: (scene: Scene<T>) => readonly TargetRef[];
  readonly nameTarget: (scene: WordScene<T>, target: TargetRef) => string;
  /** What lies around a place, for the line beside it; left out where the board shows it plainly. */
  readonly wordAround?: (scene: WordScene<T>, target: TargetRef) => string | null;

  /** The legal moves in the order in which they are listed, without those that no player could mean. */
  readonly distinctMoves: (scene: Scene<T>, moves: readonly T['move'][]) => readonly T['move'][];
  /** Of single moves that differ in nothing a player could care about the list needs one; each can be pointed at. */
  readonly isLike?: (scene: Scene<T>, move: T['move'], other: T['move']) => boolean;
  /**
   * Places that more than one move leads to, once the picks say who goes: each is offered like a choice, and its moves are
   * made one after the other. Only moves between which nobody is asked anything else.
   */
  readonly listMarches?: (
    scene: WordScene<T>,
    open: { readonly moves: readonly T['move'][]; readonly picked: readonly TargetRef[] },
  ) => readonly March<T['move']>[];
  readonly wordChoice: (
    scene: WordScene<T>,
    choice: { readonly target: TargetRef; readonly moves: readonly T['move'][]; readonly picked: readonly TargetRef[] },
  ) => ChoiceWords;
  /** What a player may look for in this list and not find: it keeps its place, closed, and answers *why*. */
  readonly listClosed: (
    scene: Scene<T>,
    list: { readonly moves: readonly T['move'][]; readonly base: readonly TargetRef[] },
  ) => readonly TargetRef[];
  /** What ending this step leaves unused, by name when `inFull`; empty when nothing. */
  readonly listUnspent: (scene: Scene<T>, moves: readonly T['move'][], inFull: boolean) => readonly Line[];
  /** A recorded move in words, of which only the text is known (other lines, audit). */
  readonly wordNotation: (scene: WordScene<T>, notation: string) => string;
  /** One summand of a number, with its amount as the game writes it: a count, a bonus, a threshold. */
  /** `facts` are given where the rows are a score. */
  readonly reasonRow: (i18n: I18n, modifier: Modifier, at: number, facts?: T['facts']) => ReasonRow;
  readonly oddsSegment: (i18n: I18n, outcome: Odds['outcomes'][number]) => OddsSegment;

  readonly inspect: (scene: WordScene<T>, target: TargetRef) => readonly Passage[];
  readonly overlays: readonly OverlaySpec<T>[];

  /** The last roll among the events of a point; null when nothing was rolled. */
  readonly readRoll: (scene: WordScene<T>, events: readonly T['event'][]) => RollView | null;
  /** What the events came to where no dice were rolled, as a sentence to be heard; null where that is nothing. */
  readonly wordOutcome?: (scene: WordScene<T>, events: readonly T['event'][]) => string | null;
  /** Whose dice the draws of a point are, in order. */
  readonly diceOf: (point: HistoryPoint) => readonly DieSide[];
  /** How `listScore` reads: points, or what the game counts instead. */
  readonly scoreWords: 'table.result.score' | 'table.result.hand-size';
  /** The score of a finished game, by seat. */
  readonly listScore: (
    scene: Scene<T>,
  ) => readonly { readonly seat: string; readonly total: number; readonly reasons: readonly Modifier[] }[];
}

/** Whether something is being played out beside the board. */
export const isSheetOpen = ({ sheet }: GameTable, view: object): boolean => sheet?.isOpen(view) ?? false;

/**
 * The table holds games of which it knows only the common part. A game is written against its own types; here, once,
 * they are forgotten. That is sound because a table only ever hands a game the facts, views, moves and events that came
 * from that very game.
 */
export const defineGameTable = <T extends Types>(table: GameTable<T>): GameTable => table as unknown as GameTable;
