import { buildMap, mapShapes, thumbShapes } from './hitlers-last-battles/build.ts';

const BOARD = new URL('../../src/ui/games/hitlers-last-battles/board/', import.meta.url);

export interface MapFile {
  readonly url: URL;
  readonly text: string;
}

/** Every generated file with its text; the same on every machine, which a test proves against the committed ones. */
export function renderFiles(): readonly MapFile[] {
  return [
    { url: new URL('map-shapes.json', BOARD), text: toText(mapShapes(buildMap())) },
    { url: new URL('map-thumb.json', BOARD), text: toText(thumbShapes()) },
  ];
}

/** One top-level key a line: small, and a change shows where it is. */
function toText(shapes: object): string {
  const lines = Object.entries(shapes).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
