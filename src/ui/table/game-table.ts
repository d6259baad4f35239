import type { ComponentType, ReactNode, Ref } from 'react';
import type { Line, Modifier, Moment, Odds, Preview, TargetRef, Types } from '../../engine/kernel/types.ts';
import type { PlainKey } from '../../i18n/catalogue.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import type {
  ChapterPlace,
  Combining,
  EntryWords,
  Combo as PlayCombo,
  Move,
  Of,
  Offering,
  Picking,
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
import type { AheadView } from './ahead-view.ts';
import type { BeatView } from './beat-view.ts';
import type { Headline } from './headline-view.ts';
import type { Parting } from './parting-view.ts';
import type { FightReport } from './fight-report.ts';
import type { FightRole, LogKind } from './log-entries.ts';
import type { FilmReader, FindWays } from './film/film-roles.ts';
import type { SeenDie } from './mini-dice.tsx';
import type { Passage } from './passage.ts';
import type { RollView } from './roll-view.ts';
import type { AskedSteps } from './asked-view.ts';

export type { Passage };

export type { Headline, TurnMark } from './headline-view.ts';
export type { BeatView, Move, RollView, Scene, TargetState };

type PartOf<Props> = Of<[props: Props], ReactNode>;
/** A part that may name the props it reads: it runs only when one of these changes. */
type ReadingPart<Props> = PartOf<Props> & { readonly reads?: readonly (keyof Props)[] };

export interface WordScene<T extends Types> extends Scene<T> {
  readonly i18n: I18n;
}

/** The moves that led to the shown point `at`. */
export interface Past {
  readonly points: readonly HistoryPoint[];
  readonly at: number;
}

export interface BoardProps<T extends Types> extends Scene<T> {
  readonly targets: ReadonlyMap<TargetRef, TargetState>;
  /** The last pick, or the target that the list points at; drawn as the selection. */
  readonly selected: Selected;
  /** Picks on the board, in order, for the overlay of reach. */
  readonly picked?: readonly TargetRef[];
  /** Targets of a lesson step: outlined like the selection, and brought into view. */
  readonly pointed?: readonly TargetRef[];
  /** Places with a fault: their pieces, or the places themselves, get a dashed outline. */
  readonly faulty?: readonly string[];
  /** The last events, for their traces. */
  readonly events: readonly T['event'][];
  /** Set while dice tumble: shows where the fight is, but not its outcome. */
  readonly rolling?: readonly T['event'][] | null;
  /** Increases with each new position; an animation runs once a number. */
  readonly stepNumber: number;
  /** The legal moves; with an overlay, those that fit the picks. */
  readonly moves: readonly T['move'][];
  readonly overlay: string | null;
  /** Set while an overlay is on. */
  readonly past?: Past | null;
  readonly lifted: boolean;
  readonly readOnly: boolean;
  /** Draws over the pieces outside the table; `placeOf` says where a number in a place goes. */
  readonly drawOver?: (placeOf: (place: string) => Place) => ReactNode;
  /** The drawing of a note, over the pieces. */
  readonly drawing?: Drawing | null;
  /** Lets the table move the map to the question, or fit it. */
  readonly mapRef: Ref<MapHandle>;
  readonly onPick: (target: TargetRef) => void;
  readonly onWhy: (target: TargetRef) => void;
  readonly onHover: (target: TargetRef | null) => void;
  readonly onInspect: (target: TargetRef) => void;
}

export interface Pickable {
  readonly targets: ReadonlyMap<TargetRef, TargetState>;
  /** Picks the target, takes the pick back, or explains why it cannot be picked. */
  readonly onPick: (target: TargetRef) => void;
}

/** Tracks and pools under the map, whose contents can be picked, too. */
export interface PanelProps<T extends Types> extends Scene<T>, Pickable {
  /** The last events, even while their dice tumble. */
  readonly newest?: readonly T['event'][];
}

