/** The things that a space may hold, and their grouping. Board units, from the middle of the group. */
export type Slot = 'name' | 'control' | 'fortress' | 'fleetAxis' | 'fleetAllied' | 'drums' | 'conflict';
export interface Box {
  readonly slot: Slot;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** A group of boxes to be placed as one. */
export interface Layout {
  readonly boxes: readonly Box[];
  /** The scale of markers, against full size. */
  readonly scale: number;
  readonly size: number;
  readonly lines: number;
}
export interface Contents {
  readonly isSea: boolean;
  /** Nobody may ever enter: only the name is shown. */
  readonly isClosed: boolean;
  /** The lines of the name, longest break first. */
  readonly names: readonly (readonly string[])[];
  readonly production: number;
}

/** Breadth and height of the pieces at full size; one drum. */
export const SIZES = {
  control: [28, 28],
  fortress: [30, 30],
  fleetAxis: [44, 26],
  fleetAllied: [44, 26],
  conflict: [24, 24],
  drums: [12, 12],
} as const;
type Piece = keyof typeof SIZES;
const GAP = 2;
const SCALES = [1, 0.85, 0.72, 0.62];
/** Breadth of a letter and height of a line, in ems: capitals of Barlow Condensed, italics of EB Garamond. */
const LETTER = { land: 0.53, sea: 0.47 };
const LINE = 1.02;
export const LAND_SIZES = [21, 18, 15.5, 14, 12.5, 12] as const;
export const SEA_SIZES = [25, 21, 18, 16, 14.5, 13.5] as const;

interface Sized {
  readonly slot: Slot;
  readonly width: number;
  readonly height: number;
}

/** Boxes in rows, each row centred, rows stacked round the middle. */
function stack(rows: readonly (readonly Sized[])[]): Box[] {
  const filled = rows.filter((row) => row.length > 0);
  const heights = filled.map((row) => Math.max(...row.map(({ height }) => height)));
  const total = heights.reduce((sum, height) => sum + height, 0) + GAP * (filled.length - 1);
  let top = -total / 2;
  return filled.flatMap((row, i) => {
    const height = heights[i] ?? 0;
    const width = row.reduce((sum, each) => sum + each.width, 0) + GAP * (row.length - 1);
    let left = -width / 2;
    const boxes = row.map((each) => {
      const box = { ...each, x: left + each.width / 2, y: top + height / 2 };
      left += each.width + GAP;
      return box;
    });
    top += height + GAP;
    return boxes;
  });
}

/** Every way to group the contents of a space, from the roomy to the tight. */
export function layoutsOf({ isSea, isClosed, names, production }: Contents, sizes: readonly number[]): Layout[] {
  return sizes.flatMap((size) =>
    names.flatMap((lines) =>
      (isClosed ? [1] : SCALES).flatMap((scale) => {
        const scaled = (slot: Piece): Sized => ({
          slot,
          width: SIZES[slot][0] * scale,
          height: SIZES[slot][1] * scale,
        });
        const longest = Math.max(...lines.map((line) => line.length));
        const name: Sized = {
          slot: 'name',
          width: longest * size * (isSea ? LETTER.sea : LETTER.land),
          height: lines.length * size * LINE,
        };
        // Drums are print and keep their size.
        const [drum, tall] = SIZES.drums;
        const drums: Sized[] = production > 0 ? [{ slot: 'drums', width: drum * production, height: tall }] : [];
        const [control, conflict, fortress] = [scaled('control'), scaled('conflict'), scaled('fortress')];
        const [axis, allied] = [scaled('fleetAxis'), scaled('fleetAllied')];
        const rows: Sized[][][] = isClosed
          ? [[[name]]]
          : isSea
            ? [
                [[control, axis, allied], [name], [...drums, conflict]],
                [[control, axis, allied, conflict], [name], drums],
                [[axis, control], [name], drums, [allied, conflict]],
                [
                  [axis, control, allied],
                  [conflict, name, ...drums],
                ],
                [[control], [axis], [allied], [name], [...drums, conflict]],
                [
                  [axis, allied],
                  [control, name],
                  [...drums, conflict],
                ],
              ]
            : [
                [[control, fortress], [name], [...drums, conflict]],
                [[control, fortress, conflict], [name], drums],
                [
                  [control, fortress, conflict],
                  [name, ...drums],
                ],
                [[name], drums, [control, fortress, conflict]],
                [[control], [name], drums, [fortress, conflict]],
                [[control], [fortress], [name], [...drums, conflict]],
                [[control], [fortress], [conflict], [name], drums],
              ];
        return rows.map((each) => ({ boxes: stack(each), scale, size, lines: lines.length }));
      }),
    ),
  );
}
