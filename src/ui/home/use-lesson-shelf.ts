import { useStore } from 'zustand';
import { listLessons } from '../../lessons/shelf.ts';
import type { LessonHead } from '../../lessons/types.ts';
import { countDone, lessonProgress, recordOf } from '../../store/lesson-progress.ts';

/** A lesson and how many of its steps are done. */
export interface ShelvedLesson extends LessonHead {
  readonly done: number;
}

export function useLessonShelf(): readonly ShelvedLesson[] {
  const progress = useStore(lessonProgress);
  return listLessons().map((lesson) => ({ ...lesson, done: countDone(recordOf(progress, lesson.id), lesson.steps) }));
}
