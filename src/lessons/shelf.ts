import type { Lesson, LessonHead, LessonId } from './types.ts';

const GAME = 'hitlers-last-battles';

const head = <Id extends LessonId>(id: Id, kind: LessonHead['kind'], minutes: number, steps: number) =>
  ({ id, game: GAME, kind, minutes, steps, title: `lesson.${id}.title`, about: `lesson.${id}.about` }) as const;

/** All lessons in the order they are best taken. Small enough for the first screen; the lessons themselves come when opened. */
export const LESSONS = [
  head('first-turn', 'course', 12, 21),
  head('zones', 'course', 5, 7),
  head('score', 'course', 4, 6),
  head('combat-a', 'exercise', 4, 8),
  head('combat-b', 'exercise', 4, 9),
  head('combat-c', 'exercise', 4, 9),
  head('combat-d', 'exercise', 4, 8),
  head('combat-e', 'exercise', 4, 8),
] as const satisfies readonly LessonHead[];

export const findHead = (id: string): LessonHead | null => LESSONS.find((lesson) => lesson.id === id) ?? null;

/** The lesson that is best taken after `id`; null after the last. */
export function headAfter(id: LessonId): LessonHead | null {
  const at = LESSONS.findIndex((lesson) => lesson.id === id);
  return at < 0 ? null : (LESSONS[at + 1] ?? null);
}

/** The lessons of a game, fetched when the first of them is opened. */
const LOADERS: Readonly<Record<string, () => Promise<readonly Lesson[]>>> = {
  [GAME]: () => import('./hitlers-last-battles/lessons.ts').then(({ lessons }) => lessons),
};

/** A lesson with its steps; null for an id that is not on the shelf. Rejects when it cannot be fetched. */
export async function loadLesson(id: LessonId): Promise<Lesson | null> {
  const load = LOADERS[findHead(id)?.game ?? ''];
  const lessons = load ? await load() : [];
  return lessons.find((lesson) => lesson.id === id) ?? null;
}
