import { useEffect } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { TableStage } from '../table/table-stage.tsx';
import { useMapRef } from '../table/use-play.tsx';
import { useTableLayout } from '../table/use-table-layout.ts';
import { useRun } from './use-lesson.tsx';

const NOTHING: readonly TargetRef[] = [];

/** The board, with what the step speaks of rimmed. */
export function LessonStage() {
  const { run, step, isAnswered } = useRun();
  const mapRef = useMapRef();
  const pointed = step && !isAnswered ? step.pointAt : NOTHING;

  // A small map shows a part of the board: the part the step is about. A large one shows all of it and stays as it is.
  const isSmall = useTableLayout() !== 'wide';
  const hasPlace = pointed.length > 0;
  useEffect(() => {
    if (isSmall && hasPlace) mapRef.current?.focusQuestion();
  }, [isSmall, hasPlace, run.at, mapRef]);
  return <TableStage pointed={pointed} isTipBare />;
}
