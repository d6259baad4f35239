/** Random games: kinds of moves first, then one of that kind, so that rare actions come up. */
import type { Move } from '../../../src/engine/games/hitlers-reich/moves.ts';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import { RULING_IDS, RULINGS } from '../../../src/engine/games/hitlers-reich/rulings.ts';
import type { HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import { drawFrom, seedRng } from '../../../src/engine/kernel/rng.ts';
import { applyMove, decide, startGame } from '../../../src/engine/kernel/runner.ts';
import type { Setup } from '../../../src/engine/kernel/types.ts';
import { def } from '../../support/reich.ts';

/** A game has about 200 to 650 moves; more than this is one that does not end. */
export const MOST_MOVES = 20_000;

export type Chooser = (moves: readonly Move[]) => Move;

export function makeChooser(seed: string): Chooser {
  const rng = seedRng(seed);
  const pick = <X>(items: readonly X[]): X => {
    const item = items[drawFrom(rng, items.length)];
    if (item === undefined) throw new Error('INV-15: no legal move');
    return item;
  };
  return (moves) => {
    const type = pick([...new Set(moves.map((move) => move.type))]);
    return pick(moves.filter((move) => move.type === type));
  };
}

export const setupOf = (
  scenario: string,
  seed: string,
  options: Setup['options'] = {},
  position?: Position,
): Setup => ({
  scenario,
  seed,
  options,
  ...(position && { position }),
});

/** Every open question answered the other way. */
export const OTHER_RULINGS: Setup['options'] = Object.fromEntries(
  RULING_IDS.map((id) => [id, RULINGS[id].values[1]] as const),
);

export interface Visit {
  readonly state: HrState;
  readonly before: HrState;
  readonly move: Move;
}

/** Plays a game to its end; gives the last state and the number of moves. */
export function walk(setup: Setup, visit: (visit: Visit) => void, most = MOST_MOVES) {
  const choose = makeChooser(setup.seed);
  let { state } = startGame(def, setup);
  let moves = 0;
  for (let decision = decide(def, state); decision; decision = decide(def, state)) {
    if (moves >= most) throw new Error(`INV-23: ${setup.seed} does not end`);
    const move = choose(decision.moves);
    const done = applyMove(def, state, move, { seat: decision.seat });
    if (!done.ok) throw new Error(`INV-21: ${def.words.notation(move)} is listed and refused: ${done.reason.key}`);
    moves += 1;
    visit({ state: done.state, before: state, move });
    state = done.state;
  }
  return { state, moves };
}