/** The input of parts next to the board: the last step and the picked move. */
export interface TellProps<T extends Types> extends Scene<T> {
  /** The seat that answers here; null for onlookers, in the past and while dice tumble. */
  readonly seat: T['seat'] | null;
  readonly chosen: T['move'] | null;
  readonly allMoves: readonly T['move'][];
  /** The last events, with a number that increases with each step. */
  readonly events: readonly T['event'][];
  readonly stepNumber: number;
  readonly isRolling?: boolean;
  /** The events behind dice that still tumble; null at rest. */
  readonly rolling?: readonly T['event'][] | null;
  /** Like `events`, even while the dice tumble. */
  readonly newest?: readonly T['event'][];
  readonly before?: T['view'] | null;
  readonly past: readonly Line[];
  /** Handles a press on a drawn unit or place, as on the map. */
  readonly onPoint?: ((target: TargetRef) => void) | undefined;
}

/** The end of a fight: the last state of the sheet, and the view before the move that ended it. */
export interface BeatProps<T extends Types> extends TellProps<T> {
  readonly before: T['view'];
  readonly onInspect: (target: TargetRef) => void;
}

/** The input of parts that can be picked from like the board: a hand, a drawer of cards, a conflict. */
export interface PartProps<T extends Types> extends TellProps<T>, Pickable {
  /** The cards among the targets: the same map while a pick lights no other. */
  readonly cards: Pickable['targets'];
  readonly picked: readonly TargetRef[];
  readonly moves: readonly T['move'][];
  /**
   * The effects of a move, with its odds if the engine knows them; counting stops at `until` (`MatchActions.preview`).
   */
  readonly preview: Of<[move: T['move'], until?: number, made?: readonly T['move'][]], Preview | null>;
  readonly isPast: boolean;
  /** Both players see the result, so the page must not contain hidden information. */
  readonly isSeenByBoth?: boolean;
  /** One person plays, against a program or in a lesson. */
  readonly isAlone?: boolean;
  /** The list of choices is visible too, so its cards need no second copy. */
  readonly isBesideList?: boolean;
  /** In the tray under the map, which is low. */
  readonly isUnderMap?: boolean;
  /** The seat that has already answered (a card placed face down); null for none. */
  readonly sealed?: T['seat'] | null;
  /** The stored match; null in a lesson, which stores nothing of a part. */
  readonly match: string | null;
  /** Replaces all picks by these. */
  readonly onPickAll: (targets: readonly TargetRef[]) => void;
  readonly onWhy: (target: TargetRef) => void;
  readonly onInspect: (target: TargetRef) => void;
}

export type Combo<M> = PlayCombo<M, ChoiceWords>;

export interface ChoiceWords extends EntryWords {
  readonly group: PlainKey;
}

/** Each fact appears once: in the drawer if that is visible. */
export const wordsBeside = <Words extends EntryWords>(words: Words, hasDrawer: boolean): Words =>
  hasDrawer || words.inFull === undefined ? words : { ...words, detail: words.inFull };

export interface OverlaySpec<T extends Types> {
  readonly id: string;
  readonly key: string;
  readonly label: PlainKey;
  /** It tints the ground under all others, and the choice is remembered on this device. */
  readonly isTint?: true;
  /** `past` is absent if nothing came before; `picked` is the subject of the map. */
  readonly describe: Of<
    [scene: WordScene<T>, moves: readonly T['move'][], past?: Past, picked?: readonly TargetRef[]],
    readonly Passage[]
  >;
}

/** A group of reconstructed facts, which the sources of the game lack. */
export interface ReconstructedNote {
  readonly title: PlainKey;
  readonly text: PlainKey;
}

