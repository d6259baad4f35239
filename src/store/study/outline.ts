/** What a study has to show, in the order in which it is read: notes, and variations where they branch off. */
import type { Note } from '../../lab/variations/notes.ts';
import { notesOf } from '../../lab/variations/notes.ts';
import type { Study, Variation } from '../../lab/variations/study.ts';
import type { Station } from './types.ts';

/** `notes`: those that who looks may read; variations that nobody may open are left out by `mayOpen`. */
export function outlineOf(
  study: Study,
  notes: readonly Note[],
  mayOpen: (one: Variation) => boolean,
): readonly Station[] {
  const shown = { ...study, notes };
  /** Where in the line above a variation begins: of the match its point, of a variation so many of its own moves. */
  const below = (line: Variation | null, depth: number): readonly Station[] => {
    const own = notesOf(shown, line?.id ?? null).map(({ at, text }) => ({
      at,
      rank: 0,
      list: [noteStation(line, at, text, depth)],
    }));
    const branches = study.variations
      .filter((one) => one.parent === (line?.id ?? null) && mayOpen(one))
      .map((one) => ({
        at: beginsAt(study, one),
        rank: 1,
        list: [
          { kind: 'line' as const, moment: { line: one.id, at: 0 }, text: one.name, depth },
          ...below(one, depth + 1),
        ],
      }));
    return [...own, ...branches].sort((a, b) => a.at - b.at || a.rank - b.rank).flatMap(({ list }) => list);
  };
  return below(null, 0);
}

const noteStation = (line: Variation | null, at: number, text: string, depth: number): Station => ({
  ...{ kind: 'note', moment: { line: line?.id ?? null, at }, text, depth },
});

/** How many moves of the line above are played where a variation begins. */
export function beginsAt({ variations }: Study, { parent, at }: Variation): number {
  const above = variations.find(({ id }) => id === parent);
  return above ? at - firstOf({ variations }, above) : at;
}

/** The point that the first move of a variation is made at, counted as its timeline counts. */
export function firstOf(study: Pick<Study, 'variations'>, one: Variation): number {
  const above = study.variations.find(({ id }) => id === one.parent);
  // What was dealt anew begins a timeline of its own.
  return above || one.seat === null ? one.at : 0;
}
