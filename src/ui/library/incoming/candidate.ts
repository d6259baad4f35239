import type { Line } from '../../../engine/kernel/types.ts';

export interface Refusal {
  /** Empty without a name. */
  readonly name: string;
  readonly problem: Line;
}

export type KeepResult =
  | { readonly ok: true; readonly said: Line; readonly to: string | null; readonly refused?: readonly Refusal[] }
  | { readonly ok: false; readonly problem: Line };

/** Checked and ready; nothing is stored yet. */
export interface Candidate {
  readonly ok: true;
  /** Null if it is for all games. */
  readonly game: string | null;
  /** A sentence; the list adds `{game}`. */
  readonly about: Line;
  /** `onStep` reports progress. */
  readonly keep: (onStep: (done: number, total: number) => void) => Promise<KeepResult>;
}

export type LookResult = Candidate | { readonly ok: false; readonly problem: Line };
