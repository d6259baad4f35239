/** The end of a match as a game tells it. Pure: the sheet draws it. */
import type { Margin } from '../../../engine/kits/margin/margin.ts';
import type { Modifier, TargetRef, Types } from '../../../engine/kernel/types.ts';
import { joinIds } from '../../../engine/kits/pointing/lookup.ts';
import type { PlainKey } from '../../../i18n/catalogue.ts';
import type { I18n } from '../../../i18n/use-t.tsx';
import type { Of } from '../../../play/game.ts';
import type { HistoryPoint } from '../../../store/types.ts';
import type { WordScene } from '../game-table.ts';

/** A position of the story, as an onlooker sees it. */
export interface StoryView<T extends Types> {
  readonly at: number;
  readonly view: T['view'];
}

/** Facts of a match that both players may know. */
export interface ToldMatch {
  readonly points: readonly HistoryPoint[];
  /** The players' names by seat; empty where none was given. */
  readonly names: Readonly<Record<string, string>>;
}

export interface EndParts<T extends Types = Types> {
  /** The last point of each turn or year, ending with the last of the match. */
  readonly listStages: (points: readonly HistoryPoint[]) => readonly number[];
  /** `story` begins with the first known position; the end of each stage follows. */
  readonly readEnding: Of<[scene: WordScene<T>, story: readonly StoryView<T>[], told: ToldMatch], Ending>;
}

/** A place on a small map: a square scores more than a disc, a full one is in the hands of the side that attacks. */
export interface StageSign {
  readonly place: string;
  readonly isSquare: boolean;
  readonly isHeld: boolean;
}

/** The front at the end of a turn or a year. */
export interface Stage {
  /** The point that it shows. */
  readonly at: number;
  readonly title: string;
  readonly when: string;
  /** The score; null in a game without one. */
  readonly figure: string | null;
  readonly news: string;
  readonly view: object;
  /** Places that the side `of` has gained and lost since the stage before. */
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  readonly signs: readonly StageSign[];
  /** The line of the front, as a path in board units. */
  readonly front: string;
}

export interface StageMaps {
  readonly title: PlainKey;
  /** The side whose gains and losses are tinted. */
  readonly of: string;
  /** Width of the board by its height, and the radius of a sign in board units. */
  readonly aspect: number;
  readonly sign: number;
  readonly hasSigns: boolean;
  /** Places in the middle of a large map; only a game without a score shows one. */
  readonly around: readonly string[];
  readonly stages: readonly Stage[];
}

/** Shows the score against what wins, or the levels of victory from best to worst for the first side. */
export type EndScale =
  | { readonly kind: 'bar'; readonly side: string; readonly at: number; readonly wins: number; readonly most: number }
  | { readonly kind: 'against'; readonly sides: readonly { readonly side: string; readonly n: number }[] }
  | { readonly kind: 'ladder'; readonly steps: readonly { readonly text: string; readonly isReached: boolean }[] };

export interface EndLosses {
  readonly side: string;
  readonly pieces: readonly TargetRef[];
  readonly captured: readonly TargetRef[];
}

export interface Ending {
  /** The date of the last turn. */
  readonly when: string;
  readonly title: string;
  readonly why: string;
  readonly rule: string | null;
  /** Null for a draw and a concession, which have no grade. */
  readonly margin: Margin | null;
  readonly scale: EndScale | null;
  /** The rule of the score sheet; null for a game without one. */
  readonly sheetRule: string | null;
  readonly maps: StageMaps;
  /** The number of turning points in the list. */
  readonly swings: number;
  readonly losses: readonly EndLosses[];
  /** Figures of both sides under those of the dice. */
  readonly counts: readonly { readonly head: string; readonly of: Readonly<Record<string, string>> }[];
  readonly records: readonly string[];
}

/** The last point of each turn, by the number of the turn. */
export function listTurns(points: readonly HistoryPoint[]): readonly number[] {
  const last = new Map<number, number>();
  for (const { index, moment } of points) if (index > 0) last.set(moment.turn, index);
  return [...last.values()];
}

/** Compares two positions: the places gained and lost according to `holds` now and `held` before. */
export function comparePlaces(
  places: readonly string[],
  holds: (place: string) => boolean,
  held: (place: string) => boolean,
): { readonly gained: readonly string[]; readonly lost: readonly string[] } {
  return {
    gained: places.filter((place) => holds(place) && !held(place)),
    lost: places.filter((place) => !holds(place) && held(place)),
  };
}

/** Points of a sheet that differ only by their place share a line. */
export interface SheetLine {
  readonly places: readonly string[];
  readonly amount: number;
  /** A single summand, worded by the game. */
  readonly reason: Modifier;
}

const placeIn = ({ params }: Modifier): string | null => {
  const names = Object.keys(params ?? {});
  return names.length === 1 && names[0] === 'hex' ? String(params?.['hex']) : null;
};

export function gatherLines(reasons: readonly Modifier[]): readonly SheetLine[] {
  const lines = new Map<string, SheetLine>();
  for (const reason of reasons) {
    const place = placeIn(reason);
    const key = place === null ? `${lines.size} ${reason.key}` : `${reason.key} ${reason.amount}`;
    const line = lines.get(key);
    lines.set(key, {
      places: [...(line?.places ?? []), ...(place === null ? [] : [place])],
      amount: (line?.amount ?? 0) + reason.amount,
      reason,
    });
  }
  return [...lines.values()];
}

type ChangedPlaces = ReturnType<typeof comparePlaces>;

/** Names the cities that changed hands in a turn, in one direction: `first` if there are any. */
export function wordChanged({ t }: Pick<I18n, 't'>, changed: ChangedPlaces, first: keyof ChangedPlaces): string {
  const told = changed[first].length > 0 ? first : first === 'gained' ? 'lost' : 'gained';
  const places = joinIds(changed[told]);
  if (places === '') return t('table.ending.news.none');
  return t(told === 'gained' ? 'table.ending.news.taken' : 'table.ending.news.lost', { places });
}
