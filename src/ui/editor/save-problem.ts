import type { Line } from '../../engine/kernel/types.ts';

/** Something that could not be opened, with the sentence that says why. */
export class SaveProblem extends Error {
  override readonly name = 'SaveProblem';
  constructor(readonly line: Line) {
    super(line.key);
  }
}

/** The sentence of whatever was thrown. */
export function problemOf(error: unknown): Line {
  if (typeof error === 'object' && error !== null && 'line' in error) return error.line as Line;
  return { key: 'save.refused.unplayable', params: { detail: error instanceof Error ? error.message : String(error) } };
}
