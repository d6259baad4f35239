import type { ComponentType, ReactNode, Ref } from 'react';
import type { Line, Modifier, Moment, Odds, Preview, TargetRef, Types } from '../../engine/kernel/types.ts';
import type { PlainKey } from '../../i18n/catalogue.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import type {
  Choosing,
  EntryWords,
  March as PlayMarch,
  Move,
  Of,
  Placing,
  Scene,
  TargetState,
} from '../../play/game.ts';
import type { HistoryPoint } from '../../store/types.ts';
import type { Place } from '../board/hex-geometry.ts';
import type { Drawing } from '../../lab/variations/notes.ts';
import type { MapHandle } from '../board/map-viewport.tsx';
import type { Selected } from '../board/selected.ts';
import type { Tone } from '../parts/die.tsx';
import type { OddsSegment } from '../parts/odds-bar.tsx';
import type { ReasonRow } from '../parts/reasons.tsx';
import type { Cue } from '../sound/cues.ts';
import type { BeatView } from './beat-view.ts';
import type { SeenDie } from './mini-dice.tsx';

export type { BeatView, Move, Scene, TargetState };

/** A component of one game. */
type PartOf<Props> = Of<[props: Props], ReactNode>;

export interface WordScene<T extends Types> extends Scene<T> {
  readonly i18n: I18n;
}

/** What led to the position that is shown: `at` is its point. */
export interface Past {
  readonly points: readonly HistoryPoint[];
  readonly at: number;
}

export interface BoardProps<T extends Types> extends Scene<T> {
  readonly targets: ReadonlyMap<TargetRef, TargetState>;
  /** The last pick, or what the list points at; the board draws it as the selection. */
  readonly selected: Selected;
  /** The picks on the board, in order, for the overlay of reach. */
  readonly picked?: readonly TargetRef[];
  /** The targets of a lesson step: rimmed like the selection, and shown by the map. */
  readonly pointed?: readonly TargetRef[];
  /** Places of which something is wrong: what stands in them has a dashed rim, or they have it themselves. */
  readonly faulty?: readonly string[];
  /** What happened last, to be traced. */
  readonly events: readonly T['event'][];
  /** What the dice that tumble decide: where it is fought, nothing of how it ends. */
  readonly rolling?: readonly T['event'][] | null;
  /** Grows with each step that brings a new position; an animation runs once per number. */
  readonly stepNumber: number;
  /** The legal moves; under an overlay those that fit the picks. */
  readonly moves: readonly T['move'][];
  readonly overlay: string | null;
  /** While anything is laid over the map. */
  readonly past?: Past | null;
  readonly lifted: boolean;
  readonly readOnly: boolean;
  /** What another screen than the table draws over the pieces; `placeOf` says where a number in a place stands. */
  readonly drawOver?: (placeOf: (place: string) => Place) => ReactNode;
  /** What a note draws over the pieces. */
  readonly drawing?: Drawing | null;
  /** Lets the table move the map: to the question, to fit. */
  readonly mapRef: Ref<MapHandle>;
  readonly onPick: (target: TargetRef) => void;
  readonly onWhy: (target: TargetRef) => void;
  readonly onHover: (target: TargetRef | null) => void;
  readonly onInspect: (target: TargetRef) => void;
}

/** What is lit, and what a press on it does. */
export interface Pickable {
  readonly targets: ReadonlyMap<TargetRef, TargetState>;
  /** Picks the target, or takes it back, or answers why not. */
  readonly onPick: (target: TargetRef) => void;
}

/** Tracks and pools under the map; what lies in them may be picked as well. */
export interface PanelProps<T extends Types> extends Scene<T>, Pickable {
  /** What happened last, also while its dice tumble. */
  readonly newest?: readonly T['event'][];
}

/** What a part beside the board shows: the step that led here, and the picked move. */
export interface TellProps<T extends Types> extends Scene<T> {
  /** The seat that answers the open question here; null for onlookers, in the past, while dice tumble. */
  readonly seat: T['seat'] | null;
  /** The move that the picks name. */
  readonly chosen: T['move'] | null;
  /** All legal moves of the question, whatever is picked. */
  readonly allMoves: readonly T['move'][];
  /** What happened last, and a number that grows with it. */
  readonly events: readonly T['event'][];
  readonly stepNumber: number;
  /** Dice tumble, and their result is held back. */
  readonly isRolling?: boolean;
  /** As `events`, also while the dice tumble. */
  readonly newest?: readonly T['event'][];
  /** While a result is looked at, the view before it; null otherwise. */
  readonly before?: T['view'] | null;
  /** The log up to the shown position. */
  readonly past: readonly Line[];
  /** A press on a unit or place that is drawn there: as on the map. */
  readonly onPoint?: ((target: TargetRef) => void) | undefined;
}

