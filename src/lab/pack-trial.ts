/** Test games with the data of a pack: greedy programs play them to the end, and positions are checked. */
import { simulate, startGame } from '../engine/kernel/runner.ts';
import { SaveError } from '../engine/kernel/save-file.ts';
import { checkPlayable } from '../engine/kernel/soundness.ts';
import type { GameDefinition, Line, Types } from '../engine/kernel/types.ts';
import type { Players } from '../players/types.ts';
import { MOVE_CAP, policyOf, seatPlayer } from './seated.ts';

export interface Trial {
  readonly games: number;
  readonly moves: number;
  /** Why the trial ended early; null: nothing failed. */
  readonly problem: Line | null;
}

/** Checking every position would take longer than playing. */
const LOOK_EVERY = 5;

class Unsound extends Error {
  override readonly name = 'Unsound';
}

/** `games` are shared by the scenarios. `tell` is called after each and awaited. */
export async function playTrial(
  open: () => GameDefinition<Types> | Promise<GameDefinition<Types>>,
  players: Players<Types>,
  games: number,
  tell: (trial: Trial) => void | Promise<void>,
): Promise<Trial> {
  let trial: Trial = { games: 0, moves: 0, problem: null };
  try {
    const def = await open();
    for (const { id: scenario } of def.scenarios)
      checkPlayable(def, startGame(def, { scenario, seed: 'trial', options: {} }).state);
    for (let n = 0; n < games; n++) {
      trial = { games: n + 1, moves: trial.moves + playOne(def, players, n), problem: null };
      await tell(trial);
    }
    return trial;
  } catch (error) {
    return { ...trial, problem: problemOf(error) };
  }
}

/** The number of moves. Throws where the game does not end or a position breaks an invariant. */
function playOne(def: GameDefinition<Types>, players: Players<Types>, n: number): number {
  const scenario = def.scenarios[n % def.scenarios.length]?.id ?? '';
  const seed = `trial/${n}`;
  const roster = { def, players };
  const [first, second] = def.seats;
  const policy = policyOf(def, [seatPlayer(roster, 'greedy', first), seatPlayer(roster, 'greedy', second)], seed);
  const game = simulate(def, { scenario, seed, options: {} });
  let moves = 0;
  for (let made = LOOK_EVERY; made === LOOK_EVERY && moves < MOVE_CAP; moves += made) {
    made = game.playout(policy, LOOK_EVERY);
    const [broken] = def.invariants(game.state);
    if (broken !== undefined) throw new Unsound(`${scenario}, ${seed}: ${broken}`);
  }
  if (game.state.result === null) throw new Unsound(`${scenario}, ${seed}: no end after ${moves} moves`);
  return moves;
}

function problemOf(error: unknown): Line {
  if (error instanceof SaveError) return error.line;
  return { key: 'pack.fault.trial', params: { detail: error instanceof Error ? error.message : String(error) } };
}
