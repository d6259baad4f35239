/** This browser stores how far each lesson was played. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { v } from '../engine/kernel/shape.ts';
import { findStorage, parseStored, readText, writeStored } from './browser-storage.ts';

const NAME = 'fronts-lessons';
const VERSION = 1;
/** No lesson has more steps, and no answer more characters. */
const MAX_ANSWERS = 100;
const MAX_ANSWER_LENGTH = 60;

export type LessonStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface LessonRecord {
  /** Answers of the steps done since the lesson was last begun; empty for steps that were only read. */
  readonly answers: readonly string[];
  readonly finished: boolean;
  readonly match?: string;
}

export interface LessonProgress {
  readonly lessons: Readonly<Record<string, LessonRecord>>;
  /** `over` marks the lesson as finished for good. */
  keep(id: string, answers: readonly string[], over: boolean): void;
  /** The match in which a practice continues; null where it no longer does. */
  keepMatch(id: string, match: string | null): void;
  markFinished(id: string): void;
}

const NOT_BEGUN: LessonRecord = { answers: [], finished: false };

export const recordOf = ({ lessons }: Pick<LessonProgress, 'lessons'>, id: string): LessonRecord =>
  (Object.hasOwn(lessons, id) ? lessons[id] : undefined) ?? NOT_BEGUN;

/** A finished lesson shows all steps as done. */
export const countDone = ({ answers, finished }: LessonRecord, steps: number): number =>
  finished ? steps : Math.min(answers.length, steps);

const text = v.pipe(v.string(), v.maxLength(MAX_ANSWER_LENGTH));
const recordSchema = v.pipe(
  v.object({
    answers: v.pipe(v.array(text), v.maxLength(MAX_ANSWERS)),
    finished: v.fallback(v.boolean(), false),
    match: v.fallback(v.optional(text), undefined),
  }),
  v.transform(({ match, ...record }): LessonRecord => ({ ...record, ...(match === undefined ? {} : { match }) })),
);
const schema = v.object({
  version: v.literal(VERSION),
  /** A lesson whose record does not fit counts as not begun. */
  lessons: v.record(v.string(), v.fallback(v.nullable(recordSchema), null)),
});

/** Stored text as records; garbage and a newer version give none. */
export const readLessonProgress = (stored: string | null): LessonProgress['lessons'] =>
  Object.fromEntries(
    Object.entries(parseStored(schema, stored)?.lessons ?? {}).flatMap(([id, record]) =>
      record ? [[id, record]] : [],
    ),
  );

export function createLessonProgress(storage: LessonStorage | null): StoreApi<LessonProgress> {
  return createStore<LessonProgress>()((set, get) => {
    function put(id: string, record: LessonRecord): void {
      const lessons = { ...get().lessons, [id]: record };
      set({ lessons });
      // A full or closed storage costs only the mark in the list; the lesson itself continues.
      writeStored(storage, NAME, { version: VERSION, lessons });
    }
    return {
      lessons: readLessonProgress(readText(storage, NAME)),
      keep: (id, answers, over) => put(id, { answers: [...answers], finished: over || recordOf(get(), id).finished }),
      keepMatch(id, match) {
        const { answers, finished } = recordOf(get(), id);
        put(id, { answers, finished, ...(match === null ? {} : { match }) });
      },
      markFinished: (id) => put(id, { ...recordOf(get(), id), finished: true }),
    };
  });
}

export const lessonProgress = createLessonProgress(findStorage());
