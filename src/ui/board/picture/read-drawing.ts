import type { Box, Drawing, DrawnNode, DrawnStyle, ImageWidth, Ink, Letters, Matrix, PaintServer } from './drawing.ts';

const PLACING = new Set(
  'd x y x1 y1 x2 y2 cx cy r rx ry width height points offset transform patternTransform textLength lengthAdjust id href data-widths clip-path viewBox'.split(
    ' ',
  ),
);
/** Definitions, which are not drawn themselves. */
const KEPT_ASIDE = new Set(['defs', 'clipPath', 'pattern', 'linearGradient', 'radialGradient', 'title']);

/** Hidden probes in the page, one for each distinct look of a drawing's elements; the browser computes their styles. */
export interface ComputedStyles {
  readonly root: SVGElement;
  readonly read: () => readonly DrawnStyle[];
}

export const readDrawing = (svg: SVGSVGElement): { readonly drawing: Drawing; readonly probes: ComputedStyles } =>
  readWith(svg, null);

/** Reads an SVG that stays in the page, as it looks now; its elements are their own probes. */
export function readStanding(svg: SVGSVGElement): {
  readonly drawing: Drawing;
  readonly styles: readonly DrawnStyle[];
} {
  const { drawing, probes } = readWith(svg, standing);
  return { drawing, styles: probes.read() };
}

interface Standing {
  readonly matrixOf: (element: SVGElement) => Matrix | null;
  readonly wordsOf: (
    text: SVGTextElement,
  ) => readonly { readonly of: SVGElement; readonly x: number; readonly y: number; readonly text: string }[];
}

function readWith(
  svg: SVGSVGElement,
  stands: Standing | null,
): { readonly drawing: Drawing; readonly probes: ComputedStyles } {
  const root = stands ? svg : bareCopy(svg);
  const probes: SVGElement[] = [];
  const known = new Map<Element, Map<string, number>>();
  const servers: Record<string, PaintServer> = {};
  const clips: Record<string, string> = {};

  /** The number of the probe of `element`; `parent` is the probe of its parent. */
  const probeOf = (element: SVGElement, parent: Element): number => {
    if (stands) return probes.push(element) - 1;
    const look = lookOf(element);
    const siblings = known.get(parent) ?? new Map<string, number>();
    known.set(parent, siblings);
    const found = siblings.get(look);
    if (found !== undefined) return found;
    const copy = bareCopy(element);
    parent.append(copy);
    siblings.set(look, probes.push(copy) - 1);
    return probes.length - 1;
  };
  const nodesIn = (element: Element, parent: Element): readonly DrawnNode[] =>
    [...element.children].flatMap((child) => nodeOf(child, parent) ?? []);

  const nodeOf = (element: Element, parent: Element): DrawnNode | null => {
    if (!(element instanceof SVGElement)) return null;
    const style = probeOf(element, parent);
    const probe = probes[style];
    if (!probe) return null;
    if (KEPT_ASIDE.has(element.tagName)) {
      keep(element, probe);
      return null;
    }
    const matrix = matrixIn(element, 'transform') ?? stands?.matrixOf(element) ?? null;
    const clip = idIn(element.getAttribute('clip-path') ?? '');
    const base = { style, ...(matrix ? { matrix } : {}), ...(clip === null ? {} : { clip }) };
    const at = (name: string): number => Number(element.getAttribute(name) ?? 0);
    switch (element.tagName) {
      case 'g':
        return { ...base, kind: 'group', nodes: nodesIn(element, probe) };
      case 'path':
        return { ...base, kind: 'path', d: element.getAttribute('d') ?? '' };
      case 'rect':
        return { ...base, kind: 'rect', box: boxOf(at), ...(at('rx') > 0 ? { radius: at('rx') } : {}) };
      case 'circle':
        return { ...base, kind: 'circle', x: at('cx'), y: at('cy'), r: at('r') };
      case 'image':
        return { ...base, kind: 'image', box: boxOf(at), widths: widthsOf(element) };
      case 'text': {
        if (stands && element instanceof SVGTextElement) return standingText(element, base, probe, stands);
        const length = element.hasAttribute('textLength') ? { length: at('textLength') } : {};
        return { ...base, kind: 'text', x: at('x'), y: at('y'), text: element.textContent, ...length };
      }
      default:
        throw new Error(`a board draws no <${element.tagName}> into its bitmap`);
    }
  };

  const standingText = (
    text: SVGTextElement,
    base: Pick<DrawnNode, 'style' | 'matrix' | 'clip'>,
    probe: SVGElement,
    { wordsOf }: Standing,
  ): DrawnNode => {
    const length = text.hasAttribute('textLength') ? { length: Number(text.getAttribute('textLength')) } : {};
    const nodes = wordsOf(text).map(({ of, ...word }): DrawnNode => ({
      kind: 'text',
      style: probeOf(of, probe),
      ...word,
      ...length,
    }));
    return { ...base, kind: 'group', nodes };
  };

  const keep = (element: Element, probe: SVGElement): void => {
    const at = (name: string, otherwise = 0): number => Number(element.getAttribute(name) ?? otherwise);
    const stops = () =>
      [...element.children].map((stop) => ({
        style: probeOf(stop as SVGElement, probe),
        offset: Number(stop.getAttribute('offset')),
      }));
    switch (element.tagName) {
      case 'clipPath':
        clips[element.id] = [...element.children].map((path) => path.getAttribute('d') ?? '').join('');
        break;
      case 'linearGradient':
        servers[element.id] = { kind: 'linear', line: [at('x1'), at('y1'), at('x2', 1), at('y2')], stops: stops() };
        break;
      case 'radialGradient':
        servers[element.id] = { kind: 'radial', x: at('cx', 0.5), y: at('cy', 0.5), r: at('r', 0.5), stops: stops() };
        break;
      case 'pattern':
        servers[element.id] = {
          kind: 'tiles',
          width: at('width'),
          height: at('height'),
          matrix: matrixIn(element, 'patternTransform') ?? [1, 0, 0, 1, 0, 0],
          nodes: nodesIn(element, probe),
        };
        break;
      default:
        for (const child of element.children) nodeOf(child, probe);
    }
  };

  const nodes = nodesIn(svg, root);
  const read = () =>
    probes.map((probe) => {
      const style = styleOf(probe, getComputedStyle(probe));
      // Measured text starts at the left end of its baseline.
      return stands && style.letters ? { ...style, letters: { ...style.letters, align: 'left' as const } } : style;
    });
  return { drawing: { nodes, servers, clips }, probes: { root, read } };
}

