import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { EDITIONS } from '../../workshop/map/files.ts';

/** The committed pictures of a board's ground, smallest first. */
export const picturesOf = (game: string): readonly Buffer[] =>
  EDITIONS.map((_, i) =>
    readFileSync(new URL(`../../src/ui/games/${game}/board/ground-${i + 1}.webp`, import.meta.url)),
  );

/** Bytes of a board's committed shapes and of those for thumbnails, compressed. */
export const packedSizesOf = (game: string): readonly number[] =>
  ['map-shapes.json', 'map-thumb.json'].map(
    (file) =>
      gzipSync(readFileSync(new URL(`../../src/ui/games/${game}/board/${file}`, import.meta.url)), { level: 9 }).length,
  );

/** Width and height of a WebP, from its extended header. */
export function sizeOf(webp: Buffer): readonly [width: number, height: number] {
  if (webp.toString('latin1', 8, 16) !== 'WEBPVP8X') throw new Error('no extended WebP');
  return [webp.readUIntLE(24, 3) + 1, webp.readUIntLE(27, 3) + 1];
}

/** Sizes that the editions of a board must have. */
export const sizesOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  EDITIONS.map(({ scale }) => [Math.round(width * scale), Math.round(height * scale)] as const);

/** The starting points of a drawing's paths. */
export const startsOf = (svg: string): readonly (readonly [x: number, y: number])[] =>
  [...svg.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
