import type { TargetRef } from '../../engine/kernel/types.ts';
import type { Mark } from './board-steps.ts';

/** What is offered, chosen or just refused. Targets that are not on the board are skipped. */
export type FocusTargets = ReadonlyMap<TargetRef, Mark>;

export const NOTHING_MARKED: FocusTargets = new Map();

/** A place with a rim. */
export interface PlaceMark {
  readonly place: string;
  readonly mark: Mark;
  /** Selected things that are not targets have the rim without a sign. */
  readonly isTagged: boolean;
}

/** Targets among `places`, and the places of what is selected, in the order of `places`. */
export const markPlaces = (
  places: readonly string[],
  targets: FocusTargets,
  selected: ReadonlySet<string | null>,
): readonly PlaceMark[] =>
  places.flatMap((place): readonly PlaceMark[] => {
    const mark = targets.get(`space:${place}`);
    if (mark) return [{ place, mark, isTagged: true }];
    return selected.has(place) ? [{ place, mark: 'chosen', isTagged: false }] : [];
  });

/** The possible answers: all targets but those that were refused. */
export const listLit = (targets: FocusTargets): readonly TargetRef[] =>
  [...targets].flatMap(([target, mark]) => (mark === 'refused' ? [] : target));