/** Everything that is drawn on and around the map. Null: the game draws none. */
export interface BoardSlot<T extends Types> {
  readonly Board: PartOf<BoardProps<T>>;
  /** A small drawing for lists; draws nothing if words are enough. `isPlain` draws it as it was printed. */
  readonly drawPiece: (piece: Scene<T> & { readonly target: TargetRef; readonly isPlain?: boolean }) => ReactNode;
  /** A large drawing of the picked piece that explains its figures, in place of the small one. */
  readonly Profile: PartOf<Scene<T> & { readonly target: TargetRef }> | null;
  /** The printed card above its words when it is inspected; draws nothing for others. Hidden from readers. */
  readonly Face: PartOf<Scene<T> & { readonly target: TargetRef }>;
  readonly overlays: readonly OverlaySpec<T>[];
  /** Tracks and pools, under the map or in a tab on a phone. */
  readonly Panels: PartOf<PanelProps<T>>;
  /** The stages of an operation, over the map. */
  readonly Plan: ReadingPart<TellProps<T>> | null;
  readonly isPlanned: (view: T['view']) => boolean;
  /** Points and conditions of victory, in the rail; `isSmall` shows the figures only. */
  readonly Score: PartOf<ScoreProps<T>>;
  /** The table of results that a lesson explains. */
  readonly Results: PartOf<Scene<T>>;
}

/** Everything that can be picked. */
export interface PlacesSlot<T extends Types> extends Placing<T> {
  /** Spaces and pieces in reading order, for the search. */
  readonly listTargets: Of<[scene: Scene<T>], readonly TargetRef[]>;
  readonly nameTarget: Of<[scene: WordScene<T>, target: TargetRef], string>;
  /** Describes the surroundings of a place in its tip; null if the board shows them. */
  readonly wordAround: Of<[scene: WordScene<T>, target: TargetRef], string | null>;
  /** Tells next to the pointer what choosing a target would do; null for nothing to tell. */
  readonly wordAhead: Of<[scene: WordScene<T>, target: TargetRef, picked: readonly TargetRef[]], AheadView | null>;
  readonly inspect: Of<[scene: WordScene<T>, target: TargetRef], readonly Passage[]>;
  /** The kind of a target in the search; null if its reference tells. */
  readonly kindOf: Of<[facts: T['facts'], target: TargetRef], FoundKind | null>;
  /** Explains how to look something up. */
  readonly inspectHow: PlainKey;
}

export type FoundKind = 'space' | 'unit' | 'card' | 'event' | 'marker';

export interface ScoreProps<T extends Types> extends Scene<T> {
  readonly isSmall: boolean;
  readonly before?: T['view'] | null;
}

/** Combos are places that take more than one move to reach, once the picks name the unit. */
export interface CombosSlot<T extends Types> extends Combining<T> {
  /** Each is offered like a choice, and its moves are made in turn; no other question may come between them. */
  readonly listCombos: Of<
    [scene: WordScene<T>, open: { readonly moves: readonly T['move'][]; readonly picked: readonly TargetRef[] }],
    readonly Combo<T['move']>[]
  >;
}

/** How answers are worded. */
export interface ChoicesSlot<T extends Types> {
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
  /** Targets that a player may look for in this list: they keep their place, closed, and explain why. */
  readonly listClosed: Of<
    [scene: Scene<T>, list: { readonly moves: readonly T['move'][]; readonly base: readonly TargetRef[] }],
    readonly TargetRef[]
  >;
  /** The words of a closed card in the row of playable ones; null if it belongs to no row. */
  readonly wordClosed: Of<[scene: WordScene<T>, target: TargetRef], Pick<ChoiceWords, 'title' | 'detail'> | null>;
  /** Refusal codes that mean *not now*: ending the step may help. */
  readonly outOfStep: readonly string[];
  /**
   * The question while a move is being put together: what happens to the first pick, and what can be picked next. Null
   * if the heading of the list says it.
   */
  readonly wordPicked: Of<
    [scene: WordScene<T>, picked: readonly TargetRef[], move: T['move']],
    { readonly what: string; readonly hint: string; readonly rule?: string } | null
  >;
  /** The gold button's label if the move's name is not enough; null if it is. */
  readonly wordAct: Of<[scene: WordScene<T>, move: T['move']], string | null>;
  /** Words what the move that ends the step would lose; null for nothing. */
  readonly wordParting: Of<[scene: WordScene<T>, move: T['move']], Parting | null>;
  /** The label of a button that ends the step, with its consequences; `odds` as far as they are counted. */
  readonly wordEnding: Of<[scene: WordScene<T>, move: T['move'], label: string, odds: Odds | undefined], string>;
  /** Explains a program's move by one number and one clause of facts; null if its first effect does. */
  readonly reason: (preview: Preview) => Line | null;
  /** Keys of effects that only repeat the move's name. */
  readonly repeats: readonly string[];
}

