/** What the review says of a move and of a side. */
import type { Types } from '../../engine/kernel/types.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import type { SuggestionMark } from '../../store/hints.ts';
import type { HistoryPoint, TimelineView } from '../../store/types.ts';
import { ownKey } from '../app/games.ts';
import type { GameTable, WordScene } from '../table/game-table.ts';

/** A side as a noun: the Allies, not what is Allied. */
export const wordSide = (game: string, { line }: Pick<I18n, 'line'>, seat: string): string =>
  line({ key: ownKey(game, `seat.${seat}`) });

/**
 * What a fight came to, as the log has it: what the result changed, or where it changed nothing, the result. Null for a
 * move that decided no fight.
 */
export function wordCame(game: GameTable, scene: WordScene<Types>, point: HistoryPoint | undefined): string | null {
  const lines = point?.lines.filter((line) => game.log.headingOf(line) === null) ?? [];
  const at = lines.findLastIndex(game.roll.isResult);
  const told = lines[at + 1] ?? lines[at];
  return at === -1 || !told ? null : scene.i18n.line(told);
}

/** Who asked for a suggestion before the moves, by the index of the point that each move led to. */
export function askedBefore(
  marks: readonly SuggestionMark[],
  { points, older }: Pick<TimelineView, 'points' | 'older'>,
): ReadonlyMap<number, readonly string[]> {
  const at = new Map<number, string[]>();
  for (const [made, seat] of marks) {
    const next = made - older.length + 1;
    if (next >= 1 && next < points.length) at.set(next, [...(at.get(next) ?? []), seat]);
  }
  return at;
}
