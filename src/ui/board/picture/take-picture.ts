import type { Size } from '../viewport-math.ts';
import { bitmapCacheOf } from './bitmap-cache.ts';
import { canPaint, painterClient } from './painter-client.ts';
import type { Drawing, DrawnStyle, Matrix } from './drawing.ts';
import { wholeBoard } from './crop.ts';
import { readStanding } from './read-drawing.ts';

/** Pixels on the longer side of a picture that is saved as a file. */
const LONG_SIDE = 2400;

const AS_IT_IS: DrawnStyle = { isShown: true, opacity: 1 };

interface StyledDrawing {
  readonly drawing: Drawing;
  readonly styles: readonly DrawnStyle[];
}

/** The board as a PNG. Null if the browser cannot paint it. */
export async function takePicture(stage: Element, board: Size): Promise<Blob | null> {
  const bitmap = await paintBoard(stage, board, LONG_SIDE);
  return bitmap && pngOf(bitmap);
}

/**
 * The print, counters and signs without the input layer and the buttons, `longSide` pixels on the longer side.
 * Null if the browser cannot paint it.
 */
export async function paintBoard(stage: Element, board: Size, longSide: number): Promise<ImageBitmap | null> {
  const print = stage.querySelector('canvas.map-bitmap');
  const cache = print && bitmapCacheOf(print);
  if (!cache || !canPaint()) return null;
  await cache.whenRead();
  const painter = painterClient();
  const over = layersOver(stage, board);
  const kept = over.map(({ drawing, styles }) => ({ drawing: painter.keep(drawing), styles }));
  try {
    const crop = wholeBoard(board, longSide / Math.max(board.width, board.height));
    return await painter.paint({ layers: [...cache.layers(), ...kept], crop });
  } finally {
    for (const { drawing } of kept) painter.forget(drawing);
  }
}

function layersOver(stage: Element, board: Size): readonly StyledDrawing[] {
  const corner = stage.getBoundingClientRect();
  // Pixels of the page a board unit.
  const scale = corner.width / board.width;
  const placed = (svg: SVGSVGElement): StyledDrawing => {
    const { x, y, width } = svg.getBoundingClientRect();
    const box = svg.viewBox.baseVal;
    const size = width / scale / box.width;
    const [left, top] = [(x - corner.x) / scale, (y - corner.y) / scale];
    return movedBy(readStanding(svg), [size, 0, 0, size, left - box.x * size, top - box.y * size]);
  };
  return [...stage.children].flatMap((layer) => {
    if (getComputedStyle(layer).display === 'none' || layer.classList.contains('space-board')) return [];
    if (layer instanceof SVGSVGElement) return [placed(layer)];
    if (getComputedStyle(layer).visibility === 'hidden') return [];
    return byLevel([...layer.querySelectorAll<SVGSVGElement>('svg')]).map(placed);
  });
}

const byLevel = (pieces: readonly SVGSVGElement[]): readonly SVGSVGElement[] => {
  const level = ({ style }: SVGSVGElement) => Number(style.zIndex) || 0;
  return [...pieces].sort((a, b) => level(a) - level(b));
};

const movedBy = ({ drawing, styles }: StyledDrawing, matrix: Matrix): StyledDrawing => ({
  drawing: { ...drawing, nodes: [{ kind: 'group', style: styles.length, matrix, nodes: drawing.nodes }] },
  styles: [...styles, AS_IT_IS],
});

async function pngOf(bitmap: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
