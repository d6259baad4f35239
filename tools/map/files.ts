import { listIds, openMap } from '../lib/games.ts';

export interface MapFile {
  readonly url: URL;
  readonly text: string;
}

/** The generated files of one board with their text; the same on every machine, which a test proves against the committed ones. */
export async function renderBoard(game: string): Promise<readonly MapFile[]> {
  const folder = new URL(`../../src/ui/games/${game}/board/`, import.meta.url);
  const drawMap = await openMap(game);
  const { shapes, thumb } = drawMap();
  return [
    { url: new URL('map-shapes.json', folder), text: toText(shapes) },
    { url: new URL('map-thumb.json', folder), text: toText(thumb) },
  ];
}

/** Every generated file of every board. */
export const renderFiles = async (): Promise<readonly MapFile[]> =>
  (await Promise.all(listIds().map(renderBoard))).flat();

/** One top-level key a line: small, and a change shows where it is. */
function toText(shapes: object): string {
  const lines = Object.entries(shapes).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
