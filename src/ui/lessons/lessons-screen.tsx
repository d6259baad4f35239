import Clock from 'lucide-react/icons/clock';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { useStore } from 'zustand';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import type { Domain } from '../../i18n/catalogue.ts';
import { LESSONS } from '../../lessons/shelf.ts';
import type { LessonHead } from '../../lessons/types.ts';
import { usePrefs } from '../../store/hooks.ts';
import { countDone, lessonProgress, recordOf } from '../../store/lesson-progress.ts';
import { paths } from '../app/routes.ts';
import { MAIN_ID, Screen } from '../app/screen.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import { classes } from '../parts/classes.ts';
import { Icon } from '../parts/icon.tsx';
import { ProgressRing } from '../parts/progress-ring.tsx';
import './lessons.css';

const DOMAINS: readonly Domain[] = ['lessons'];

/** All lessons, in the order they are best taken, each with how far it has been played. */
export function LessonsScreen() {
  const language = usePrefs((prefs) => prefs.language);
  return (
    <I18nProvider lang={language} domains={DOMAINS} fallback={<Opening />}>
      <LessonShelf />
    </I18nProvider>
  );
}

function Opening() {
  const { t } = useT();
  return (
    <main id={MAIN_ID} tabIndex={-1} aria-busy="true">
      <p className="loading-line">{t('app.opening')}</p>
    </main>
  );
}

function LessonShelf() {
  const { t } = useT();
  const lessons = useStore(lessonProgress, (progress) => progress.lessons);
  const next = LESSONS.find(({ id }) => !recordOf({ lessons }, id).finished)?.id ?? null;
  const list = (kind: LessonHead['kind']) => (
    <ol className="lesson-cards">
      {LESSONS.filter((head) => head.kind === kind).map((head) => (
        <LessonCard key={head.id} head={head} isNext={head.id === next} />
      ))}
    </ol>
  );
  return (
    <Screen title={t('lessons.title')} subtitle={t('game.hitlers-last-battles')}>
      <p className="lessons__about">{t('lesson.ui.about')}</p>
      <section className="lessons__group" aria-labelledby="courses">
        <h2 id="courses">{t('lesson.ui.courses')}</h2>
        {list('course')}
      </section>
      <section className="lessons__group" aria-labelledby="exercises">
        <h2 id="exercises">{t('lesson.ui.exercises')}</h2>
        <p>{t('lesson.ui.exercises.about')}</p>
        {list('exercise')}
      </section>
    </Screen>
  );
}

function LessonCard({ head, isNext }: { readonly head: LessonHead; readonly isNext: boolean }) {
  const { t } = useT();
  const lessons = useStore(lessonProgress, (progress) => progress.lessons);
  const record = recordOf({ lessons }, head.id);
  const done = countDone(record, head.steps);
  const isHalfway = record.answers.length > 0 && record.answers.length < head.steps;
  const title = t(head.title);
  const verb = isHalfway ? 'resume' : record.finished ? 'again' : 'begin';
  return (
    <li className={classes('lesson-card', 'panel', isNext && 'lesson-card--next')}>
      <div className="lesson-card__head">
        <ProgressRing done={done} total={head.steps} />
        <h3>{title}</h3>
      </div>
      <p className="lesson-card__about">{t(head.about)}</p>
      <p className="lesson-card__facts small">
        <Icon of={Clock} size={15} />
        <span>{t('lesson.ui.minutes', { n: head.minutes })}</span>
        <span>{t('lessons.steps', { n: head.steps })}</span>
      </p>
      <div className="lesson-card__foot">
        <ButtonLink
          to={paths.lesson(head.id)}
          variant={isNext ? 'go' : 'plain'}
          {...(isNext ? { icon: GraduationCap } : {})}
          label={t(`lesson.ui.${verb}-of`, { title })}
        >
          {t(`lessons.${verb}`)}
        </ButtonLink>
        {record.finished ? (
          <Chip tone="yes">{t('lessons.done')}</Chip>
        ) : isHalfway ? (
          <span className="small">{t('lesson.ui.at', { at: record.answers.length + 1, of: head.steps })}</span>
        ) : isNext ? (
          <Chip tone="now">{t('lesson.ui.next-up')}</Chip>
        ) : null}
      </div>
    </li>
  );
}
