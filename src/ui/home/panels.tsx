import { useT, I18nProvider } from '../../i18n/use-t.tsx';
import { useLibrary, usePrefs } from '../../store/hooks.ts';
import type { LibraryEntry } from '../../store/library-types.ts';
import { GameWords } from '../app/game-words.tsx';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { paths } from '../app/routes.ts';
import { Link } from 'wouter';
import { sayWhen } from '../app/when.ts';
import { EntryTitle, useEntryWords } from '../library/entry-words.tsx';
import { EmptyBox } from '../parts/note.tsx';
import { listTitleDomains, listLessons } from '../../lessons/list.ts';
import { LinkRow, Panel } from '../parts/panel.tsx';
import { ProgressRing } from '../parts/progress-ring.tsx';
import { useStore } from 'zustand';
import type { LessonHead } from '../../lessons/types.ts';
import { countDone, lessonProgress, recordOf } from '../../store/lesson-progress.ts';
import Database from '@lucide/icons/icons/database';
import FlaskConical from '@lucide/icons/icons/flask-conical';
import MapPinned from '@lucide/icons/icons/map-pinned';
import { listGames } from '../../games/shelf.ts';
import { useExperiments } from '../app/use-experiments.ts';

const SHOWN_MATCHES = 4;

export function LibraryPanel({
  entries,
  ready,
}: {
  /** Last played first. */
  readonly entries: readonly LibraryEntry[];
  readonly ready: boolean;
}) {
  const { t } = useT();
  const n = useLibrary((library) => library.counts.all);
  return (
    <Panel
      id="home-library"
      title={<Link to={paths.library}>{t('library.title')}</Link>}
      aside={ready ? t('home.library.count', { n }) : undefined}
    >
      {ready && entries.length === 0 ? (
        <div>
          <EmptyBox>{t('home.library.empty')}</EmptyBox>
        </div>
      ) : (
        <ol className="link-rows">
          {entries.slice(0, SHOWN_MATCHES).map((entry) => (
            <li key={entry.id}>
              <GameWords game={entry.game} seatNames={entry.about.seatNames}>
                <Row entry={entry} />
              </GameWords>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Row({ entry }: { readonly entry: LibraryEntry }) {
  const i18n = useT();
  const words = useEntryWords(entry);
  return (
    <LinkRow
      to={paths.table(entry.id)}
      mark={
        <span className="flex centred w-26">
          {drawSeatMark({ game: entry.game, seat: entry.toMove ?? entry.winner ?? entry.moment.seat, size: 's' })}
        </span>
      }
      name={<EntryTitle entry={entry} />}
      about={words.state}
      when={sayWhen(i18n, entry.updated)}
      isPlain
    />
  );
}

const SHOWN_LESSONS = 3;

/** Lesson titles have their own catalogue, loaded apart from the shell's. */
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
  const lessons = useLessonList();
  const done = lessons.filter((lesson) => lesson.done >= lesson.steps).length;
  // Lessons begun, then the next ones.
  const shown = [...lessons]
    .sort((a, b) => Number(a.done >= a.steps) - Number(b.done >= b.steps))
    .slice(0, SHOWN_LESSONS);
  return (
    <Panel
      id="home-lessons"
      title={<Link to={paths.lessons}>{t('lessons.title')}</Link>}
      aside={t('home.lessons.progress', { done, total: lessons.length })}
    >
      <ol className="link-rows">
        {shown.map((lesson) => (
          <li key={lesson.id}>
            <LinkRow
              to={paths.lesson(lesson.id)}
              mark={<ProgressRing done={lesson.done} total={lesson.steps} />}
              name={t(lesson.title)}
              about={
                lesson.done === 0
                  ? t('home.lessons.not-begun')
                  : lesson.done >= lesson.steps
                    ? t('lessons.done')
                    : t('home.lessons.step', { at: lesson.done + 1, of: lesson.steps })
              }
            />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

interface StartedLesson extends LessonHead {
  readonly done: number;
}

function useLessonList(): readonly StartedLesson[] {
  const progress = useStore(lessonProgress);
  return listLessons().map((lesson) => ({ ...lesson, done: countDone(recordOf(progress, lesson.id), lesson.steps) }));
}

export function LabPanel() {
  const { t } = useT();
  const played = useLibrary((library) => library.latest?.game);
  const [last] = useExperiments().heads;
  const game = listGames().find(({ id }) => id === played) ?? listGames()[0];
  const editable = game?.editor ? game : listGames().find(({ editor }) => editor !== null);
  const of = last?.experiment.variants.length ?? 1;
  return (
    <Panel id="home-lab" title={t('home.lab')} aside={t('home.lab.what')}>
      <ul className="link-rows">
        {game ? (
          <li>
            <LinkRow
              to={last ? paths.experiment(last.experiment.game, last.id) : paths.experiment(game.id)}
              icon={FlaskConical}
              name={t('home.lab.experiment')}
              about={
                last
                  ? t('home.lab.experiment.last', {
                      name: last.experiment.name,
                      played: Math.floor(last.played / of),
                      total: Math.round(last.total / of),
                    })
                  : t('home.lab.experiment.what')
              }
            />
          </li>
        ) : null}
        {editable ? (
          <li>
            <LinkRow
              to={paths.editor(editable.id)}
              icon={MapPinned}
              name={t('home.lab.editor')}
              about={t('home.lab.editor.what')}
            />
          </li>
        ) : null}
        {game?.packs ? (
          <li>
            <LinkRow
              to={paths.data(game.id)}
              icon={Database}
              name={t('home.lab.data')}
              about={t('home.lab.data.what')}
            />
          </li>
        ) : null}
      </ul>
    </Panel>
  );
}
