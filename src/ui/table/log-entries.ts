/** The log as a reader remembers it: one entry for each fight with all of its lines, and one for any other line. */
import type { HistoryPoint, LogLine } from '../../store/types.ts';
import type { HeadingOf } from './log-model.ts';

/** A `part` continues the fight before it, an `aside` leaves it open, and a line that `closes` ends it. */
export type FightRole = 'opens' | 'part' | 'aside' | 'closes';

/** A line of the log and the point that produced it. */
export interface ToldLine {
  readonly line: LogLine;
  readonly point: HistoryPoint;
}

export interface LogEntry {
  readonly id: string;
  readonly isFight: boolean;
  readonly told: readonly ToldLine[];
  /** Points whose dice, notes and marks are shown with this entry; a point belongs to one entry. */
  readonly points: readonly HistoryPoint[];
  /** Index of the group that contains it. */
  readonly group: number;
}

/** Lines that open a turn or a phase, as the game defines. An empty phase leaves only its heading, which joins the next. */
export interface LogHeadings {
  readonly id: string;
  readonly turn: number;
  readonly headings: readonly LogLine[];
}

export interface LogBook {
  /** Oldest first. */
  readonly entries: readonly LogEntry[];
  readonly groups: readonly LogHeadings[];
}

/** The entries under one heading, newest first. */
export interface LogGroup extends LogHeadings {
  readonly entries: readonly LogEntry[];
}

interface OpenGroup {
  id: string;
  turn: number;
  headings: LogLine[];
  hasEntries: boolean;
}
interface OpenEntry {
  id: string;
  isFight: boolean;
  told: ToldLine[];
  points: HistoryPoint[];
  group: number;
}

const turnBegun = (line: LogLine, headingOf: HeadingOf): number | null => {
  const turn = headingOf(line) === 'turn' ? Number(line.params?.['turn']) : NaN;
  return Number.isNaN(turn) ? null : turn;
};

/** The turn of the first line of a point: a move that ends a turn also reports how the next one begins. */
function firstTurnOf({ lines, moment }: HistoryPoint, headingOf: HeadingOf): number {
  const first = lines.map((line) => turnBegun(line, headingOf)).find((turn) => turn !== null) ?? null;
  return first === null ? moment.turn : Math.max(1, first - 1);
}

export function readLog(
  points: readonly HistoryPoint[],
  headingOf: HeadingOf,
  roleOf: (line: LogLine) => FightRole,
): LogBook {
  const entries: OpenEntry[] = [];
  const groups: OpenGroup[] = [];
  let fight: OpenEntry | null = null;
  for (const point of points) {
    let turn = firstTurnOf(point, headingOf);
    let isOwned = false;
    for (const line of point.lines) {
      turn = turnBegun(line, headingOf) ?? turn;
      const id = `${point.index}.${line.n}`;
      const group = groups.at(-1);
      if (headingOf(line) !== null) {
        fight = null;
        if (group && !group.hasEntries) {
          group.headings.push(line);
          group.turn = turn;
        } else groups.push({ id, turn, headings: [line], hasEntries: false });
        continue;
      }
      if (!group) groups.push({ id: 'cut', turn, headings: [], hasEntries: true });
      else group.hasEntries = true;
      const role = roleOf(line);
      let entry: OpenEntry | null = role === 'part' ? fight : null;
      if (!entry) {
        entry = { id, isFight: role === 'opens', told: [], points: [], group: groups.length - 1 };
        entries.push(entry);
        if (role !== 'aside') fight = role === 'opens' ? entry : null;
      }
      entry.told.push({ line, point });
      if (!isOwned) entry.points.push(point);
      isOwned = true;
    }
    // A point that tells nothing belongs to the newest entry.
    if (!isOwned) entries.at(-1)?.points.push(point);
  }
  return { entries, groups: groups.map(({ id, turn, headings }) => ({ id, turn, headings })) };
}

/** Entries a page. The log renders few pages, however long the match. */
const PAGE_LINES = 24;
/** A card has as many elements as so many lines. */
const FIGHT_LINES = 8;

/** The first entry of each page. A full page never changes: a new move only extends the last. */
export function turnPages(entries: readonly Pick<LogEntry, 'isFight'>[]): readonly number[] {
  const starts = [0];
  let lines = 0;
  for (const [at, { isFight }] of entries.entries()) {
    if (lines >= PAGE_LINES) {
      starts.push(at);
      lines = 0;
    }
    lines += isFight ? FIGHT_LINES : 1;
  }
  return starts;
}

/** Puts entries under their headings, newest first; headings without entries only if they are the newest. */
export function groupEntries(
  entries: readonly LogEntry[],
  groups: LogBook['groups'],
  isNewest: boolean,
): readonly LogGroup[] {
  const shown: { at: number; entries: LogEntry[] }[] = [];
  for (const entry of entries) {
    const group = shown.at(-1);
    if (group?.at === entry.group) group.entries.push(entry);
    else shown.push({ at: entry.group, entries: [entry] });
  }
  const last = groups.length - 1;
  if (isNewest && last >= 0 && shown.at(-1)?.at !== last) shown.push({ at: last, entries: [] });
  return shown
    .flatMap((group) => {
      const heading = groups[group.at];
      return heading ? [{ ...heading, entries: group.entries.reverse() }] : [];
    })
    .reverse();
}

/** Returns the index of the newest entry that began at or before a point. */
export const entryAt = (entries: readonly LogEntry[], point: number): number =>
  Math.max(
    0,
    entries.findLastIndex(({ told }) => (told[0]?.point.index ?? 0) <= point),
  );

/** The reader may look for these, besides words. */
export const LOG_KINDS = ['fights', 'losses', 'control', 'cards'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

export const isOfKind = (entry: LogEntry, kind: LogKind, kindOf: (line: LogLine) => LogKind | null): boolean =>
  kind === 'fights' ? entry.isFight : entry.told.some(({ line }) => kindOf(line) === kind);

/** True if a line names this place or unit, alone or in a list. */
export const isAbout = ({ told }: LogEntry, id: string): boolean =>
  told.some(({ line }) => Object.values(line.params ?? {}).some((param) => String(param).split(',').includes(id)));

const asSearched = (text: string): string => text.normalize('NFKC').toLowerCase();

/** True if the text has each word of the query, in any order. */
export const isFound = (text: string, query: string): boolean => {
  const searched = asSearched(text);
  return asSearched(query)
    .split(/\s+/u)
    .every((word) => searched.includes(word));
};
