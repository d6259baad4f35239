/** A drawing taken out of the page, in a form that can be sent to another thread. Lengths and places in units of the board. */

/** As in SVG: a, b, c, d, e, f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

interface NodeBase {
  /** Index of its style: elements that the style sheet cannot tell apart share one. */
  readonly style: number;
  /** The element's own `transform`; without one the style's. */
  readonly matrix?: Matrix;
  /** Id of the outline it is cut at. */
  readonly clip?: string;
}

export type DrawnNode = NodeBase &
  (
    | { readonly kind: 'group'; readonly nodes: readonly DrawnNode[] }
    | { readonly kind: 'path'; readonly d: string }
    | {
        readonly kind: 'rect';
        readonly box: Box;
        /** Of its corners; 0 where they are sharp. */ readonly radius?: number;
      }
    | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly r: number }
    | { readonly kind: 'image'; readonly box: Box; readonly editions: readonly Edition[] }
    | {
        readonly kind: 'text';
        readonly x: number;
        readonly y: number;
        readonly text: string;
        /** The breadth it is squeezed or stretched to. */
        readonly length?: number;
      }
  );

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One of the sizes that an image is there in. */
export interface Edition {
  readonly href: string;
  /** In pixels; 0 where there is only one size. */
  readonly width: number;
}

interface Stop {
  readonly style: number;
  readonly offset: number;
}

/** An area filled with copies of a drawing. */
export interface Tiles {
  readonly kind: 'tiles';
  readonly width: number;
  readonly height: number;
  readonly matrix: Matrix;
  readonly nodes: readonly DrawnNode[];
}

/** What fills an area other than a colour. Gradients are given in shares of the box that they fill. */
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

/** One layer of a board. */
export interface Drawing {
  readonly nodes: readonly DrawnNode[];
  /** By id. */
  readonly servers: Readonly<Record<string, PaintServer>>;
  /** Path data by id. */
  readonly clips: Readonly<Record<string, string>>;
}

/** A style as the browser has worked it out for the present zoom, theme and language. */
export interface DrawnStyle {
  readonly isShown: boolean;
  readonly opacity: number;
  readonly matrix?: Matrix;
  /** For shapes and words; a colour, `none`, or `#` with the id of a paint server. */
  readonly ink?: Ink;
  readonly letters?: Letters;
  /** For the stops of gradients. */
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
  /** The line lies under the filling, as the halo of print does. */
  readonly isHalo: boolean;
}

export interface Letters {
  /** As in the `font` of a style sheet. */
  readonly font: string;
  readonly spacing: number;
  readonly align: CanvasTextAlign;
  readonly isUpper: boolean;
}

/** All of a board, from below. */
export interface Picture {
  readonly layers: readonly { readonly drawing: Drawing; readonly styles: readonly DrawnStyle[] }[];
}

/** The part of a board that a bitmap shows. */
export interface Excerpt {
  /** Device pixels from the board's corner, at `scale`. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Device pixels to a unit of the board. */
  readonly scale: number;
}
