/**
 * The effect of each reading of an open rule, and of each option, on the balance: the same seeds with and without it.
 */
import type { Roster } from '../../src/lab/seated.ts';
import { valuesOf } from '../../src/engine/kits/pack/form-values.ts';
import type { OptionSpec, Setup, Types } from '../../src/engine/kernel/types.ts';
import { shareOf } from '../../src/players/value.ts';
import { playBetween } from '../lib/between.ts';
import { errorOf, meanOf } from '../../src/lab/stats/stats.ts';

export interface ReadingsOrder {
  readonly scenario: string;
  /** The player of both seats. */
  readonly player: string;
  readonly games: number;
  readonly seed: string;
}

/** A choice other than the one that a match has by itself. */
export interface Reading {
  readonly id: string;
  readonly value: string | boolean;
  readonly rule: string;
}

export interface Compared extends Reading {
  /** The change in the first seat's share of wins, -1 to 1, and its standard error. */
  readonly more: number;
  readonly error: number;
  /** Games that end otherwise than without it. */
  readonly changed: number;
}

export interface Readings {
  readonly scenario: string;
  /** Share of the first seat as the rules are. */
  readonly share: number;
  readonly compared: readonly Compared[];
}

export const listReadings = (options: readonly OptionSpec[]): readonly Reading[] =>
  options.flatMap(({ id, form, initial, rule = '' }) =>
    valuesOf(form)
      .filter((value) => value !== initial)
      .map((value) => ({ id, value, rule })),
  );

/** `tell` hears of each reading as it is done. */
export function compareReadings<T extends Types>(
  roster: Roster<T>,
  order: ReadingsOrder,
  tell: (compared: Compared) => void,
): Readings {
  const { def } = roster;
  const options = def.scenarios.find(({ id }) => id === order.scenario)?.options ?? [];
  const usual = playAll(roster, order, {});
  const compared = listReadings(options).map((reading) => {
    const played = playAll(roster, order, { [reading.id]: reading.value });
    const differences = played.map((share, i) => share - (usual[i] ?? 0));
    const found = {
      ...reading,
      more: meanOf(differences),
      error: errorOf(differences),
      changed: differences.filter((difference) => difference !== 0).length,
    };
    tell(found);
    return found;
  });
  return { scenario: order.scenario, share: meanOf(usual), compared };
}

/** The first seat's result in each game. */
function playAll<T extends Types>(
  roster: Roster<T>,
  { scenario, player, games, seed }: ReadingsOrder,
  options: NonNullable<Setup['options']>,
): readonly number[] {
  const [first] = roster.def.seats;
  return Array.from({ length: games }, (_, i) => {
    const { state } = playBetween(roster, { scenario, seed: `${seed}/${i}`, options }, [player, player]);
    return shareOf(state.result?.winner ?? 'draw', first);
  });
}
