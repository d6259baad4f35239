import {
  buildMap as buildBtm,
  mapShapes as btmShapes,
  thumbShapes as btmThumb,
} from './blitzkrieg-to-moscow-2/build.ts';
import { buildMap as buildHlb, mapShapes as hlbShapes, thumbShapes as hlbThumb } from './hitlers-last-battles/build.ts';
import { buildMap as buildHr } from './hitlers-reich/build.ts';
import { mapShapes as hrShapes, thumbShapes as hrThumb } from './hitlers-reich/export.ts';
import { drawNature } from './hitlers-reich/nature.ts';
import { placeAll, printOf } from './hitlers-reich/slots.ts';

export interface MapFile {
  readonly url: URL;
  readonly text: string;
}

interface Drawing {
  readonly shapes: object;
  readonly thumb: object;
}

/** How each board is drawn. */
const BOARDS = {
  'blitzkrieg-to-moscow-2': (): Drawing => ({ shapes: btmShapes(buildBtm()), thumb: btmThumb() }),
  'hitlers-last-battles': (): Drawing => ({ shapes: hlbShapes(buildHlb()), thumb: hlbThumb() }),
  'hitlers-reich': (): Drawing => {
    const map = buildHr();
    const standings = placeAll(map);
    const nature = drawNature(map, printOf(standings));
    return { shapes: hrShapes(map, standings, nature), thumb: hrThumb(map, standings) };
  },
};
export type Board = keyof typeof BOARDS;

/** The generated files of one board with their text; the same on every machine, which a test proves against the committed ones. */
export function renderBoard(board: Board): readonly MapFile[] {
  const folder = new URL(`../../src/ui/games/${board}/board/`, import.meta.url);
  const { shapes, thumb } = BOARDS[board]();
  return [
    { url: new URL('map-shapes.json', folder), text: toText(shapes) },
    { url: new URL('map-thumb.json', folder), text: toText(thumb) },
  ];
}

/** Every generated file of every board. */
export const renderFiles = (): readonly MapFile[] => (Object.keys(BOARDS) as Board[]).flatMap(renderBoard);

/** One top-level key a line: small, and a change shows where it is. */
function toText(shapes: object): string {
  const lines = Object.entries(shapes).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