const lookOf = (element: Element): string =>
  `${element.tagName} ${[...element.attributes]
    .filter(({ name }) => !PLACING.has(name))
    .map(({ name, value }) => `${name}=${value}`)
    .sort()
    .join(' ')}`;

function bareCopy(element: Element): SVGElement {
  const copy = document.createElementNS('http://www.w3.org/2000/svg', element.tagName);
  for (const { name, value } of element.attributes) {
    // The content security policy forbids style attributes, but not styling by script.
    if (name === 'style') copy.style.cssText = value;
    else if (!PLACING.has(name)) copy.setAttribute(name, value);
  }
  return copy;
}

/**
 * Sizes of an image, smallest first: from `data-widths` (`address width`, separated by commas), otherwise its one address.
 * Addresses are absolute, since a worker resolves relative ones against its own.
 */
function widthsOf(image: Element): readonly ImageWidth[] {
  const listed = image.getAttribute('data-widths') ?? `${image.getAttribute('href') ?? ''} 0`;
  return listed
    .split(',')
    .map((size) => {
      const [href = '', width] = size.trim().split(' ');
      return { href: new URL(href, document.baseURI).href, width: Number(width) };
    })
    .sort((a, b) => a.width - b.width);
}

const boxOf = (at: (name: string) => number): Box => ({
  x: at('x'),
  y: at('y'),
  width: at('width'),
  height: at('height'),
});

/** Understands the commands that boards use: `translate`, `rotate` and `scale`. */
function matrixIn(element: Element, attribute: string): Matrix | null {
  const text = element.getAttribute(attribute);
  if (text === null) return null;
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, command = '', values = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b] = values
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const turn = (a * Math.PI) / 180;
    if (command === 'translate') matrix = product(matrix, [1, 0, 0, 1, a, b ?? 0]);
    else if (command === 'scale') matrix = product(matrix, [a, 0, 0, b ?? a, 0, 0]);
    else if (command === 'rotate')
      matrix = product(matrix, [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0]);
    else throw new Error(`a board draws nothing with ${command}() into its bitmap`);
  }
  return matrix;
}

const product = ([a, b, c, d, e, f]: Matrix, [u, v, w, x, y, z]: Matrix): Matrix => [
  a * u + c * v,
  b * u + d * v,
  a * w + c * x,
  b * w + d * x,
  a * y + c * z + e,
  b * y + d * z + f,
];

