/**
 * What the screens see of the stores. Everything here is data or a function over data; no React, no DOM.
 *
 * - `MatchStore` (`useMatch`) holds the one open match. Screens get views, lines and choices, never a game's state,
 *   so no component can show what its seat may not know.
 * - `PrefsStore` (`usePrefs`) holds the player's settings, kept in this browser.
 * - `LibraryStore` (`useLibrary`, types in `library-types.ts`) lists the saved matches and brings files in and out.
 *
 * No action of a store throws. What went wrong is a value: a `Line` for the catalogue (`app.import.*`, `app.storage.*`,
 * `app.match.*`, or the game's own keys).
 */
import type { StoreApi } from 'zustand';
import type {
  Decision,
  Draw,
  GameDefinition,
  Line,
  Moment,
  Preview,
  Reason,
  Result,
  Setup,
  TargetRef,
  Types,
  Standing,
} from '../engine/kernel/types.ts';
import type { About } from '../engine/kernel/save-file.ts';
import type { Branch, LogEntry, TakeBack, Timeline } from '../engine/kernel/timeline.ts';
import type { PackLabel } from '../engine/kits/pack/pack-file.ts';
import type { Note } from '../lab/variations/notes.ts';
import type { Study } from '../lab/variations/study.ts';
import type { Series } from './saves/series-shape.ts';
import type { StudyView } from './study-types.ts';
import type { Audit, Luck } from './audit-types.ts';
import type { Asked, ProgramQuestion } from './program-types.ts';

export type MatchId = string;
export type UndoMode = MatchAbout['undo'];

// ---------------------------------------------------------------------------------------------- about a match

/**
 * What players say about a match, as saved: `name`, `seatNames` (seat id to player's name; a seat without one is called
 * by its side), `tags`, `created` (ISO), `undo` and `curtain` (whether hand-over covers the board also in games without
 * secrets). `undo: 'honest'` stops at dice, reveals and a change of seat, and going further is a marked take-back;
 * `'open'` lets undo cross them. In games with secrets `curtain: false` means that the players agreed on open hands.
 * `series`: the match is a game of a contest. All texts are shown as text only; their lengths are capped.
 */
export type MatchAbout = Omit<About, 'series'> & { readonly series?: Series };
/** What players may say of a match at any time. */
export type AboutChange = Partial<Omit<MatchAbout, 'created' | 'series' | 'suggested'>>;

export interface NewMatch {
  readonly game: string;
  readonly setup: Setup;
  /** The data that it is played with, where they are not the shipped ones: a pack file. */
  readonly packFile?: unknown;
  /** Missing fields come from the preferences; a match without a name is called by its scenario. */
  readonly about?: AboutChange;
}

/** The contest that the open match is a game of. */
export interface SeriesView {
  readonly id: string;
  /** Which game of the series this is, from 1. */
  readonly number: number;
  /** The seat whose results count, and the rule that says so. */
  readonly seat: string;
  readonly rule: string;
  /** What `lead` of a standing is counted in. */
  readonly leadIn: Line;
  /** By the finished games, this one among them once it is over. */
  readonly standings: readonly (Omit<Standing, 'best'> & { readonly best: Line })[];
  /** Players who have not finished a game in that seat. */
  readonly waiting: readonly string[];
  /** The player who takes it in the next game; null while this one runs. */
  readonly next: string | null;
}

// ---------------------------------------------------------------------------------------------- history and log

/** One line of the log: a sentence about an event, complete without the state. */
export interface LogLine extends Line {
  /** Place of the line within its point, for React keys and links. */
  readonly n: number;
}

/** One point of the history: the opening (index 0) or the position after move `index`. */
export interface HistoryPoint {
  readonly index: number;
  /** Number of the move in the match; differs from `index` where a match goes on from a snapshot. */
  readonly move: number;
  /** Text of the move as the reader may know it; null for the opening. */
  readonly notation: string | null;
  /** The seat that made the move; null for the opening. */
  readonly seat: string | null;
  /** Sentences of what happened. */
  readonly lines: readonly LogLine[];
  /**
   * What chance said, and where the first draw stands in the stream (1 is the first of the match). In a game with secrets
   * only dice, and no place, as long as it runs.
   */
  readonly draws: readonly Draw[];
  readonly firstDraw: number | null;
  /** Dice, a reveal or a change of seat: free undo does not go back before this point. */
  readonly commits: boolean;
  readonly moment: Moment;
}

