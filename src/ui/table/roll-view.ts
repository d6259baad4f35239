import type { Tone } from '../parts/die.tsx';
import type { ReasonRow } from '../parts/reasons.tsx';

/** A roll as shown on the table: each die with its tone, its reason and its effect. */
export interface RollView {
  readonly title: string;
  readonly dice: readonly {
    readonly tone: Tone;
    readonly value: number;
    /** Accessible name: who rolls, and the result. */
    readonly label: string;
    readonly above: string;
    readonly below: string;
    readonly hit: boolean;
  }[];
  readonly reasons: readonly ReasonRow[];
  /** The cards of a fight turn up first, and its dice wait for them. */
  readonly isAfterCards?: boolean;
  /** The compared numbers, above the result. */
  readonly sums?: string;
  /** A word or two in large type; `result` then holds the rest. */
  readonly outcome?: string;
  readonly result: string;
  /** Text for screen readers, if dice and result do not say it all. */
  readonly heard?: string;
  readonly rule: string;
}
