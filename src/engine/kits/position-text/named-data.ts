/** `pack: ID/VERSION DIGEST` on the second line names data other than the shipped ones, but does not hold them. */
import type { PackLabel } from '../pack/pack-file.ts';

/** The line begins with this, and errors call it so. */
export const DATA = 'pack';

export type NamedData = Pick<PackLabel, 'id' | 'version' | 'digest'>;

/** Null where the text after `pack:` has another form. */
export function readNamedData(words: string): NamedData | null {
  const [, id, version, digest] =
    /^\s*([a-z0-9][a-z0-9-]{0,59})\/([1-9]\d{0,6})\s+([0-9a-f]{12})\s*$/.exec(words) ?? [];
  return id === undefined || digest === undefined ? null : { id, version: Number(version), digest };
}

/** Null for a text that names none, or in another form. */
export function namedDataIn(text: string): NamedData | null {
  const line = text.split(/[\r\n|]+/).find((one) => one.trim().startsWith(`${DATA}:`));
  return line === undefined ? null : readNamedData(line.slice(line.indexOf(':') + 1));
}

/** Unchanged for the shipped data. */
export function nameData(text: string, label: NamedData | null): string {
  if (label === null) return text;
  const [head = '', ...lines] = text.split('\n');
  return [head, `${DATA}: ${label.id}/${label.version} ${label.digest}`, ...lines].join('\n');
}
