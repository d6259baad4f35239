import { matchStore } from '../../store/app-match.ts';

/** Whether games may begin from the shown moment: the shipped data, no end, and nothing that the players still hide from each other. */
export function mayExperiment(): boolean {
  const { status, secrets, isOver, live, pack } = matchStore.getState();
  return status === 'open' && pack === null && !(isOver && live) && (secrets !== 'kept' || isOver);
}
