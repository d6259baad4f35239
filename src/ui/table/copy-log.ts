import type { PlayStore } from '../../play/play-store.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import { matchStore } from '../../store/app-match.ts';
import { copyText } from '../app/clipboard.ts';
import { wordTitle } from '../app/games.ts';
import type { GameTable } from './game-table.ts';
import { seatOfLine } from './log-model.ts';
import { textOfLog } from './log-text.ts';

/** A player who has still to take the seat is shown nothing of the match. */
export const mayCopyLog = (): boolean => {
  const { curtain, timeline } = matchStore.getState();
  return curtain === null && timeline.points.length > 0;
};

/** Copies the log as its reader sees it. */
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
      seatOf: (line, point) => seatOfLine(game.log.logSeat, facts, line, point),
      saysAgain: game.log.saysAgain,
      isSilent: game.log.isSilent,
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
  await copyText({ text, done: 'table.log.copied', title: 'table.log.copy' }, i18n);
}
