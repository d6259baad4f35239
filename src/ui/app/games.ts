import type { GameManifest } from '../../games/manifest.ts';
import { findGame, shelfLine } from '../../games/shelf.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import type { DieSide } from '../parts/die.tsx';
import type { EmblemKind } from '../parts/emblem.tsx';

/** What a game is called; one that is not here, from a foreign file, goes by its id. */
export const wordTitle = ({ line }: Pick<I18n, 'line'>, game: string): string =>
  findGame(game) ? line(shelfLine(game)) : game;

/** The title of a scenario; null for one that this build does not have. */
export const wordScenario = ({ line }: Pick<I18n, 'line'>, game: string, scenario: string): string | null =>
  findGame(game)?.scenarios.includes(scenario) ? line(shelfLine(game, `scenario.${scenario}`)) : null;

/** A key of the game's own sentences: `ruling.icons` is `hr.ruling.icons`. */
export const ownKey = (game: string, key: string): string => `${findGame(game)?.words.prefix ?? game}.${key}`;

/** The mark of a seat; null where the game has none for it. */
export function emblemOf(game: string, seat: string): EmblemKind | null {
  const seats: GameManifest['seats'] = findGame(game)?.seats ?? {};
  return Object.hasOwn(seats, seat) ? (seats[seat] ?? null) : null;
}

/** The dice of a seat: those of the German side are dark, all others pale. */
export const dieOf = (game: string, seat: string): DieSide => (emblemOf(game, seat) === 'german' ? 'german' : 'allied');
