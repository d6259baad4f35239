/** Reads tables of a WOFF2 file (W3C, WOFF File Format 2.0, sections 3 to 5). */
import { brotliDecompressSync } from 'node:zlib';

/** Tags that the directory names by number; 63 is followed by the tag itself. */
const TAGS =
  (
    'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx ' +
    'BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty ' +
    'just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
  )
    .match(/.{4} ?/g)
    ?.map((tag) => tag.slice(0, 4)) ?? [];
const HEADER = 48;

/** A table as it was before compression. Throws for a table that is missing. */
export function readTable(font: Buffer, wanted: string): Buffer {
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error('the font is no WOFF2');
  const count = font.readUInt16BE(12);
  const compressed = font.readUInt32BE(20);
  let at = HEADER;
  /** Numbers in seven bits a byte, the most significant first. */
  const readNumber = (): number => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  const tables: { readonly tag: string; readonly length: number }[] = [];
  for (let n = 0; n < count; n++) {
    const flags = font.readUInt8(at++);
    const known = TAGS[flags & 0x3f];
    const tag = known ?? font.toString('latin1', at, (at += 4));
    const original = readNumber();
    // Outlines are stored transformed unless the version says otherwise; all other tables only where it does.
    const isTransformed = /^(?:glyf|loca)$/.test(tag) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    tables.push({ tag, length: isTransformed ? readNumber() : original });
  }
  const data = brotliDecompressSync(font.subarray(at, at + compressed));
  let start = 0;
  for (const { tag, length } of tables) {
    if (tag === wanted) return data.subarray(start, start + length);
    start += length;
  }
  throw new Error(`the font has no table ${wanted}`);
}
