import { createHash } from 'node:crypto';
import { listIds, openMap } from '../lib/games.ts';
import type { MapDrawing } from './drawing.ts';
import { engrave } from './engraving/drawing.ts';
import type { Edition } from './engraving/print.ts';

export interface MapFile {
  readonly url: URL;
  readonly text: string;
}

/** One board as the tool draws it today. */
export interface Board {
  /** Generated files with their text; the same on every machine, which a test proves against the committed ones. */
  readonly files: readonly MapFile[];
  /** Its engraved pictures; null where it has none. */
  readonly pictures: Pictures | null;
}

export interface Pictures {
  readonly svg: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly editions: readonly Edition[];
  /** The addresses of the editions, in order. */
  readonly urls: readonly URL[];
  /** Tells which drawing the committed pictures show: their own pixels depend on the browser that painted them. */
  readonly label: MapFile;
}

/** Sizes of a picture: for a board seen whole, on finer screens, and from near; with their usual quality under 700 KB together. */
export const EDITIONS: readonly Edition[] = [
  { scale: 0.5, quality: 0.68 },
  { scale: 1, quality: 0.5 },
  { scale: 1.5, quality: 0.28 },
];

export async function drawBoard(game: string): Promise<Board> {
  const folder = new URL(`../../src/ui/games/${game}/board/`, import.meta.url);
  const drawMap = await openMap(game);
  const drawing = drawMap();
  return {
    files: [
      { url: new URL('map-shapes.json', folder), text: toText(drawing.shapes) },
      { url: new URL('map-thumb.json', folder), text: toText(drawing.thumb) },
    ],
    pictures: picturesOf(drawing, folder),
  };
}

function picturesOf({ ground, qualities = [] }: MapDrawing, folder: URL): Pictures | null {
  if (!ground) return null;
  const svg = engrave(ground);
  const label = {
    drawing: createHash('sha256').update(svg).digest('hex'),
    widths: EDITIONS.map(({ scale }) => Math.round(ground.width * scale)),
  };
  return {
    svg,
    size: { width: ground.width, height: ground.height },
    editions: EDITIONS.map((edition, i) => ({ ...edition, quality: qualities[i] ?? edition.quality })),
    urls: EDITIONS.map((_, i) => new URL(`ground-${i + 1}.webp`, folder)),
    label: { url: new URL('ground.json', folder), text: toText(label) },
  };
}

/** The generated text files of one board. */
export async function renderBoard(game: string): Promise<readonly MapFile[]> {
  const { files, pictures } = await drawBoard(game);
  return pictures ? [...files, pictures.label] : files;
}

export const drawBoards = (): Promise<readonly Board[]> => Promise.all(listIds().map(drawBoard));

/** One top-level key a line: small, and a change shows where it is. */
function toText(shapes: object): string {
  const lines = Object.entries(shapes).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
