/** Figures and names on the screen of variations. */
import type { WhatIfLine } from '../../store/what-if/types.ts';
import type { Types } from '../../engine/kernel/types.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import type { BeatView, GameTable, WordScene } from '../table/game-table.ts';

/** 0.4123 is `41.2`. */
export const perCent = (chance: number): string => (100 * chance).toFixed(1);

/** Points with their sign: `+11.4`, `−0.6`. */
export function signedPoints(points: number): string {
  const text = Math.abs(100 * points).toFixed(1);
  return points < 0 && text !== '0.0' ? `−${text}` : `+${text}`;
}

/** A, B, C … in the order in which the lines stand; after Z come AA, AB. */
export function letterOf(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : letterOf(Math.floor(at / 26) - 1) + letter;
}

const wordFirst = (game: GameTable, scene: WordScene<Types>, { moves, roll }: WhatIfLine): string | null => {
  const told = (roll ? moves.findLast(({ dice }) => dice.length > 0) : undefined) ?? moves[0];
  return told === undefined || told.notation === '' ? null : game.log.wordNotation(scene, told.notation);
};

/** What a line is called: its name, or the move that was rolled in it. */
export function nameLine(game: GameTable, scene: WordScene<Types>, line: WhatIfLine): string {
  if (line.name !== '') return line.name;
  const { t } = scene.i18n;
  return wordFirst(game, scene, line) ?? t(line.id === null ? 'what-if.line.match' : 'what-if.line.none');
}

/** What the last throw of a line came to; null where the game tells nothing of it. */
export function beatOf(game: GameTable, i18n: I18n, facts: object, { roll }: WhatIfLine): BeatView | null {
  if (!roll) return null;
  try {
    return game.roll.readBeat({ facts, view: roll.view, i18n }, roll.events);
  } catch {
    // It is told of a position that the game reads with the one before it: the moves say the same.
    return null;
  }
}
