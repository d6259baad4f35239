/** Words of the review for moves, sides and chances. */
import type { Types } from '../../engine/kernel/types.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import type { SuggestionMark } from '../../store/hints.ts';
import type { HistoryPoint, TimelineView, MatchAbout } from '../../store/types.ts';
import { ownKey } from '../app/games.ts';
import type { GameTable, WordScene } from '../table/game-table.ts';
import { useMemo } from 'react';
import { useMatch } from '../../store/app-match.ts';
import { usePlay } from '../table/use-play.tsx';

/** A noun: the Allies, not Allied. */
export const wordSide = (game: string, { line }: Pick<I18n, 'line'>, seat: string): string =>
  line({ key: ownKey(game, `seat.${seat}`) });

/** The result of a fight as the log tells it; null for other moves. */
export function wordCame(game: GameTable, scene: WordScene<Types>, point: HistoryPoint | undefined): string | null {
  const lines = point?.lines.filter((line) => game.log.headingOf(line) === null) ?? [];
  const at = lines.findLastIndex(game.log.isResult);
  const told = lines[at + 1] ?? lines[at];
  return at === -1 || !told ? null : scene.i18n.line(told);
}

/** Seats that asked for a suggestion, by the point that the next move led to. */
function askedBefore(
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

const NO_MARKS: NonNullable<MatchAbout['suggested']> = [];

export function useAsked(): ReadonlyMap<number, readonly string[]> {
  const marks = useMatch(({ about }) => about?.suggested) ?? NO_MARKS;
  const timeline = usePlay(({ newest }) => newest.timeline);
  return useMemo(() => askedBefore(marks, timeline), [marks, timeline]);
}

/** 0.546 is 55. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** `+13`, `−14`. */
export function signed(points: number): string {
  const whole = Math.round(100 * points);
  return whole < 0 ? `−${-whole}` : `+${whole}`;
}

export const chanceFor = (chance: number, isFirst: boolean): number => (isFirst ? chance : 1 - chance);
