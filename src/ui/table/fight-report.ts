/** A fight as the log tells it once it is over: both sides in a fixed order, the result, and what it changed. */
import type { Line, TargetRef } from '../../engine/kernel/types.ts';
import type { SeenDie } from './mini-dice.tsx';

export interface FightReport {
  /** Says the outcome: *Kharkov falls*. */
  readonly title: string;
  /** Says who attacked, from where, or at which odds. */
  readonly how: string;
  /** The acting side first. */
  readonly sides: readonly [ReportSide, ReportSide];
  /** Says what decided a tie; null where the totals say it. */
  readonly why: string | null;
  /** Empty where nothing changed. */
  readonly changes: readonly ReportChange[];
  readonly isOver: boolean;
  /** The lines that are worth reading, in order. */
  readonly steps: readonly Line[];
  /** The rule of the result. */
  readonly rule: string | undefined;
}

export interface ReportSide {
  readonly seat: string;
  /** The units or the player. */
  readonly who: string;
  /** The units as counters, in place of their names; empty where a player fights. */
  readonly units: readonly TargetRef[];
  /** Cards that were shown, drawn as small signs. */
  readonly cards: readonly { readonly target: TargetRef; readonly name: string }[];
  /** Events and cards that were played openly. */
  readonly played: readonly { readonly name: string; readonly isCancelled: boolean }[];
  readonly dice: readonly ReportDie[];
  /** Points, strength or hits; null until it is known. */
  readonly total: number | null;
  readonly hasWon: boolean;
}

export interface ReportDie extends SeenDie {
  /** The faces that it showed before, in order. */
  readonly earlier: readonly number[];
  /** Added to the face. */
  readonly plus: number;
}

export interface ReportChange {
  readonly text: string;
  /** Figures that a marker moves from and to. */
  readonly figures: string | null;
}

export const plainDie = ({ value, tone }: SeenDie): ReportDie => ({ value, tone, earlier: [], plus: 0 });
