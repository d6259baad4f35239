import { useMemo } from 'react';
import Play from '@lucide/icons/icons/play';
import { useStore } from 'zustand';
import { findGame } from '../../games/shelf.ts';
import { NO_NAMES } from '../../i18n/names.ts';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import { findHead, practiceDomainsOf } from '../../lessons/list.ts';
import type { Practice } from '../../lessons/types.ts';
import { usePrefs } from '../../store/hooks.ts';
import { lessonProgress, recordOf } from '../../store/lesson-progress.ts';
import { GameThumb } from '../app/game-thumb.tsx';
import { ownKey, wordTitle } from '../app/games.ts';
import { paths } from '../app/routes.ts';
import { Opening, Screen } from '../app/screen.tsx';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { useShelfGame } from '../app/use-shelf-game.ts';
import { MissingPartNote } from '../errors/missing-part.tsx';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import './practice.css';
import { useStartPractice } from './use-practice.ts';

export interface PracticeProps {
  readonly game: string;
  readonly practice: Practice;
}

export function PracticeScreen({ game, practice }: PracticeProps) {
  const language = usePrefs((prefs) => prefs.language);
  const shelf = useShelfGame(game);
  const names = useMemo(() => (shelf.game && findGame(game)?.names(shelf.game.facts)) ?? NO_NAMES, [game, shelf.game]);
  return (
    <I18nProvider lang={language} names={names} domains={practiceDomainsOf(game)} fallback={<Opening />} isVital>
      <Briefing game={game} practice={practice} />
    </I18nProvider>
  );
}

function Briefing({ game, practice }: PracticeProps) {
  const i18n = useT();
  const { t, line } = i18n;
  const shelf = useShelfGame(game);
  const played = useStore(lessonProgress, (progress) => recordOf(progress, practice.id).match);
  const { problem, begin } = useStartPractice(game, practice);
  const head = findHead(practice.id);
  const title = head ? t(head.title) : '';
  const start = () => void begin(title);
  return (
    <Screen title={title} subtitle={wordTitle(i18n, game)} backTo={paths.lessonsOf(game)} narrow>
      <div className="panel clip practice">
        <div className="practice__map">
          {shelf.game ? (
            <GameThumb game={game} position={shelf.game.openingOf(practice.scenario)} look="vignette" />
          ) : null}
        </div>
        <div className="stack practice__text">
          <p className="line gap-12 t-ui">
            {drawSeatMark({ game, seat: practice.seat })}
            <span>{t('lesson.ui.practice.who', { side: line({ key: ownKey(game, `seat.${practice.seat}`) }) })}</span>
          </p>
          <p>{t(practice.goal)}</p>
          <p>{t('lesson.ui.practice.hints')}</p>
          {problem ? <Note tone="error">{line(problem)}</Note> : null}
          {shelf.status === 'failed' ? <MissingPartNote what={t('lesson.ui.failed')} /> : null}
          <div className="row">
            {played === undefined ? (
              <Button variant="go" size="big" icon={Play} isOnce onClick={start}>
                {t('lessons.begin')}
              </Button>
            ) : (
              <>
                <ButtonLink variant="go" size="big" icon={Play} to={paths.table(played)}>
                  {t('lessons.resume')}
                </ButtonLink>
                <Button size="big" isOnce onClick={start}>
                  {t('lesson.ui.again')}
                </Button>
              </>
            )}
          </div>
        </div>
      </div>
    </Screen>
  );
}
