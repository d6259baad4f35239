import ArrowRight from 'lucide-react/icons/chevron-right';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useT } from '../../i18n/use-t.tsx';
import { headAfter, findHead } from '../../lessons/shelf.ts';
import { paths } from '../app/routes.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { useLesson, useRun } from './use-lesson.tsx';
import { build, now } from '../../store/app-world.ts';
import { prefsStore } from '../../store/prefs-store.ts';
import { offerPlayOn } from '../play-on/offer.ts';
import { useGame, usePlay } from '../table/use-play.tsx';

/** The lesson is over: what it came to, and what comes next. */
export function Finished() {
  const { lesson, source } = useLesson();
  const { run } = useRun();
  const { t } = useT();
  const { isOver, playOn } = usePlayOn();
  const next = headAfter(lesson.id);
  const asked = run.done.filter(({ answer }) => answer !== '');
  const count = (how: (typeof asked)[number]['how']) => asked.filter((one) => one.how === how).length;
  const [alone, miss, shown] = [count('alone'), count('after-a-miss'), count('shown')];
  return (
    <>
      <header className="line gap-12 coach__head">
        <h2 id="coach-title" tabIndex={-1}>
          {t('lesson.ui.finished')}
        </h2>
      </header>
      <div className="col gap-10 scroll-y coach__body">
        <p className="coach__say">{t(lesson.end)}</p>
        <ul className="flex wrap t-ui muted coach__tally">
          {alone > 0 ? <li>{t('lesson.ui.finished.alone', { n: alone })}</li> : null}
          {miss > 0 ? <li>{t('lesson.ui.finished.miss', { n: miss })}</li> : null}
          {shown > 0 ? <li>{t('lesson.ui.finished.shown', { n: shown })}</li> : null}
        </ul>
        {next ? null : <p>{t('lesson.ui.last')}</p>}
        {isOver ? null : <p className="small muted">{t('lesson.ui.play-on.what')}</p>}
      </div>
      <footer className="row rule-above paper coach__foot">
        <Button variant="ghost" icon={RotateCcw} onClick={source.again}>
          {t('lesson.ui.again')}
        </Button>
        <span className="grow" />
        <ButtonLink to={paths.lessonsOf(lesson.game)} variant="ghost">
          {t('lesson.ui.to-list')}
        </ButtonLink>
        {isOver ? (
          <ButtonLink to={paths.newGame(lesson.game)} variant={next ? 'plain' : 'go'}>
            {t('new.title')}
          </ButtonLink>
        ) : (
          <Button variant={next ? 'plain' : 'go'} aria-haspopup="dialog" onClick={playOn}>
            {t('lesson.ui.play-on')}
          </Button>
        )}
        {next ? (
          <ButtonLink to={paths.lesson(next.id)} variant="go" icon={ArrowRight}>
            {t('lesson.ui.next', { title: t(next.title) })}
          </ButtonLink>
        ) : null}
      </footer>
    </>
  );
}

/** What a lesson has come to, to be played on as a match of its own. */
function usePlayOn() {
  const { lesson, source } = useLesson();
  const { t } = useT();
  const hasHand = useGame().beside?.Hand !== undefined;
  const isOver = usePlay(({ staged }) => staged.shown.result !== null);
  const playOn = () => {
    const { undo, curtain } = prefsStore.getState();
    const head = findHead(lesson.id);
    const text = source.saveText(
      {
        name: head ? t(head.title) : '',
        seatNames: {},
        tags: [],
        created: new Date(now()).toISOString(),
        undo,
        curtain: hasHand || curtain,
      },
      build,
    );
    if (text === null) return;
    const { moment } = source.read();
    offerPlayOn({ game: lesson.game, text, seats: source.seats, next: moment?.seat ?? null, isOpen: true });
  };
  return { isOver, playOn };
}
