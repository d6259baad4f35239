/** Reads the one file of a ZIP archive: mail programs and phones pack a save before they send it. */
import { ImportError } from './import-error.ts';
import { inflate } from './inflate.ts';

/** Signatures (APPNOTE 4.3): a file, an entry of the directory, the end of the directory. */
const FILE = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const SIZES = { file: 30, entry: 46, end: 22 } as const;
/** A comment may follow the directory. */
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
/** More files than any mail has; each costs only a look at its name. */
const MOST_ENTRIES = 1000;

/** An empty archive begins with the end of its directory. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length > 4 && [FILE, END].includes(viewOf(bytes).getUint32(0, true));

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

interface Entry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly packed: number;
  /** Offset. */
  readonly at: number;
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - SIZES.end - LONGEST_COMMENT);
  for (let at = view.byteLength - SIZES.end; at >= first; at--) if (view.getUint32(at, true) === END) return at;
  throw new ImportError('app.import.damaged');
}

function listEntries(bytes: Uint8Array): readonly Entry[] {
  const view = viewOf(bytes);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) throw new ImportError('app.import.zip-many');
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let n = 0; n < count; n++) {
    if (view.getUint32(at, true) !== ENTRY) throw new ImportError('app.import.damaged');
    const name = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + SIZES.entry, at + SIZES.entry + name)),
      isEncrypted: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += SIZES.entry + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Skips folders and what macOS adds. */
const isOwn = ({ name }: Entry): boolean => !/(^|\/)(__MACOSX\/|\.)|\/$/.test(name);

function read(bytes: Uint8Array<ArrayBuffer>, entry: Entry): Promise<Uint8Array<ArrayBuffer>> {
  const view = viewOf(bytes);
  if (view.getUint32(entry.at, true) !== FILE) throw new ImportError('app.import.damaged');
  const from = entry.at + SIZES.file + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  const data = bytes.subarray(from, from + entry.packed);
  if (data.length < entry.packed) throw new ImportError('app.import.damaged');
  if (entry.method === STORED) return Promise.resolve(data);
  if (entry.method === DEFLATED) return inflate(data, 'deflate-raw');
  throw new ImportError('app.import.zip-other');
}

/** Throws `ImportError`. */
export async function unzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const [entry, ...others] = listEntries(bytes).filter(isOwn);
    if (!entry) throw new ImportError('app.import.empty');
    if (others.length > 0) throw new ImportError('app.import.zip-many');
    if (entry.isEncrypted) throw new ImportError('app.import.zip-other');
    return await read(bytes, entry);
  } catch (error) {
    // An offset points outside the file.
    throw error instanceof RangeError ? new ImportError('app.import.damaged') : error;
  }
}
