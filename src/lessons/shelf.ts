import type { Lesson, LessonHead, LessonId } from './types.ts';

const headsOf =
  <const Game extends string>(game: Game) =>
  <const Id extends LessonId>(id: Id, kind: LessonHead['kind'], minutes: number, steps: number) =>
    ({ id, game, kind, minutes, steps, title: `lesson.${id}.title`, about: `lesson.${id}.about` }) as const;

const battles = headsOf('hitlers-last-battles');
const reich = headsOf('hitlers-reich');
const blitzkrieg = headsOf('blitzkrieg-to-moscow-2');

/**
 * All lessons, game by game, in the order they are best taken. Small enough for the first screen; the lessons themselves
 * come when opened.
 */
export const LESSONS = [
  battles('first-turn', 'course', 12, 21),
  battles('zones', 'course', 5, 7),
  battles('score', 'course', 4, 6),
  battles('combat-a', 'exercise', 4, 8),
  battles('combat-b', 'exercise', 4, 9),
  battles('combat-c', 'exercise', 4, 9),
  battles('combat-d', 'exercise', 4, 8),
  battles('combat-e', 'exercise', 4, 8),
  reich('hr-first-turn', 'course', 10, 17),
  reich('hr-map', 'course', 8, 15),
  reich('leningrad', 'exercise', 8, 14),
  reich('gamble', 'exercise', 5, 9),
  reich('vologda', 'exercise', 5, 10),
  reich('moscow', 'exercise', 7, 14),
  reich('counterattack', 'exercise', 6, 12),
  reich('north-sea', 'exercise', 6, 13),
  reich('paris', 'exercise', 4, 8),
  reich('reorganise', 'exercise', 5, 10),
  reich('barbarossa', 'exercise', 12, 24),
  blitzkrieg('btm-first-move', 'course', 7, 13),
  blitzkrieg('btm-combats', 'course', 11, 22),
  blitzkrieg('btm-breakthrough', 'course', 9, 17),
  blitzkrieg('btm-pocket', 'course', 9, 18),
  blitzkrieg('btm-defence', 'course', 9, 19),
  blitzkrieg('btm-ground', 'course', 7, 15),
] as const satisfies readonly LessonHead[];

/** Games with lessons, in the order of the shelf. */
export const LESSON_GAMES: readonly string[] = [...new Set(LESSONS.map(({ game }) => game))];

export const findHead = (id: string): LessonHead | null => LESSONS.find((lesson) => lesson.id === id) ?? null;

/** The lesson of the same game that is best taken after `id`; null after its last. */
export function headAfter(id: LessonId): LessonHead | null {
  const at = LESSONS.findIndex((lesson) => lesson.id === id);
  const next = at < 0 ? undefined : LESSONS[at + 1];
  return next && next.game === LESSONS[at]?.game ? next : null;
}

/** The lessons of a game, fetched when the first of them is opened. */
const LOADERS: Readonly<Record<string, () => Promise<readonly Lesson[]>>> = {
  'hitlers-last-battles': () => import('./hitlers-last-battles/lessons.ts').then(({ lessons }) => lessons),
  'hitlers-reich': () => import('./hitlers-reich/lessons.ts').then(({ lessons }) => lessons),
  'blitzkrieg-to-moscow-2': () => import('./blitzkrieg-to-moscow-2/lessons.ts').then(({ lessons }) => lessons),
};

/** A lesson with its steps; null for an id that is not on the shelf. Rejects when it cannot be fetched. */
export async function loadLesson(id: LessonId): Promise<Lesson | null> {
  const load = LOADERS[findHead(id)?.game ?? ''];
  const lessons = load ? await load() : [];
  return lessons.find((lesson) => lesson.id === id) ?? null;
}
