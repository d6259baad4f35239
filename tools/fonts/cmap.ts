import { readTable } from './woff2.ts';

/** Reads the characters of a WOFF2 font from its `cmap` table (formats 4 and 12). */
export function readCharacters(woff2: Buffer): ReadonlySet<number> {
  const font = readTable(woff2, 'cmap');
  const found = new Set<number>();
  const count = font.readUInt16BE(2);
  for (let n = 0; n < count; n++) {
    const at = font.readUInt32BE(4 + n * 8 + 4);
    const format = font.readUInt16BE(at);
    if (format === 4) readFormat4(font, at, found);
    if (format === 12) readFormat12(font, at, found);
  }
  return found;
}

/** Segments of 16-bit codes; a glyph of 0 means that the font only seems to have the character. */
function readFormat4(font: Buffer, at: number, found: Set<number>): void {
  const segments = font.readUInt16BE(at + 6) / 2;
  const ends = at + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const offsets = deltas + segments * 2;
  for (let n = 0; n < segments; n++) {
    const first = font.readUInt16BE(starts + n * 2);
    const last = font.readUInt16BE(ends + n * 2);
    const delta = font.readUInt16BE(deltas + n * 2);
    const offset = font.readUInt16BE(offsets + n * 2);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const glyph =
        offset === 0 ? (code + delta) & 0xffff : font.readUInt16BE(offsets + n * 2 + offset + (code - first) * 2);
      if (glyph !== 0) found.add(code);
    }
  }
}

function readFormat12(font: Buffer, at: number, found: Set<number>): void {
  const groups = font.readUInt32BE(at + 12);
  for (let n = 0; n < groups; n++) {
    const group = at + 16 + n * 12;
    const first = font.readUInt32BE(group);
    const last = font.readUInt32BE(group + 4);
    for (let code = first; code <= last; code++) found.add(code);
  }
}
