import type { LessonHead } from './types.ts';

/** Heads of a game's lessons, for its manifest; keys of titles follow the ids. */
export const headsOf =
  (game: string) =>
  <const Id extends string>(id: Id, kind: LessonHead['kind'], minutes: number, steps: number) =>
    ({ id, game, kind, minutes, steps, title: `lesson.${id}.title`, about: `lesson.${id}.about` }) as const;
