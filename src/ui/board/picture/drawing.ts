/** A drawing taken out of the page, as data that can be sent to a worker. Lengths are board units. */

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

interface NodeBase {
  /** Index of its style; elements that no style rule distinguishes share one. */
  readonly style: number;
  /** The element's `transform`, otherwise that of its style. */
  readonly matrix?: Matrix;
  readonly clip?: string;
}

export type DrawnNode = NodeBase &
  (
    | { readonly kind: 'group'; readonly nodes: readonly DrawnNode[] }
    | { readonly kind: 'path'; readonly d: string }
    | {
        readonly kind: 'rect';
        readonly box: Box;
        readonly radius?: number;
      }
    | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly r: number }
    | { readonly kind: 'image'; readonly box: Box; readonly widths: readonly ImageWidth[] }
    | {
        readonly kind: 'text';
        readonly x: number;
        readonly y: number;
        readonly text: string;
        /** `textLength`: the width it is fitted to. */
        readonly length?: number;
      }
  );

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ImageWidth {
  readonly href: string;
  /** In pixels; 0 if there is only one size. */
  readonly width: number;
}

interface Stop {
  readonly style: number;
  readonly offset: number;
}

export interface Tiles {
  readonly kind: 'tiles';
  readonly width: number;
  readonly height: number;
  readonly matrix: Matrix;
  readonly nodes: readonly DrawnNode[];
}

export type PaintServer =
  | Tiles
  | {
      readonly kind: 'linear';
      readonly line: readonly [x1: number, y1: number, x2: number, y2: number];
      readonly stops: readonly Stop[];
    }
  | {
      readonly kind: 'radial';
      readonly x: number;
      readonly y: number;
      readonly r: number;
      readonly stops: readonly Stop[];
    };

export interface Drawing {
  readonly nodes: readonly DrawnNode[];
  readonly servers: Readonly<Record<string, PaintServer>>;
  /** Path data by id. */
  readonly clips: Readonly<Record<string, string>>;
}

export interface DrawnStyle {
  readonly isShown: boolean;
  readonly opacity: number;
  readonly matrix?: Matrix;
  /** For shapes and text; a paint is a colour, `none`, or `#` with the id of a paint server. */
  readonly ink?: Ink;
  readonly letters?: Letters;
  readonly stop?: string;
}

export interface Ink {
  readonly fill: string;
  readonly fillOpacity: number;
  readonly isEvenOdd: boolean;
  readonly stroke: string;
  readonly strokeOpacity: number;
  readonly width: number;
  readonly dash: readonly number[];
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
  readonly miter: number;
  /** `paint-order: stroke`, as for the halo of print. */
  readonly isHalo: boolean;
}

export interface Letters {
  /** The value of CSS `font`. */
  readonly font: string;
  readonly spacing: number;
  readonly align: CanvasTextAlign;
  readonly isUpper: boolean;
}

export interface Picture {
  readonly layers: readonly { readonly drawing: Drawing; readonly styles: readonly DrawnStyle[] }[];
}

export interface Crop {
  /** Device pixels from the board's corner at `scale`. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Device pixels a board unit. */
  readonly scale: number;
}
