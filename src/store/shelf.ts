/** What the screens may know of a game without a match of it being open: its facts, seats, scenarios and opening. */
import { isPlayable, loadGame } from '../engine/games/registry.ts';
import { startGame } from '../engine/kernel/runner.ts';
import type { GameDefinition, ScenarioSpec, Types } from '../engine/kernel/types.ts';

export interface ShelfGame {
  readonly id: string;
  readonly seats: readonly string[];
  readonly hasSecrets: boolean;
  readonly scenarios: readonly ScenarioSpec[];
  readonly facts: object;
  /** An onlooker's view of the first scenario as it is set up. */
  readonly opening: object;
}

const loaded = new Map<string, Promise<ShelfGame>>();

/** Fetches a game's common part; null for a game that cannot be played here. Rejects where its chunk cannot be had. */
export function loadShelfGame(id: string): Promise<ShelfGame> | null {
  if (!isPlayable(id)) return null;
  const known = loaded.get(id);
  if (known) return known;
  const game = loadGame(id).then((def) => describe(def));
  loaded.set(id, game);
  // A chunk that did not come may come the next time.
  game.catch(() => loaded.delete(id));
  return game;
}

function describe<T extends Types>(def: GameDefinition<T>): ShelfGame {
  const [scenario] = def.scenarios;
  const { state } = startGame(def, { scenario: scenario?.id ?? '', seed: 'shelf', options: {} });
  return {
    id: def.id,
    seats: def.seats,
    hasSecrets: def.hasSecrets,
    scenarios: def.scenarios,
    facts: def.facts,
    opening: def.view(state, null),
  };
}