/** The end of a fight: what the sheet showed of it, and the view before the move that ended it. */
export interface BeatProps<T extends Types> extends TellProps<T> {
  readonly before: T['view'];
  readonly onInspect: (target: TargetRef) => void;
}

/** What lies beside the board and can be pointed at like it: a hand, a drawer of cards, a conflict. */
export interface PartProps<T extends Types> extends TellProps<T>, Pickable {
  /** Picks so far, in their order. */
  readonly picked: readonly TargetRef[];
  /** Legal moves that fit the picks. */
  readonly moves: readonly T['move'][];
  /** What a move would do, with its odds where the engine knows them, counted up to a time (`MatchActions.preview`). */
  readonly preview: Of<[move: T['move'], until?: number], Preview | null>;
  /** An earlier moment is looked at. */
  readonly isPast: boolean;
  /** Both players look at a result: what is hidden from one of them is not in the page. */
  readonly isSeenByBoth?: boolean;
  /** One person is at the screen, beside a program or in a lesson. */
  readonly isAlone?: boolean;
  /** The list of choices is in sight with it: a card that stands in it needs no second copy. */
  readonly isBesideList?: boolean;
  /** The seat that has given its answer ahead of the other's (a card laid face down); null for none. */
  readonly sealed?: T['seat'] | null;
  /** The stored match; null in a lesson, of which a part remembers nothing. */
  readonly match: string | null;
  /** Picks these at one go, in place of what is picked. */
  readonly onPickAll: (targets: readonly TargetRef[]) => void;
  readonly onWhy: (target: TargetRef) => void;
  readonly onInspect: (target: TargetRef) => void;
}

export type March<M> = PlayMarch<M, ChoiceWords>;

/** How one entry of the legal list reads, under a heading of the catalogue. */
export interface ChoiceWords extends EntryWords {
  readonly group: PlainKey;
}

/** The text of an entry: each fact appears once, in the drawer where that is in sight. */
export const wordsBeside = <Words extends EntryWords>(words: Words, hasDrawer: boolean): Words =>
  hasDrawer || words.inFull === undefined ? words : { ...words, detail: words.inFull };

/** One heading with lines, of the inspector and of an overlay in words. */
export interface Passage {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly rule?: string | undefined; readonly muted?: boolean }[];
}

export interface OverlaySpec<T extends Types> {
  readonly id: string;
  readonly key: string;
  readonly label: PlainKey;
  /** `past` is left out where nothing came before; `picked` is what the map is about. */
  readonly describe: Of<
    [scene: WordScene<T>, moves: readonly T['move'][], past?: Past, picked?: readonly TargetRef[]],
    readonly Passage[]
  >;
}

/** A roll as the table shows it: dice with their tones, why each is rolled, what became of it. */
export interface RollView {
  readonly title: string;
  readonly dice: readonly {
    readonly tone: Tone;
    readonly value: number;
    /** Name for readers: who rolls and what it shows. */
    readonly label: string;
    readonly above: string;
    readonly below: string;
    readonly hit: boolean;
  }[];
  readonly reasons: readonly ReasonRow[];
  /** What was compared, over the result. */
  readonly sums?: string;
  /** The result in a word or two, in large type; `result` then says the rest of it. */
  readonly outcome?: string;
  readonly result: string;
  /** Text for screen readers; absent where names of the dice and the result say it all. */
  readonly heard?: string;
  readonly rule: string;
}

/** One group of facts that are not in the sources of the game and were reconstructed. */
export interface ReconstructedNote {
  readonly title: PlainKey;
  readonly text: PlainKey;
}

export interface BoardSlot<T extends Types> {
  readonly Board: PartOf<BoardProps<T>>;
  /** A small drawing of a piece or marker for lists; null where words are enough. */
  readonly Piece: PartOf<Scene<T> & { readonly target: TargetRef }>;
  /** A piece that is picked, large, with what its figures mean; nothing of what its name is enough for. */
  readonly Profile?: PartOf<Scene<T> & { readonly target: TargetRef }>;
  readonly overlays: readonly OverlaySpec<T>[];
}

