import { createContext, use, useEffect, useMemo, useState, useCallback, type ReactNode } from 'react';
import type { OpenLesson } from '../../lessons/open.ts';
import {
  answersOf,
  isAnswered,
  progressOf,
  resumeLesson,
  startLesson,
  stepOf,
  type LessonRun,
} from '../../lessons/player.ts';
import type { Lesson, LessonStep } from '../../lessons/types.ts';
import { lessonSource, type LessonSource } from '../../lessons/lesson-source.ts';
import { lessonProgress, recordOf } from '../../store/lesson-progress.ts';
import type { GameTable } from '../table/game-table.ts';
import { PlayProvider, usePlay, usePlayStore } from '../table/use-play.tsx';
import type { PlayState } from '../../play/state.ts';
import { isButton } from '../../engine/kits/pointing/targets.ts';
import type { Entry, Picture } from '../../play/derive.ts';

interface LessonHandle {
  readonly lesson: Lesson;
  readonly pack: OpenLesson['pack'];
  readonly source: LessonSource;
}

const LessonContext = createContext<LessonHandle | null>(null);

/** Fixed while a lesson is open. */
export function useLesson(): LessonHandle {
  const handle = use(LessonContext);
  if (!handle) throw new Error('a part of the lesson stands outside of one');
  return handle;
}

interface ShownLesson {
  /** Older than the newest one while dice roll. */
  readonly run: LessonRun;
  /** Null after the last step. */
  readonly step: LessonStep | null;
  readonly isAnswered: boolean;
}

export function useRun(): ShownLesson {
  const { source } = useLesson();
  const run = source.runOf(usePlay(({ staged }) => staged.shown));
  return { run, step: stepOf(run), isAnswered: isAnswered(run) };
}

/** From where it was left, or from the beginning if it was finished. */
function openRun({ def, lesson }: OpenLesson): LessonRun {
  const { answers } = recordOf(lessonProgress.getState(), lesson.id);
  const run = resumeLesson(def, lesson, answers);
  return progressOf(run).isOver ? startLesson(def, lesson) : run;
}

interface LessonProviderProps {
  readonly open: OpenLesson;
  readonly table: GameTable;
  readonly children: ReactNode;
}

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

/** The player asks or looks at something apart from the step. */
export const hasAside = ({ ask, panel }: Pick<PlayState, 'ask' | 'panel'>): boolean =>
  ask.whyNot !== null || panel.inspected !== null;

export function useCloseAside(): () => void {
  const { actions } = usePlayStore();
  return useCallback(() => {
    actions.inspect(null);
    actions.askWhy(null);
  }, [actions]);
}

/** Picking, asking or answering ends a look. */
export function useEndedLook(): void {
  const play = usePlayStore();
  const { run } = useRun();
  const wanted = usePlay(({ picks }) => picks.wanted);
  const whyNot = usePlay(({ ask }) => ask.whyNot);
  useEffect(() => {
    if (play.getState().panel.inspected !== null) play.actions.inspect(null);
  }, [play, run, wanted, whyNot]);
}

/** Choices that the coach lists. Asking *why not* picks a piece, whose destination is shown on the board. */
export function listCoachEntries({ quiz, entries, selection }: Picture): readonly Entry[] {
  if (selection.chosen) return [];
  if (quiz !== 'why') return entries;
  return selection.picked.length > 0 ? [] : entries.filter(({ target }) => !isButton(target));
}
