import { SaveError } from '../../engine/kernel/save-file.ts';
import { SetupError, type Line } from '../../engine/kernel/types.ts';
import { StorageError } from '../storage/storage-error.ts';
import { cleanText } from '../../engine/kernel/clean-text.ts';
import { ImportError } from './import-error.ts';

/** The message of an exception, short enough and safe to show. */
export const detailOf = (error: unknown): string =>
  cleanText(error instanceof Error ? `${error.name}: ${error.message}` : String(error), 300);

/** A path or a value from a file may be of any length and contain anything. */
function tame(line: Line): Line {
  const params = Object.entries(line.params ?? {}).map(
    ([name, value]) => [name, typeof value === 'string' ? cleanText(value, 120) : value] as const,
  );
  return params.length === 0 ? line : { ...line, params: Object.fromEntries(params) };
}

export function problemOf(error: unknown): Line {
  if (error instanceof ImportError || error instanceof SaveError) return tame(error.line);
  if (error instanceof StorageError)
    return error.fault === 'failed'
      ? { key: 'app.storage.failed', params: { detail: detailOf(error.cause ?? error) } }
      : { key: `app.storage.${error.fault}` };
  if (error instanceof SetupError) return { key: 'app.match.setup', params: { detail: detailOf(error) } };
  return { key: 'app.import.fault', params: { detail: detailOf(error) } };
}
