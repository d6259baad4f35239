import type { PlayStore } from '../../play/play-store.ts';
import { labelled } from '../../i18n/joining.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import { matchStore } from '../../store/app-match.ts';
import { copyText } from '../app/clipboard.ts';
import { wordTitle } from '../app/games.ts';
import { downloadText } from './download.ts';
import type { GameTable } from './game-table.ts';
import { seatOfLine, LOOKED, suggestedAt, takenBackAt, toldOnce, type HeadingOf } from './log-model.ts';
import type { SuggestionMark } from '../../store/hints.ts';
import type { HistoryPoint, LogLine, MatchData, TimelineView } from '../../store/types.ts';
import type { Tone } from '../parts/die.tsx';
import { seenAt } from './mini-dice.tsx';

export const mayCopyLog = (): boolean => {
  const { curtain, timeline } = matchStore.getState();
  return curtain === null && timeline.points.length > 0;
};

/**
 * Copies the error report. It contains the whole match, so with hidden hands it is saved as a file: a copy that the
 * browser refuses would be shown on the screen.
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
  const { facts, queries, view } = picture;
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
      wordMove: (move) => game.log.wordNotation({ facts, queries, view, i18n }, move),
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

export interface LogTongue {
  readonly i18n: Pick<I18n, 't' | 'line' | 'lang'>;
  readonly headingOf: HeadingOf;
  readonly seatOf: (line: LogLine, point: HistoryPoint) => string | null;
  /** See `LogSlot`. */
  readonly saysAgain: (lines: readonly LogLine[]) => boolean;
  readonly isSilent: (notation: string) => boolean;
  readonly diceOf: (point: HistoryPoint) => readonly (Tone | null)[];
  readonly wordMove: (notation: string) => string;
}

/** The parts of the log that its reader may see. */
interface LogToldOf {
  /** Name of the match, game and date, one a line. */
  readonly head: readonly string[];
  readonly timeline: TimelineView;
  readonly suggested: readonly SuggestionMark[];
  readonly study: Pick<MatchData['study'], 'looks' | 'chosen'>;
}

const INDENT = '  ';

/** The log as text, oldest first, a line a sentence: turns and phases at the margin, dice and marks below a move. */
export function textOfLog({ i18n, ...game }: LogTongue, { head, timeline, suggested, study }: LogToldOf): string {
  const { t } = i18n;
  const { points } = timeline;
  const taken = takenBackAt(timeline);
  const looks = study.looks.map(([at, seat]): SuggestionMark => [at, seat, LOOKED]);
  const marks = suggestedAt([...suggested, ...looks], timeline);
  const chosen = new Set(study.chosen.map(([move]) => move));
  const out: string[] = [...head];
  const tell = (text: string) => out.push(INDENT + text);
  const tellMarks = (at: number) => {
    for (const [, side, move] of marks.get(at) ?? []) tell(wordMark({ i18n, ...game }, side, move));
  };

  for (const { move } of timeline.older) if (!game.isSilent(move)) tell(game.wordMove(move));
  for (const point of toldOnce(points, game.saysAgain)) {
    tellMarks(point.index);
    for (const line of point.lines) {
      if (game.headingOf(line) === 'turn') out.push('');
      if (game.headingOf(line) !== null) {
        out.push(i18n.line(line));
        continue;
      }
      const seat = game.seatOf(line, point);
      tell(seat === null ? i18n.line(line) : `[${t('table.prompt.seat', { side: seat })}] ${i18n.line(line)}`);
    }
    const faces = seenAt(point, game.diceOf(point)).map(({ value }) => value);
    const isChosen = chosen.has(point.move);
    if (faces.length > 0) {
      const rolled = t('table.dice.rolled', { faces: faces.join(', ') });
      tell(INDENT + (isChosen ? `${rolled} (${t('table.dice.chosen')})` : rolled));
    } else if (isChosen) {
      // The player chose a card, or one of several things.
      tell(INDENT + t('table.dice.chosen'));
    }
    for (const { moves } of taken.get(point.index) ?? []) {
      for (const move of moves.filter((one) => !game.isSilent(one)))
        tell(INDENT + labelled(i18n.lang, t('table.log.taken-back'), game.wordMove(move)));
    }
  }
  tellMarks(points.length);
  return `${out.join('\n')}\n`;
}

function wordMark({ i18n: { t }, wordMove }: LogTongue, side: string, move: string): string {
  if (move === LOOKED) return t('table.log.looked', { side });
  return move === ''
    ? t('table.log.suggested', { side })
    : t('table.log.suggested.move', { side, move: wordMove(move) });
}
