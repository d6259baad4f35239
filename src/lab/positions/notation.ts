import { SaveError } from '../../engine/kernel/save-file.ts';
import { seedRng } from '../../engine/kernel/rng.ts';
import { drawFrom } from '../../engine/kernel/rng.ts';
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import { labelOfPack } from '../../engine/kits/pack/pack-file.ts';
import { nameData } from '../../engine/kits/position-text/named-data.ts';
import { explainText } from './from-text.ts';

/** Null without a notation. `seat`: what it sees (null: an onlooker), else all. Throws for an unsound position. */
export function writeNotation<T extends Types>(
  def: GameDefinition<T>,
  state: T['state'],
  seat?: T['seat'] | null,
): string | null {
  const { positions } = def;
  if (!positions) return null;
  return nameData(seat === undefined ? positions.write(state) : positions.write(state, seat), labelOfPack(def.data));
}

/** Hidden parts are dealt. Throws `SaveError` with the reason and the place. */
export function readNotation<T extends Types>(def: GameDefinition<T>, text: string): T['state'] {
  const rng = seedRng('notation');
  try {
    const notation = def.positions;
    if (!notation) throw new SaveError({ key: 'save.refused.not-ours' });
    return notation.read(text, { rng, draw: (n) => drawFrom(rng, n) });
  } catch (error) {
    throw error instanceof SaveError ? error : new SaveError(explainText(def.id, text, error));
  }
}