/** An abandoned line. It shares the first `from` moves with the match; `moves` are the ones after them. */
export interface BranchView {
  readonly id: number;
  readonly cause: Branch['cause'];
  readonly from: number;
  readonly moves: readonly string[];
}

/** The history as the log, the history bar and the lines panel show it. */
export interface TimelineView {
  /** None while the match on the table is still being read. */
  readonly points: readonly HistoryPoint[];
  /** How many moves redo can play again. */
  readonly redo: number;
  readonly branches: readonly BranchView[];
  /** Take-backs that the log shows: after point `to`, `count` moves were taken back, kept as `branch`. */
  readonly takeBacks: readonly TakeBack[];
  /** Moves before the opening point of a match that continues from a snapshot: to be read only. */
  readonly older: readonly LogEntry[];
  /** Index at which *Try a line* was begun; null outside of it. */
  readonly trial: number | null;
  /** The moves from which on dice come from a new salt (from 1), with the sentence that the log shows there. */
  readonly forks: readonly { readonly at: number; readonly line: Line }[];
  /** The last fork waits for its first move. */
  readonly waits: boolean;
}

// ---------------------------------------------------------------------------------------------- storage

/**
 * Where the match is really stored on this device:
 * `saved` is said only after a strict write has completed.
 * - `persistent`  saved, and the browser has promised to keep it
 * - `at-risk`     saved, but the browser may clear it when space is short
 * - `private`     the browser keeps nothing (private mode, blocked or missing IndexedDB): it lives in this tab only
 * - `full`        the last write failed because the disk or the quota is full
 * - `not-saved`   the last write failed for another reason
 * - `late`        the disk has not answered yet: it lives in this tab until then
 * - `other-tab`   another tab holds this match; this one is read-only
 * - `checking`    not known yet
 */
export type StorageKind =
  'checking' | 'persistent' | 'at-risk' | 'private' | 'full' | 'not-saved' | 'late' | 'other-tab';

export interface StorageStatus {
  readonly kind: StorageKind;
  /** Time of the last completed write, in ms since 1970; null when this match was never written. */
  readonly savedAt: number | null;
  /** Moves that are on the screen but not on the disk. */
  readonly unsaved: number;
  /** The sentence for it (`app.storage.<kind>`). */
  readonly line: Line;
}

// ---------------------------------------------------------------------------------------------- match store

/**
 * - `none`     no match is open
 * - `opening`  it is being read
 * - `open`     it is on the table
 * - `failed`   it cannot be put on the table as it is; `failure` says why and what can be done
 */
export type MatchStatus = 'none' | 'opening' | 'open' | 'failed';

/**
 * Why no move is taken:
 * - `other-tab`   another tab plays it; `takeOver()` fetches it here
 * - `taken-over`  another tab has just taken it over
 * - `chosen`      opened read-only on purpose, from the error screen
 * - `damaged`     only a part of the file could be read; what is shown is what could be
 * - `broken`      the engine failed; `broken` says at which move
 */
export type ReadOnly = 'other-tab' | 'taken-over' | 'chosen' | 'damaged' | 'broken';

/** Ways to continue with a match that does not open. */
export type Rescue =
  /** Play on from the saved position; the moves before it can be read but not taken back. */
  | 'from-snapshot'
  /** Open at the last move that still replays; later moves are kept only as a file. */
  | 'last-agreeing'
  /** Show what can be shown, accept no move. */
  | 'read-only'
  /** The copy before the newest one. */
  | 'older-copy';

export interface OpenFailure {
  readonly id: MatchId | null;
  readonly problem: Line;
  readonly rescues: readonly Rescue[];
  /** The save as it is stored, for *Save the file* and *Copy report*; null when nothing could be read. */
  readonly text: string | null;
}

/** The engine threw. The last good point stays on the table. */
export interface Broken {
  readonly problem: Line;
  /** Notation of the move that failed; null when reading the position failed. */
  readonly move: string | null;
  /** Index of the last good point. */
  readonly at: number;
  /** What the exception said, as plain text for the report. */
  readonly detail: string;
}

/** Why something the player asked for did not happen. Cleared by the next accepted action. */
export interface Refusal {
  readonly line: Line;
  /** The rules' own reason with its code, where the rules refused. */
  readonly reason: Reason | null;
  /** Notation of the refused move, where there was one. */
  readonly move: string | null;
}

export type CreateResult = { readonly ok: true; readonly id: MatchId } | { readonly ok: false; readonly problem: Line };

export type ActionResult = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** Hand-over: `seat` is to take the seat and answer `ask`. While it is up, `view` is the onlooker's in games with secrets. */
export interface Curtain {
  readonly seat: string;
  readonly ask: Line;
}

