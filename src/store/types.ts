/**
 * The screens see this of the stores. Everything here is data or a function over data; no React, no DOM.
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
  OrderSpec,
  Preview,
  Reason,
  Result,
  Setup,
  Standing,
  TargetRef,
  Types,
} from '../engine/kernel/types.ts';
import type { About } from '../engine/kernel/save-file.ts';
import type { Branch, LogEntry, TakeBack, Timeline } from '../engine/kernel/timeline.ts';
import type { PackLabel } from '../engine/kits/pack/pack-file.ts';
import type { Note } from '../lab/variations/notes.ts';
import type { Study } from '../lab/variations/study.ts';
import type { Series } from './saves/series-shape.ts';
import type { StudyView } from './study-types.ts';
import type { Audit, Luck } from './audit-types.ts';
import type { ProgramTurn, ProgramQuestion } from './program-types.ts';

export type MatchId = string;
export type UndoMode = MatchAbout['undo'];

// ---------------------------------------------------------------------------------------------- about a match

/**
 * Players say this about the match, and it is saved: `name`, `seatNames` (seat id to player's name; a seat without
 * one is called by its side), `tags`, `created` (ISO), `undo` and `curtain` (hand-over covers the board also in games
 * without secrets). `undo: 'honest'` stops at dice, reveals and a change of seat, and going further is a marked
 * take-back; `'open'` lets undo cross them. In games with secrets `curtain: false` means that the players agreed on
 * open hands. `series`: the match is a game of a contest. All texts are shown as text only; their lengths are capped.
 */
export type MatchAbout = Omit<About, 'series'> & { readonly series?: Series };
export type AboutChange = Partial<Omit<MatchAbout, 'created' | 'series' | 'suggested'>>;

export interface NewMatch {
  readonly game: string;
  readonly setup: Setup;
  /** Absent: the shipped data. */
  readonly packFile?: unknown;
  /** Missing fields come from the preferences; a match without a name is called by its scenario. */
  readonly about?: AboutChange;
}

export interface SeriesView {
  readonly id: string;
  /** The first game is 1. */
  readonly number: number;
  /** The seat whose results count, with the rule. */
  readonly seat: string;
  readonly rule: string;
  /** `lead` is counted in this unit. */
  readonly leadIn: Line;
  /** These count the finished games, including this one once it is over. */
  readonly standings: readonly (Omit<Standing, 'best'> & { readonly best: Line })[];
  /** Players who have not finished a game in that seat. */
  readonly waiting: readonly string[];
  /** Null while this game runs. */
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
  /** Counts the moves of the match; differs from `index` if a match continues from a snapshot. */
  readonly move: number;
  /** The notation is as the reader may know it; null for the opening. */
  readonly notation: string | null;
  /** Null for the opening. */
  readonly seat: string | null;
  /** The move needed no player: the rules leave no choice that matters. */
  readonly isSettled: boolean;
  readonly lines: readonly LogLine[];
  /** With the place of the first in the match's stream (from 1). While secrets are hidden: dice only, and no place. */
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

export interface TimelineView {
  /** Empty while the match is still being read. */
  readonly points: readonly HistoryPoint[];
  readonly redo: number;
  readonly branches: readonly BranchView[];
  /** Take-backs that the log shows: after point `to`, `count` moves were taken back, kept as `branch`. */
  readonly takeBacks: readonly TakeBack[];
  /** Read-only moves before the opening point of a match that continues from a snapshot. */
  readonly older: readonly LogEntry[];
  /** Index at which *Try a line* was begun; null outside of it. */
  readonly trial: number | null;
  /** The moves from which on dice come from a new salt (from 1), with the sentence that the log shows there. */
  readonly forks: readonly { readonly at: number; readonly line: Line }[];
  /** The last fork has no move yet. */
  readonly waits: boolean;
}

// ---------------------------------------------------------------------------------------------- storage

/**
 * The match is really stored on this device in one of these ways:
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
  /** In ms since 1970; null where it was never written. */
  readonly savedAt: number | null;
  /** Moves on the screen that are not on the disk. */
  readonly unsaved: number;
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

export type Rescue =
  /** Play on from the saved position; earlier moves can be read but not taken back. */
  | 'from-snapshot'
  /** Open at the last move that still replays; later moves are kept only as a file. */
  | 'last-agreeing'
  | 'read-only'
  /** The copy before the newest one. */
  | 'older-copy';

export interface OpenFailure {
  readonly id: MatchId | null;
  readonly problem: Line;
  readonly rescues: readonly Rescue[];
  /** The save as stored, for *Save the file* and *Copy report*; null when nothing could be read. */
  readonly text: string | null;
}

/** The engine threw. The last good point stays on the table. */
export interface Broken {
  readonly problem: Line;
  /** Notation of the move that failed; null when reading the position failed. */
  readonly move: string | null;
  readonly at: number;
  readonly detail: string;
}

/** Why an action did not happen. Cleared by the next accepted one. */
export interface Refusal {
  readonly line: Line;
  /** Null where it was not the rules that refused. */
  readonly reason: Reason | null;
  readonly move: string | null;
}

export type CreateResult = { readonly ok: true; readonly id: MatchId } | { readonly ok: false; readonly problem: Line };

export type ActionResult = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** Hand-over: `seat` is to take the seat and answer `ask`. While it is up, `view` is the onlooker's in games with secrets. */
export interface Curtain {
  readonly seat: string;
  readonly ask: Line;
}

/** The last change of the shown position; `n` grows with each, so that an effect animates exactly once. */
export interface LastChange {
  readonly n: number;
  readonly kind: 'open' | 'play' | 'undo' | 'redo' | 'take-back' | 'scrub' | 'branch' | 'follow';
  readonly from: number;
  readonly to: number;
}

export interface MatchData<T extends Types = Types> {
  readonly status: MatchStatus;
  readonly id: MatchId | null;
  /** Null until the game is loaded. */
  readonly game: string | null;
  readonly facts: T['facts'] | null;
  readonly queries: T['queries'] | null;
  readonly seats: readonly T['seat'][];
  /** Without the seed, which would reveal the dice to come. The audit shows it once the match is over. */
  readonly setup: Pick<Setup, 'scenario' | 'options'> | null;
  readonly about: MatchAbout | null;
  /** Null: the shipped data. */
  readonly pack: (PackLabel & { readonly file: unknown }) | null;
  /** First ten hexadecimal digits of the seed's SHA-256, `3f9a1 0c77e`; says nothing about the dice, but pins the seed. */
  readonly fingerprint: string | null;

