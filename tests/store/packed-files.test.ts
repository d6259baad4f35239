/** A save is read in each encoding and package that a system, a mail or a chat gives it. */
import { readFileSync } from 'node:fs';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../src/store/saves/plain-text.ts';
import { fresh } from '../support/store-world.ts';

const good = readFileSync(new URL('../saves/toy/format-1.json', import.meta.url), 'utf8').trim();
const utf8 = Buffer.from(good);
const utf16 = (text: string, isBig = false): Buffer =>
  isBig ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'utf16le');

interface Inside {
  readonly name: string;
  readonly bytes: Buffer;
  readonly method?: number;
  readonly flags?: number;
}

/** A ZIP archive of these files. */
function zip(files: readonly Inside[], comment = ''): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, method = 8, flags = 0 } of files) {
    const data = method === 8 ? deflateRawSync(bytes) : bytes;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(flags, 6);
    head.writeUInt16LE(method, 8);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(bytes.length, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(at, 42);
    parts.push(head, Buffer.from(name), data);
    list.push(entry, Buffer.from(name));
    at += 30 + Buffer.byteLength(name) + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, ...list, end, Buffer.from(comment)]);
}
const save = { name: 'Winter.json', bytes: utf8 };

const READ: Readonly<Record<string, Buffer>> = {
  'UTF-8 with a mark': Buffer.from(`\uFEFF${good}`),
  'UTF-16 with a mark': utf16(`\uFEFF${good}`),
  'UTF-16 without a mark': utf16(good),
  'UTF-16 with the high byte first': utf16(`\uFEFF${good}`, true),
  'UTF-16 with the high byte first, without a mark': utf16(good, true),
  gzip: gzipSync(utf8),
  'gzip in gzip': gzipSync(gzipSync(utf8)),
  'UTF-16 in gzip': gzipSync(utf16(`\uFEFF${good}`)),
  'a ZIP': zip([save]),
  'a ZIP that packs nothing': zip([{ ...save, method: 0 }]),
  'a ZIP with a comment': zip([save], 'from the club'),
  'a ZIP with a folder': zip([
    { name: 'saves/', bytes: Buffer.alloc(0), method: 0 },
    { ...save, name: 'saves/冬.json' },
  ]),
  'a ZIP of an Apple system': zip([
    save,
    { name: '__MACOSX/._Winter.json', bytes: Buffer.from('x') },
    { name: '.DS_Store', bytes: Buffer.from('x') },
  ]),
  'gzip in a ZIP': zip([{ name: 'Winter.json.gz', bytes: gzipSync(utf8) }]),
  'a code fence': Buffer.from(`\`\`\`json\n${good}\n\`\`\`\n`),
};

const importFile = (bytes: Buffer) =>
  fresh()
    .library.getState()
    .importFile(new Blob([new Uint8Array(bytes)]));

describe('a save', () => {
  it.each(Object.entries(READ))('in %s is read', async (_what, bytes) => {
    expect(await importFile(bytes)).toMatchObject({ ok: true, entry: { moves: 6, about: { name: 'Winter' } } });
  });

  it.each([
    ['several files', zip([save, { ...save, name: 'Spring.json' }]), 'zip-many'],
    ['a password', zip([{ ...save, flags: 1 }]), 'zip-other'],
    ['another method', zip([{ ...save, method: 12 }]), 'zip-other'],
    ['no file', zip([]), 'empty'],
    ['its end cut off', zip([save]).subarray(0, -30), 'damaged'],
    ['its list cut off', zip([save]).subarray(60), 'not-text'],
    ['a bomb', zip([{ name: 'bomb.json', bytes: Buffer.alloc(50_000_000, ' ') }]), 'ratio'],
    ['too many layers', gzipSync(gzipSync(gzipSync(gzipSync(utf8)))), 'not-text'],
  ])('in a file with %s is refused', async (_what, bytes, key) => {
    expect(await importFile(bytes)).toMatchObject({ ok: false, problem: { key: `app.import.${key}` } });
  });

  it.each([
    ['alone', `\`\`\`\n${good}\n\`\`\``],
    ['with a language', `\`\`\`json\n${good}\n\`\`\``],
    ['of tildes', `~~~\n${good}\n~~~`],
    ['between words', `Look at this:\n\n\`\`\`json\r\n${good}\r\n\`\`\`\nWhat would you do?`],
    ['within a line', `\`${good}\``],
  ])('pasted in a code fence %s is read', async (_what, text) => {
    expect(await fresh().library.getState().importText(text)).toMatchObject({ ok: true, entry: { moves: 6 } });
  });
});

describe('a text', () => {
  it('that has no fence stays, without spaces around it', () => {
    expect(plainText('  hitlers-reich/3\nturn: 1 \n')).toBe('hitlers-reich/3\nturn: 1');
    expect(plainText('{"name":"```\\nx\\n```"}')).toBe('{"name":"```\\nx\\n```"}');
  });

  it('of a position is taken out of its fence', () => {
    expect(plainText('My idea:\n```\nhitlers-reich/3\nturn: 1\n```')).toBe('hitlers-reich/3\nturn: 1');
  });
});