/** A turn as both players may know it. */
export interface ToldTurn<T extends Types> {
  readonly lines: readonly Line[];
  /** An onlooker's view of the position before the first line; null if it is not known. */
  readonly before: T['view'] | null;
}

export interface LogSlot<T extends Types> {
  /** Names a moment of the game as a short title. */
  readonly wordMoment: (i18n: I18n, moment: Moment) => string;
  /** Words a recorded move that is known only by its notation (variations, the audit of dice). */
  readonly wordNotation: Of<[scene: WordScene<T>, notation: string], string>;
  /** Tells whether a line opens a turn or a phase, so that later lines go under it. */
  readonly headingOf: (line: Line) => 'turn' | 'phase' | null;
  /** True for a line that tells the outcome of a fight: the lines after it are its consequences. */
  readonly isResult: (line: Line) => boolean;
  /** The same for other things shown in large. */
  readonly opensBeat: (line: Line) => boolean;
  /** A heading that is itself a move: an operation of several fights. */
  readonly isMove: (line: Line) => boolean;
  /** Picks the lines that report a result, when a program's move is told in short. */
  readonly comesTo: (line: Line) => boolean;
  /**
   * The seat that a line is about: its actor or owner, not always the seat that moved, since an effect may wait for an
   * answer. Undefined: the seat that moved; null: none.
   */
  readonly logSeat: Of<[facts: T['facts'], line: Line], string | null | undefined>;
  /** True if the last line only repeats an earlier one. */
  readonly saysAgain: (lines: readonly Line[]) => boolean;
  /** A recorded move that only ends a step and tells nothing. */
  readonly isSilent: (notation: string) => boolean;
}

/** Dice, chances and points, with their reasons. */
export interface RollSlot<T extends Types> {
  /** The last roll of the events; null if there was none. */
  readonly readRoll: Of<[scene: WordScene<T>, events: readonly T['event'][]], RollView | null>;
  /** A sentence for screen readers if no dice were rolled; null if there is nothing to say. */
  readonly wordOutcome: Of<[scene: WordScene<T>, events: readonly T['event'][]], string | null>;
  /** Shows the end of a fight, or revealed cards, in large; null for nothing. */
  readonly readBeat: Of<[scene: WordScene<T>, events: readonly T['event'][]], BeatView | null>;
  /** The owner of each die of a point, in order; null for a draw that is not a die. */
  readonly diceOf: (point: HistoryPoint) => readonly (Tone | null)[];
  /** The dice of a fight before it is declared, in place of the rows; null: the rows are enough. */
  readonly DiceBefore: PartOf<Scene<T> & { readonly move: T['move']; readonly modifiers: readonly Modifier[] }> | null;
  /** A summand of a number, worded by the game: a count, a bonus, a threshold. `facts` is set for rows of a score. */
  readonly reasonRow: Of<[i18n: I18n, modifier: Modifier, at: number, facts?: T['facts']], ReasonRow>;
  readonly oddsSegment: (i18n: I18n, outcome: Odds['outcomes'][number]) => OddsSegment;
  /** Names the success that the chances count. */
  readonly wordSuccess: Of<[scene: WordScene<T>], string>;
  /** Points, or what the game counts in their place. */
  readonly listScore: Of<
    [scene: Scene<T>],
    readonly { readonly seat: string; readonly total: number; readonly reasons: readonly Modifier[] }[]
  >;
  /** A seat with its score. */
  readonly wordScore: (i18n: I18n, seat: string, total: number) => string;
}