  /** Point that is shown: the last one while `live`, another while scrubbing. */
  readonly at: number;
  readonly live: boolean;
  /** The shown position as the seat at the table may see it. */
  readonly view: T['view'] | null;
  /** The open question of the live position, also while read-only; null while scrubbing, after the end, behind the curtain, and where a program is asked. */
  readonly decision: Decision<T> | null;
  /** The program that is to answer; null while scrubbing. */
  readonly asked: ProgramTurn<T> | null;
  /** The question is asked with all hands face down, and the seat asked has cards to turn up. */
  readonly isFaceDown: boolean;
  /** The seat that answered ahead of the other (a card placed face down); null for none. */
  readonly sealed: T['seat'] | null;
  readonly result: Result<T['seat']> | null;
  /** True after the end of the match, at any moment that is shown. */
  readonly isOver: boolean;
  readonly moment: Moment | null;
  /** For the last-move trace and the animation. */
  readonly events: readonly T['event'][];
  readonly step: LastChange;
  readonly timeline: TimelineView;
  readonly study: StudyView;

  /** Null for an onlooker (read-only, or behind the curtain of a game with secrets). */
  readonly viewer: T['seat'] | null;
  readonly curtain: Curtain | null;
  /** Orders that the seat at the table may give; empty for an onlooker. */
  readonly orderSpecs: readonly OrderSpec[];
  /** Null where the match is no game of a series. */
  readonly series: SeriesView | null;
  /** The game hides nothing between the seats, keeps secrets, or has open hands by agreement. */
  readonly secrets: 'none' | 'kept' | 'open';
  /** Persons answer all questions of one seat together where their order makes no difference. */
  readonly hasSittings: boolean;

  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Null where a line may be tried. */
  readonly variationBlocked: Line | null;
  /** A line may be tried with the dice as they fell: the match is over, or its players chose open undo. */
  readonly showsDice: boolean;
  /** A player typed the seed: the dice may be known beforehand. */
  readonly knownSeed: boolean;
  /** Take-backs to this point or later keep the dice that fell; null: any take-back rolls new ones. */
  readonly sameDiceFrom: number | null;
  /** A write or a reading takes long. Controls stay; further moves wait. */
  readonly busy: boolean;
  readonly readOnly: ReadOnly | null;
  /** Shown after opening: older rules replayed with recorded dice, older copy used, and the like. */
  readonly notes: readonly Line[];
  readonly storage: StorageStatus;
  readonly refusal: Refusal | null;
  readonly broken: Broken | null;
  readonly failure: OpenFailure | null;
}

export interface OpeningWatch {
  /** The store calls this when the game is known, so that its screens load while its rules do. */
  readonly onGame?: (game: string) => void;
  /** The position is on the table; its moves are replayed once the promise resolves, or after a while. */
  readonly onShown?: () => Promise<void>;
}

/** Returns the next move of a combo, from those made and the question that is open; null if the player continues. */
export type Follow<T extends Types = Types> = (made: readonly T['move'][], decision: Decision<T>) => T['move'] | null;

export interface ComboOptions<T extends Types = Types> {
  /** This many of the last moves are replaced, because the player changes a choice that was still open. */
  readonly instead?: number;
  readonly follow?: Follow<T> | undefined;
}

export interface MatchActions<T extends Types = Types> {
  /** The new id on success. */
  readonly create: (match: NewMatch) => Promise<CreateResult>;
  /** The next game of the series: seats swapped, another seed. */
  readonly createNext: () => Promise<CreateResult>;
  /**
   * Closes the open match first. `how`: one of the offered rescues. Sets `status` and `failure`. A long match is on the
   * table before its moves are replayed: until then its timeline is empty and actions wait.
   */
  readonly open: (id: MatchId, how?: Rescue, watch?: OpeningWatch) => Promise<void>;
  /** Waits for the last write and releases the match; what could not be written stays while the tab lives. */
  readonly close: (id?: MatchId) => Promise<void>;

