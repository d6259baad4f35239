import type { GameDefinition, Types } from '../engine/kernel/types.ts';
import { labelOfPack } from '../engine/kits/pack/pack-file.ts';
import { findGame, openDefinition } from '../games/shelf.ts';
import { holdsWith } from './holds.ts';
import { loadLesson } from './list.ts';
import type { Lesson, LessonId } from './types.ts';

export interface OpenLesson {
  readonly lesson: Lesson;
  readonly def: GameDefinition<Types>;
  /** The data pack asked for, and whether the lesson uses it; null: none. */
  readonly pack: { readonly name: string; readonly isPlayed: boolean } | null;
}

/**
 * Null for an unknown id. Uses the data of a pack where the lesson runs the same with them, else the shipped ones.
 * Rejects where a part cannot be loaded.
 */
export async function openLesson(
  id: LessonId,
  packOf: (game: string) => Promise<unknown> = () => Promise.resolve(undefined),
): Promise<OpenLesson | null> {
  const lesson = await loadLesson(id);
  const game = lesson && findGame(lesson.game);
  if (!game) return null;
  const [shipped, packFile] = await Promise.all([game.definition(), packOf(lesson.game)]);
  if (packFile === undefined) return { lesson, def: shipped, pack: null };
  const other = await openDefinition(game, packFile).catch(() => null);
  const isPlayed = other !== null && holdsWith(shipped, other, lesson);
  const name = labelOfPack(other?.data ?? { pack: null, packFile })?.name ?? '';
  return { lesson, def: isPlayed ? other : shipped, pack: { name, isPlayed } };
}
