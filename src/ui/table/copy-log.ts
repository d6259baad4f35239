import type { PlayStore } from '../../play/play-store.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import { matchStore } from '../../store/app-match.ts';
import { copyText } from '../app/clipboard.ts';
import { wordTitle } from '../app/games.ts';
import { downloadText } from './download.ts';
import type { GameTable } from './game-table.ts';
import { seatOfLine } from './log-model.ts';
import { textOfLog } from './log-text.ts';

/** A player who has still to take the seat is shown nothing of the match. */
export const mayCopyLog = (): boolean => {
  const { curtain, timeline } = matchStore.getState();
  return curtain === null && timeline.points.length > 0;
};

/**
 * Copies what a maker needs to find a fault, as the error screen has it. It holds the whole match: while hands are hidden
 * it is saved as a file, because a copy that the browser refuses is shown to be copied by hand.
 */
export async function copyReport(i18n: I18n): Promise<void> {
  const { reportText, exportName, about, result } = matchStore.getState();
  const text = reportText();
  if (text === null) return;
  if (about?.curtain === true && result === null) downloadText(exportName(), text);
  else await copyText({ text, done: 'error.report.done', title: 'error.report' }, i18n);
}

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
