import { matchStore } from '../../store/app-match.ts';
import type { MatchState } from '../../store/types.ts';

type Asked = Pick<MatchState, 'status' | 'secrets' | 'isOver' | 'live' | 'pack'>;

/** Whether games may begin from the shown moment: the shipped data, no end, and nothing that the players still hide from each other. */
export function mayExperiment({ status, secrets, isOver, live, pack }: Asked = matchStore.getState()): boolean {
  return status === 'open' && pack === null && !(isOver && live) && (secrets !== 'kept' || isOver);
}
