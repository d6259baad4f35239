import type { TargetRef } from '../../engine/kernel/types.ts';

/** A heading with lines, for the inspector and for an overlay in words. */
export interface Passage {
  readonly title: string;
  /** Closed until it is asked for: the source of a value. */
  readonly isFolded?: true;
  readonly lines: readonly {
    readonly text: string;
    readonly rule?: string | undefined;
    readonly muted?: boolean;
    /** The place or piece that the line is about, which it lights on the map. */
    readonly at?: TargetRef;
  }[];
}
