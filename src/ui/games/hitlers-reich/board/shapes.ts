import { unite, type Rect } from '../../../board/viewport-math.ts';
import raw from './map-shapes.json';

/** x and y, board units. */
export type Place = readonly [x: number, y: number];
const KINDS = ['frame', 'coast', 'sea', 'national', 'internal'] as const;
export type BorderKind = (typeof KINDS)[number];
const PIECE_SLOTS = ['control', 'fortress', 'fleetAxis', 'fleetAllied', 'drums', 'conflict'] as const;
type PieceSlot = (typeof PIECE_SLOTS)[number];
/** The slots of a space: its name, and the middle of each piece or sign. */
export type SlotName = 'name' | PieceSlot;

export interface SpaceShape {
  /**
   * Arcs round it, `~i` for arc `i` walked backwards; outer rings clockwise on screen, holes the other way. None for a disc,
   * which a data pack adds.
   */
  readonly rings: readonly (readonly number[])[];
  readonly label: Place;
  readonly radius: number;
  /** Square board units. */
  readonly area: number;
  /** Letter height of the name and the number of lines its English form takes. */
  readonly text: number;
  readonly lines: number;
  /** The scale of the pieces against full size (`sizes`). */
  readonly scale: number;
  /** Land has a fortress, sea two fleets, a centre its drums; impassable land has its name only. */
  readonly slots: Readonly<Partial<Record<SlotName, Place>>> & { readonly name: Place };
  /** From the middle of a space too small for its pieces to their place: x, y, x, y. */
  readonly leader?: readonly number[];
}

/** The drawn map, written by `npm run map` (workshop/map). */
export interface MapShapes {
  readonly provenance: string;
  /** Board units. */
  readonly width: number;
  readonly height: number;
  /** Owners and kinds that the arcs point into; the last three owners are land and water off the board, and what is beyond. */
  readonly owners: readonly string[];
  readonly kinds: readonly BorderKind[];
  /** Breadth and height that the slots were spaced for, at scale 1; of one drum. */
  readonly sizes: Readonly<Record<PieceSlot, Place>>;
  /** Land areas, then sea zones, in the order of the rule data. */
  readonly spaces: Readonly<Record<string, SpaceShape>>;
  readonly off: { readonly land: SpaceShape['rings']; readonly sea: SpaceShape['rings'] };
  /** Adjacent pairs without a common border, drawn as an arrow both ways: x, y, x, y, ... */
  readonly crossings: readonly { readonly a: string; readonly b: string; readonly line: readonly number[] }[];
  /** Pairs that touch in a point and are not adjacent, drawn as a no-passage dot. */
  readonly corners: readonly { readonly a: string; readonly b: string; readonly at: Place }[];
  /** Path data; rivers are to be clipped to the land. */
  readonly rivers: { readonly great: string; readonly small: string };
  readonly lakes: string;
  /** x, y, size of each mountain glyph, from north to south. */
  readonly mountains: readonly (readonly number[])[];
  /** Owner on the right hand, on the left hand, kind; then x, y and steps in tenths of a board unit. */
  readonly arcs: readonly (readonly number[])[];
}

type Numbers = readonly number[];
/** The file's own types: JSON knows no tuples and no unions. */
interface FileSpace extends Omit<SpaceShape, 'label' | 'slots'> {
  readonly label: Numbers;
  readonly slots: Readonly<Partial<Record<PieceSlot, Numbers>>> & { readonly name: Numbers };
}
interface FileShapes extends Omit<MapShapes, 'kinds' | 'sizes' | 'spaces' | 'corners'> {
  readonly kinds: readonly string[];
  readonly sizes: Readonly<Record<PieceSlot, Numbers>>;
  readonly spaces: Readonly<Record<string, FileSpace>>;
  readonly corners: readonly { readonly a: string; readonly b: string; readonly at: Numbers }[];
}

export const SHAPES: MapShapes = readShapes(raw);