/** CSS `transform` and `scale` of an element in the page, about their origin. */
function standingMatrix(element: SVGElement): Matrix | null {
  const style = getComputedStyle(element);
  const figures = /^matrix\(([^)]*)\)$/.exec(style.transform)?.[1]?.split(',').map(Number);
  if (!figures || figures.length !== 6) return null;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = figures;
  const [x = 0, y = 0] = style.transformOrigin.split(' ').map(Number.parseFloat);
  const box =
    style.transformBox === 'fill-box' && element instanceof SVGGraphicsElement ? element.getBBox() : { x: 0, y: 0 };
  const [ox, oy] = [x + box.x, y + box.y];
  const scaled = styleMatrix(style) ?? IDENTITY;
  return product(scaled, product(product([1, 0, 0, 1, ox, oy], [a, b, c, d, e, f]), [1, 0, 0, 1, -ox, -oy]));
}
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const standing: Standing = {
  matrixOf: standingMatrix,
  wordsOf(text) {
    const spans = [...text.querySelectorAll('tspan')];
    return (spans.length > 0 ? spans : [text]).flatMap((of) => {
      if (of.getNumberOfChars() === 0) return [];
      const { x, y } = of.getStartPositionOfChar(0);
      return [{ of, x, y, text: of.textContent }];
    });
  },
};

/** The id in `url(#id)`. */
const idIn = (paint: string): string | null => /url\(["']?[^#"')]*#([^"')]+)/.exec(paint)?.[1] ?? null;

function styleOf(probe: SVGElement, style: CSSStyleDeclaration): DrawnStyle {
  const isShown = style.display !== 'none' && style.visibility !== 'hidden';
  if (!isShown) return { isShown, opacity: 1 };
  const matrix = styleMatrix(style);
  const base = { isShown, opacity: Number(style.opacity), ...(matrix ? { matrix } : {}) };
  switch (probe.tagName) {
    case 'path':
    case 'rect':
    case 'circle':
      return { ...base, ink: inkOf(style) };
    case 'text':
    case 'tspan':
      return { ...base, ink: inkOf(style), letters: lettersOf(style) };
    case 'stop':
      return { ...base, stop: withOpacity(style.stopColor, Number(style.stopOpacity)) };
    default:
      return base;
  }
}

const paintOf = (paint: string): string => {
  const id = idIn(paint);
  return id === null ? paint : `#${id}`;
};

const inkOf = (style: CSSStyleDeclaration): Ink => ({
  fill: paintOf(style.fill),
  fillOpacity: Number(style.fillOpacity),
  isEvenOdd: style.fillRule === 'evenodd',
  stroke: paintOf(style.stroke),
  strokeOpacity: Number(style.strokeOpacity),
  width: Number.parseFloat(style.strokeWidth),
  dash: style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[\s,]+/).map(Number.parseFloat),
  cap: readCap(style.strokeLinecap),
  join: readJoin(style.strokeLinejoin),
  miter: Number(style.strokeMiterlimit),
  isHalo: style.paintOrder.startsWith('stroke'),
});

const readCap = (cap: string): CanvasLineCap => (cap === 'round' || cap === 'square' ? cap : 'butt');
const readJoin = (join: string): CanvasLineJoin => (join === 'round' || join === 'bevel' ? join : 'miter');

const ALIGN: Readonly<Record<string, CanvasTextAlign>> = { start: 'left', middle: 'center', end: 'right' };

const lettersOf = (style: CSSStyleDeclaration): Letters => ({
  font: `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
  spacing: Number.parseFloat(style.letterSpacing) || 0,
  align: ALIGN[style.textAnchor] ?? 'left',
  isUpper: style.textTransform === 'uppercase',
});

/** `scale` about `transform-origin`. Only `scale`, since browsers compute no `transform` for hidden elements. */
function styleMatrix(style: CSSStyleDeclaration): Matrix | null {
  if (style.scale === 'none') return null;
  const [across = 1, down = across] = style.scale.split(' ').map(Number);
  const [x = 0, y = 0] = style.transformOrigin.split(' ').map(Number.parseFloat);
  return [across, 0, 0, down, x - across * x, y - down * y];
}

/** Computed colours are mostly `rgb(r, g, b)`; other notations stay as they are. */
function withOpacity(colour: string, opacity: number): string {
  const rgb = /^rgb\(([^)]*)\)$/.exec(colour)?.[1];
  return rgb === undefined || opacity === 1 ? colour : `rgba(${rgb}, ${opacity})`;
}
