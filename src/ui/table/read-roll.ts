import type { Types } from '../../engine/kernel/types.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import { stable } from '../../play/stable.ts';
import type { GameTable, RollView } from './game-table.ts';

/** Cached, since both the delay before the next question and the display ask for it. Null if nothing was rolled. */
export const readRoll = stable(
  (game: GameTable, facts: object, view: object, i18n: I18n, events: readonly Types['event'][]): RollView | null =>
    game.roll.readRoll({ facts, view, i18n }, events),
);