function readShapes({ kinds, sizes, spaces, corners, ...rest }: FileShapes): MapShapes {
  return {
    ...rest,
    kinds: kinds.map(readKind),
    sizes: {
      control: readPlace(sizes.control),
      fortress: readPlace(sizes.fortress),
      fleetAxis: readPlace(sizes.fleetAxis),
      fleetAllied: readPlace(sizes.fleetAllied),
      drums: readPlace(sizes.drums),
      conflict: readPlace(sizes.conflict),
    },
    spaces: Object.fromEntries(Object.entries(spaces).map(([id, space]) => [id, readSpace(space)])),
    corners: corners.map(({ a, b, at }) => ({ a, b, at: readPlace(at) })),
  };
}

function readSpace(space: FileSpace): SpaceShape {
  const slots: Partial<Record<PieceSlot, Place>> = {};
  for (const slot of PIECE_SLOTS) {
    const at = space.slots[slot];
    if (at) slots[slot] = readPlace(at);
  }
  return { ...space, label: readPlace(space.label), slots: { ...slots, name: readPlace(space.slots.name) } };
}

function readPlace([x, y]: Numbers): Place {
  if (x === undefined || y === undefined) throw new Error('a place of the map has two numbers');
  return [x, y];
}

function readKind(name: string): BorderKind {
  const kind = KINDS.find((one) => one === name);
  if (!kind) throw new Error(`no border of the map is of the kind ${name}`);
  return kind;
}

/** A border between two owners: everything drawn along it, including the front line, follows from its holders. */
interface BorderLine {
  readonly a: string;
  readonly b: string;
  readonly kind: BorderKind;
  /** SVG path data. */
  readonly path: string;
  /** Board units. */
  readonly length: number;
  readonly middle: Place;
}

export interface MapPaths {
  /** SVG path data of each space. */
  readonly spaces: Readonly<Record<string, string>>;
  readonly boxes: Readonly<Record<string, Rect>>;
  readonly off: { readonly land: string; readonly sea: string };
  /** One line for each pair of owners and kind; the frame is not among them. */
  readonly borders: readonly BorderLine[];
}

/** Puts the area paths and border lines together from the arcs; made once at load. */
export function buildPaths(shapes: MapShapes): MapPaths {
  const arcs = shapes.arcs.map(readArc);
  const ringPath = (ring: readonly number[]): string => {
    const [first, ...rest] = ring;
    if (first === undefined) return '';
    const start = first < 0 ? arcs[~first]?.end : arcs[first]?.start;
    const steps = [first, ...rest].map((index) => (index < 0 ? arcs[~index]?.back : arcs[index]?.forth) ?? '');
    return start ? `M${tenths(start[0])} ${tenths(start[1])}l${tight(steps.join(''))}z` : '';
  };
  const pathOf = (rings: SpaceShape['rings']): string => rings.map(ringPath).join('');
  const boxOf = ({ rings, label: [x, y] }: SpaceShape): Rect =>
    unite(rings.flat().flatMap((index) => arcs[index < 0 ? ~index : index]?.box ?? [])) ?? {
      x,
      y,
      width: 0,
      height: 0,
    };

  const borders = new Map<
    string,
    { a: string; b: string; kind: BorderKind; path: string; length: number; longest: Arc }
  >();
  shapes.arcs.forEach(([right = -1, left = -1, kindAt = -1], i) => {
    const [a, b] = [shapes.owners[Math.min(right, left)], shapes.owners[Math.max(right, left)]];
    const kind = shapes.kinds[kindAt];
    const arc = arcs[i];
    if (a === undefined || b === undefined || !kind || !arc || kind === 'frame') return;
    const key = `${a}|${b}|${kind}`;
    const border = borders.get(key) ?? { a, b, kind, path: '', length: 0, longest: arc };
    border.path += `M${tenths(arc.start[0])} ${tenths(arc.start[1])}l${tight(arc.forth)}`;
    border.length += arc.length;
    if (arc.length > border.longest.length) border.longest = arc;
    borders.set(key, border);
  });
  return {
    spaces: Object.fromEntries(Object.entries(shapes.spaces).map(([id, { rings }]) => [id, pathOf(rings)])),
    boxes: Object.fromEntries(Object.entries(shapes.spaces).map(([id, shape]) => [id, boxOf(shape)])),
    off: { land: pathOf(shapes.off.land), sea: pathOf(shapes.off.sea) },
    borders: [...borders.values()].map(({ longest, ...border }) => ({ ...border, middle: longest.middle() })),
  };
}

