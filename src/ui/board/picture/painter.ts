import type {
  Box,
  Drawing,
  DrawnNode,
  DrawnStyle,
  ImageWidth,
  Crop,
  Ink,
  Letters,
  PaintServer,
  Picture,
  Tiles,
} from './drawing.ts';

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

interface Resources {
  /** An empty canvas in device pixels; null when the browser is out of canvas memory. */
  readonly surface: (width: number, height: number) => Context | null;
  /** The loaded images, by address. */
  readonly images: ReadonlyMap<string, ImageBitmap>;
}

export function paintPicture(picture: Picture, crop: Crop, resources: Resources): Context | null {
  const context = resources.surface(crop.width, crop.height);
  if (!context) return null;
  for (const { drawing, styles } of picture.layers) {
    const { scale, x, y } = crop;
    context.setTransform(scale, 0, 0, scale, -x, -y);
    paintNodes({ context, drawing, styles, resources }, drawing.nodes);
  }
  return context;
}

/** The fonts of a picture with the text set in them, and the addresses of its images at `scale` (pixels a unit). */
export function needsOf(
  { layers }: Picture,
  scale: number,
): {
  readonly fonts: ReadonlyMap<string, string>;
  readonly images: ReadonlySet<string>;
} {
  const [fonts, images] = [new Map<string, string>(), new Set<string>()];
  for (const { drawing, styles } of layers) {
    const visit = (node: DrawnNode): void => {
      if (node.kind === 'group') node.nodes.forEach(visit);
      if (node.kind === 'image') images.add(widthFor(node, scale).href);
      const letters = node.kind === 'text' && styles[node.style]?.letters;
      if (letters) fonts.set(letters.font, (fonts.get(letters.font) ?? '') + wordsOf(node.text, letters));
    };
    drawing.nodes.forEach(visit);
    for (const server of Object.values(drawing.servers)) if (server.kind === 'tiles') server.nodes.forEach(visit);
  }
  return { fonts, images };
}

interface Scene {
  readonly context: Context;
  readonly drawing: Drawing;
  readonly styles: readonly DrawnStyle[];
  readonly resources: Resources;
}

function paintNodes(scene: Scene, nodes: readonly DrawnNode[]): void {
  for (const node of nodes) paintNode(scene, node);
}

function paintNode(scene: Scene, node: DrawnNode): void {
  const { context, drawing, styles } = scene;
  const style = styles[node.style];
  if (!style?.isShown || style.opacity === 0) return;
  const matrix = node.matrix ?? style.matrix;
  const clip = node.clip === undefined ? undefined : drawing.clips[node.clip];
  context.save();
  if (matrix) context.transform(...matrix);
  if (clip !== undefined) context.clip(kept(cuts, node, () => new Path2D(clip)));
  if (node.kind !== 'group') {
    context.globalAlpha *= style.opacity;
    paintShape(scene, node, style);
  } else if (style.opacity === 1) {
    paintNodes(scene, node.nodes);
  } else {
    paintFaint(scene, node.nodes, style.opacity);
  }
  context.restore();
}

/** Group opacity: elements of the group do not show through each other. */
function paintFaint(scene: Scene, nodes: readonly DrawnNode[], opacity: number): void {
  const { context } = scene;
  const { canvas } = context;
  const aside = scene.resources.surface(canvas.width, canvas.height);
  if (!aside) return;
  aside.setTransform(context.getTransform());
  paintNodes({ ...scene, context: aside }, nodes);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha *= opacity;
  context.drawImage(aside.canvas, 0, 0);
}

function paintShape(scene: Scene, node: Exclude<DrawnNode, { kind: 'group' }>, style: DrawnStyle): void {
  const { context, resources } = scene;
  if (node.kind === 'image') {
    const image = bitmapFor(node, context.getTransform().a, resources);
    const { x, y, width, height } = node.box;
    if (image) context.drawImage(image, x, y, width, height);
    return;
  }
  if (!style.ink) return;
  if (node.kind === 'text') {
    if (style.letters) paintText(context, node, style.ink, style.letters);
    return;
  }
  const outline = outlineOf(node);
  fill(scene, outline, style.ink, node.kind === 'rect' ? node.box : null);
  stroke(context, outline, style.ink);
}