/** What changed the shown position last; `n` grows with each change, so that an effect can animate exactly once. */
export interface Step {
  readonly n: number;
  readonly kind: 'open' | 'play' | 'undo' | 'redo' | 'take-back' | 'scrub' | 'branch' | 'follow';
  readonly from: number;
  readonly to: number;
}

export interface MatchData<T extends Types = Types> {
  readonly status: MatchStatus;
  readonly id: MatchId | null;
  /** Game id; its facts and seats come with it, null until it is loaded. */
  readonly game: string | null;
  readonly facts: T['facts'] | null;
  readonly seats: readonly T['seat'][];
  /** Without the seed, which would reveal the dice to come. The audit shows it once the match is over. */
  readonly setup: Pick<Setup, 'scenario' | 'options'> | null;
  readonly about: MatchAbout | null;
  /** The pack whose data it is played with, and its file; null: the shipped data. */
  readonly pack: (PackLabel & { readonly file: unknown }) | null;
  /** First ten hexadecimal digits of the seed's SHA-256, `3f9a1 0c77e`; says nothing about the dice, but pins the seed. */
  readonly fingerprint: string | null;

  /** The shown point: the last one while `live`, another while scrubbing. */
  readonly at: number;
  readonly live: boolean;
  /** The position of the shown point as the seat at the table may see it. */
  readonly view: T['view'] | null;
  /** The open question of the live position, also while read-only; null while scrubbing, after the end, behind the curtain, and where a program is asked. */
  readonly decision: Decision<T> | null;
  /** The program that is asked instead of a person, as all may know it; null while scrubbing. */
  readonly asked: Asked<T> | null;
  /** The question is asked with all hands face down, and who is asked holds cards to turn up. */
  readonly isFaceDown: boolean;
  /** The seat that has given its answer ahead of the other's (a card laid face down), as both know; null for none. */
  readonly sealed: T['seat'] | null;
  /** Result of the shown position. */
  readonly result: Result<T['seat']> | null;
  /** The match has ended, whatever moment of it is shown. */
  readonly isOver: boolean;
  readonly moment: Moment | null;
  /** Events of the shown point, for the last-move trace and the animation. */
  readonly events: readonly T['event'][];
  readonly step: Step;
  readonly timeline: TimelineView;
  /** What was tried beside the match, as far as the log tells. */
  readonly study: StudyView;

  /** The seat that sits at the table now; null for an onlooker (read-only, or the curtain of a game with secrets). */
  readonly viewer: T['seat'] | null;
  readonly curtain: Curtain | null;
  /** Null: the match stands alone. */
  readonly series: SeriesView | null;
  /** Whether the game hides anything between the seats, and whether the players agreed to lay it open. */
  readonly secrets: 'none' | 'kept' | 'open';

  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Why no line may be tried now; null where one may. */
  readonly variationBlocked: Line | null;
  /** A line may be tried with the dice as they fell: the match is over, or its players chose open undo. */
  readonly showsDice: boolean;
  /** A player typed the seed: the dice may be known beforehand. */
  readonly knownSeed: boolean;
  /** The first point to which a take-back keeps the dice that fell; null: after any take-back new ones fall. */
  readonly sameDiceFrom: number | null;
  /** The disk takes long to write a move or to read the match; screens keep their controls, further moves wait their turn. */
  readonly busy: boolean;
  readonly readOnly: ReadOnly | null;
  /** Notes to show after opening: older rules replayed with recorded dice, older copy used, and the like. */
  readonly notes: readonly Line[];
  readonly storage: StorageStatus;
  readonly refusal: Refusal | null;
  readonly broken: Broken | null;
  readonly failure: OpenFailure | null;
}

/** Who waits for a match to be opened. */
export interface OpeningWatch {
  /** It is a match of this game: what shows it can be fetched beside its rules. */
  readonly onGame?: (game: string) => void;
  /**
   * It is on the table before its moves are replayed. The replay begins once the promise is fulfilled, or after a while:
   * what is being drawn goes first.
   */
  readonly onShown?: () => Promise<void>;
}

/** The next move of a way, from those made of it and the question it has come to; null where a player goes on. */
export type Follow<T extends Types = Types> = (made: readonly T['move'][], decision: Decision<T>) => T['move'] | null;

/** How several moves are played as one. */
export interface Way<T extends Types = Types> {
  /** So many of the last moves are made anew: a choice that was still open is changed. */
  readonly instead?: number;
  readonly follow?: Follow<T> | undefined;
}

