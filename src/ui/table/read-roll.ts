import type { Types } from '../../engine/kernel/types.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import type { PlayScene } from '../../play/game.ts';
import { stable } from '../../play/stable.ts';
import type { GameTable, RollView } from './game-table.ts';

type Events = readonly Types['event'][];
const readRollIn = stable(
  (game: GameTable, facts: object, queries: object, view: object, i18n: I18n, events: Events): RollView | null =>
    game.roll.readRoll({ facts, queries, view, i18n }, events),
);

/** Cached, since both the delay before the next question and the display ask for it. Null if nothing was rolled. */
export const readRoll = (game: GameTable, { facts, queries, view }: PlayScene, i18n: I18n, events: Events) =>
  readRollIn(game, facts, queries, view, i18n, events);
