import type { TargetRef } from '../../engine/kernel/types.ts';
import type { PlainKey } from '../../i18n/catalogue.ts';

/** Names what ending a step would lose. The table asks once, and proposes to go back. */
export interface Parting {
  readonly title: string;
  readonly note: string;
  readonly back: PlainKey;
  readonly rows: readonly PartingRow[];
  /** Keys of the warnings that the rows tell. */
  readonly warnings: readonly string[];
}

export interface PartingRow {
  readonly place: TargetRef;
  readonly pieces: readonly TargetRef[];
  readonly sign: 'cut-off' | null;
  readonly title: string;
  readonly lines: readonly string[];
}
