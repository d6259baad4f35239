/** A roll of a finished match in a few words: its outcome, what it was about, its dice. */
import type { Types } from '../../../engine/kernel/types.ts';
import type { Film } from '../../../store/film.ts';
import type { GameTable, WordScene } from '../game-table.ts';
import { seenAt, type SeenDie } from '../mini-dice.tsx';

export interface ToldRoll {
  readonly title: string;
  readonly what: string | null;
  readonly turn: number;
  readonly dice: readonly SeenDie[];
}

/** Null if the point has no result to tell. `at` is the index of a point. */
export function tellRoll(game: GameTable, scene: WordScene<Types>, film: Film, at: number): ToldRoll | null {
  const frame = film.frameAt(at);
  if (!frame) return null;
  const then = { ...scene, view: frame.view };
  const beat = game.roll.readBeat(then, frame.events);
  const roll = beat ? null : game.roll.readRoll(then, frame.events);
  const title = beat?.title ?? roll?.outcome ?? roll?.result;
  if (title === undefined) return null;
  return {
    title,
    what: beat?.kicker ?? roll?.title ?? null,
    turn: frame.moment.turn,
    dice: seenAt(frame.point, game.roll.diceOf(frame.point)),
  };
}
