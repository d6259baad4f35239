/** The set-up of the last new game, stored on this device: the next one begins with it. */
import { v } from '../engine/kernel/shape.ts';
import { LEVELS, type Level } from '../players/levels.ts';
import { parseStored, readText, writeStored } from './browser-storage.ts';

const NAME = 'fronts-last-setup';

export type Player = 'person' | Level;
export const PLAYERS: readonly Player[] = ['person', ...LEVELS];

export interface LastSetup {
  /** The keys are games, which this build may not have. */
  readonly scenarios: Readonly<Record<string, string>>;
  /** In the order of the seats of any game; null: not set up yet. */
  readonly players: readonly Player[] | null;
  /** The last pair, from left to right; null: no pair has played yet. */
  readonly names: readonly [string, string] | null;
}

const NOTHING: LastSetup = { scenarios: {}, players: null, names: null };
const MAX_SCENARIOS = 20;
const MAX_NAME = 60;

const ownName = v.pipe(v.string(), v.maxLength(MAX_NAME));

/** A part that does not fit falls back alone. */
const schema = v.object({
  scenarios: v.fallback(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((all) =>
        Object.fromEntries(
          Object.entries(all)
            .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
            .slice(0, MAX_SCENARIOS),
        ),
      ),
    ),
    {},
  ),
  players: v.fallback(v.nullable(v.pipe(v.array(v.picklist(PLAYERS)), v.length(2))), null),
  names: v.fallback(v.nullable(v.tuple([ownName, ownName])), null),
});

export interface LastSetups {
  readonly read: () => LastSetup;
  /** Keeps the names of the last pair if none are given. */
  readonly keep: (game: string, scenario: string, players: readonly Player[], names?: LastSetup['names']) => void;
}

export function createLastSetup(storage: Pick<Storage, 'getItem' | 'setItem'> | null): LastSetups {
  const read = (): LastSetup => parseStored(schema, readText(storage, NAME)) ?? NOTHING;
  return {
    read,
    keep(game, scenario, players, names) {
      const last = read();
      const scenarios = { ...last.scenarios, [game]: scenario };
      writeStored(storage, NAME, { scenarios, players, names: names ?? last.names });
    },
  };
}
