/** Positions that a draft can begin from: the opening of a scenario, a moment of a match. */
import { readSave } from '../../engine/kernel/save-file.ts';
import { loadSave } from '../../engine/kernel/save.ts';
import { startGame as begin } from '../../engine/kernel/runner.ts';
import { SaveError } from '../../engine/kernel/save-file.ts';
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import { keepsSecrets } from '../../engine/kits/hands/agreed.ts';
import { readNotation, writeNotation } from './notation.ts';

/** Starts with the usual options; what is drawn by lot is one possible result. */
export const startGame = <T extends Types>(def: GameDefinition<T>, scenario: string): T['state'] =>
  begin(def, { scenario, seed: 'position', options: {} }).state;

/** An onlooker's view of a game that begins with a position; hidden cards are dealt at random. */
export const seenStart = <T extends Types>(def: GameDefinition<T>, scenario: string, position: unknown): T['view'] =>
  def.view(begin(def, { scenario, seed: 'position', options: {}, position }).state, null);

export interface Moments<T extends Types = Types> {
  readonly name: string;
  readonly scenario: string;
  readonly states: readonly T['state'][];
  /** Nothing is hidden in it any more. */
  readonly isOpen: boolean;
}

/** Undefined for the shipped data. Throws `SaveError`. */
export const packFileOf = (text: string): unknown => readSave(text).packFile;

/** Throws `SaveError` for a match that cannot be read. */
export function momentsOf<T extends Types>(def: GameDefinition<T>, text: string): Moments<T> {
  const file = readSave(text);
  const loaded = loadSave(def, file);
  if (loaded.how === 'refused') throw new SaveError(loaded.line);
  const { points } = loaded.how === 'replayed' ? loaded.timeline : (loaded.fromSnapshot ?? loaded.agreed);
  const states = points.map(({ state }) => state);
  const last = states.at(-1);
  const isOver = last !== undefined && last.result !== null;
  const holders = last === undefined ? null : (def.secrets?.holders(last) ?? null);
  const isOpen = isOver || holders === null || !keepsSecrets({ def, about: file.about });
  return { name: file.about.name, scenario: file.setup.scenario, states, isOpen };
}

/** An onlooker's view, with the rest dealt again, so that it reveals no hand of a running match. Throws `SaveError`. */
export function dealAnew<T extends Types>(def: GameDefinition<T>, state: T['state']): T['state'] {
  const seen = writeNotation(def, state, null);
  if (seen === null) throw new SaveError({ key: 'position.refused.no-text' });
  return readNotation(def, seen);
}
