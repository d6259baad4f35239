import type { GameDefinition, Types } from '../engine/kernel/types.ts';
import { findGame } from '../games/shelf.ts';
import { loadLesson } from './shelf.ts';
import type { Lesson, LessonId } from './types.ts';

/** A lesson with the game it is played in. */
export interface OpenLesson {
  readonly lesson: Lesson;
  readonly def: GameDefinition<Types>;
}

/** Fetches a lesson and its game; null for an id that is not on the shelf. Rejects when either cannot be had. */
export async function openLesson(id: LessonId): Promise<OpenLesson | null> {
  const lesson = await loadLesson(id);
  const game = lesson && findGame(lesson.game);
  return game ? { lesson, def: await game.definition() } : null;
}