/** Everything that can be pointed at. */
export interface PlacesSlot<T extends Types> extends Placing<T> {
  /** Spaces and pieces in reading order, for the search. */
  readonly listTargets: Of<[scene: Scene<T>], readonly TargetRef[]>;
  readonly nameTarget: Of<[scene: WordScene<T>, target: TargetRef], string>;
  /** The surroundings of a place, for the line beside it; absent where the board shows them plainly. */
  readonly wordAround?: Of<[scene: WordScene<T>, target: TargetRef], string | null>;
  readonly inspect: Of<[scene: WordScene<T>, target: TargetRef], readonly Passage[]>;
  /** What the search calls a target, where its reference does not tell; null where it does. */
  readonly kindOf?: Of<[facts: T['facts'], target: TargetRef], FoundKind | null>;
  /** How a thing is looked up, where the board has no hexes and units. */
  readonly inspectHow?: PlainKey;
  /** A card as it is printed, over its words where it is looked at; nothing of anything else. For the eye alone. */
  readonly Face?: PartOf<Scene<T> & { readonly target: TargetRef }>;
}

export type FoundKind = 'space' | 'unit' | 'card' | 'event' | 'marker';

export interface ScoreProps<T extends Types> extends Scene<T> {
  readonly isSmall: boolean;
  /** While a result is looked at, the view before it: what has moved leaves a shadow. */
  readonly before?: T['view'] | null;
}

export interface PanelsSlot<T extends Types> {
  /** Tracks and pools, under the map or in their own tab on a phone. */
  readonly Panels: PartOf<PanelProps<T>>;
  /** Points and what is still needed, in the rail; `isSmall` leaves the figures only. */
  readonly Score: PartOf<ScoreProps<T>>;
}

/** What stands beside the board while there is something in it. */
export interface BesideSlot<T extends Types> {
  /** Cards and the like that the deciding seat holds: in the column, on a phone in a tab of its own. */
  readonly Hand?: PartOf<PartProps<T>>;
  /** Where there is a column the hand lies in a tray under the map, and the column holds the decision alone. */
  readonly hasTray?: boolean;
  /** What is looked up and picked beside the board (event malls): a drawer under the map, on a phone in a separate tab. */
  readonly Drawer?: PartOf<PartProps<T>>;
  /** What is played out beside the board for a while (a conflict): takes most of the map's room while `isOpen`. */
  readonly sheet?: {
    readonly isOpen: Of<[view: T['view']], boolean>;
    /** Which fight it is, so that the map frames a new one; null for none. */
    readonly fightIn: Of<[view: T['view']], string | null>;
    readonly Sheet: PartOf<PartProps<T>>;
  };
  /** A fight that the map frames where none is played out in a sheet, also while its result is looked at; null for none. */
  readonly framedIn?: Of<[view: T['view'], events: readonly T['event'][]], string | null>;
  /** A fight that `Aftermath` tells: on a phone the map keeps a strip for it, the question under that; null for none. */
  readonly foughtIn?: Of<[scene: Scene<T>], string | null>;
  /** The chances of the answers to a question of what is played out: in the column, over the list of them. */
  readonly Chances?: PartOf<PartProps<T>>;
  /** The end of what the sheet played out, in the place of the sheet. */
  readonly Beat?: PartOf<BeatProps<T>>;
  /** What is being or has just been played out in the column: replaces the last roll. */
  readonly Aftermath?: PartOf<TellProps<T>>;
  /** How that came about and what follows, under the choices that it leaves. */
  readonly Explained?: PartOf<TellProps<T>>;
  /** The table of combat results, to be read. */
  readonly Results?: PartOf<Scene<T>>;
  /** Moves whose effects `Aftermath` or the sheet shows in full: the preview under the list then only warns. */
  readonly isToldBeside?: Of<[view: T['view'], move: T['move']], boolean>;
}

