import Clock from '@lucide/icons/icons/clock';
import GraduationCap from '@lucide/icons/icons/graduation-cap';
import { useStore } from 'zustand';
import type { GameManifest } from '../../games/manifest.ts';
import { listGames } from '../../games/shelf.ts';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import { listLessons, listTitleDomains } from '../../lessons/list.ts';
import type { LessonHead } from '../../lessons/types.ts';
import { usePrefs } from '../../store/hooks.ts';
import { usePacks } from '../../store/app-packs.ts';
import { countDone, lessonProgress, recordOf } from '../../store/lesson-progress.ts';
import { chosenPack } from '../../store/pack-store.ts';
import { wordTitle } from '../app/games.ts';
import { paths } from '../app/routes.ts';
import { Opening, Screen } from '../app/screen.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import { classes } from '../parts/classes.ts';
import { drawIcon } from '../parts/icon.tsx';
import { Note } from '../parts/note.tsx';
import { ProgressRing } from '../parts/progress-ring.tsx';
import './lessons.css';

export function LessonsScreen({ game }: { readonly game: string | null }) {
  const language = usePrefs((prefs) => prefs.language);
  return (
    <I18nProvider lang={language} domains={listTitleDomains()} fallback={<Opening />} isVital>
      <LessonShelf game={game} />
    </I18nProvider>
  );
}

function LessonShelf({ game }: { readonly game: string | null }) {
  const { t } = useT();
  const lessons = useStore(lessonProgress, (progress) => progress.lessons);
  const games = listGames();
  // An unknown game shows all lessons.
  const shown = games.some(({ id }) => id === game) ? games.filter(({ id }) => id === game) : games;
  const next =
    listLessons().find((head) => shown.some(({ id }) => id === head.game) && !recordOf({ lessons }, head.id).finished)
      ?.id ?? null;
  return (
    <Screen title={t('lessons.title')}>
      <p className="muted lessons__about">{t('lesson.ui.about')}</p>
      {shown.map(({ id, lessons: shelf }) =>
        shelf ? <GameLessons key={id} game={id} shelf={shelf} next={next} /> : null,
      )}
      {shown.length < games.length ? <ButtonLink to={paths.lessons}>{t('lessons.all')}</ButtonLink> : null}
    </Screen>
  );
}

interface GameLessonsProps {
  readonly game: string;
  readonly shelf: NonNullable<GameManifest['lessons']>;
  /** The lesson to take next. */
  readonly next: string | null;
}

function GameLessons({ game, shelf: { heads, exercises }, next }: GameLessonsProps) {
  const i18n = useT();
  const { t } = i18n;
  const pack = usePacks((packs) => chosenPack(packs, game));
  const list = (...kinds: readonly LessonHead['kind'][]) => (
    <ol className="grid gap-14 mt-12 lesson-cards">
      {heads
        .filter((head) => kinds.includes(head.kind))
        .map((head) => (
          <LessonCard key={head.id} head={head} isNext={head.id === next} />
        ))}
    </ol>
  );
  return (
    <section className="lessons__game" aria-labelledby={`lessons-${game}`}>
      <h2 id={`lessons-${game}`}>{wordTitle(i18n, game)}</h2>
      {pack ? <Note>{t('lesson.ui.pack.about', { name: pack.file.name })}</Note> : null}
      <section className="lessons__group" aria-labelledby={`lessons-${game} courses-${game}`}>
        <h3 id={`courses-${game}`}>{t('lesson.ui.courses')}</h3>
        {list('course', 'practice')}
      </section>
      {exercises ? (
        <section className="lessons__group" aria-labelledby={`lessons-${game} exercises-${game}`}>
          <h3 id={`exercises-${game}`}>{t(exercises.title)}</h3>
          <p>{t(exercises.about)}</p>
          {list('exercise')}
        </section>
      ) : null}
    </section>
  );
}

function LessonCard({ head, isNext }: { readonly head: LessonHead; readonly isNext: boolean }) {
  const { t } = useT();
  const lessons = useStore(lessonProgress, (progress) => progress.lessons);
  const record = recordOf({ lessons }, head.id);
  const done = countDone(record, head.steps);
  const isPractice = head.kind === 'practice';
  const isUnderWay = record.match !== undefined && !record.finished;
  const isHalfway = isUnderWay || (record.answers.length > 0 && record.answers.length < head.steps);
  const title = t(head.title);
  const verb = isHalfway ? 'resume' : record.finished ? 'again' : 'begin';
  return (
    <li className={classes('col gap-6 lesson-card', 'panel', isNext && 'lesson-card--next')}>
      <div className="line gap-12 lesson-card__head">
        <ProgressRing done={done} total={head.steps} />
        <h4>{title}</h4>
      </div>
      <p className="flex-1">{t(head.about)}</p>
      <p className="line gap-6-12 small">
        {drawIcon(Clock, 15)}
        <span>{t('lesson.ui.minutes', { n: head.minutes })}</span>
        <span>{isPractice ? t('lesson.ui.practice') : t('lessons.steps', { n: head.steps })}</span>
      </p>
      <div className="line gap-12 mt-4">
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
        ) : isHalfway && !isPractice ? (
          <span className="small">{t('home.lessons.step', { at: record.answers.length + 1, of: head.steps })}</span>
        ) : isNext ? (
          <Chip tone="now">{t('lesson.ui.next-up')}</Chip>
        ) : null}
      </div>
    </li>
  );
}
