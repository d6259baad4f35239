/** A position of a game from a file with its text. */
import { readFileSync } from 'node:fs';
import { seedRng, drawFrom } from '../../src/engine/kernel/rng.ts';
import { ShapeError } from '../../src/engine/kernel/shape.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { UsageError } from './cli.ts';

/** The text, and the scenario that it belongs to. Throws `UsageError` for a file that cannot be read, and a text that is refused. */
export function readPositionFile<T extends Types>(
  def: GameDefinition<T>,
  path: string,
): { readonly text: string; readonly scenario: string } {
  const positions = def.positions;
  if (!positions) throw new UsageError(`positions of ${def.id} have no text`);
  const rng = seedRng(path);
  try {
    const text = readFileSync(path, 'utf8');
    const state = positions.read(text, { rng, draw: (n) => drawFrom(rng, n) });
    return { text, scenario: positions.scenarioOf(state) };
  } catch (error) {
    if (error instanceof ShapeError || (error instanceof Error && 'code' in error))
      throw new UsageError(`${path}: ${error.message}`);
    throw error;
  }
}