type ImageNode = Extract<DrawnNode, { kind: 'image' }>;

const STRETCH = 1.12;
const NONE: ImageWidth = { href: '', width: 0 };

/** The smallest size that is sharp at `scale`, otherwise the largest. */
export const widthFor = ({ box, widths }: ImageNode, scale: number): ImageWidth =>
  widths.find(({ width }) => width * STRETCH >= box.width * scale) ?? widths.at(-1) ?? NONE;

/** The right size; until it has loaded, the largest one that has. */
function bitmapFor(node: ImageNode, scale: number, { images }: Resources): ImageBitmap | undefined {
  const right = images.get(widthFor(node, scale).href);
  return right ?? [...node.widths].reverse().flatMap(({ href }) => images.get(href) ?? [])[0];
}

const outlines = new WeakMap<DrawnNode, Path2D>();
const cuts = new WeakMap<DrawnNode, Path2D>();

function kept(store: WeakMap<DrawnNode, Path2D>, node: DrawnNode, make: () => Path2D): Path2D {
  const known = store.get(node);
  if (known) return known;
  const path = make();
  store.set(node, path);
  return path;
}

const outlineOf = (node: Extract<DrawnNode, { kind: 'path' | 'rect' | 'circle' }>): Path2D =>
  kept(outlines, node, () => {
    const outline = node.kind === 'path' ? new Path2D(node.d) : new Path2D();
    if (node.kind === 'rect') {
      const { x, y, width, height } = node.box;
      if (node.radius && 'roundRect' in outline) outline.roundRect(x, y, width, height, node.radius);
      else outline.rect(x, y, width, height);
    }
    if (node.kind === 'circle') outline.arc(node.x, node.y, node.r, 0, 2 * Math.PI);
    return outline;
  });

function fill(scene: Scene, outline: Path2D, ink: Ink, box: Box | null): void {
  const { context, drawing } = scene;
  if (ink.fill === 'none' || ink.fillOpacity === 0) return;
  const rule = ink.isEvenOdd ? 'evenodd' : 'nonzero';
  context.save();
  context.globalAlpha *= ink.fillOpacity;
  const server = ink.fill.startsWith('#') ? drawing.servers[ink.fill.slice(1)] : undefined;
  if (!server) {
    context.fillStyle = ink.fill;
    context.fill(outline, rule);
  } else if (server.kind === 'tiles') {
    context.clip(outline, rule);
    paintTiles(scene, server);
  } else if (box) {
    paintGradient(scene, server, box);
  }
  context.restore();
}

function stroke(context: Context, outline: Path2D, ink: Ink): void {
  if (!hasLine(ink)) return;
  context.save();
  takeLine(context, ink);
  context.stroke(outline);
  context.restore();
}

const hasLine = (ink: Ink): boolean => ink.stroke !== 'none' && ink.strokeOpacity > 0 && ink.width > 0;

function takeLine(context: Context, ink: Ink): void {
  context.globalAlpha *= ink.strokeOpacity;
  context.strokeStyle = ink.stroke;
  context.lineWidth = ink.width;
  context.lineCap = ink.cap;
  context.lineJoin = ink.join;
  context.miterLimit = ink.miter;
  context.setLineDash([...ink.dash]);
}

function paintGradient({ context, styles }: Scene, server: Exclude<PaintServer, Tiles>, box: Box): void {
  context.translate(box.x, box.y);
  context.scale(box.width, box.height);
  const gradient =
    server.kind === 'linear'
      ? context.createLinearGradient(...server.line)
      : context.createRadialGradient(server.x, server.y, 0, server.x, server.y, server.r);
  for (const { style, offset } of server.stops) gradient.addColorStop(offset, styles[style]?.stop ?? 'transparent');
  context.fillStyle = gradient;
  context.fillRect(0, 0, 1, 1);
}

