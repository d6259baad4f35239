import { describe, expect, it } from 'vitest';
import {
  BACKUP_LIMITS,
  peekBackup,
  readBackup,
  writeBackup,
  type BackupItem,
} from '../../../src/store/backup/backup-file.ts';
import { ImportError } from '../../../src/store/saves/import-error.ts';

const COUNTS = { match: 2, scenario: 0, draft: 0, pack: 1, experiment: 0 };
const ITEMS: readonly BackupItem[] = [
  { kind: 'pack', name: 'My printed game', text: '{"format":"fronts-pack"}' },
  { kind: 'match', name: 'Зима — 冬', text: '{"a":1}\n' },
  { kind: 'match', name: '', text: 'x'.repeat(100_000) },
];

async function* each(items: readonly BackupItem[]): AsyncGenerator<BackupItem> {
  for (const item of items) yield await Promise.resolve(item);
}
const make = (items = ITEMS): Promise<Blob> => writeBackup({ build: 'test', counts: COUNTS }, each(items));

async function readAll(file: Blob): Promise<readonly BackupItem[]> {
  const read: BackupItem[] = [];
  for await (const item of readBackup(file)) read.push(item);
  return read;
}

const plainOf = async (file: Blob): Promise<string> =>
  new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();

async function refusalOf(file: Blob): Promise<ImportError['line']> {
  try {
    await readAll(file);
  } catch (error) {
    if (error instanceof ImportError) return error.line;
    throw error;
  }
  throw new Error('it was read');
}

describe('a backup', () => {
  it('holds each thing as it was, and says in its head how many there are', async () => {
    const file = await make();
    expect(await readAll(file)).toEqual(ITEMS);
    expect((await peekBackup(file))?.counts).toEqual(COUNTS);
    expect(file.size).toBeLessThan(2000);
  });

  it('is read unpacked too', async () => {
    const plain = new Blob([await plainOf(await make())]);
    expect(await readAll(plain)).toEqual(ITEMS);
  });

  it('is told from every other file by its first line', async () => {
    for (const text of [
      '',
      'BtM2',
      '{}',
      '{"format":"fronts-pack","formatVersion":1}\n',
      '{"format":\n',
      `${'{'.repeat(5000)}\n`,
    ])
      expect(await peekBackup(new Blob([text])), text.slice(0, 40)).toBeNull();
  });

  it('of a newer format is refused with both versions', async () => {
    const plain = (await plainOf(await make())).replace('"formatVersion":1', '"formatVersion":7');
    expect(await refusalOf(new Blob([plain]))).toEqual({ key: 'backup.refused.newer', params: { found: 7, known: 1 } });
  });

  it('is refused at the line and the place that do not fit', async () => {
    const lines = (await plainOf(await make())).split('\n');
    const refusal = (line: string): Promise<ImportError['line']> =>
      refusalOf(new Blob([[...lines.slice(0, 2), line, ...lines.slice(3)].join('\n')]));
    expect(await refusal('{"kind":"match","name":"x"}')).toMatchObject({
      key: 'backup.refused.shape',
      params: { line: 3, path: 'text' },
    });
    expect(await refusal('{"kind":"virus","name":"x","text":""}')).toMatchObject({ params: { line: 3, path: 'kind' } });
    expect(await refusal('{"kind":"match","name":"x","text":"","run":"alert(1)"}')).toMatchObject({
      params: { line: 3, path: 'run' },
    });
    expect(await refusal('no JSON')).toMatchObject({ params: { line: 3, path: '-' } });
  });

  it('that was cut off is refused, packed or not', async () => {
    const file = await make();
    expect(await refusalOf(file.slice(0, file.size - 20))).toEqual({ key: 'app.import.damaged' });
    const plain = await plainOf(file);
    expect(await refusalOf(new Blob([plain.slice(0, -1)]))).toEqual({ key: 'app.import.damaged' });
  });

  it('that is a bomb is refused before it is unpacked', async () => {
    const bomb = new Blob(['x'.repeat(30_000_000)]).stream().pipeThrough(new CompressionStream('gzip'));
    expect(await refusalOf(await new Response(bomb).blob())).toEqual({
      key: 'app.import.ratio',
      params: { max: BACKUP_LIMITS.ratio },
    });
  });
});
