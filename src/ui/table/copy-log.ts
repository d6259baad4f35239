import type { PlayStore } from '../../play/play-store.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import { matchStore } from '../../store/app-match.ts';
import { wordTitle } from '../app/games.ts';
import { showToast } from '../app/toasts.tsx';
import { openCopied } from '../play-on/copied.ts';
import type { GameTable } from './game-table.ts';
import { textOfLog } from './log-text.ts';

/** A player who has still to take the seat is shown nothing of the match. */
export const mayCopyLog = (): boolean => {
  const { curtain, timeline } = matchStore.getState();
  return curtain === null && timeline.points.length > 0;
};

/** Copies the log as its reader sees it; where the clipboard is closed to the page, it is shown to be copied by hand. */
export async function copyLog(game: GameTable, play: PlayStore, i18n: I18n): Promise<void> {
  const { about, study } = matchStore.getState();
  const { picture, staged } = play.getState();
  const { facts, view } = picture;
  const title = wordTitle(i18n, game.game);
  const name = about?.name ?? '';
  const text = textOfLog(
    {
      i18n,
      headingOf: game.log.headingOf,
      seatOf: (line) => game.log.logSeat?.(facts, line) ?? null,
      diceOf: game.roll.diceOf,
      wordMove: (move) => game.log.wordNotation({ facts, view, i18n }, move),
    },
    {
      head: name === '' ? [title] : [name, title],
      timeline: staged.shown.timeline,
      suggested: about?.suggested ?? [],
      study,
    },
  );
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return openCopied({ of: 'log', text });
  }
  showToast({ id: 'log', text: i18n.t('table.log.copied') });
}
