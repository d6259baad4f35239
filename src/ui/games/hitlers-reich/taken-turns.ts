import type { SpaceId } from '../../../engine/games/hitlers-reich/ids.ts';
import type { HistoryPoint } from '../../../store/types.ts';

/** The turn in which each space last changed hands, from what both players have read. */
export function takenTurns(points: readonly HistoryPoint[]): ReadonlyMap<SpaceId, number> {
  const turns = new Map<SpaceId, number>();
  for (const { moment, lines } of points)
    for (const { key, params } of lines)
      if (key === 'hr.log.took' && typeof params?.['space'] === 'string') turns.set(params['space'], moment.turn);
  return turns;
}
