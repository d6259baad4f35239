import { findHead } from '../../lessons/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { build, now } from '../../store/app-world.ts';
import { prefsStore } from '../../store/prefs-store.ts';
import { offerPlayOn } from '../play-on/offer.ts';
import { useGame, usePlay } from '../table/use-play.tsx';
import { useLesson } from './use-lesson.tsx';

/** What a lesson has come to, to be played on as a match of its own. */
export function usePlayOn() {
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
