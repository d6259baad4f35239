/** What the last new game was set up with, kept on this device: the next one begins with it. */
import { LEVELS, type Level } from '../players/levels.ts';

const NAME = 'fronts-last-setup';

/** Who sits on a seat. */
export type Player = 'person' | Level;
export const PLAYERS: readonly Player[] = ['person', ...LEVELS];

export interface LastSetup {
  /** By game; perhaps one that this build does not have. */
  readonly scenarios: Readonly<Record<string, string>>;
  /** In the order of the seats of any game; null: not set up yet. */
  readonly players: readonly Player[] | null;
}

const NOTHING: LastSetup = { scenarios: {}, players: null };

const isPlayer = (value: unknown): value is Player => PLAYERS.some((player) => player === value);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function pick(value: unknown): LastSetup {
  if (!isRecord(value)) return NOTHING;
  const { scenarios, players } = value;
  const known = isRecord(scenarios) ? Object.entries(scenarios) : [];
  return {
    scenarios: Object.fromEntries(
      known.filter((entry): entry is [string, string] => typeof entry[1] === 'string').slice(0, 20),
    ),
    players: Array.isArray(players) && players.length === 2 && players.every(isPlayer) ? players : null,
  };
}

export interface LastSetups {
  readonly read: () => LastSetup;
  readonly keep: (game: string, scenario: string, players: readonly Player[]) => void;
}

/** Where nothing can be kept, each new game begins with the defaults. Stored text may be garbage, or another version's. */
export function createLastSetup(storage: Pick<Storage, 'getItem' | 'setItem'> | null): LastSetups {
  const read = (): LastSetup => {
    try {
      return pick(JSON.parse(storage?.getItem(NAME) ?? 'null'));
    } catch {
      return NOTHING;
    }
  };
  return {
    read,
    keep(game, scenario, players) {
      try {
        storage?.setItem(NAME, JSON.stringify({ scenarios: { ...read().scenarios, [game]: scenario }, players }));
      } catch {
        // It is not worth a word.
      }
    },
  };
}