  /** Applied, written, then shown; one answer a question. If the write fails the move counts, and `storage` says so. */
  readonly dispatch: (move: T['move']) => Promise<ActionResult>;
  /** Moves that are one choice, with the answers they force: written, shown and undone together. */
  readonly playCombo: (moves: readonly T['move'][], way?: ComboOptions<T>) => Promise<ActionResult>;
  /** For the command line, lessons and tests. */
  readonly dispatchText: (text: string) => Promise<ActionResult>;
  /** Null where a person is asked, or no move is taken. */
  readonly programQuestion: () => ProgramQuestion<T> | null;
  /** Plays a program's answer and what it forces; refused after the question, or while an earlier point is shown. */
  readonly answerProgram: (question: Pick<ProgramQuestion<T>, 'point'>, move: T['move']) => Promise<ActionResult>;
  /** Records a suggestion, and its move if both may know it. Refused where the players agreed on none. */
  readonly noteSuggestion: (move: string | null) => Promise<ActionResult>;
  readonly undo: () => Promise<ActionResult>;
  readonly redo: () => Promise<ActionResult>;
  /** Also over dice; marked in the log, and the abandoned line becomes a branch. */
  readonly takeBack: (index: number) => Promise<ActionResult>;
  /** Shows another point without changing the match; `null` or the last index goes back to now. */
  readonly scrub: (index: number | null) => void;
  readonly stepBy: (delta: number) => void;
  /** Plays on from the shown point; the match stays. `as-fell` rolls the match's dice where they may be seen. */
  readonly tryLine: (dice?: 'new' | 'as-fell') => Promise<ActionResult>;
  /** The line becomes a branch. With `adopt` the line becomes the match and the end of the match the branch. */
  readonly leaveLine: (adopt?: boolean) => Promise<ActionResult>;
  /** The present line becomes a branch. */
  readonly restoreBranch: (id: number) => Promise<ActionResult>;
  readonly dropBranch: (id: number) => Promise<ActionResult>;

  /** Source of variations and films; a screen shows no more of it than a seat may see. Null while the match is read. */
  readonly whatIfGround: () => WhatIfGround | null;
  readonly keepStudy: (make: (study: Study) => Study | Line) => Promise<ActionResult>;
  /** Writes the note of a moment in the place of the one before; a blank one removes it. Texts are cleaned and cut to their caps. */
  readonly keepNote: (note: Omit<Note, 'from'>) => Promise<ActionResult>;

  /** The called player has taken the seat, or turns up the hand that is face down. */
  readonly takeSeat: () => void;
  /** Brings the curtain down again (the players look away, the window loses focus). */
  readonly dropCurtain: () => void;