/** The list of legal moves. */
/** How the answers to a question are offered and put in words. */
export interface ChoicesSlot<T extends Types> extends Choosing<T> {
  readonly wordChoice: Of<
    [
      scene: WordScene<T>,
      choice: {
        readonly target: TargetRef;
        readonly moves: readonly T['move'][];
        readonly picked: readonly TargetRef[];
      },
    ],
    ChoiceWords
  >;
  /** What a player may look for in this list and not find: it keeps its place, closed, and answers *why*. */
  readonly listClosed: Of<
    [scene: Scene<T>, list: { readonly moves: readonly T['move'][]; readonly base: readonly TargetRef[] }],
    readonly TargetRef[]
  >;
  /** How a closed card stands in the row of those that can be played; null for what stands in no row. */
  readonly wordClosed?: Of<[scene: WordScene<T>, target: TargetRef], Pick<ChoiceWords, 'title' | 'detail'> | null>;
  /** Refusal codes that say it is not the time: ending the step may help. */
  readonly outOfStep: readonly string[];
  /**
   * Places that more than one move leads to, once the picks say who goes: each is offered like a choice, and its moves
   * are made one after the other. Only moves with no other question between them.
   */
  readonly listMarches?: Of<
    [scene: WordScene<T>, open: { readonly moves: readonly T['move'][]; readonly picked: readonly TargetRef[] }],
    readonly March<T['move']>[]
  >;
  /**
   * What is done with the first pick, and what may be picked now: the question while a move is being put together, of which `move` is
   * one. Null where the heading of the list says it.
   */
  readonly wordPicked?: Of<
    [scene: WordScene<T>, picked: readonly TargetRef[], move: T['move']],
    { readonly what: string; readonly hint: string; readonly rule?: string } | null
  >;
  /** What the button of a move says where it comes to more than the move; null where it does not. */
  readonly wordAct?: Of<[scene: WordScene<T>, move: T['move']], string | null>;
  /** The label of a button that ends the step, with what it comes to; `odds` as far as they are counted. */
  readonly wordEnding?: Of<[scene: WordScene<T>, move: T['move'], label: string, odds: Odds | undefined], string>;
  /** Why a program plays a move: one number and one clause of facts. Absent: its chance alone. */
  readonly reason?: (preview: Preview) => Line | null;
  /** Keys of effects that say no more than the name of the move. */
  readonly repeats?: readonly string[];
}

export interface LogSlot<T extends Types> {
  /** Where in the game a moment is, as a short title. */
  readonly wordMoment: (i18n: I18n, moment: Moment) => string;
  /** Whether a line of the log opens a turn or a phase, so that the lines after it stand under it. */
  readonly headingOf: (line: Line) => 'turn' | 'phase' | null;
  /** A heading that is itself a move: an operation of several fights. */
  readonly isMove?: (line: Line) => boolean;
  /** Whether a line says what a move came to, where a program's move is told in short; left out, all of them do. */
  readonly comesTo?: (line: Line) => boolean;
  /**
   * The seat that a line of the log is about: who acts, or whose thing it is. Not always the last to move: an effect may have
   * waited for an answer. Undefined: the one that moved; null: neither.
   */
  readonly logSeat?: Of<[facts: T['facts'], line: Line], string | null | undefined>;
  /** Whether the last of these lines says again what one before it has said. */
  readonly saysAgain?: (lines: readonly Line[]) => boolean;
  /** A recorded move that only ends a step, and says nothing of it. */
  readonly isSilent?: (notation: string) => boolean;
  /** The fight that is being played out, with who attacks what; null where there is none. */
  readonly wordFight?: Of<[scene: WordScene<T>], string | null>;
  /**
   * What has been played in it, as the cover screen shows it to the player who is called: open things, and that a card
   * is sealed. `sealed`: the seat that has answered ahead.
   */
  readonly drawPlayed?: Of<[scene: WordScene<T>, sealed: T['seat'] | null], ReactNode>;
  /** Seats whose answer lies face down, as both know. `sealed`: the one that has answered ahead. */
  readonly sealedSeats?: Of<[scene: WordScene<T>, sealed: T['seat'] | null], readonly T['seat'][]>;
  /**
   * That answer, for the eyes of its own seat: `scene` has what that seat sees, `notation` the answer where it was given
   * ahead of its turn.
   */
  readonly drawSealed?: Of<[scene: WordScene<T>, seat: T['seat'], notation: string | null], ReactNode>;
  /**
   * The dice that a line tells of, maybe none, where the line is worth telling before all others to a player who comes
   * back; null for any other line. Left out where a game has no such order.
   */
  readonly newsOf?: Of<[line: Line], readonly SeenDie[] | null>;
  /** The dice of both sides in it so far, for the same player. */
  readonly drawDice?: Of<[scene: WordScene<T>, called: string], ReactNode>;
  /** A recorded move in words, known only by its text (other lines, audit). */
  readonly wordNotation: Of<[scene: WordScene<T>, notation: string], string>;
}

