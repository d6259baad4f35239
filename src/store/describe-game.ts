import { startGame } from '../engine/kernel/runner.ts';
import type { ScenarioSpec } from '../engine/kernel/types.ts';
import { isSeriesGame } from './match/series.ts';
import type { AnyGame } from './types.ts';

export interface ShelfGame {
  readonly id: string;
  readonly seats: readonly string[];
  readonly hasSecrets: boolean;
  readonly scenarios: readonly ScenarioSpec[];
  readonly facts: object;
  readonly queries: object;
  readonly opening: object;
  /** Anything drawn by lot at set-up is one possible result. */
  readonly openingOf: (scenario: string) => object;
  readonly firstOf: (scenario: string) => string;
  readonly isSeries: (scenario: string) => boolean;
}

export function describeGame(def: AnyGame): ShelfGame {
  const openings = new Map<string, { readonly view: object; readonly first: string }>();
  const begin = (scenario: string) => {
    const known = openings.get(scenario);
    if (known) return known;
    const { state } = startGame(def, { scenario, seed: 'shelf', options: {} });
    const opening = { view: def.view(state, null), first: def.words.moment(state).seat };
    openings.set(scenario, opening);
    return opening;
  };
  const openingOf = (scenario: string): object => begin(scenario).view;
  return {
    id: def.id,
    seats: def.seats,
    hasSecrets: def.secrets !== undefined,
    scenarios: def.scenarios,
    facts: def.data.facts,
    queries: def.queries,
    get opening() {
      return openingOf(def.scenarios[0]?.id ?? '');
    },
    openingOf,
    firstOf: (scenario) => begin(scenario).first,
    isSeries: (scenario) => isSeriesGame(def, { scenario, options: {} }),
  };
}
