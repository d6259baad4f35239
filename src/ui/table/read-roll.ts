import type { Types } from '../../engine/kernel/types.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import { keep } from '../../play/keep.ts';
import type { GameTable, RollView } from './game-table.ts';

/** The roll among the events of a point, in words; null where none was rolled. What delays the next question and what shows it ask alike. */
export const readRoll = keep(
  (game: GameTable, facts: object, view: object, i18n: I18n, events: readonly Types['event'][]): RollView | null =>
    game.roll.readRoll({ facts, view, i18n }, events),
);
