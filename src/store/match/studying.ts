/** Variations and notes of the open match. */
import { matchOf, present } from '../../engine/kernel/timeline.ts';
import type { Line } from '../../engine/kernel/types.ts';
import {
  isBlank,
  markOfMove,
  markOfPoint,
  NOTE_CAPS,
  noteFullness,
  withNote,
  type NoteMoment,
} from '../../lab/variations/notes.ts';
import { findVariation, NO_STUDY, type Study } from '../../lab/variations/study.ts';
import { cleanNote } from '../saves/clean-text.ts';
import type { ActionResult, MatchActions, WhatIfGround } from '../types.ts';
import { OK, refusal, type Core } from './core.ts';
import { calledOf, seatPlayers, viewerOf } from './session.ts';
import { isHiding } from '../hiding.ts';

export const createStudying = (core: Core): Pick<MatchActions, 'whatIfGround' | 'keepStudy' | 'keepNote'> => ({
  keepNote: ({ text, ...note }) =>
    keep(core, (study) => {
      const from = markOf(core, study, note);
      if (from === null) return { key: 'table.note.gone' };
      const { arrows, marks } = NOTE_CAPS;
      const written = {
        ...note,
        from,
        text: cleanNote(text, NOTE_CAPS.text),
        arrows: note.arrows.slice(0, arrows),
        marks: note.marks.slice(0, marks),
      };
      const made = withNote(dropTakenBack(core, study), written);
      const full = noteFullness(made);
      return full === null || isBlank(written)
        ? made
        : { key: `table.note.full.${full}`, params: { max: NOTE_CAPS[full] } };
    }),
  keepStudy: (make) => keep(core, make),
  whatIfGround(): WhatIfGround | null {
    const { session, seating } = core;
    if (!session || session.early) return null;
    const { def, about } = session;
    const match = matchOf(session.timeline);
    const hides = isHiding(session);
    const looker = hides ? viewerOf(seating) : null;
    return {
      def,
      match,
      about,
      study: session.study ?? NO_STUDY,
      looker,
      closed: hides && (looker === null || calledOf(seating) !== null) ? { key: 'what-if.closed.seat' } : null,
      isOver: present(match).state.result !== null,
      build: core.deps.build,
    };
  },
});

const keep = (core: Core, make: (study: Study) => Study | Line): Promise<ActionResult> =>
  core.enqueue(async () => {
    const obstacle = core.findObstacle(false);
    const now = core.session;
    if (obstacle || !now) return core.refuse(refusal(obstacle ?? { key: 'app.match.none' }));
    const made: Study | Line = make(now.study ?? NO_STUDY);
    if ('key' in made) return core.refuse(refusal(made));
    if (made === now.study) return OK;
    const next = { ...now, study: made };
    const outcome = await core.write(next);
    if (outcome === 'taken') return core.refuse(refusal({ key: 'app.match.read-only.taken-over' }));
    core.session = next;
    core.seating = seatPlayers(next, core.seating);
    core.publish(null);
    return OK;
  });

/** Null where the match has no such moment, as while a line is tried. */
function markOf({ session }: Core, study: Study, { line, at }: NoteMoment): string | null {
  const variation = findVariation(study, line);
  if (line !== null) return variation && markOfMove(variation, at);
  if (!session) return null;
  const mark = markOfPoint(matchOf(session.timeline).points, at);
  return markOfPoint(session.timeline.points, at) === mark ? mark : null;
}

/** Drops notes on moves that no line of the match has any more. */
function dropTakenBack({ session }: Core, study: Study): Study {
  if (!session || session.timeline.trial !== null || session.timeline.redo.length > 0) return study;
  const { points, branches } = session.timeline;
  const notes = study.notes.filter(
    ({ line, at, from }) =>
      line !== null ||
      markOfPoint(points, at) === from ||
      branches.some(({ entries }) => entries[at - 1]?.digest === from),
  );
  return notes.length === study.notes.length ? study : { ...study, notes };
}
