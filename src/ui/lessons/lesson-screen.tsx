import { useEffect, useMemo, useState } from 'react';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import { findGame } from '../../games/shelf.ts';
import type { Domain } from '../../i18n/catalogue.ts';
import { NO_NAMES } from '../../i18n/names.ts';
import { openLesson, type OpenLesson } from '../../lessons/open.ts';
import { findPractice, lessonDomainsOf } from '../../lessons/list.ts';
import { packStore } from '../../store/app-packs.ts';
import { usePrefs } from '../../store/hooks.ts';
import { chosenPack } from '../../store/pack-store.ts';
import { later } from '../app/later.tsx';
import { paths } from '../app/routes.ts';
import { Opening, Screen } from '../app/screen.tsx';
import { MissingPartNote } from '../errors/missing-part.tsx';
import { Button, ButtonLink } from '../parts/button.tsx';
import { EmptyBox } from '../parts/note.tsx';
import type { GameTable } from '../table/game-table.ts';
import { tableOf } from '../table/load-game.ts';
import { LessonFrame } from './lesson-frame.tsx';
import { LessonProvider } from './use-lesson.tsx';

export interface LessonScreenProps {
  readonly id: string;
}

type Fetched =
  | { readonly status: 'loading' | 'unknown' | 'failed' }
  | { readonly status: 'open'; readonly open: OpenLesson; readonly table: GameTable };

const PracticePage = later(
  () => import('../practice/practice-screen.tsx').then((part) => part.PracticeScreen),
  <Opening />,
);

const LESSON_DOMAINS: readonly Domain[] = ['lessons'];

export function LessonScreen({ id }: LessonScreenProps) {
  const practice = findPractice(id);
  return practice ? <PracticePage {...practice} /> : <StepwiseScreen id={id} />;
}

function StepwiseScreen({ id }: LessonScreenProps) {
  const [attempt, setAttempt] = useState(0);
  const fetched = useLessonAt(id, attempt);
  const language = usePrefs((prefs) => prefs.language);
  if (fetched.status === 'open') return <OpenLessonScreen key={id} open={fetched.open} table={fetched.table} />;
  if (fetched.status === 'loading') return <Opening />;
  return (
    <I18nProvider lang={language} domains={LESSON_DOMAINS} fallback={<Opening />} isVital>
      <NoLesson isUnknown={fetched.status === 'unknown'} onAgain={() => setAttempt((n) => n + 1)} />
    </I18nProvider>
  );
}

function OpenLessonScreen({ open, table }: { readonly open: OpenLesson; readonly table: GameTable }) {
  const language = usePrefs((prefs) => prefs.language);
  const { game } = open.lesson;
  const names = useMemo(() => findGame(game)?.names(open.def.data.facts) ?? NO_NAMES, [game, open]);
  return (
    <I18nProvider lang={language} names={names} domains={lessonDomainsOf(game)} fallback={<Opening />} isVital>
      <LessonProvider open={open} table={table}>
        <LessonFrame />
      </LessonProvider>
    </I18nProvider>
  );
}

/** The pack chosen for the next match. */
async function chosenFile(game: string): Promise<unknown> {
  await packStore.getState().load();
  return chosenPack(packStore.getState(), game)?.file;
}

async function fetchLesson(id: string): Promise<Fetched> {
  const open = await openLesson(id, chosenFile);
  const table = open && (await tableOf(open.lesson.game)?.());
  return open && table ? { status: 'open', open, table } : { status: 'unknown' };
}

function useLessonAt(id: string, attempt: number): Fetched {
  const [fetched, setFetched] = useState<Fetched>({ status: 'loading' });
  useEffect(() => {
    let stale = false;
    const settle = (next: Fetched) => {
      if (!stale) setFetched(next);
    };
    settle({ status: 'loading' });
    fetchLesson(id).then(settle, () => settle({ status: 'failed' }));
    return () => {
      stale = true;
    };
  }, [id, attempt]);
  return fetched;
}

function NoLesson({ isUnknown, onAgain }: { readonly isUnknown: boolean; readonly onAgain: () => void }) {
  const { t } = useT();
  return (
    <Screen title={t('lessons.title')} backTo={paths.lessons} narrow>
      {isUnknown ? (
        <EmptyBox next={<ButtonLink to={paths.lessons}>{t('lesson.ui.to-list')}</ButtonLink>}>
          {t('lesson.ui.unknown')}
        </EmptyBox>
      ) : (
        <MissingPartNote what={t('lesson.ui.failed')}>
          <Button onClick={onAgain}>{t('error.again')}</Button>
        </MissingPartNote>
      )}
    </Screen>
  );
}
