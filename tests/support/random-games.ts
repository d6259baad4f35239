/** Shared by the random games of several rules. */
import { digestState } from '../../src/engine/kernel/digest.ts';
import { applyMove, decide, startGame } from '../../src/engine/kernel/runner.ts';
import type { GameDefinition, Setup, Types } from '../../src/engine/kernel/types.ts';

/** `expect` costs more than a move; these checks run a million times. */
export function check(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

/** Fingerprints after every move of a game. Throws where the last state, or one of each `every`, does not survive JSON. */
export function digestsOf<T extends Types>(
  def: GameDefinition<T>,
  setup: Setup,
  choose: (moves: readonly T['move'][]) => T['move'],
  every: number,
): readonly string[] {
  let { state } = startGame(def, setup);
  const digests: string[] = [];
  for (let decision = decide(def, state); decision; decision = decide(def, state)) {
    const outcome = applyMove(def, state, choose(decision.moves));
    if (!outcome.ok) throw new Error(outcome.reason.key);
    ({ state } = outcome);
    const digest = digestState(state);
    digests.push(digest);
    if (digests.length % every === 0 || state.result)
      check(digestState(def.readState(JSON.parse(JSON.stringify(state)))) === digest, `${digest} is read otherwise`);
  }
  return digests;
}
