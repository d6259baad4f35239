import { useEffect, useRef } from 'react';
import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import { useT } from '../../i18n/use-t.tsx';
import { classes } from '../parts/classes.ts';
import { Icon } from '../parts/icon.tsx';
import { useLesson, useRun } from './use-lesson.tsx';

/** All steps with what became of them; a step that is done leads back to it. */
export function StepList() {
  const { lesson, source } = useLesson();
  const { run } = useRun();
  const { t } = useT();
  const list = useRef<HTMLOListElement>(null);
  const { at } = run;

  // The list scrolls separately; the page stays where it is.
  useEffect(() => {
    const now = list.current?.querySelector<HTMLElement>('[aria-current]');
    const pane = list.current?.closest<HTMLElement>('.lesson__side');
    if (!now || !pane) return;
    // What is reckoned stays in sight below the steps.
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
              <Icon of={state === 'shown' ? Eye : Check} size={16} />
            ) : (
              <span aria-hidden="true">{n + 1}</span>
            );
          const text = (
            <>
              <span className="line rigid centred lesson-steps__mark">{mark}</span>
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
                <span className="lesson-steps__text">{text}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
