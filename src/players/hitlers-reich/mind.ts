/** A player's knowledge of board and cards, computed once for each game, and its results at a question. */
import type { HrFacts } from '../../engine/games/hitlers-reich/facts.ts';
import type { Side, SpaceId } from '../../engine/games/hitlers-reich/ids.ts';
import { readAids, readyAids, type Aid, type Aids } from './aids.ts';
import { enemyOf, type Sight } from './sight.ts';
import { TEMPER, type Temper } from './temper.ts';
import { readBoard, type Place } from './worth.ts';

export type HomeOf = 'axis' | 'soviet' | 'western';

export interface Mind {
  readonly temper: Temper;
  readonly board: ReadonlyMap<SpaceId, Place>;
  readonly aids: Aids;
  readonly centres: Readonly<Record<HomeOf, readonly Place[]>>;
  readonly homes: ReadonlyMap<SpaceId, HomeOf>;
  readonly side: Side;
  readonly enemy: Side;
}

const HOMES: readonly HomeOf[] = ['axis', 'soviet', 'western'];
const homeOf = (nation: string | null): HomeOf | null => HOMES.find((one) => one === nation) ?? null;

export function makeMind(facts: HrFacts, side: Side, temper = TEMPER): Mind {
  const board = readBoard(facts);
  const homes = new Map<SpaceId, HomeOf>();
  for (const { id, production, productionOwner } of [...facts.areas, ...facts.zones]) {
    const home = production > 0 ? homeOf(productionOwner) : null;
    if (home) homes.set(id, home);
  }
  const centresOf = (nation: HomeOf) => [...board.values()].filter(({ id }) => homes.get(id) === nation);
  return {
    temper,
    board,
    aids: readAids(facts),
    centres: { axis: centresOf('axis'), soviet: centresOf('soviet'), western: centresOf('western') },
    homes,
    side,
    enemy: enemyOf(side),
  };
}

/** A question with values that several of its moves ask for, computed once. */
export class Scene {
  readonly mind: Mind;
  readonly sight: Sight;
  readonly #ready: Partial<Record<Side, readonly Aid[]>> = {};
  readonly #known = new Map<string, number>();
  readonly #made: unknown[] = [];

  constructor(mind: Mind, sight: Sight) {
    this.mind = mind;
    this.sight = sight;
  }

  readyOf(side: Side): readonly Aid[] {
    return (this.#ready[side] ??= readyAids(this.mind.aids, this.sight.table, side));
  }

  /** A cached number; its name says all that it depends on at this question. */
  number(name: string, count: () => number): number {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const counted = count();
    this.#known.set(name, counted);
    return counted;
  }

  /** The same for any other value; a slot is for one kind of value. */
  once<X>(place: number, make: () => X): X {
    const known = this.#made[place];
    if (known !== undefined) return known as X;
    const made = make();
    this.#made[place] = made;
    return made;
  }
}
