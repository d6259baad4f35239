/** The cached facts of simulations equal those of a freshly read state. */
import { describe, expect, it } from 'vitest';
import type { HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import { SCENARIOS } from '../../../src/engine/games/hitlers-reich/state.ts';
import { readField } from '../../../src/engine/games/hitlers-reich/rules/field.ts';
import { readPlaces } from '../../../src/engine/games/hitlers-reich/rules/places.ts';
import { simulate } from '../../../src/engine/kernel/runner.ts';
import { def, tables } from '../../support/reich.ts';
import { makeChooser, setupOf } from './walk.ts';

const factsOf = (state: HrState) => {
  const { nations, sides, fleets, fortresses } = readField(tables, state);
  return { nations, sides, fleets, fortresses, places: readPlaces(tables, state) };
};

describe('what is kept beside a state in play', () => {
  it.each(SCENARIOS)('is what the state itself says, in every position of a game of %s', (scenario) => {
    const choose = makeChooser(`kept ${scenario}`);
    const game = simulate(def, setupOf(scenario, `kept ${scenario}`));
    let changes = 0;
    let before = JSON.stringify(factsOf(game.state));
    for (let decision = game.decide(); decision; decision = game.decide()) {
      game.play(choose(decision.moves));
      const kept = JSON.stringify(factsOf(game.state));
      const copy = JSON.parse(JSON.stringify(game.state)) as HrState;
      expect(kept).toBe(JSON.stringify(factsOf(copy)));
      if (kept !== before) changes++;
      before = kept;
    }
    expect(tables.boards.has(game.state) && tables.places.has(game.state)).toBe(true);
    expect(changes).toBeGreaterThan(20);
  });
});
