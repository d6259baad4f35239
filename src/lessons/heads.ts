import type { LessonHead } from './types.ts';

/** Heads of the lessons of a game, for its manifest; their titles are called after them. */
export const headsOf =
  (game: string) =>
  <const Id extends string>(id: Id, kind: LessonHead['kind'], minutes: number, steps: number) =>
    ({ id, game, kind, minutes, steps, title: `lesson.${id}.title`, about: `lesson.${id}.about` }) as const;
