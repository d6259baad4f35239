import { useEffect, useMemo, useState } from 'react';
import ChartLine from '@lucide/icons/icons/chart-line';
import RotateCcw from '@lucide/icons/icons/rotate-ccw';
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import { findGame } from '../../games/shelf.ts';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import { gainOf, openingOf } from '../../lessons/practice.ts';
import { findHead, practiceDomainsOf } from '../../lessons/list.ts';
import type { Practice } from '../../lessons/types.ts';
import { useMatch } from '../../store/app-match.ts';
import { usePrefs } from '../../store/hooks.ts';
import { lessonProgress } from '../../store/lesson-progress.ts';
import { usePart } from '../app/later.tsx';
import { paths } from '../app/routes.ts';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Note } from '../parts/note.tsx';
import { mayReview } from '../workbench/from-match.ts';
import { isBeatShown } from '../table/beat.tsx';
import { useGame, usePlay, useScene } from '../table/use-play.tsx';
import './practice.css';
import { useStartPractice } from './use-practice.ts';

/** When nothing moves any more, says how the practice went and what comes next. */
export function PracticeEnd({ practice }: { readonly practice: Practice }) {
  const { game } = useGame();
  const language = usePrefs((prefs) => prefs.language);
  const seatNames = useMatch((match) => match.about?.seatNames);
  const manifest = findGame(game);
  const facts = usePlay(({ staged }) => staged.shown.facts);
  const names = useMemo(() => facts && manifest?.names(facts, seatNames), [manifest, facts, seatNames]);
  const def = usePart(manifest?.definition ?? null);
  const isBeat = usePlay(isBeatShown);
  const isReached = usePlay(
    ({ staged: { shown, isHeld, isRolling } }) =>
      !isHeld &&
      !isRolling &&
      shown.live &&
      shown.timeline.trial === null &&
      shown.view !== null &&
      (shown.result !== null || practice.isOver(shown.view)),
  );
  const isOver = isReached && !isBeat;
  useEffect(() => {
    if (isOver) lessonProgress.getState().markFinished(practice.id);
  }, [isOver, practice]);
  if (!isOver || !def || !names) return null;
  return (
    <I18nProvider lang={language} names={names} domains={practiceDomainsOf(game)}>
      <HowItWent practice={practice} def={def} />
    </I18nProvider>
  );
}

function HowItWent({ practice, def }: { readonly practice: Practice; readonly def: GameDefinition<Types> }) {
  const { game } = useGame();
  const { t, line } = useT();
  const id = useMatch((match) => match.id);
  const isReviewed = useMatch(mayReview);
  const result = usePlay(({ staged }) => staged.shown.result);
  const { problem, begin } = useStartPractice(game, practice);
  const head = findHead(practice.id);
  // After any choice the match is an ordinary one.
  const leave = () => lessonProgress.getState().keepMatch(practice.id, null);
  return (
    <Dialog
      open
      onClose={leave}
      title={t('lesson.ui.practice.over')}
      actions={
        <>
          {result === null ? (
            <Button variant="go" size="big" onClick={leave}>
              {t('lesson.ui.practice.on')}
            </Button>
          ) : null}
          <Button size="big" icon={RotateCcw} isOnce onClick={() => void begin(head ? t(head.title) : '')}>
            {t('lesson.ui.again')}
          </Button>
          <span className="practice__ways" onClick={leave}>
            <ButtonLink size="big" to={paths.newGame(game)}>
              {t('new.title')}
            </ButtonLink>
            {isReviewed ? (
              <ButtonLink size="big" icon={ChartLine} to={paths.review(id ?? '')}>
                {t('table.review')}
              </ButtonLink>
            ) : null}
            <ButtonLink size="big" to={paths.lessonsOf(game)}>
              {t('lesson.ui.to-list')}
            </ButtonLink>
          </span>
        </>
      }
    >
      <div className="stack">
        <Verdict practice={practice} def={def} />
        {problem ? <Note tone="error">{line(problem)}</Note> : null}
        <p>{t(result === null ? 'lesson.ui.practice.next' : 'lesson.ui.practice.next.ended')}</p>
      </div>
    </Dialog>
  );
}

/** Both scores, with those at the start. */
function Verdict({ practice, def }: { readonly practice: Practice; readonly def: GameDefinition<Types> }) {
  const { game, roll } = useGame();
  const { facts, queries, view, i18n } = useScene();
  const { t } = i18n;
  const ended = usePlay(({ staged }) => staged.shown.result);
  const [opening] = useState(() => openingOf(def, practice));
  const before = roll.listScore({ facts, queries, view: opening });
  const now = roll.listScore({ facts, queries, view });
  const gain = gainOf(practice.seat, before, now);
  const verdict = ended
    ? ended.winner === null
      ? 'drawn'
      : ended.winner === practice.seat
        ? 'won'
        : 'lost'
    : gain > 0
      ? 'better'
      : gain < 0
        ? 'worse'
        : 'same';
  return (
    <>
      <p className="t-ui">{t(`lesson.ui.practice.${verdict}`)}</p>
      <ul className="stack">
        {now.map(({ seat, total }) => (
          <li key={seat} className="line gap-10">
            {drawSeatMark({ game, seat, size: 's' })}
            <b>{roll.wordScore(i18n, seat, total)}</b>
            <span className="small">
              {t('lesson.ui.practice.from', { n: before.find((one) => one.seat === seat)?.total ?? 0 })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