const isLandBorder = ({ kind }: Pick<BorderLine, 'kind'>): boolean => kind === 'national' || kind === 'internal';

/** The land borders between two sides that are hostile by `isHostile`. */
export const frontBorders = (
  borders: readonly BorderLine[],
  isHostile: (a: string, b: string) => boolean,
): readonly BorderLine[] => borders.filter((border) => isLandBorder(border) && isHostile(border.a, border.b));

/** The line between hostile holders, as SVG path data. */
export const frontPath = (borders: readonly BorderLine[], isHostile: (a: string, b: string) => boolean): string =>
  frontBorders(borders, isHostile)
    .map(({ path }) => path)
    .join('');

interface Arc {
  /** Tenths. */
  readonly start: Place;
  readonly end: Place;
  /** Steps, each number with the sign or the space that parts it from the one before. */
  readonly forth: string;
  readonly back: string;
  readonly length: number;
  readonly middle: () => Place;
  /** Board units. */
  readonly box: Rect;
}

function readArc([, , , x = 0, y = 0, ...steps]: readonly number[]): Arc {
  const forth: string[] = [];
  const back: string[] = [];
  let [endX, endY, length] = [x, y, 0];
  let [left, top, right, bottom] = [x, y, x, y];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    const [dx = 0, dy = 0] = [steps[i], steps[i + 1]];
    forth.push(parted(dx), parted(dy));
    back.push(parted(-dy), parted(-dx));
    endX += dx;
    endY += dy;
    length += Math.sqrt(dx * dx + dy * dy) / 10;
    [left, right] = [Math.min(left, endX), Math.max(right, endX)];
    [top, bottom] = [Math.min(top, endY), Math.max(bottom, endY)];
  }
  const box = { x: left / 10, y: top / 10, width: (right - left) / 10, height: (bottom - top) / 10 };
  const middle = () => halfWay(x, y, steps, length / 2);
  return {
    start: [x, y],
    end: [endX, endY],
    forth: forth.join(''),
    back: back.reverse().join(''),
    length,
    middle,
    box,
  };
}

/** `way` board units from the start; `x`, `y` and steps are tenths. */
function halfWay(x: number, y: number, steps: readonly number[], way: number): Place {
  let [atX, atY, left] = [x / 10, y / 10, way];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    const [dx, dy] = [(steps[i] ?? 0) / 10, (steps[i + 1] ?? 0) / 10];
    const far = Math.hypot(dx, dy);
    if (far >= left) return far === 0 ? [atX, atY] : [atX + (dx * left) / far, atY + (dy * left) / far];
    [atX, atY, left] = [atX + dx, atY + dy, left - far];
  }
  return [atX, atY];
}

/** Few steps are long: the same few hundred numbers are written thousands of times. */
const written = new Map<number, string>();
function parted(value: number): string {
  const known = written.get(value);
  if (known !== undefined) return known;
  const text = tenths(value);
  // A minus sign alone separates two numbers.
  const apart = text.startsWith('-') ? text : ` ${text}`;
  written.set(value, apart);
  return apart;
}
const tenths = (value: number): string => String(value / 10).replace(/^(-?)0\./, '$1.');
/** The first number needs no space. */
const tight = (steps: string): string => (steps.startsWith(' ') ? steps.slice(1) : steps);
