import { decide } from '../../engine/kernel/runner.ts';
import { drawFrom, seedRng } from '../../engine/kernel/rng.ts';
import { present } from '../../engine/kernel/timeline.ts';
import type { Decision, Types } from '../../engine/kernel/types.ts';
import { NO_PLAN, foretell } from '../../engine/kits/rehearsal/plan.ts';
import type { Level } from '../../players/levels.ts';
import type { ProgramQuestion } from '../program-types.ts';
import { seedFingerprint } from '../seed.ts';
import type { MatchActions } from '../types.ts';
import { refusal, type Core, type OpenMatch } from './core.ts';
import { carryOut } from './moving.ts';
import { levelAt } from './programs.ts';
import { readers } from './readers.ts';

interface ForProgram {
  readonly decision: Decision<Types>;
  readonly level: Level;
}

function forProgram(session: OpenMatch): ForProgram | null {
  const decision = decide(session.def, present(session.timeline).state);
  const level = levelAt(session, decision?.seat ?? null);
  return decision && level ? { decision, level } : null;
}

/** Returns true if everybody learns the whole move. A preview of any other would reveal the hand. */
export function isTold({ def, timeline }: OpenMatch, move: Types['move']): boolean {
  const isClosed = def.secrets?.askedOf(present(timeline).state) === 'closed';
  return !isClosed && (def.secrets?.openNotation(move) ?? def.words.notation(move)) === def.words.notation(move);
}

function questionAt(session: OpenMatch, { decision, level }: ForProgram): ProgramQuestion {
  const { def, timeline } = session;
  const point = present(timeline);
  const { seat } = decision;
  const moves = (timeline.base?.history.length ?? 0) + timeline.points.length - 1;
  return {
    game: def.id,
    ...(def.data.packFile === undefined ? {} : { packFile: def.data.packFile }),
    ...{ seat, level, decision, point },
    view: def.view(point.state, seat),
    seed: `${seedFingerprint(timeline.setup.seed)}/${moves}/${seat}`,
    preview: (move, until) => (isTold(session, move) ? readers.openPreview(session, move, until) : null),
    plan(move) {
      if (!isTold(session, move)) return NO_PLAN;
      const rng = seedRng('plan');
      return foretell(def, def.view(point.state, null), [{ seat, move }], (n) => drawFrom(rng, n));
    },
  };
}

export const createAnswering = (core: Core): Pick<MatchActions, 'programQuestion' | 'answerProgram'> => ({
  programQuestion() {
    const { session } = core;
    if (!session || session.readOnly || session.early) return null;
    const asked = forProgram(session);
    return asked && questionAt(session, asked);
  },
  answerProgram: ({ point }, move) =>
    core.change(
      'play',
      (now) =>
        present(now.timeline) === point
          ? carryOut(now, { moves: [move], goesOn: true }, core.deps)
          : refusal({ key: 'app.match.gone-on' }),
      { move: readers.notation(core.session, move), isQuiet: true },
    ),
});