  readonly explain: (picked: readonly TargetRef[], target: TargetRef) => readonly Reason[];
  /**
   * Counts until `until`, by `performance.now()`, and says whether that was all; without it, to the end. `made`: the moves
   * before it, where several are made as one.
   */
  readonly preview: (move: T['move'], until?: number, made?: readonly T['move'][]) => Preview | null;
  readonly label: (move: T['move']) => Line | null;
  readonly targets: (move: T['move']) => readonly TargetRef[];
  readonly notation: (move: T['move']) => string;

  /** Name, players, tags, curtain; not what was agreed when the table was set up. Texts are trimmed and cut to their caps. */
  readonly setAbout: (change: AboutChange) => Promise<ActionResult>;
  readonly clearRefusal: () => void;

  /** Returns true during a write, long or short. */
  readonly isBusy: () => boolean;
  /** Fulfilled when everything requested so far has been done and written. */
  readonly settled: () => Promise<void>;

  readonly takeOver: () => Promise<void>;
  readonly saveNow: () => Promise<void>;
  /** After an exception: clears the broken mark and continues from the last good point, or one move before it. */
  readonly repair: (how: 'try-again' | 'step-back' | 'read-only') => Promise<void>;

  /** The save file as text, of the whole match or up to a point of it; for a match that failed to open, its text as stored; else null. */
  readonly exportText: (at?: number) => string | null;
  /** As text (docs/notation.md), without what is hidden between the players; null where there is none. */
  readonly positionText: (at: number) => string | null;
  /** From the match's name, safe on every system. */
  readonly exportName: () => string;
  /** `#/share/<data>` for the open match; null when it would be longer than a link can carry. */
  readonly shareLink: () => Promise<string | null>;
  /** A save file with the failing move and the exception's message; null when no match is open and none failed to. */
  readonly reportText: () => string | null;
  /** The view of a seat whose answer waits face down, and its answer ahead if it gave one. */
  readonly sealedBy: (seat: string) => { readonly view: object; readonly notation: string | null } | null;
  readonly audit: () => Audit | null;
  readonly luck: () => Luck | null;
}

export interface WhatIfGround {
  readonly def: AnyGame;
  readonly match: Timeline<Types>;
  readonly study: Study;
  readonly about: MatchAbout;
  /** The seat that looks, while hands are hidden; null where nothing is hidden from it. */
  readonly looker: string | null;
  readonly closed: Line | null;
  readonly isOver: boolean;
  readonly build: string;
}

export type MatchState<T extends Types = Types> = MatchData<T> & MatchActions<T>;
export type MatchStore<T extends Types = Types> = StoreApi<MatchState<T>>;

export type AnyGame = GameDefinition<Types>;

// ---------------------------------------------------------------------------------------------- preferences

export interface Prefs {
  readonly language: 'en' | 'ja';
  /** `system` follows prefers-reduced-motion. */
  readonly motion: 'system' | 'reduced' | 'full';
  readonly animationSpeed: 'normal' | 'fast' | 'none';
  /** The end of a fight is shown for this long before the next question; `off` does not show it. */
  readonly resultPause: 'short' | 'long' | 'press' | 'off';
  /** For games without secrets: does hand-over cover the board? */
  readonly curtain: boolean;
  /** Per cent of the normal text size. */
  readonly textSize: 100 | 115 | 130 | 150 | 175 | 200;
  readonly undo: UndoMode;
  /** Letters, digits and signs pressed alone are shortcuts. Off for those who speak to their computer (WCAG 2.1.4). */
  readonly singleKeys: boolean;
  /** A seat is taken at a cover by holding, by two presses at two places, or by one press. */
  readonly coverPress: 'hold' | 'twice' | 'once';
  /** Minutes without a press after which an open hand is covered; 0: never. */
  readonly coverIdle: 0 | 1 | 3 | 10;
  /** A pick that names a whole move plays it, one press per step; warnings are still shown first. */
  readonly quick: boolean;
  /** Asks also where no answer could change anything. */
  readonly asksAll: boolean;
  /** Ground is tinted by what holds there, such as supply, where a game has it. */
  readonly tints: boolean;
  readonly sound: boolean;
  readonly volume: 'low' | 'middle' | 'high';
  readonly pace: 'slow' | 'normal' | 'instant';
  readonly thinkMs: 200 | 500 | 1000 | 2000 | 5000 | 10_000;
}

export interface PrefsActions {
  readonly setPrefs: (change: Partial<Prefs>) => void;
  readonly resetPrefs: () => void;
}

/** `kept` is false where the browser does not let the page keep settings. */
export type PrefsState = Prefs & PrefsActions & { readonly kept: boolean };
