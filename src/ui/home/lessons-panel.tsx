import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import { listTitleDomains, listLessons } from '../../lessons/shelf.ts';
import { usePrefs } from '../../store/hooks.ts';
import { paths } from '../app/routes.ts';
import { Icon } from '../parts/icon.tsx';
import { ProgressRing } from '../parts/progress-ring.tsx';
import { useStore } from 'zustand';
import type { LessonHead } from '../../lessons/types.ts';
import { countDone, lessonProgress, recordOf } from '../../store/lesson-progress.ts';

const SHOWN = 3;

/** Lessons begun and lessons to come. Their titles are the lessons' own words, which come apart from the shell's. */
export function LessonsPanel() {
  const language = usePrefs((prefs) => prefs.language);
  return (
    <I18nProvider
      lang={language}
      domains={listTitleDomains()}
      fallback={<section className="panel panel__body" aria-busy="true" />}
    >
      <LessonRows />
    </I18nProvider>
  );
}

function LessonRows() {
  const { t } = useT();
  const lessons = useLessonShelf();
  const done = lessons.filter((lesson) => lesson.done >= lesson.steps).length;
  // What is open comes first: begun ones, then the next in line.
  const shown = [...lessons].sort((a, b) => Number(a.done >= a.steps) - Number(b.done >= b.steps)).slice(0, SHOWN);
  return (
    <section className="panel panel__body" aria-labelledby="home-lessons">
      <div className="panel__head">
        <h2 id="home-lessons">
          <Link to={paths.lessons}>{t('lessons.title')}</Link>
        </h2>
        <span className="small">{t('home.lessons.progress', { done, total: lessons.length })}</span>
      </div>
      <ol className="link-rows">
        {shown.map((lesson) => (
          <li key={lesson.id}>
            <Link to={paths.lesson(lesson.id)} className="link-row">
              <>
                <ProgressRing done={lesson.done} total={lesson.steps} />
                <span className="link-row__text">
                  <span>{t(lesson.title)}</span>
                  <small>
                    {lesson.done === 0
                      ? t('home.lessons.not-begun')
                      : lesson.done >= lesson.steps
                        ? t('lessons.done')
                        : t('home.lessons.step', { at: lesson.done + 1, of: lesson.steps })}
                  </small>
                </span>
                <Icon of={ChevronRight} />
              </>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A lesson and how many of its steps are done. */
interface ShelvedLesson extends LessonHead {
  readonly done: number;
}

function useLessonShelf(): readonly ShelvedLesson[] {
  const progress = useStore(lessonProgress);
  return listLessons().map((lesson) => ({ ...lesson, done: countDone(recordOf(progress, lesson.id), lesson.steps) }));
}
