/** Playtesters store this with a match: variations, who looked into them, chosen dice, notes. */
import type { LogEntry } from '../../engine/kernel/timeline.ts';
import type { DiceSource } from './chance.ts';
import { dropStrayNotes, type Note } from './notes.ts';

/** A line played on for a trial. It never changes the match. */
export interface Variation {
  readonly id: number;
  readonly name: string;
  /** Null: the match itself. */
  readonly parent: number | null;
  /** The point (0: the opening) of the match or of its parent where it begins. */
  readonly at: number;
  /** Fingerprint of the position, so that it is found again after a take-back. */
  readonly from: string;
  /** Source of its new dice, and of cards that `seat` had not seen. */
  readonly salt: string;
  /** The seat that looked while hands were hidden, for which the other hand was dealt; null: nothing was hidden. */
  readonly seat: string | null;
  readonly dice: DiceSource;
  readonly entries: readonly LogEntry[];
  /** Number of the move in `entries`, place of the draw in it. The mark stays. */
  readonly chosen: readonly ChosenDraw[];
}

export type ChosenDraw = readonly [move: number, draw: number];
/** Before which move of the match (from 0) which seat looked into a variation. */
export type Look = readonly [move: number, seat: string];

export interface Study {
  readonly variations: readonly Variation[];
  readonly looks: readonly Look[];
  /** Chosen draws of the match's own moves, by move (from 1) and place of the draw. */
  readonly chosen: readonly ChosenDraw[];
  readonly notes: readonly Note[];
}

export const NO_STUDY: Study = { variations: [], looks: [], chosen: [], notes: [] };

/** Also for files from outside. */
export const STUDY_CAPS = { variations: 60, moves: 3000, name: 60, looks: 2000, chosen: 3000, depth: 12 } as const;

export const isEmpty = ({ variations, looks, chosen, notes }: Study): boolean =>
  variations.length + looks.length + chosen.length + notes.length === 0;

export const findVariation = (study: Study, id: number | null): Variation | null =>
  study.variations.find((one) => one.id === id) ?? null;

export const nextVariationId = ({ variations }: Study): number => 1 + Math.max(0, ...variations.map(({ id }) => id));

export function withNested({ variations }: Study, id: number): readonly number[] {
  const found = new Set([id]);
  // A parent comes before its variations.
  for (const one of variations) if (one.parent !== null && found.has(one.parent)) found.add(one.id);
  return [...found];
}

export function dropVariation(study: Study, id: number): Study {
  const gone = new Set(withNested(study, id));
  return dropStrayNotes({ ...study, variations: study.variations.filter((one) => !gone.has(one.id)) });
}

export const changeVariation = (study: Study, id: number, change: Partial<Omit<Variation, 'id'>>): Study => ({
  ...study,
  variations: study.variations.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

/** The ancestor that branches off the match itself; null where there is none. */
export function rootVariation(study: Study, id: number): Variation | null {
  let one = findVariation(study, id);
  for (let steps = 0; one && one.parent !== null; one = findVariation(study, one.parent))
    if (++steps > STUDY_CAPS.depth) return null;
  return one;
}

/** Number of ancestors; null for a loop or a missing parent. */
export function depthOf(study: Study, id: number): number | null {
  let depth = 0;
  for (let one = findVariation(study, id); one; one = findVariation(study, one.parent)) {
    if (one.parent === null) return depth;
    if (++depth > STUDY_CAPS.depth) return null;
  }
  return null;
}

/** Null while there is room. */
export function fullness({ variations }: Study): 'variations' | 'moves' | null {
  if (variations.length >= STUDY_CAPS.variations) return 'variations';
  const moves = variations.reduce((sum, { entries }) => sum + entries.length, 0);
  return moves >= STUDY_CAPS.moves ? 'moves' : null;
}
