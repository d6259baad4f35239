/** What playtesters keep with a match: variations of it, who looked into them, dice that were chosen, notes. */
import type { LogEntry } from '../../engine/kernel/timeline.ts';
import type { DiceSource } from './chance.ts';
import { dropStrayNotes, type Note } from './notes.ts';

/** A line beside the match that is played on for a trial. Nothing in it ever changes the match. */
export interface Variation {
  readonly id: number;
  readonly name: string;
  /** The variation that it branches off; null: the match itself. */
  readonly parent: number | null;
  /** It begins at this point (0: the opening) of the match or of its parent. */
  readonly at: number;
  /** Fingerprint of the position there, so that it is found again after a take-back. */
  readonly from: string;
  /** Its new dice come from this salt; cards that `seat` had not seen are dealt from it. */
  readonly salt: string;
  /** Who looked while hands were hidden, so that the other hand is a deal of its own; null: nothing was hidden. */
  readonly seat: string | null;
  /** Where the next dice come from. */
  readonly dice: DiceSource;
  /** Its own moves. */
  readonly entries: readonly LogEntry[];
  /** Draws that a player has chosen: number of the move in `entries`, place of the draw in it. For good. */
  readonly chosen: readonly ChosenDraw[];
}

export type ChosenDraw = readonly [move: number, draw: number];
/** Before which move of the match (counted from 0) which seat looked into a variation. */
export type Look = readonly [move: number, seat: string];

export interface Study {
  readonly variations: readonly Variation[];
  readonly looks: readonly Look[];
  /** Draws of the match itself that were chosen, where it goes on from a variation: the move (from 1), the place of the draw. */
  readonly chosen: readonly ChosenDraw[];
  /** What was written beside the moves of the match and of its variations. */
  readonly notes: readonly Note[];
}

export const NO_STUDY: Study = { variations: [], looks: [], chosen: [], notes: [] };

/** The caps of what is kept, also for files from elsewhere. */
export const STUDY_CAPS = { variations: 60, moves: 3000, name: 60, looks: 2000, chosen: 3000, depth: 12 } as const;

export const isEmpty = ({ variations, looks, chosen, notes }: Study): boolean =>
  variations.length + looks.length + chosen.length + notes.length === 0;

export const findVariation = (study: Study, id: number | null): Variation | null =>
  study.variations.find((one) => one.id === id) ?? null;

export const nextVariationId = ({ variations }: Study): number => 1 + Math.max(0, ...variations.map(({ id }) => id));

/** A variation and all that branch off it. */
export function withNested({ variations }: Study, id: number): readonly number[] {
  const found = new Set([id]);
  // Who branches off comes after whom it branches off.
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

/** The variation off the match itself that this one hangs on; null where it hangs on nothing. */
export function rootVariation(study: Study, id: number): Variation | null {
  let one = findVariation(study, id);
  for (let steps = 0; one && one.parent !== null; one = findVariation(study, one.parent))
    if (++steps > STUDY_CAPS.depth) return null;
  return one;
}

/** How many variations lie over this one; null where it hangs on itself or on nothing. */
export function depthOf(study: Study, id: number): number | null {
  let depth = 0;
  for (let one = findVariation(study, id); one; one = findVariation(study, one.parent)) {
    if (one.parent === null) return depth;
    if (++depth > STUDY_CAPS.depth) return null;
  }
  return null;
}

/** Why no more can be kept; null while there is room. */
export function fullness({ variations }: Study): 'variations' | 'moves' | null {
  if (variations.length >= STUDY_CAPS.variations) return 'variations';
  const moves = variations.reduce((sum, { entries }) => sum + entries.length, 0);
  return moves >= STUDY_CAPS.moves ? 'moves' : null;
}
