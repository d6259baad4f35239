import type { PackEntry } from '../../engine/kits/pack/pack-file.ts';

/** What one form changes in a pack. */
export interface Revision {
  readonly said: readonly PackEntry[];
  /** Data that go back to what Fronts has. */
  readonly dropped: readonly string[];
}
