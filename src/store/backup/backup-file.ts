/** One gzipped file: a head, then an item a line in the format in which the app would save it alone. */
import { parseForeign, type ForeignFault } from '../../engine/kernel/foreign.ts';
import { v } from '../../engine/kernel/shape.ts';
import type { Params } from '../../engine/kernel/types.ts';
import { ImportError } from '../saves/import-error.ts';
import { LIMITS } from '../saves/limits.ts';

export const BACKUP_FORMAT = 'fronts-backup';
export const BACKUP_VERSION = 1;

export const BACKUP_KINDS = ['match', 'scenario', 'draft', 'pack', 'experiment'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** Its text has not been checked. */
export interface BackupItem {
  readonly kind: BackupKind;
  readonly name: string;
  readonly text: string;
}

export type BackupCounts = Readonly<Record<BackupKind, number>>;

/** Each is enforced while the file is read. */
export const BACKUP_LIMITS = {
  /** Bytes of the file. */
  input: 200_000_000,
  /** Characters of an item, as many as an inflated save may have. */
  item: LIMITS.inflated,
  items: 50_000,
  /** Inflated to compressed: many saves of one game repeat each other. */
  ratio: 400,
} as const;

/** Characters. */
const LONGEST_HEAD = 2000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BACKUP_LIMITS.items));
const headSchema = v.strictObject({
  format: v.literal(BACKUP_FORMAT),
  formatVersion: v.literal(BACKUP_VERSION),
  build: v.pipe(v.string(), v.maxLength(80)),
  counts: v.strictObject({ match: count, scenario: count, draft: count, pack: count, experiment: count }),
});
const itemSchema = v.strictObject({
  kind: v.picklist(BACKUP_KINDS),
  name: v.pipe(v.string(), v.maxLength(200)),
  text: v.pipe(v.string(), v.maxLength(BACKUP_LIMITS.item)),
});

export type BackupHead = v.InferOutput<typeof headSchema>;

export const countItems = (items: readonly Pick<BackupItem, 'kind'>[]): BackupCounts => {
  const counts = { match: 0, scenario: 0, draft: 0, pack: 0, experiment: 0 };
  for (const { kind } of items) counts[kind]++;
  return counts;
};

/** Gzipped where the browser can. `items` are fetched one at a time, so few are in memory at once. */
export async function writeBackup(
  head: Pick<BackupHead, 'build' | 'counts'>,
  items: AsyncIterable<BackupItem>,
): Promise<Blob> {
  const first = { format: BACKUP_FORMAT, formatVersion: BACKUP_VERSION, ...head } satisfies BackupHead;
  const parts: Blob[] = [new Blob([`${JSON.stringify(first)}\n`])];
  // A blob may be moved to the disk by the browser; a string stays in memory.
  for await (const item of items) parts.push(new Blob([`${JSON.stringify(item)}\n`]));
  const plain = new Blob(parts, { type: 'text/plain' });
  if (typeof CompressionStream === 'undefined') return plain;
  const packed = plain.stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(packed, { headers: { 'content-type': 'application/gzip' } }).blob();
}

/** The head of a backup; null for any other file. Throws `ImportError` for a newer or damaged head. */
export async function peekBackup(file: Blob): Promise<BackupHead | null> {
  try {
    for await (const line of linesOf(file, LONGEST_HEAD)) return readHead(line);
  } catch (error) {
    // Not text, or no line as short as a head: it is some other file.
    if (error instanceof ImportError && /^app\.import\.|\.not-ours$/.test(error.line.key)) return null;
    throw error;
  }
  return null;
}

/** One item at a time. Throws `ImportError` at the first line that does not fit. */
export async function* readBackup(file: Blob): AsyncGenerator<BackupItem> {
  let number = 0;
  for await (const line of linesOf(file, BACKUP_LIMITS.item * 2)) {
    number++;
    if (number === 1) {
      readHead(line);
      continue;
    }
    if (number > BACKUP_LIMITS.items + 1) throw new ImportError('backup.refused.many', { max: BACKUP_LIMITS.items });
    const refuse = (fault: ForeignFault, params: Params) => refused(fault, params, number);
    yield parseForeign(line, { schema: itemSchema, refuse });
  }
}

const readHead = (line: string): BackupHead =>
  parseForeign(line, {
    schema: headSchema,
    head: { format: BACKUP_FORMAT, version: BACKUP_VERSION },
    refuse: (fault, params) => refused(fault, params, 1),
  });

function refused(fault: ForeignFault, params: Params, line: number): ImportError {
  if (fault === 'not-ours' || (fault === 'not-json' && line === 1)) return new ImportError('backup.refused.not-ours');
  if (fault === 'newer') return new ImportError('backup.refused.newer', params);
  const { path = '-', detail = 'JSON' } = params;
  return new ImportError('backup.refused.shape', { line, path, detail });
}

/** The lines of a file, plain or gzipped, within the limits. A last line without an end was cut off. */
async function* linesOf(file: Blob, longest: number): AsyncGenerator<string> {
  if (file.size > BACKUP_LIMITS.input) throw new ImportError('app.import.too-large', { max: BACKUP_LIMITS.input });
  const reader = (await textStreamOf(file)).getReader();
  /** Parts of a line that has no end yet, and their length. */
  let begun: string[] = [];
  let length = 0;
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > file.size * BACKUP_LIMITS.ratio)
        throw new ImportError('app.import.ratio', { max: BACKUP_LIMITS.ratio });
      const [first = '', ...others] = value.split('\n');
      begun.push(first);
      length += first.length;
      if (length > longest) throw new ImportError('app.import.inflates', { max: longest });
      for (const next of others) {
        yield begun.join('');
        begun = [next];
        length = next.length;
      }
    }
  } catch (error) {
    // The browser says only that the data is bad: cut off, not gzip, not text.
    throw error instanceof ImportError ? error : new ImportError('app.import.damaged');
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  if (length > 0) throw new ImportError('app.import.damaged');
}

async function textStreamOf(file: Blob): Promise<ReadableStream<string>> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const bytes = file.stream();
  const decode = () =>
    new TextDecoderStream('utf-8', { fatal: true }) as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>;
  if (first !== 0x1f || second !== 0x8b) return bytes.pipeThrough(decode());
  if (typeof DecompressionStream === 'undefined') throw new ImportError('app.import.no-inflate');
  return bytes.pipeThrough(new DecompressionStream('gzip')).pipeThrough(decode());
}
