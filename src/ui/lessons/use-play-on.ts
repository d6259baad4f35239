import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Line } from '../../engine/kernel/types.ts';
import { findHead } from '../../lessons/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { libraryStore } from '../../store/app-stores.ts';
import { build, now } from '../../store/app-world.ts';
import { prefsStore } from '../../store/prefs-store.ts';
import { paths } from '../app/routes.ts';
import { usePlay } from '../table/use-play.tsx';
import { useLesson } from './use-lesson.tsx';

/** What a lesson has come to, to be played on as a match; it is kept in the library like any match that is brought in. */
export function usePlayOn() {
  const { lesson, source } = useLesson();
  const { t } = useT();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<Line | null>(null);
  const isOver = usePlay(({ staged }) => staged.shown.result !== null);
  const playOn = async () => {
    const { undo, curtain } = prefsStore.getState();
    const head = findHead(lesson.id);
    const text = source.saveText(
      {
        name: head ? t(head.title) : '',
        seatNames: {},
        tags: [],
        created: new Date(now()).toISOString(),
        undo,
        curtain,
      },
      build,
    );
    if (text === null) return;
    const result = await libraryStore.getState().importText(text);
    if (result.ok) navigate(paths.table(result.id));
    else setProblem(result.problem);
  };
  return { isOver, problem, playOn };
}