export interface MatchActions<T extends Types = Types> {
  /** Sets up, stores and opens a new match; its id on success. */
  readonly create: (match: NewMatch) => Promise<CreateResult>;
  /** Sets up the next game of the open match's series: seats changed, all else the same, another seed. */
  readonly createNext: () => Promise<CreateResult>;
  /**
   * Opens a stored match, closing the open one. `how`: one of the offered rescues. Sets `status` and `failure`. A long
   * match is on the table before its moves are replayed: until then its timeline is empty, and whatever is done with it
   * waits.
   */
  readonly open: (id: MatchId, how?: Rescue, watch?: OpeningWatch) => Promise<void>;
  /**
   * Waits for the last write, releases the match for other tabs, empties the store. Moves that could not be written are
   * kept by the library as long as the tab lives. With an id it does nothing once another match is on the table.
   */
  readonly close: (id?: MatchId) => Promise<void>;

  /**
   * Plays a move: applied, written with strict durability, then shown. Calls queue up. A question is answered once:
   * what else is given for it until the answer is written (a double click) is not played. If the write fails the move
   * stands and `storage` says so.
   */
  readonly dispatch: (move: T['move']) => Promise<ActionResult>;
  /** Moves that are one choice, and the answers forced by them: written and shown together, undone together. */
  readonly playWay: (moves: readonly T['move'][], way?: Way<T>) => Promise<ActionResult>;
  /** The move of `text`, for the command line, lessons and tests. */
  readonly dispatchText: (text: string) => Promise<ActionResult>;
  /** What a program is asked; null where a person is, or no move is taken. */
  readonly programQuestion: () => ProgramQuestion<T> | null;
  /**
   * Plays a program's answer with what is forced by it, as `playWay` does a person's. Refused once the question is no longer
   * the one that is asked, and while an earlier point is shown.
   */
  readonly answerProgram: (question: Pick<ProgramQuestion<T>, 'point'>, move: T['move']) => Promise<ActionResult>;
  /**
   * Writes down that whoever is asked has asked what to play; with the move once it is known, where both may know it. Refused
   * where the players agreed on no suggestions.
   */
  readonly noteSuggestion: (move: string | null) => Promise<ActionResult>;
  readonly undo: () => Promise<ActionResult>;
  readonly redo: () => Promise<ActionResult>;
  /** Back to point `index`, over dice if need be; marked in the log; the abandoned line is kept as a branch. */
  readonly takeBack: (index: number) => Promise<ActionResult>;
  /** Shows another point without changing the match; `null` or the last index goes back to now. */
  readonly scrub: (index: number | null) => void;
  /** Scrubs by `delta` moves. */
  readonly stepBy: (delta: number) => void;
  /**
   * *Try a line* from the shown point: moves are played, nothing of the match changes. Dice are new; `as-fell` rolls
   * those of the match, where they may be seen (`showsDice`).
   */
  readonly tryLine: (dice?: 'new' | 'as-fell') => Promise<ActionResult>;
  /** Back to the match; the line is kept as a branch. With `adopt` the line becomes the match and the match's end the branch. */
  readonly leaveLine: (adopt?: boolean) => Promise<ActionResult>;
  /** Makes a kept line the match again; the present one is kept in its place. */
  readonly restoreBranch: (id: number) => Promise<ActionResult>;
  readonly dropBranch: (id: number) => Promise<ActionResult>;

  /** What variations and films are made of; `store` shows no more of it than a seat may see. Null while it is read. */
  readonly whatIfGround: () => WhatIfGround | null;
  /** Writes down what is kept beside the match. */
  readonly keepStudy: (make: (study: Study) => Study | Line) => Promise<ActionResult>;
  /** Writes the note of a moment in the place of the one before; a blank one removes it. Texts are cleaned and cut to their caps. */
  readonly keepNote: (note: Omit<Note, 'from'>) => Promise<ActionResult>;

  /** The player named by the curtain has taken the seat, or turns up the hand that lies face down. */
  readonly takeSeat: () => void;
  /** Brings the curtain down again (the players look away, the window lost focus). */
  readonly dropCurtain: () => void;

  readonly explain: (picked: readonly TargetRef[], target: TargetRef) => readonly Reason[];
  /** Counts until `until`, by `performance.now()`, and says whether that was all; without it, to the end. */
  readonly preview: (move: T['move'], until?: number) => Preview | null;
  readonly label: (move: T['move']) => Line | null;
  readonly targets: (move: T['move']) => readonly TargetRef[];
  readonly notation: (move: T['move']) => string;

