/** The end of a year as both players may know it, between the last result and the next cover. Pure: the sheet draws it. */
import type { ReactNode } from 'react';
import type { Line, Types } from '../../../engine/kernel/types.ts';
import type { Of } from '../../../play/game.ts';
import type { HistoryPoint } from '../../../store/types.ts';
import type { WordScene } from '../game-table.ts';

export interface ToldChapter<T extends Types> {
  /** The position at its beginning, as an onlooker sees it; `scene` has the one at its end. */
  readonly before: T['view'];
  /** Its points; the last one ends it. */
  readonly points: readonly HistoryPoint[];
  readonly names: Readonly<Record<string, string>>;
}

export interface ChapterRow {
  readonly head: string;
  readonly note: string | null;
  /** A figure of each seat; with `from`, it has changed. */
  readonly cells: readonly { readonly from: string | null; readonly now: string }[];
  /** A narrow page leaves it out. */
  readonly isMinor?: boolean;
}

export interface Chapter {
  readonly kicker: string;
  readonly title: string;
  /** Seats in the order of the columns, with their names. */
  readonly seats: readonly { readonly seat: string; readonly name: string }[];
  readonly rows: readonly ChapterRow[];
  /** Names the leader, with the cause. */
  readonly lead: { readonly title: string; readonly text: string };
  /** Each way to win, drawn and in words; null where the drawing is words. */
  readonly victory: readonly { readonly text: string | null; readonly drawn: ReactNode }[];
  readonly newsTitle: string;
  /** The gold button that leaves the sheet. */
  readonly go: string;
  readonly news: readonly { readonly text: string; readonly rule: string; readonly mark: ReactNode }[];
  /** Places that changed hands and did not change back. */
  readonly changed: readonly string[];
  readonly changedTold: string;
  /** In the middle of the map if nothing has changed. */
  readonly around: readonly string[];
}

export interface ChapterParts<T extends Types = Types> {
  readonly endsChapter: (line: Line) => boolean;
  readonly readChapter: Of<[scene: WordScene<T>, told: ToldChapter<T>], Chapter>;
}

/** The points from the end of the chapter before to `at`, which ends one. */
export function pointsOfChapter(
  points: readonly HistoryPoint[],
  at: number,
  endsChapter: (line: Line) => boolean,
): readonly HistoryPoint[] {
  const before = points.findLast(({ index, lines }) => index < at && lines.some(endsChapter))?.index ?? 0;
  return points.filter(({ index }) => index > before && index <= at);
}

/** Counts equal things, in the order in which each came first. */
export function countAlike(ids: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
