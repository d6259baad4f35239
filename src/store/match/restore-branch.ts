import { entriesOf, replay, sharedMoves, withBranch, type Timeline } from '../../engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';

/** The present line becomes a branch. Null where the kept line no longer replays. */
export function restoreBranch<T extends Types>(
  def: GameDefinition<T>,
  timeline: Timeline<T>,
  id: number,
): Timeline<T> | null {
  const branch = timeline.branches.find((b) => b.id === id);
  if (!branch || timeline.trial) return null;
  const shared = sharedMoves(entriesOf(timeline.points), branch.entries);
  const start = { ...timeline, points: timeline.points.slice(0, shared + 1) };
  const replayed = replay(def, start, branch.entries.slice(shared), 'recorded');
  if (replayed.failure) return null;
  const kept = withBranch(timeline, 'swap', [...timeline.points, ...timeline.redo], shared + 1);
  const branches = kept.branches.filter((b) => b.id !== id);
  return { ...kept, branches, points: replayed.points, redo: [] };
}
