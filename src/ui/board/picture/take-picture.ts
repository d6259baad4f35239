/** A picture of the whole board as it stands in the page. */
import type { Size } from '../viewport-math.ts';
import { keeperOf } from './bitmap-keeper.ts';
import { canPaint, draughtsman } from './draughtsman.ts';
import type { Drawing, DrawnStyle, Matrix } from './drawing.ts';
import { wholeBoard } from './frame.ts';
import { readStanding } from './read-drawing.ts';

/** Length of the longer side of a picture that is kept as a file, in pixels. */
const LONG_SIDE = 2400;

const AS_IT_IS: DrawnStyle = { isShown: true, opacity: 1 };

interface Laid {
  readonly drawing: Drawing;
  readonly styles: readonly DrawnStyle[];
}

/** The board as a PNG. Null where the browser cannot paint, or has no surface left. */
export async function takePicture(stage: Element, board: Size): Promise<Blob | null> {
  const bitmap = await paintBoard(stage, board, LONG_SIDE);
  return bitmap && pngOf(bitmap);
}

/**
 * Paints print, counters and signs, with nothing that only leads the hand (the layer that hears, the buttons), so many pixels
 * long. Null where the browser cannot paint, or has no surface left.
 */
export async function paintBoard(stage: Element, board: Size, longSide: number): Promise<ImageBitmap | null> {
  const print = stage.querySelector('canvas.map-bitmap');
  const keeper = print && keeperOf(print);
  if (!keeper || !canPaint()) return null;
  await keeper.whenRead();
  const painter = draughtsman();
  const laid = layersOver(stage, board);
  const kept = laid.map(({ drawing, styles }) => ({ drawing: painter.keep(drawing), styles }));
  try {
    const excerpt = wholeBoard(board, longSide / Math.max(board.width, board.height));
    return await painter.paint({ layers: [...keeper.layers(), ...kept], excerpt });
  } finally {
    for (const { drawing } of kept) painter.forget(drawing);
  }
}

/** What stands over the print, from below. */
function layersOver(stage: Element, board: Size): readonly Laid[] {
  const corner = stage.getBoundingClientRect();
  // Pixels of the page to a unit of the board, as it is shown.
  const scale = corner.width / board.width;
  const placed = (svg: SVGSVGElement): Laid => {
    const { x, y, width } = svg.getBoundingClientRect();
    const box = svg.viewBox.baseVal;
    const size = width / scale / box.width;
    const [left, top] = [(x - corner.x) / scale, (y - corner.y) / scale];
    return laidAt(readStanding(svg), [size, 0, 0, size, left - box.x * size, top - box.y * size]);
  };
  return [...stage.children].flatMap((layer) => {
    if (getComputedStyle(layer).display === 'none' || layer.classList.contains('space-board')) return [];
    if (layer instanceof SVGSVGElement) return [placed(layer)];
    if (getComputedStyle(layer).visibility === 'hidden') return [];
    return byLevel([...layer.querySelectorAll<SVGSVGElement>('svg')]).map(placed);
  });
}

/** Counters are elements of their own: the greater number lies above. */
const byLevel = (pieces: readonly SVGSVGElement[]): readonly SVGSVGElement[] => {
  const level = ({ style }: SVGSVGElement) => Number(style.zIndex) || 0;
  return [...pieces].sort((a, b) => level(a) - level(b));
};

const laidAt = ({ drawing, styles }: Laid, matrix: Matrix): Laid => ({
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