/** A phase under way, with the legal moves and all lines up to now. */
export interface DoneProps<T extends Types> extends Scene<T> {
  readonly seat: T['seat'] | null;
  readonly moves: readonly T['move'][];
  readonly events: readonly T['event'][];
  /** The lines of the phase so far. */
  readonly phase: readonly Line[];
}

/** A fight that the column and the map show between the other questions. */
export interface FightSlot<T extends Types> {
  /** The current fight, with who attacks what; null for none. */
  readonly wordFight: Of<[scene: WordScene<T>], string | null>;
  /**
   * The fight that is shown on the map, and where a phone shows it: `map` frames it there, `strip` tells it between the
   * map and the question. `told` is set while its dice tumble or its result is shown. Null for none.
   */
  readonly findFight: Of<[scene: Scene<T>, told: ToldFight<T> | null], ShownFight | null>;
  /** The current or last fight in the column; null: the last roll is shown there. */
  readonly Aftermath: ReadingPart<TellProps<T>> | null;
  /** Its explanation and consequences, under the remaining choices; null: the changes of the log are listed. */
  readonly Explained: ReadingPart<TellProps<T>> | null;
  /** True if `Explained` has something to say; it is not asked while dice tumble. */
  readonly isExplained: Of<[scene: Scene<T>, events: readonly T['event'][], allMoves: readonly T['move'][]], boolean>;
  /** True if `Aftermath` or the sheet shows the move's effects in full: the preview then only warns. */
  readonly isToldBeside: Of<[view: T['view'], move: T['move']], boolean>;
  /** Reports the phase so far, at the end of the column; null: no report. */
  readonly Done: ComponentType | null;
  /** Tells the lines of a fight from others, so that the log gathers them. */
  readonly roleOf: (line: Line) => FightRole;
  /** Reads a fight from its lines, which both players may know; it may still be going on. */
  readonly report: Of<[told: Pick<WordScene<T>, 'facts' | 'i18n'>, lines: readonly Line[]], FightReport>;
  /** The filter of the log that keeps a line; null for none. */
  readonly kindOf: (line: Line) => LogKind | null;
}

export interface ToldFight<T extends Types> {
  readonly before: T['view'];
  readonly events: readonly T['event'][];
}

export interface ShownFight {
  /** The map frames each new fight. */
  readonly id: string;
  readonly place: 'map' | 'strip';
}

/** Cards that the deciding seat holds or may take. */
export interface HandSlot<T extends Types> {
  readonly Hand: ReadingPart<PartProps<T>>;
  /** Under the map, the hand leaves the column to the decision alone. On a phone it is in a tab. */
  readonly place: 'column' | 'under-map';
  /** Cards to look up and pick, in a drawer under the map or in a tab on a phone; null: none. */
  readonly Drawer: ReadingPart<PartProps<T>> | null;
  /** A card with what it can do, as a toggle where several are taken together; null: the list has their names. */
  readonly Card: PartOf<Scene<T> & { readonly target: TargetRef }> | null;
}

/** A fight that is played out in a sheet over most of the map, with what its end has changed. */
export interface SheetSlot<T extends Types> {
  readonly isOpen: Of<[view: T['view']], boolean>;
  /** Identifies the fight, since the map frames each new one; null for none. */
  readonly fightIn: Of<[view: T['view']], string | null>;
  readonly Sheet: ReadingPart<PartProps<T>>;
  /** The steps from the choice of a fight to its dice, next to the question; null where none is asked. */
  readonly askedSteps: Of<[view: T['view'], picked: readonly TargetRef[]], AskedSteps | null>;
  /** The chances of the answers, above their list. */
  readonly Chances: ReadingPart<PartProps<T>>;
  /** The end of the fight, in place of the sheet. */
  readonly End: PartOf<BeatProps<T>>;
  /** Orders the lines of what has changed. */
  readonly rankChange: (line: Line) => number;
  readonly ChangeMark: ComponentType<{ readonly line: Line }>;
  /** Words a step on a track: what moved, and its figures. */
  readonly wordStep: (i18n: I18n, line: Line) => { readonly what: string; readonly figures: string } | null;
  readonly wordEarned: Of<[scene: WordScene<T>], { readonly seat: string; readonly items: readonly EarnedItem[] }>;
}

