import { useEffect, useRef } from 'react';
import Check from '@lucide/icons/icons/check';
import Eye from '@lucide/icons/icons/eye';
import EyeOff from '@lucide/icons/icons/eye-off';
import { useT } from '../../i18n/use-t.tsx';
import { classes } from '../parts/classes.ts';
import { drawIcon } from '../parts/icon.tsx';
import { useLesson, useRun } from './use-lesson.tsx';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { TableStage } from '../table/table-stage.tsx';
import { useMapRef, usePlay } from '../table/use-play.tsx';
import { useTableLayout } from '../table/use-table-layout.ts';
import { GameThumb } from '../app/game-thumb.tsx';
import { CoverSheet, FirstQuestion } from '../cover/cover-sheet.tsx';
import { SitDown } from '../cover/sit-down.tsx';

/** All steps; a finished one leads back to it. */
export function StepList() {
  const { lesson, source } = useLesson();
  const { run } = useRun();
  const { t } = useT();
  const list = useRef<HTMLOListElement>(null);
  const { at } = run;

  // Scrolls the list, not the page.
  useEffect(() => {
    const now = list.current?.querySelector<HTMLElement>('[aria-current]');
    const pane = list.current?.closest<HTMLElement>('.lesson__side');
    if (!now || !pane) return;
    // The calculation stays visible below the steps.
    const covered = pane.querySelector<HTMLElement>('.lesson-ledger')?.offsetHeight ?? 0;
    const after = covered + Math.min(120, pane.clientHeight / 3);
    const [top, bottom] = [now.offsetTop - 44, now.offsetTop + now.offsetHeight + after];
    if (top < pane.scrollTop) pane.scrollTop = top;
    else if (bottom > pane.scrollTop + pane.clientHeight) pane.scrollTop = bottom - pane.clientHeight;
  }, [at]);

  return (
    <section className="section" aria-labelledby="steps-title">
      <h2 id="steps-title" className="cap">
        {t('lesson.ui.steps')}
      </h2>
      <ol ref={list} className="lesson-steps">
        {lesson.steps.map((step, n) => {
          const how = n < at ? run.done[n]?.how : undefined;
          const state = n === at ? 'now' : n > at ? 'later' : how === 'shown' ? 'shown' : 'done';
          const title = t(step.title);
          const mark =
            state === 'done' || state === 'shown' ? (
              drawIcon(state === 'shown' ? Eye : Check, 16)
            ) : (
              <span aria-hidden="true">{n + 1}</span>
            );
          const text = (
            <>
              <span className="line rigid centred round lesson-steps__mark">{mark}</span>
              <span className="grow">{title}</span>
              <span className="visually-hidden">{t(`lesson.ui.step.${state}`)}</span>
            </>
          );
          return (
            <li
              key={step.id}
              className={classes('lesson-steps__item', `lesson-steps__item--${state}`)}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              {n < at ? (
                <button
                  type="button"
                  aria-label={t('lesson.ui.step.go', { n: n + 1, title })}
                  onClick={() => source.goTo(n)}
                >
                  {text}
                </button>
              ) : (
                <span>{text}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const NOTHING: readonly TargetRef[] = [];

export function LessonStage() {
  const { run, step, isAnswered } = useRun();
  const mapRef = useMapRef();
  const pointed = step && !isAnswered ? step.pointAt : NOTHING;

  // A small map shows the part of the step; a large one shows everything.
  const isSmall = useTableLayout() !== 'wide';
  const hasPlace = pointed.length > 0;
  useEffect(() => {
    if (isSmall && hasPlace) mapRef.current?.focusQuestion();
  }, [isSmall, hasPlace, run.at, mapRef]);
  return <TableStage pointed={pointed} isTipBare />;
}

const TITLE = 'lesson-cover-title';

/** Nothing of a hand is in the page until `seat` is taken. */
export function LessonCover({ seat }: { readonly seat: string }) {
  const { lesson, source } = useLesson();
  const { t } = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const { view, facts, decision } = usePlay(({ picture }) => picture);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="flex centred grow curtain lesson-cover" aria-labelledby={TITLE}>
      <CoverSheet
        game={lesson.game}
        seat={seat}
        heading={heading}
        titleId={TITLE}
        level="h2"
        picture={
          <div className="clip relative flex-1 face-lo curtain__map" aria-hidden="true">
            <GameThumb game={lesson.game} position={view} facts={facts} look="vignette" />
          </div>
        }
        act={<SitDown seat={seat} seats={source.seats} onSit={source.on} />}
      >
        {decision ? <FirstQuestion ask={decision.ask} label={t('table.curtain.next')} /> : null}
        <p className="line gap-9 muted to-foot curtain__fact">
          {drawIcon(EyeOff)}
          <span>{t('table.cover.nobody')}</span>
        </p>
      </CoverSheet>
    </section>
  );
}
