import type { Types } from '../../engine/kernel/types.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import type { Film, FilmFrame } from '../../store/film.ts';
import type { GameTable, WordScene } from '../table/game-table.ts';
import type { Caption } from './compose-frame.ts';

/** What is written under a frame: when it is, and what the log tells of the move. */
export function wordFrame(game: GameTable, i18n: I18n, film: Film, frame: FilmFrame): Caption {
  const { move, moment, lines, notation, view } = frame;
  const scene: WordScene<Types> = { facts: film.facts, view, i18n };
  const told = lines.filter((line) => line.n >= 0 && game.log.headingOf(line) === null).map((line) => i18n.line(line));
  const when = [wordPoint(i18n, move, notation === null), game.log.wordMoment(i18n, moment)].join(' · ');
  // Some are sentences with a full stop, some are not.
  const words = told.length > 0 ? told.join(' · ') : null;
  return { when, text: words ?? (notation === null ? '' : game.log.wordNotation(scene, notation)) };
}

/** A point of the match by the number of its move. */
export const wordPoint = ({ t }: I18n, move: number, isOpening: boolean): string =>
  isOpening ? t('replay.opening') : t('replay.move', { n: move });
