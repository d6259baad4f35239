/**
 * The data that the text of a position belongs to, where they are not the shipped ones: `pack: ID/VERSION DIGEST`, the line
 * after the first. The text does not carry them; whoever reads it has them, or is told which are missing.
 */
import type { PackLabel } from '../pack/pack-file.ts';

/** What the line begins with, and errors call it. */
export const DATA = 'pack';

export type NamedData = Pick<PackLabel, 'id' | 'version' | 'digest'>;

/** What stands after `pack:`; null where it is not of that form. */
export function readNamedData(words: string): NamedData | null {
  const [, id, version, digest] =
    /^\s*([a-z0-9][a-z0-9-]{0,59})\/([1-9]\d{0,6})\s+([0-9a-f]{12})\s*$/.exec(words) ?? [];
  return id === undefined || digest === undefined ? null : { id, version: Number(version), digest };
}

/** The data that a text names; null for one that names none, or not in that form. */
export function namedDataIn(text: string): NamedData | null {
  const line = text.split(/[\r\n|]+/).find((one) => one.trim().startsWith(`${DATA}:`));
  return line === undefined ? null : readNamedData(line.slice(line.indexOf(':') + 1));
}

/** The text with the data that it belongs to; as it is for the shipped ones. */
export function nameData(text: string, label: NamedData | null): string {
  if (label === null) return text;
  const [head = '', ...lines] = text.split('\n');
  return [head, `${DATA}: ${label.id}/${label.version} ${label.digest}`, ...lines].join('\n');
}
