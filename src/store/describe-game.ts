/** Makes the common part of a game. It needs the engine's kernel, which comes with the game. */
import { startGame } from '../engine/kernel/runner.ts';
import { isSeriesGame } from './match/series.ts';
import type { ShelfGame } from './shelf.ts';
import type { AnyGame } from './types.ts';

export function describeGame(def: AnyGame): ShelfGame {
  const openings = new Map<string, object>();
  const openingOf = (scenario: string): object => {
    const known = openings.get(scenario);
    if (known) return known;
    const { state } = startGame(def, { scenario, seed: 'shelf', options: {} });
    const opening = def.view(state, null);
    openings.set(scenario, opening);
    return opening;
  };
  return {
    id: def.id,
    seats: def.seats,
    hasSecrets: def.hasSecrets,
    scenarios: def.scenarios,
    facts: def.facts,
    opening: openingOf(def.scenarios[0]?.id ?? ''),
    openingOf,
    isSeries: (scenario) => isSeriesGame(def, { scenario, options: {} }),
  };
}
