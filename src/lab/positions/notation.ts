/** Positions as the text notation of their game. */
import { SaveError } from '../../engine/kernel/save-file.ts';
import { seedRng } from '../../engine/kernel/rng.ts';
import { drawFrom } from '../../engine/kernel/rng.ts';
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import type { EditorKit } from '../../engine/kits/position-edit/editor.ts';
import { positionTextOf } from '../../engine/kits/position-text/position-text.ts';
import { explainText } from './from-text.ts';

/** Of a sound position; null where the game has no notation. Throws what the game throws for one that is not. */
export const writeNotation = <T extends Types>(
  def: GameDefinition<T>,
  kit: EditorKit<T>,
  state: T['state'],
): string | null => positionTextOf(def)?.write(kit.open(state)) ?? null;

/** The position of a text; what it does not tell is dealt. Throws `SaveError` with the reason and the place. */
export function readNotation<T extends Types>(def: GameDefinition<T>, text: string): T['state'] {
  const rng = seedRng('notation');
  try {
    const notation = positionTextOf(def);
    if (!notation) throw new SaveError({ key: 'save.refused.not-ours' });
    return notation.read(text, { rng, draw: (n) => drawFrom(rng, n) });
  } catch (error) {
    throw error instanceof SaveError ? error : new SaveError(explainText(def.id, text, error));
  }
}
