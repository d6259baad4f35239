import { findGame, shelfLine } from '../../games/shelf.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import { findScreen } from './game-screen.ts';
import type { Tone } from '../parts/die.tsx';
import type { EmblemKind } from '../parts/emblem.tsx';

export const wordTitle = ({ line }: Pick<I18n, 'line'>, game: string): string =>
  findGame(game) ? line(shelfLine(game)) : game;

/** Null if this build does not have the scenario. */
export const wordScenario = ({ line }: Pick<I18n, 'line'>, game: string, scenario: string): string | null =>
  findGame(game)?.scenarios.includes(scenario) ? line(shelfLine(game, `scenario.${scenario}`)) : null;

/** The full key of a game's sentence: `ruling.icons` becomes `hr.ruling.icons`. */
export const ownKey = (game: string, key: string): string => `${findGame(game)?.words.prefix ?? game}.${key}`;

export const emblemOf = (game: string, seat: string): EmblemKind | null => lookOf(game, seat)?.mark ?? null;

export const toneOf = (game: string, seat: string): Tone => lookOf(game, seat)?.tone ?? 'pale';

function lookOf(game: string, seat: string) {
  const seats = findScreen(game)?.seats ?? {};
  return Object.hasOwn(seats, seat) ? (seats[seat] ?? null) : null;
}
