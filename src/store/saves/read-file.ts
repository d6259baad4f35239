import { ImportError } from './import-error.ts';
import { inflate } from './inflate.ts';
import { LIMITS } from './limits.ts';

/** UTF-8, with or without a byte-order mark. Throws `ImportError` on bytes that are not text. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportError('app.import.not-text');
  }
}

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The text of a file, plain or gzipped, within the limits. A file too large is not read at all. Throws `ImportError`. */
export async function readFileText(file: Blob): Promise<string> {
  if (file.size > LIMITS.input) throw new ImportError('app.import.too-large', { max: LIMITS.input });
  if (file.size === 0) throw new ImportError('app.import.empty');
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // Moved or changed since it was chosen, or a folder.
    throw new ImportError('app.import.unreadable');
  }
  return decodeText(isGzip(bytes) ? await inflate(bytes, 'gzip') : bytes);
}