export interface EarnedItem {
  readonly text: string;
  readonly rule: string;
  readonly mark: ReactNode;
}

/** A player who returns to a fight sees this first, in a game where both answer before either answer is shown. */
export interface NewsSlot<T extends Types> {
  /** Seats with a face-down answer, as both players know. `sealed`: the seat that has already answered. */
  readonly sealedSeats: Of<[scene: WordScene<T>, sealed: T['seat'] | null], readonly T['seat'][]>;
  /**
   * The face-down answer, for its own seat only: `scene` is that seat's view, `notation` the answer if given ahead of
   * its turn.
   */
  readonly drawSealed: Of<[scene: WordScene<T>, seat: T['seat'], notation: string | null], ReactNode>;
  /** Open things in the fight, and that a card is face down, for the cover screen. */
  readonly drawPlayed: Of<[scene: WordScene<T>, sealed: T['seat'] | null], ReactNode>;
  /** The dice so far of both sides in the fight. */
  readonly drawDice: Of<[scene: WordScene<T>, called: string], ReactNode>;
  /** The dice of a line that is told before others, maybe none; null for other lines. */
  readonly newsOf: Of<[line: Line], readonly SeenDie[] | null>;
}

/**
 * Everything that a game gives to the table, in groups that are whole or absent. The rest of the screen (prompt, list,
 * preview, history, log, curtain, result) is the same for all games. Made by `defineGameTable`, which fills the
 * defaults, and loaded when a match of the game opens.
 */
export interface GameTable<T extends Types = Types> {
  readonly game: string;
  /** Subject and date, under the title of the game. */
  readonly subtitle: PlainKey;
  readonly reconstructed: readonly ReconstructedNote[];
  /** The sounds of a step's events: only what both seats may know. */
  readonly listCues: Of<[scene: Scene<T>, events: readonly T['event'][]], readonly Cue[]>;
  /** Names the turn of the position and its date; empty where the cover says whose seat is next. */
  readonly wordDate: Of<[scene: WordScene<T>], string>;
  /** Tells the turn before `called` acts in three lines, as both players may know it; empty: the last lines are listed. */
  readonly headlines: Of<[scene: WordScene<T>, turn: ToldTurn<T>, called: T['seat']], readonly Headline[]>;
  /** Units that come to the board as the turn of `called` begins, as both players know; null for none. */
  readonly arrivals: Of<
    [scene: WordScene<T>, called: T['seat']],
    { readonly text: string; readonly pieces: readonly TargetRef[] } | null
  >;
  /** The part of each line of a point in the film of its turn. */
  readonly readFilm: FilmReader;
  readonly findWays: FindWays<T>;

  /** `follows`: the sheet of a year comes after a fight. */
  readonly chapterIn: Of<[events: readonly T['event'][]], ChapterPlace>;
  readonly board: BoardSlot<T>;
  readonly places: PlacesSlot<T>;
  readonly picking: Picking<T>;
  readonly offers: Offering<T>;
  readonly combos: CombosSlot<T>;
  readonly choices: ChoicesSlot<T>;
  readonly log: LogSlot<T>;
  readonly roll: RollSlot<T>;
  readonly fight: FightSlot<T>;
  /** A game in which a seat holds cards. */
  readonly hand?: HandSlot<T>;
  /** A game whose fights take several answers of both seats. */
  readonly sheet?: SheetSlot<T>;
  /** A game in which an answer waits face down for the other seat's. */
  readonly news?: NewsSlot<T>;
}
