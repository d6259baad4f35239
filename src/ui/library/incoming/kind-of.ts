/** What a file or a text from elsewhere is. Its content decides, not its name. */
import { EXPERIMENT_FORMAT } from '../../../lab/experiment/plan.ts';
import { POSITION_FORMAT } from '../../../lab/positions/document.ts';
import { PACK_FORMAT } from '../../../engine/kits/pack/pack-file.ts';

/** What is not said to be anything else is read as a match, whose reader says what is wrong with it. */
export type TextKind = 'match' | 'position' | 'pack' | 'experiment';

const KINDS: Readonly<Record<string, TextKind>> = {
  [POSITION_FORMAT]: 'position',
  [PACK_FORMAT]: 'pack',
  [EXPERIMENT_FORMAT]: 'experiment',
};

function formatOf(json: string): string | null {
  try {
    const { format } = JSON.parse(json) as { readonly format?: unknown };
    return typeof format === 'string' ? format : null;
  } catch {
    return null;
  }
}

/** An experiment with its games is a line of JSON for each; every other kind is one value. */
export const kindOfText = (text: string): TextKind =>
  KINDS[formatOf(text) ?? formatOf(text.slice(0, Math.max(0, text.indexOf('\n')))) ?? ''] ?? 'match';
