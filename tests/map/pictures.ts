import { readFileSync } from 'node:fs';
import { EDITIONS } from '../../tools/map/files.ts';

/** The committed pictures of a board's ground, smallest first. */
export const picturesOf = (game: string): readonly Buffer[] =>
  EDITIONS.map((_, i) =>
    readFileSync(new URL(`../../src/ui/games/${game}/board/ground-${i + 1}.webp`, import.meta.url)),
  );

/** Width and height of a WebP, from its extended header. */
export function sizeOf(webp: Buffer): readonly [width: number, height: number] {
  if (webp.toString('latin1', 8, 16) !== 'WEBPVP8X') throw new Error('no extended WebP');
  return [webp.readUIntLE(24, 3) + 1, webp.readUIntLE(27, 3) + 1];
}

/** Sizes that the editions of a board must have. */
export const sizesOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  EDITIONS.map(({ scale }) => [Math.round(width * scale), Math.round(height * scale)] as const);

/** Where the paths of a drawing begin. */
export const startsOf = (svg: string): readonly (readonly [x: number, y: number])[] =>
  [...svg.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