/** What a fight changes, where a game says more of it than its log. */
export interface BeatSlot<T extends Types> {
  /** Its place among the others. */
  readonly rank: (line: Line) => number;
  /** The sign before a line. */
  readonly Mark: ComponentType<{ readonly line: Line }>;
  /** A line that tells of a step on a track: what moved, and its figures. */
  readonly wordStep: (i18n: I18n, line: Line) => { readonly what: string; readonly figures: string } | null;
  /** What the winner has earned with it, in the order in which it is asked about. */
  readonly wordEarned: Of<[scene: WordScene<T>], { readonly seat: string; readonly items: readonly EarnedItem[] }>;
}

export interface EarnedItem {
  readonly text: string;
  readonly rule: string;
  readonly mark: ReactNode;
}

/** Dice, and the numbers around them. */
export interface RollSlot<T extends Types> {
  /** The last roll among the events of a point; null when nothing was rolled. */
  readonly readRoll: Of<[scene: WordScene<T>, events: readonly T['event'][]], RollView | null>;
  /** What the events came to where no dice were rolled, as a sentence to be heard; null where that is nothing. */
  readonly wordOutcome?: Of<[scene: WordScene<T>, events: readonly T['event'][]], string | null>;
  /** What among the events of a point is shown in large: the end of a fight, cards turned over; null where that is nothing. */
  readonly readBeat: Of<[scene: WordScene<T>, events: readonly T['event'][]], BeatView | null>;
  /** Whether a line of the log says what a fight came to: what follows it is what that changes. */
  readonly isResult: (line: Line) => boolean;
  /** The same of what is shown in large and is no fight. */
  readonly opensBeat?: (line: Line) => boolean;
  readonly changes?: BeatSlot<T>;
  /** Whose dice the draws of a point are, in order; null for a draw that is no die. */
  readonly diceOf: (point: HistoryPoint) => readonly (Tone | null)[];
  /**
   * One summand of a number, with its amount as the game writes it: a count, a bonus, a threshold. `facts` are given where
   * the rows are a score.
   */
  readonly reasonRow: Of<[i18n: I18n, modifier: Modifier, at: number, facts?: T['facts']], ReasonRow>;
  /** The dice of a fight before it is declared, in the place of those rows. */
  readonly DiceBefore?: PartOf<Scene<T> & { readonly move: T['move']; readonly modifiers: readonly Modifier[] }>;
  readonly oddsSegment: (i18n: I18n, outcome: Odds['outcomes'][number]) => OddsSegment;
  /** The success that the chances under the list count, where a game has two that differ. */
  readonly wordSuccess?: Of<[i18n: I18n, facts: T['facts'], view: T['view']], string>;
}

export interface ResultSlot<T extends Types> {
  /** How `listScore` reads: points, or what the game counts instead. */
  readonly scoreWords: 'table.result.score' | 'table.result.hand-size';
  /** The score of a finished game, by seat. */
  readonly listScore: Of<
    [scene: Scene<T>],
    readonly { readonly seat: string; readonly total: number; readonly reasons: readonly Modifier[] }[]
  >;
}

/**
 * What a game gives to the table, part by part. Everything else on the screen (prompt, list, preview, history, log,
 * curtain, result) is the same for all games. Made with `defineGameTable` and loaded when a match of the game opens.
 */
export interface GameTable<T extends Types = Types> {
  readonly game: string;
  /** Under the title: what, when, what is reconstructed. */
  readonly about: { readonly subtitle: PlainKey; readonly reconstructed: readonly ReconstructedNote[] };
  readonly board: BoardSlot<T>;
  readonly places: PlacesSlot<T>;
  readonly panels: PanelsSlot<T>;
  readonly choices: ChoicesSlot<T>;
  readonly log: LogSlot<T>;
  readonly roll: RollSlot<T>;
  readonly result: ResultSlot<T>;
  readonly beside?: BesideSlot<T>;
  /** What is heard of the events of a step: only what both seats may know. */
  readonly listCues?: Of<[scene: Scene<T>, events: readonly T['event'][]], readonly Cue[]>;
}

/** Whether something is being played out beside the board. */
export const isSheetOpen = ({ beside }: GameTable, view: object): boolean => beside?.sheet?.isOpen(view) ?? false;

/** A game is written with its own types; they are erased here, in one place. */
export const defineGameTable = <T extends Types>(table: GameTable<T>): GameTable => table;
