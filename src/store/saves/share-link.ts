/** A whole match in the part of an address that browsers never send to a server. */
import type { SaveFile } from '../../engine/kernel/save-file.ts';
import { ImportError } from './import-error.ts';
import { deflate, inflate } from './inflate.ts';
import { LIMITS } from './limits.ts';
import { decodeText } from './read-file.ts';
import { hasForeignSigns, shareDataIn } from './share-data.ts';

export const SHARE_ROUTE = '#/share/';

/** Base64 with `-` and `_`, without padding (RFC 4648 §5). */
function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(data: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  } catch {
    throw new ImportError('app.import.link');
  }
}

/** `#/share/<data>` without abandoned lines; null where it is too long for a link. */
export async function makeShareLink(save: SaveFile): Promise<string | null> {
  const match: SaveFile = {
    ...save,
    redo: [],
    branches: [],
    takeBacks: save.takeBacks.map((step) => ({ ...step, branch: 0 })),
  };
  return makeTextLink(JSON.stringify(match));
}

/** Null where it is too long for a link. */
export async function makeTextLink(text: string): Promise<string | null> {
  const bytes = await deflate(text, 'deflate-raw');
  const link = bytes && SHARE_ROUTE + toBase64Url(bytes);
  return link && link.length <= LIMITS.link ? link : null;
}

/** The data is cut off or none at all; other text may hold the link. */
const isOfData = (error: unknown): boolean =>
  error instanceof ImportError && ['app.import.damaged', 'app.import.link'].includes(error.line.key);

/** Ignores what a chat or a mail put around the data. Throws `ImportError`. */
export async function readShare(data: string): Promise<string> {
  if (data.length > LIMITS.input) throw new ImportError('app.import.too-large', { max: LIMITS.input });
  let fault: unknown = new ImportError('app.import.link');
  for (const one of shareDataIn(data))
    try {
      return decodeText(await inflate(fromBase64Url(one), 'deflate-raw'));
    } catch (error) {
      if (!isOfData(error)) throw error;
      if (!hasForeignSigns(data)) fault = error;
    }
  throw fault;
}
