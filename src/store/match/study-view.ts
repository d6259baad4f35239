import { matchOf, type Point } from '../../engine/kernel/timeline.ts';
import type { Types } from '../../engine/kernel/types.ts';
import { markOfPoint, type Note } from '../../lab/variations/notes.ts';
import { NO_STUDY, rootVariation, type Study } from '../../lab/variations/study.ts';
import type { StudyView } from '../study-types.ts';
import { isHiding, isOpenTo } from '../hiding.ts';
import type { Session } from './session.ts';

type Points = readonly Point<Types>[];
const views = new WeakMap<Study, Map<string | null, { readonly points: Points; readonly view: StudyView }>>();

/** A variation that a seat made while hands are hidden shows its hand: it is closed to the other until the end. */
export function studyView<T extends Types>(session: Session<T>, viewer: string | null): StudyView {
  const study = session.study ?? NO_STUDY;
  const hidesFrom = isHiding(session) ? (viewer ?? '') : null;
  const known = views.get(study) ?? new Map<string | null, { readonly points: Points; readonly view: StudyView }>();
  views.set(study, known);
  const { points } = matchOf(session.timeline) as { readonly points: Points };
  const before = known.get(hidesFrom);
  if (before?.points === points || (before && study.notes.length === 0)) return before.view;
  const variations = study.variations.flatMap(({ id, name, entries }) => {
    const root = rootVariation(study, id);
    if (!root || !isOpenTo(root, hidesFrom)) return [];
    return [{ id, name, from: root.at, moves: entries.length }];
  });
  const notes = study.notes.filter((note) =>
    note.line === null ? isInMatch(points, note) : variations.some(({ id }) => id === note.line),
  );
  const view = { looks: study.looks, chosen: study.chosen, variations, notes: same(before?.view.notes, notes) };
  known.set(hidesFrom, { points, view });
  return view;
}

/** False where the moment is only in a line that was taken back. */
const isInMatch = (points: Points, { at, from }: Pick<Note, 'at' | 'from'>): boolean =>
  markOfPoint(points, at) === from;

/** The same list for the same notes, so that screens see no change. */
const same = (before: readonly Note[] | undefined, now: readonly Note[]): readonly Note[] =>
  before?.length === now.length && now.every((note, n) => note === before[n]) ? before : now;