function paintTiles(scene: Scene, tiles: Tiles): void {
  const { context, styles, resources } = scene;
  const { width, height, nodes } = tiles;
  context.transform(...tiles.matrix);
  const [left, top, right, bottom] = seenIn(context);
  const [node] = nodes;
  if (node?.kind === 'image' && nodes.length === 1) {
    const image = bitmapFor(node, 1, resources);
    const pattern = image ? context.createPattern(image, 'repeat') : null;
    if (!image || !pattern) return;
    context.scale(width / image.width, height / image.height);
    context.fillStyle = pattern;
    const [across, down] = [image.width / width, image.height / height];
    context.fillRect(left * across, top * down, (right - left) * across, (bottom - top) * down);
    return;
  }
  const [firstRow, lastRow] = [Math.floor(top / height), Math.ceil(bottom / height)];
  const ink = node && styles[node.style]?.ink;
  if (node?.kind === 'rect' && ink && nodes.length === 1 && node.box.width === width) {
    // Continuous lines, instead of a rectangle for each of thousands of tiles.
    context.globalAlpha *= ink.fillOpacity;
    context.fillStyle = ink.fill;
    context.beginPath();
    for (let row = firstRow; row < lastRow; row++)
      context.rect(left, row * height + node.box.y, right - left, node.box.height);
    context.fill();
    return;
  }
  for (let row = firstRow; row < lastRow; row++) {
    for (let column = Math.floor(left / width); column < Math.ceil(right / width); column++) {
      context.save();
      context.translate(column * width, row * height);
      paintNodes(scene, nodes);
      context.restore();
    }
  }
}

function seenIn(context: Context): readonly [number, number, number, number] {
  const { canvas } = context;
  const back = context.getTransform().inverse();
  const corners = [
    [0, 0],
    [canvas.width, 0],
    [0, canvas.height],
    [canvas.width, canvas.height],
  ].map(([x, y]) => back.transformPoint({ x: x ?? 0, y: y ?? 0 }));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const wordsOf = (text: string, letters: Letters): string => (letters.isUpper ? text.toUpperCase() : text);

function paintText(context: Context, node: Extract<DrawnNode, { kind: 'text' }>, ink: Ink, letters: Letters): void {
  const words = wordsOf(node.text, letters);
  context.font = letters.font;
  context.textAlign = letters.align;
  context.translate(node.x, node.y);
  const hasSpacing = 'letterSpacing' in context;
  if (hasSpacing) context.letterSpacing = `${letters.spacing}px`;
  if (node.length !== undefined) context.scale(node.length / context.measureText(words).width, 1);
  const write = (how: 'fillText' | 'strokeText') => {
    if (hasSpacing || letters.spacing === 0) context[how](words, 0, 0);
    else writeApart(context, how, words, letters);
  };
  const line = () => {
    if (!hasLine(ink)) return;
    context.save();
    takeLine(context, ink);
    write('strokeText');
    context.restore();
  };
  if (ink.isHalo) line();
  if (ink.fill !== 'none' && ink.fillOpacity > 0) {
    context.save();
    context.globalAlpha *= ink.fillOpacity;
    context.fillStyle = ink.fill;
    write('fillText');
    context.restore();
  }
  if (!ink.isHalo) line();
}

/** Letter by letter, for browsers without `letterSpacing` on a canvas. */
function writeApart(
  context: Context,
  how: 'fillText' | 'strokeText',
  words: string,
  { spacing, align }: Letters,
): void {
  const breadth = context.measureText(words).width + words.length * spacing;
  const start = align === 'center' ? -breadth / 2 : align === 'right' ? -breadth : 0;
  context.textAlign = 'left';
  [...words].forEach((letter, i, all) => {
    const before = all.slice(0, i).join('');
    context[how](letter, start + context.measureText(before).width + i * spacing, 0);
  });
  context.textAlign = align;
}
