/** A whole match in the part of an address that browsers never send to a server. */
import type { SaveFile } from '../../engine/kernel/save-file.ts';
import { ImportError } from './import-error.ts';
import { deflate, inflate } from './inflate.ts';
import { LIMITS } from './limits.ts';
import { decodeText } from './read-file.ts';

export const SHARE_ROUTE = '#/share/';

/** Base64 with `-` and `_`, without padding (RFC 4648 §5). */
function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(data: string): Uint8Array<ArrayBuffer> {
  if (!/^[A-Za-z0-9_-]+$/.test(data)) throw new ImportError('app.import.link');
  try {
    return Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  } catch {
    throw new ImportError('app.import.link');
  }
}

/** `#/share/<data>`: the match itself, without the lines that were left; null when it does not fit into a link. */
export async function makeShareLink(save: SaveFile): Promise<string | null> {
  const match: SaveFile = {
    ...save,
    redo: [],
    branches: [],
    takeBacks: save.takeBacks.map((step) => ({ ...step, branch: 0 })),
  };
  return makeTextLink(JSON.stringify(match));
}

/** The link of any text that this app reads; null when it does not fit into one. */
export async function makeTextLink(text: string): Promise<string | null> {
  const bytes = await deflate(text, 'deflate-raw');
  const link = bytes && SHARE_ROUTE + toBase64Url(bytes);
  return link && link.length <= LIMITS.link ? link : null;
}

/** The save text of a share link's data. Throws `ImportError`. */
export async function readShare(data: string): Promise<string> {
  if (data.length > LIMITS.input) throw new ImportError('app.import.too-large', { max: LIMITS.input });
  return decodeText(await inflate(fromBase64Url(data), 'deflate-raw'));
}

/** The data of a share link that stands in `text`; null when it holds none. */
export function findShareData(text: string): string | null {
  const at = text.indexOf(SHARE_ROUTE);
  return at < 0 ? null : (/^[^\s]*/.exec(text.slice(at + SHARE_ROUTE.length))?.[0] ?? null);
}