  /** Name, players, tags, curtain; not what was agreed when the table was set up. Texts are trimmed and cut to their caps. */
  readonly setAbout: (change: AboutChange) => Promise<ActionResult>;
  readonly clearRefusal: () => void;

  /** A move is being written, whether or not that takes long. */
  readonly isBusy: () => boolean;
  /** Fulfilled when everything requested so far has been done and written. */
  readonly settled: () => Promise<void>;

  /** Takes the match away from the other tab and goes on here. */
  readonly takeOver: () => Promise<void>;
  /** Tries to write again after a failed write. */
  readonly saveNow: () => Promise<void>;
  /** After an exception: clears the broken mark and continues from the last good point, or one move before it. */
  readonly repair: (how: 'try-again' | 'step-back' | 'read-only') => Promise<void>;

  /** The save file as text, of the whole match or up to a point of it; for a match that failed to open, its text as stored; else null. */
  readonly exportText: (at?: number) => string | null;
  /** The position after a move as text (docs/notation.md), without what is still hidden between the players; null where there is none. */
  readonly positionText: (at: number) => string | null;
  /** A name for that file, from the match's own name, safe on every system. */
  readonly exportName: () => string;
  /** `#/share/<data>` for the open match; null when it would be longer than a link can carry. */
  readonly shareLink: () => Promise<string | null>;
  /** A save file with the failing move and the exception's message; null when no match is open and none failed to. */
  readonly reportText: () => string | null;
  /** What a seat sees whose answer lies face down while the other is called; `notation` where it was given ahead. */
  readonly sealedBy: (seat: string) => { readonly view: object; readonly notation: string | null } | null;
  readonly audit: () => Audit | null;
  readonly luck: () => Luck | null;
}

/** The open match as variations of it begin. */
export interface WhatIfGround {
  readonly def: AnyGame;
  readonly match: Timeline<Types>;
  readonly study: Study;
  readonly about: MatchAbout;
  /** Who looks, where hands are hidden and the match goes on; null where nothing is hidden from who looks. */
  readonly looker: string | null;
  /** Why nobody may look now. */
  readonly closed: Line | null;
  readonly isOver: boolean;
  readonly build: string;
}

export type MatchState<T extends Types = Types> = MatchData<T> & MatchActions<T>;
export type MatchStore<T extends Types = Types> = StoreApi<MatchState<T>>;

/** A game of which only the common part is known. */
export type AnyGame = GameDefinition<Types>;

// ---------------------------------------------------------------------------------------------- preferences

export interface Prefs {
  readonly language: 'en' | 'ja';
  /** `system` follows prefers-reduced-motion. */
  readonly motion: 'system' | 'reduced' | 'full';
  readonly animationSpeed: 'normal' | 'fast' | 'none';
  /** How long the end of a fight is shown before the next question; `off`: it is not. */
  readonly resultPause: 'short' | 'long' | 'press' | 'off';
  /** What a new match of a game without secrets starts with: does hand-over cover the board? */
  readonly curtain: boolean;
  /** Per cent of the normal text size. */
  readonly textSize: 100 | 115 | 130 | 150 | 175 | 200;
  /** What a new match starts with. */
  readonly undo: UndoMode;
  /** Letters, digits and signs pressed alone are shortcuts. Off for those who speak to their computer (WCAG 2.1.4). */
  readonly singleKeys: boolean;
  /** How a seat is taken at a cover: held, by two presses at two places, or by one press. */
  readonly coverPress: 'hold' | 'twice' | 'once';
  /** Minutes without a press after which an open hand is covered; 0: never. */
  readonly coverIdle: 0 | 1 | 3 | 10;
  /** A pick that names a whole move plays it, one press per step; warnings are still shown first. */
  readonly quick: boolean;
  /** Whether anything is heard at the table, and how loud. */
  readonly sound: boolean;
  readonly volume: 'low' | 'middle' | 'high';
  /** How fast a program's moves follow one another. */
  readonly pace: 'slow' | 'normal' | 'instant';
  /** How long a program may think about a move, in milliseconds. */
  readonly thinkMs: 200 | 500 | 1000 | 2000 | 5000 | 10_000;
}

export interface PrefsActions {
  readonly setPrefs: (change: Partial<Prefs>) => void;
  readonly resetPrefs: () => void;
}

/** `kept` is false where the browser does not let the page keep settings. */
export type PrefsState = Prefs & PrefsActions & { readonly kept: boolean };
