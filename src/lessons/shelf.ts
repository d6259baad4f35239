import { findGame, lessonStepsDomainOf, lessonTitlesDomainOf, listGames, matchDomainsOf } from '../games/shelf.ts';
import type { Domain } from '../i18n/catalogue.ts';
import type { Lesson, LessonHead, LessonId, Practice } from './types.ts';

/**
 * All lessons, game by game, in the order they are best taken. Small enough for the first screen; the lessons themselves
 * come when opened.
 */
export const listLessons = (): readonly LessonHead[] => listGames().flatMap(({ lessons }) => lessons?.heads ?? []);

/** The domains that a list of all lessons speaks; the lessons' own words come apart from the shell's. */
export const listTitleDomains = (): readonly Domain[] => [
  'lessons',
  ...listGames().flatMap(({ id, lessons }) => (lessons ? [lessonTitlesDomainOf(id)] : [])),
];
/** The domains that a lesson of `game` speaks on its table. */
export const lessonDomainsOf = (game: string): readonly Domain[] => [
  'lessons',
  lessonTitlesDomainOf(game),
  lessonStepsDomainOf(game),
  ...matchDomainsOf(game),
];

/** What is said before and after a practice; it is played at the table of its game. */
export const practiceDomainsOf = (game: string): readonly Domain[] => [
  'lessons',
  lessonTitlesDomainOf(game),
  ...matchDomainsOf(game),
];

export const findHead = (id: string): LessonHead | null => listLessons().find((lesson) => lesson.id === id) ?? null;

/** The lesson of the same game that is best taken after `id`; null after its last. */
export function headAfter(id: LessonId): LessonHead | null {
  const heads = findGame(findHead(id)?.game ?? '')?.lessons?.heads ?? [];
  return heads[heads.findIndex((head) => head.id === id) + 1] ?? null;
}

/** A lesson with its steps; null for an id that is not on the shelf. Rejects when it cannot be fetched. */
export async function loadLesson(id: LessonId): Promise<Lesson | null> {
  const lessons = (await findGame(findHead(id)?.game ?? '')?.lessons?.load()) ?? [];
  return lessons.find((lesson) => lesson.id === id) ?? null;
}

/** The practice of that id with its game; null for any other lesson. */
export function findPractice(id: string): { readonly game: string; readonly practice: Practice } | null {
  for (const { id: game, lessons } of listGames())
    if (lessons?.practice?.id === id) return { game, practice: lessons.practice };
  return null;
}
