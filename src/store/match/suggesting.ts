/** Each suggestion that a person asks for is recorded with the match. */
import { matchOf } from '../../engine/kernel/timeline.ts';
import { hintsOf, type SuggestionMark } from '../hints.ts';
import type { MatchActions } from '../types.ts';
import { isTold } from './answering.ts';
import { OK, refusal, type Core, type OpenMatch } from './core.ts';
import { keepAbout } from './core.ts';
import { questionOf } from './session.ts';

/** Moves of the match itself; a line that is tried does not count. */
function movesMade({ timeline }: OpenMatch): number {
  const made = timeline.trial?.from ?? matchOf(timeline).points.length - 1;
  return (timeline.base?.history.length ?? 0) + made;
}

export const createSuggesting = (core: Core): Pick<MatchActions, 'noteSuggestion'> => ({
  noteSuggestion: (text) =>
    core.enqueue(async () => {
      const obstacle = core.findObstacle(true);
      const now = core.session;
      if (obstacle || !now) return core.refuse(refusal(obstacle ?? { key: 'app.match.none' }));
      const { def, about, timeline } = now;
      const seat = questionOf(now, core.seating).decision?.seat;
      if (seat === undefined || hintsOf(about) === 'off') return core.refuse(refusal({ key: 'app.match.no-hints' }));
      const move = text === null || timeline.trial ? null : def.words.parse(text);
      const isOpen = move !== null && hintsOf(about) === 'open' && isTold(now, move);
      const mark: SuggestionMark = [movesMade(now), seat, isOpen ? def.words.notation(move) : ''];
      const marks = about.suggested ?? [];
      const isSame = ([at, whom]: SuggestionMark): boolean => at === mark[0] && whom === seat;
      const known = marks.find(isSame);
      if (known && (mark[2] === '' || known[2] === mark[2])) return OK;
      return keepAbout(core, now, { ...about, suggested: [...marks.filter((one) => !isSame(one)), mark] });
    }),
});
