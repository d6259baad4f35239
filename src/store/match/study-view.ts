/** What is kept beside the match as its screens see it: variations, and that players looked into them. */
import { matchOf, present } from '../../engine/kernel/timeline.ts';
import type { Types } from '../../engine/kernel/types.ts';
import { NO_STUDY, rootVariation, type Study } from '../../lab/variations/study.ts';
import type { StudyView } from '../types.ts';
import { keepsSecrets, type Session } from './session.ts';

const views = new WeakMap<Study, Map<string | null, StudyView>>();

/** Whether the match goes on with hands hidden from each other. */
export const isHiding = <T extends Types>(session: Pick<Session<T>, 'def' | 'about' | 'timeline'>): boolean =>
  keepsSecrets(session) && present(matchOf(session.timeline)).state.result === null;

/** A variation that one seat made while hands are hidden shows that hand: it is nothing for the other seat until the end. */
export function studyView<T extends Types>(session: Session<T>, viewer: string | null): StudyView {
  const study = session.study ?? NO_STUDY;
  const hidesFrom = isHiding(session) ? (viewer ?? '') : null;
  const known = views.get(study) ?? new Map<string | null, StudyView>();
  views.set(study, known);
  const made: StudyView = known.get(hidesFrom) ?? {
    looks: study.looks,
    chosen: study.chosen,
    variations: study.variations.flatMap(({ id, name, entries }) => {
      const root = rootVariation(study, id);
      if (!root || (hidesFrom !== null && root.seat !== null && root.seat !== hidesFrom)) return [];
      return [{ id, name, from: root.at, moves: entries.length }];
    }),
  };
  known.set(hidesFrom, made);
  return made;
}
