import type { Order } from './atelier.ts';
import type { Drawing } from './drawing.ts';

/** A face of a style sheet, for a thread that has none. */
export interface Face {
  readonly family: string;
  readonly source: string;
  readonly descriptors: FontFaceDescriptors;
}

/** What the page tells the worker that paints. */
export type ToPainter =
  | { readonly kind: 'faces'; readonly faces: readonly Face[] }
  | { readonly kind: 'keep'; readonly id: number; readonly drawing: Drawing }
  | { readonly kind: 'forget'; readonly id: number }
  | { readonly kind: 'paint'; readonly job: number; readonly order: Order }
  /** The worker holds a lock of that name for as long as it runs. */
  | { readonly kind: 'hold'; readonly name: string };

/** What it answers. */
export type FromPainter =
  | { readonly kind: 'painted'; readonly job: number; readonly bitmap: ImageBitmap | null }
  | { readonly kind: 'late' }
  | { readonly kind: 'held'; readonly name: string; readonly isHeld: boolean };
