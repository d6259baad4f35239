import type { Line } from '../../engine/kernel/types.ts';

/** An error with a sentence for the player. */
export class SaveProblem extends Error {
  override readonly name = 'SaveProblem';
  constructor(readonly line: Line) {
    super(line.key);
  }
}

/** The sentence of anything thrown. */
export function problemOf(error: unknown): Line {
  if (typeof error === 'object' && error !== null && 'line' in error) return error.line as Line;
  return { key: 'save.refused.unplayable', params: { detail: error instanceof Error ? error.message : String(error) } };
}
