/**
 * Lessons as data. A lesson is a position and a row of steps; each step says something, points at it, cites its rule and
 * may ask for an answer. Nothing here is a function: a lesson can be printed, compared, translated and played by a test.
 */
import type { Line, Setup, TargetRef, Types } from '../engine/kernel/types.ts';
import type { PlainKey } from '../i18n/catalogue.ts';

export type LessonId = string;

/** What the list of lessons knows of one before it is fetched. */
export interface LessonHead {
  readonly id: LessonId;
  readonly game: string;
  readonly title: PlainKey;
  readonly about: PlainKey;
  /** How long it takes, about. */
  readonly minutes: number;
  readonly steps: number;
  readonly kind: 'course' | 'exercise' | 'practice';
}

/** A short match against the weakest program, in place of steps: the last lesson of a course. It ends by itself. */
export interface Practice<T extends Types = Types> {
  readonly id: LessonId;
  readonly scenario: string;
  /** The learner's. */
  readonly seat: T['seat'];
  /** What it is played for, and when it ends. */
  readonly goal: PlainKey;
  isOver(view: T['view']): boolean;
}

export interface Lesson {
  readonly id: LessonId;
  readonly game: string;
  readonly setup: Setup;
  /** Moves made before the first step: a lesson may begin in the middle of a turn. */
  readonly before?: readonly Reply[];
  readonly steps: readonly Step[];
  /** Said when the last step is done. */
  readonly end: PlainKey;
}

export interface Step {
  /** Unique within the lesson. */
  readonly id: string;
  /** In the list of steps; does not give the answer away. */
  readonly title: PlainKey;
  readonly say: PlainKey;
  /** What the sentence is about, marked on the board. Never an answer. */
  readonly pointAt: readonly TargetRef[];
  /** Section of the rules that the step rests on; the reader opens there. */
  readonly rule: string;
  readonly task: Task;
  /** An earlier step: the match goes back to where that one began, and takes another course from there. */
  readonly from?: string;
  /** The seat that changes here: a cover screen hides board and hand until the player goes on. */
  readonly cover?: string;
  /** Dice to think about before they are rolled. */
  readonly dice?: readonly SuppliedDie[];
  /** What is read to answer: the game's table of combat results. */
  readonly shows?: 'results';
  /** A line of the reckoning beside the board: `find` while it is asked, `amount` and `text` once it is known. */
  readonly note?: { readonly find: PlainKey; readonly amount: string; readonly text: PlainKey };
}

export interface SuppliedDie {
  readonly seat: string;
  /** 1 to 6. */
  readonly value: number;
}

export type Task = ReadTask | ChooseTask | PointTask | WhyTask | PlayTask;
export type AskingTask = Exclude<Task, ReadTask>;

/** Nothing is asked. */
export interface ReadTask {
  readonly kind: 'read';
}

interface Asked {
  /** The question or the order, in one line. */
  readonly ask: PlainKey;
  /** Said after the right answer; without it the lesson goes straight on. */
  readonly then?: PlainKey;
}

/** One of several answers in words or figures. */
export interface ChooseTask extends Asked {
  readonly kind: 'choose';
  readonly options: readonly Option[];
  /** Id of the right option. */
  readonly answer: string;
  readonly then: PlainKey;
}

export interface Option {
  readonly id: string;
  readonly label: Line;
  /** Why it is not the answer; left out for the one that is. */
  readonly reason?: PlainKey;
}

/** Something on the board is to be pointed at. */
export interface PointTask extends Asked {
  readonly kind: 'point';
  readonly accept: readonly TargetRef[];
  readonly answer: TargetRef;
  readonly wrong: PlainKey;
}

/** *Why can't I?*: with `picked` taken up, `target` is asked about, and the engine answers. */
export interface WhyTask extends Asked {
  readonly kind: 'why';
  readonly picked: readonly TargetRef[];
  readonly answer: TargetRef;
  readonly wrong: PlainKey;
  readonly then: PlainKey;
}

/** A move is to be made, on the real rules. */
export interface PlayTask extends Asked {
  readonly kind: 'play';
  /** Patterns of notation that will do: `mark * G-B`, `move G-VIST 0802 0903`. A star stands for any run of signs without a space. */
  readonly accept: readonly string[];
  /** The move that *Show me* makes, if it is legal; else the first legal one that is accepted. */
  readonly answer: string;
  /** Legal moves that miss the point, each with its reason; the first pattern that fits counts. */
  readonly wrong: readonly { readonly moves: string; readonly reason: PlainKey; readonly rule?: string }[];
  /** What dice show, as draws: 0 for a one. */
  readonly chance?: readonly number[];
  /** Moves that follow automatically, of either seat. */
  readonly replies?: readonly Reply[];
}

/** A move that the lesson makes by itself, as text, with what chance says in it. */
export interface Reply {
  readonly move: string;
  readonly chance?: readonly number[];
}
