import type { Line, Params } from '../../engine/kernel/types.ts';

/** A refused file, with the sentence that says why. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly line: Line;
  constructor(key: `app.import.${string}` | `backup.refused.${string}`, params?: Params) {
    super(key);
    this.line = params ? { key, params } : { key };
  }
}

export function refusedBecause(line: Line): ImportError {
  const error = new ImportError('app.import.fault');
  return Object.assign(error, { line });
}
