/**
 * Lessons as data: a position and steps. Each step says something, points at it, cites its rule and may ask for an
 * answer. There are no functions, so a lesson can be printed, compared, translated and played by a test.
 */
import type { Line, Setup, TargetRef, Types } from '../engine/kernel/types.ts';
import type { PlainKey } from '../i18n/catalogue.ts';

export type LessonId = string;

/** Known without fetching the lesson. */
export interface LessonHead {
  readonly id: LessonId;
  readonly game: string;
  readonly title: PlainKey;
  readonly about: PlainKey;
  /** Approximate. */
  readonly minutes: number;
  readonly steps: number;
  readonly kind: 'course' | 'exercise' | 'practice';
}

/** A short match against the weakest program instead of steps: the last lesson of a course. */
export interface Practice<T extends Types = Types> {
  readonly id: LessonId;
  readonly scenario: string;
  readonly seat: T['seat'];
  /** The aim, and when it ends. */
  readonly goal: PlainKey;
  isOver(view: T['view']): boolean;
}

export interface Lesson {
  readonly id: LessonId;
  readonly game: string;
  readonly setup: Setup;
  /** Moves before the first step: a lesson may begin in the middle of a turn. */
  readonly before?: readonly Reply[];
  readonly steps: readonly LessonStep[];
  readonly end: PlainKey;
}

export interface LessonStep {
  /** Unique within the lesson. */
  readonly id: string;
  /** In the list of steps; does not give the answer away. */
  readonly title: PlainKey;
  readonly say: PlainKey;
  /** Marked on the board. Never an answer. */
  readonly pointAt: readonly TargetRef[];
  /** Section of the rules; the reader opens there. */
  readonly rule: string;
  readonly task: Task;
  /** An earlier step: the match goes back to its beginning and takes another course. */
  readonly from?: string;
  /** The seat changes here: a cover screen hides board and hand until the player continues. */
  readonly cover?: string;
  /** Dice to think about before they are rolled. */
  readonly dice?: readonly SuppliedDie[];
  /** A table to read: the game's combat results. */
  readonly shows?: 'results';
  /** A line of calculation next to the board: `find` while it is asked, `amount` and `text` once it is known. */
  readonly note?: { readonly find: PlainKey; readonly amount: string; readonly text: PlainKey };
}

export interface SuppliedDie {
  readonly seat: string;
  readonly value: number;
}

export type Task = ReadTask | ChooseTask | PointTask | WhyTask | PlayTask;
export type AskingTask = Exclude<Task, ReadTask>;

export interface ReadTask {
  readonly kind: 'read';
}

interface QuestionParts {
  /** One line. */
  readonly ask: PlainKey;
  /** Said after the right answer; absent: the lesson goes straight on. */
  readonly then?: PlainKey;
}

export interface ChooseTask extends QuestionParts {
  readonly kind: 'choose';
  readonly options: readonly Option[];
  readonly answer: string;
  readonly then: PlainKey;
}

export interface Option {
  readonly id: string;
  readonly label: Line;
  /** Why it is wrong; absent for the right one. */
  readonly reason?: PlainKey;
}

export interface PointTask extends QuestionParts {
  readonly kind: 'point';
  readonly accept: readonly TargetRef[];
  readonly answer: TargetRef;
  readonly wrong: PlainKey;
}

/** *Why can't I?*: asks about `target`, with `picked` picked first; the engine answers. */
export interface WhyTask extends QuestionParts {
  readonly kind: 'why';
  readonly picked: readonly TargetRef[];
  readonly answer: TargetRef;
  readonly wrong: PlainKey;
  readonly then: PlainKey;
}

export interface PlayTask extends QuestionParts {
  readonly kind: 'play';
  /**
   * Patterns of notation: `mark * G-B`, `move G-VIST 0802 0903`. A star means any run of characters without a space.
   */
  readonly accept: readonly string[];
  /** The move of *Show me*, if it is legal; else the first legal one that is accepted. */
  readonly answer: string;
  /** Legal moves that miss the point, each with its reason; the first pattern that fits counts. */
  readonly wrong: readonly { readonly moves: string; readonly reason: PlainKey; readonly rule?: string }[];
  /** Dice as draws: 0 for a one. */
  readonly chance?: readonly number[];
  readonly replies?: readonly Reply[];
}

/** A move of the lesson itself, as text, with its draws. */
export interface Reply {
  readonly move: string;
  readonly chance?: readonly number[];
}
