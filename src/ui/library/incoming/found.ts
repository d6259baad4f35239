import type { Line } from '../../../engine/kernel/types.ts';

/** A thing of a backup that was not kept. */
export interface Refusal {
  /** As the player called it; empty where it has no name. */
  readonly name: string;
  readonly problem: Line;
}

/** What is kept now, and where it is opened. */
export type Kept =
  | { readonly ok: true; readonly said: Line; readonly to: string | null; readonly refused?: readonly Refusal[] }
  | { readonly ok: false; readonly problem: Line };

/** Something sound that waits; nothing of it is on the device yet. */
export interface Sound {
  readonly ok: true;
  /** Id of its game; null for what is of all games. */
  readonly game: string | null;
  /** What it is, in a sentence. `{game}` is put in by who shows it. */
  readonly about: Line;
  /** `onStep`: how many of how many things are kept. */
  readonly keep: (onStep: (done: number, total: number) => void) => Promise<Kept>;
}

export type Looked = Sound | { readonly ok: false; readonly problem: Line };
