/** Turns bytes into text for all readers of foreign files. */
import { ImportError } from './import-error.ts';
import { inflate } from './inflate.ts';
import { LIMITS } from './limits.ts';
import { plainText } from './plain-text.ts';
import { isZip, unzip } from './unzip.ts';

/** The byte-order mark decides, or the first two characters: every save begins with two of ASCII. */
function encodingOf([a, b, c, d]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0 && c !== 0 && d === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0 && c === 0 && d !== 0)) return 'utf-16be';
  return 'utf-8';
}

/** UTF-8 or UTF-16, with or without a byte-order mark. Throws `ImportError` on bytes that are not text. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new ImportError('app.import.not-text');
  }
}

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** A gzipped file may be gzipped again, or put into a ZIP. */
const MOST_LAYERS = 3;

async function unpack(bytes: Uint8Array<ArrayBuffer>, layers = MOST_LAYERS): Promise<Uint8Array<ArrayBuffer>> {
  if (layers === 0) return bytes;
  if (isGzip(bytes)) return unpack(await inflate(bytes, 'gzip'), layers - 1);
  if (isZip(bytes)) return unpack(await unzip(bytes), layers - 1);
  return bytes;
}

/** Unpacks the file within the limits; one larger than `max` bytes is not read at all. Throws `ImportError`. */
export async function readFileText(file: Blob, max: number = LIMITS.input): Promise<string> {
  if (file.size > max) throw new ImportError('app.import.too-large', { max });
  if (file.size === 0) throw new ImportError('app.import.empty');
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // The file was moved or changed since it was chosen, or is a folder.
    throw new ImportError('app.import.unreadable');
  }
  return plainText(decodeText(await unpack(bytes)));
}
