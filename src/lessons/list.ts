import { findGame, lessonStepsDomainOf, lessonTitlesDomainOf, listGames, matchDomainsOf } from '../games/shelf.ts';
import type { Domain } from '../i18n/catalogue.ts';
import type { Lesson, LessonHead, LessonId, Practice } from './types.ts';

/** All lessons by game, in the recommended order. Small enough for the first screen; lessons load when opened. */
export const listLessons = (): readonly LessonHead[] => listGames().flatMap(({ lessons }) => lessons?.heads ?? []);

/** Word domains of a list of all lessons. */
export const listTitleDomains = (): readonly Domain[] => [
  'lessons',
  ...listGames().flatMap(({ id, lessons }) => (lessons ? [lessonTitlesDomainOf(id)] : [])),
];
/** Word domains of a lesson's table. */
export const lessonDomainsOf = (game: string): readonly Domain[] => [
  'lessons',
  lessonTitlesDomainOf(game),
  lessonStepsDomainOf(game),
  ...matchDomainsOf(game),
];

/** Word domains before and after a practice, which is played at the table of its game. */
export const practiceDomainsOf = (game: string): readonly Domain[] => [
  'lessons',
  lessonTitlesDomainOf(game),
  ...matchDomainsOf(game),
];

export const findHead = (id: string): LessonHead | null => listLessons().find((lesson) => lesson.id === id) ?? null;

/** The next recommended lesson of the same game; null after its last. */
export function headAfter(id: LessonId): LessonHead | null {
  const heads = findGame(findHead(id)?.game ?? '')?.lessons?.heads ?? [];
  return heads[heads.findIndex((head) => head.id === id) + 1] ?? null;
}

/** Null for an unknown id. Rejects when it cannot be fetched. */
export async function loadLesson(id: LessonId): Promise<Lesson | null> {
  const lessons = (await findGame(findHead(id)?.game ?? '')?.lessons?.load()) ?? [];
  return lessons.find((lesson) => lesson.id === id) ?? null;
}

/** Null for any other lesson. */
export function findPractice(id: string): { readonly game: string; readonly practice: Practice } | null {
  for (const { id: game, lessons } of listGames())
    if (lessons?.practice?.id === id) return { game, practice: lessons.practice };
  return null;
}
