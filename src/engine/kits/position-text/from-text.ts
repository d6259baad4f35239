/** A match that begins from the text of a position instead of its scenario's set-up. */
import type { GameDefinition, PositionText } from '../../kernel/types.ts';
import { SetupError, type Chance, type Setup, type Types } from '../../kernel/types.ts';
import { readPosition } from '../position/read-position.ts';

export interface FromText<T extends Types> {
  readonly positions: PositionText<T>;
  /** Throws `SetupError` for options that it cannot change. */
  readonly withOptions: (state: T['state'], options: Setup['options']) => T['state'];
  readonly readState: (value: unknown) => T['state'];
}

/** Options of the set-up come before those of the text. Throws `SetupError`, also for another scenario or version. */
function setupFromText<T extends Types>(
  { positions, withOptions, readState }: FromText<T>,
  { scenario, options, rules }: Setup,
  text: string,
  chance: Chance,
): T['state'] {
  return readPosition(() => {
    const state = positions.read(text, chance);
    const found = positions.scenarioOf(state);
    if (found !== scenario) throw new SetupError(`position: of the scenario ${found}, not ${scenario}`);
    const version = positions.versionOf(state);
    if (rules !== undefined && rules !== version)
      throw new SetupError(`position: of version ${version} of the rules, not ${rules}`);
    return Object.keys(options).length === 0 ? state : readState(withOptions(state, options));
  });
}

/** The opening of a match: from a position in text, if the set-up has one, otherwise by the game's own set-up. */
export const withText =
  <T extends Types>(fromText: FromText<T>, open: GameDefinition<T>['setup']): GameDefinition<T>['setup'] =>
  (given, chance) =>
    typeof given.position === 'string' ? setupFromText(fromText, given, given.position, chance) : open(given, chance);
