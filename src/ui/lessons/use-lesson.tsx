import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { OpenLesson } from '../../lessons/open.ts';
import { answersOf, isAnswered, progressOf, resumeLesson, startLesson, stepOf } from '../../lessons/player.ts';
import type { LessonRun } from '../../lessons/player.ts';
import type { Lesson, Step } from '../../lessons/types.ts';
import { lessonSource } from '../../lessons/lesson-source.ts';
import type { LessonSource } from '../../lessons/lesson-source.ts';
import { lessonProgress, recordOf } from '../../store/lesson-progress.ts';
import type { GameTable } from '../table/game-table.ts';
import { PlayProvider, usePlay } from '../table/use-play.tsx';

interface LessonHandle {
  readonly lesson: Lesson;
  readonly pack: OpenLesson['pack'];
  readonly source: LessonSource;
}

const LessonContext = createContext<LessonHandle | null>(null);

/** What stays the same while a lesson is open. */
export function useLesson(): LessonHandle {
  const handle = use(LessonContext);
  if (!handle) throw new Error('a part of the lesson stands outside of one');
  return handle;
}

interface Shown {
  /** Behind the newest one while dice tumble. */
  readonly run: LessonRun;
  /** Null once all steps are done. */
  readonly step: Step | null;
  readonly isAnswered: boolean;
}

/** The lesson as far as it is shown. */
export function useRun(): Shown {
  const { source } = useLesson();
  const run = source.runOf(usePlay(({ staged }) => staged.shown));
  return { run, step: stepOf(run), isAnswered: isAnswered(run) };
}

/** The lesson from where it was left, or from its beginning when it was played to the end. */
function openRun({ def, lesson }: OpenLesson): LessonRun {
  const { answers } = recordOf(lessonProgress.getState(), lesson.id);
  const run = resumeLesson(def, lesson, answers);
  return progressOf(run).isOver ? startLesson(def, lesson) : run;
}

export interface LessonProviderProps {
  readonly open: OpenLesson;
  readonly table: GameTable;
  readonly children: ReactNode;
}

/** Puts a lesson on a table, and keeps how far it has been played. */
export function LessonProvider({ open, table, children }: LessonProviderProps) {
  const { lesson } = open;
  const [source] = useState(() => lessonSource(open.def, openRun(open)));
  useEffect(() => {
    const keep = () => {
      const run = source.runOf(source.read());
      lessonProgress.getState().keep(lesson.id, answersOf(run), progressOf(run).isOver);
    };
    keep();
    return source.subscribe(keep);
  }, [source, lesson]);
  const { pack } = open;
  const handle = useMemo(() => ({ lesson, pack, source }), [lesson, pack, source]);
  return (
    <PlayProvider game={table} source={source}>
      <LessonContext value={handle}>{children}</LessonContext>
    </PlayProvider>
  );
}
