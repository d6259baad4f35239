/** Variations of the open match: what they branch off, and how what is kept of them changes. */
import { matchOf, present } from '../../engine/kernel/timeline.ts';
import type { Line } from '../../engine/kernel/types.ts';
import { NO_STUDY, type Study } from '../../lab/variations/study.ts';
import type { MatchActions, WhatIfGround } from '../types.ts';
import { OK, refusal, type Core } from './core.ts';
import { seatPlayers } from './session.ts';
import { isHiding } from './study-view.ts';

export const createStudying = (core: Core): Pick<MatchActions, 'whatIfGround' | 'keepStudy'> => ({
  whatIfGround(): WhatIfGround | null {
    const { session, seating } = core;
    if (!session || session.early) return null;
    const { def, about } = session;
    const match = matchOf(session.timeline);
    const hides = isHiding(session);
    const looker = hides ? seating.viewer : null;
    return {
      def,
      match,
      about,
      study: session.study ?? NO_STUDY,
      looker,
      closed: hides && (looker === null || seating.called !== null) ? { key: 'what-if.closed.seat' } : null,
      isOver: present(match).state.result !== null,
      build: core.deps.build,
    };
  },
  keepStudy: (make) =>
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
    }),
});
