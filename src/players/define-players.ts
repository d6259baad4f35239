import type { GameDefinition, Types } from '../engine/kernel/types.ts';
import { LEVELS } from './levels.ts';
import type { Players, Program } from './types.ts';

export type Make<T extends Types> = (def: GameDefinition<T>, seat: T['seat'], nodes?: number) => Program<T>;

/** The programs of a game from one table; those named as a level are for people to play against. */
export function definePlayers<T extends Types>(
  programs: Readonly<Record<string, Make<T>>>,
  score: Players<T>['score'],
  forecast?: Players<T>['forecast'],
): Players<T> {
  return {
    ids: Object.keys(programs),
    levels: LEVELS.filter((level) => Object.hasOwn(programs, level)),
    create(id, def, seat, nodes) {
      const make = Object.hasOwn(programs, id) ? programs[id] : undefined;
      if (!make) throw new RangeError(`no player ${id}`);
      return { ...make(def, seat, nodes), id };
    },
    score,
    ...(forecast ? { forecast } : {}),
  };
}
