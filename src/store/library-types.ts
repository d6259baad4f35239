import type { Fork } from '../engine/kernel/timeline.ts';
import type { Line, Moment } from '../engine/kernel/types.ts';
import type { PackLabel } from '../engine/kits/pack/pack-file.ts';
import type { MatchAbout, MatchId } from './types.ts';

export interface StorageQuota {
  /** `silent`: the disk has not answered yet. */
  readonly kind: 'checking' | 'silent' | 'persistent' | 'at-risk' | 'private';
  readonly usedBytes: number | null;
  readonly quotaBytes: number | null;
  readonly line: Line;
}

export type EntryStatus = 'live' | 'finished' | 'damaged';

export interface StudyCount {
  readonly variations: number;
  readonly notes: number;
  readonly text: string;
}

export interface LibraryEntry {
  readonly id: MatchId;
  readonly game: string;
  readonly scenario: string;
  readonly about: MatchAbout;
  readonly origin: 'new' | 'import' | 'copy';
  /** Ms since 1970. */
  readonly created: number;
  readonly updated: number;
  readonly moves: number;
  readonly moment: Moment;
  /** Null when finished. */
  readonly toMove: string | null;
  readonly ask: Line | null;
  readonly status: EntryStatus;
  readonly winner: string | null;
  readonly bytes: number;
  readonly rulesVersion: number;
  readonly branches: number;
  /** From which move on, and why, its dice differ from those of the match it was made from; null or absent: never. */
  readonly fork?: { readonly at: number; readonly cause: Fork['cause'] } | null;
  /** A player typed the seed. */
  readonly knownSeed?: boolean;
  /** Null or absent: the shipped data. */
  readonly pack?: PackLabel | null;
  /** Notes and variations that both players may know of; null or absent: none. */
  readonly study?: StudyCount | null;
  /** Null where it is not in the bin. */
  readonly deletedAt: number | null;
}

export type SortBy = 'updated' | 'created' | 'name' | 'moves' | 'size';

export interface LibraryQuery {
  /** Words that all must occur in name, players' names, tags, game, scenario or notes. */
  readonly text: string;
  readonly status: EntryStatus | 'all';
  /** Null: every game. */
  readonly game: string | null;
  readonly tag: string | null;
  readonly sort: SortBy;
  readonly descending: boolean;
}

/** A file, pasted text (a save or a share link), or the data of `#/share/<data>`. */
export type ImportSource =
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'share'; readonly data: string };

export type ImportPreview =
  | {
      readonly ok: true;
      readonly summary: ImportSummary;
      readonly notes: readonly Line[];
      /** Once kept, it rolls other dice than the match it was made from. */
      readonly newDice: boolean;
      /** Adds it to the library; never replaces a match. */
      readonly keep: () => Promise<ImportResult>;
    }
  | { readonly ok: false; readonly problem: Line };

export interface ImportSummary extends Pick<
  LibraryEntry,
  | 'game'
  | 'scenario'
  | 'about'
  | 'moves'
  | 'moment'
  | 'toMove'
  | 'ask'
  | 'status'
  | 'winner'
  | 'rulesVersion'
  | 'branches'
  | 'fork'
  | 'knownSeed'
  | 'pack'
  | 'study'
> {
  /** Onlooker's view of the last position for the thumbnail; null when it cannot be shown. Shape: the game's view. */
  readonly position: unknown;
}

/** Matches in the bin do not count. */
export type Counts = Readonly<Record<EntryStatus | 'all', number>>;

export type ImportResult =
  | { readonly ok: true; readonly id: MatchId; readonly entry: LibraryEntry; readonly notes: readonly Line[] }
  | { readonly ok: false; readonly problem: Line };

/** In this order. */
export type ImportCheck = 'size' | 'format' | 'shape' | 'game' | 'replay' | 'store';

export interface LibraryData {
  /** The disk has told the last played matches. */
  readonly ready: boolean;
  /** The disk does not answer; until it does, `entries` are those of this tab. */
  readonly isSilent: boolean;
  readonly counts: Counts;
  /** A player most likely continues this match: the live one that was played last, else the last of all. */
  readonly latest: LibraryEntry | null;
  /** `entries` and `deleted` hold all matches, not only the last ones. */
  readonly isWhole: boolean;
  /** Matches that are not in the bin, the last played first; use `selectEntries(entries, query)`. */
  readonly entries: readonly LibraryEntry[];
  /** The last deleted first. What is older than a week is removed. */
  readonly deleted: readonly LibraryEntry[];
  readonly query: LibraryQuery;
  readonly quota: StorageQuota;
  /** Null when no import runs. */
  readonly importing: ImportCheck | null;
  /** Why the last action failed; cleared by the next. */
  readonly problem: Line | null;
}

export interface LibraryActions {
  readonly refresh: () => Promise<void>;
  /** Reads all entries and keeps them until every caller has called the function that it returned. */
  readonly holdAll: () => () => void;
  /** Onlooker's view of the last position of a match; null where there is none. Shape: the game's view. */
  readonly position: (entry: Pick<LibraryEntry, 'id' | 'updated'>) => Promise<unknown>;
  /** Reads the newest sound copy; null if there is none. */
  readonly packFile: (id: MatchId) => Promise<unknown>;
  readonly setQuery: (change: Partial<LibraryQuery>) => void;
  readonly rename: (id: MatchId, name: string) => Promise<void>;
  readonly setTags: (id: MatchId, tags: readonly string[]) => Promise<void>;
  /** The new id, or null with `problem` set. */
  readonly duplicate: (id: MatchId) => Promise<MatchId | null>;
  readonly remove: (ids: readonly MatchId[]) => Promise<void>;
  readonly undoDelete: () => Promise<void>;
  readonly restore: (ids: readonly MatchId[]) => Promise<void>;
  readonly purgeDeleted: () => Promise<void>;

  /** Checks a source as far as replaying every move, and stores nothing. */
  readonly checkImport: (source: ImportSource) => Promise<ImportPreview>;
  /** Checks and stores in one step; never replaces a match. */
  readonly importFile: (file: Blob) => Promise<ImportResult>;
  /** A save file, or a share link. */
  readonly importText: (text: string) => Promise<ImportResult>;
  /** A new match from a moment of an open one; `isOpen`: nothing is hidden in it any more. */
  readonly playOn: (text: string, isOpen: boolean) => Promise<ImportResult>;
  /** A match that begins with a save we made: checked like any other, with the dice of its seed. */
  readonly begin: (text: string) => Promise<ImportResult>;
  /** Imports the data of `#/share/<data>`. */
  readonly importShare: (data: string) => Promise<ImportResult>;

  /** Also of a damaged match. */
  readonly exportText: (id: MatchId) => Promise<string | null>;
  readonly exportName: (id: MatchId) => string;
  /** `#/share/<data>`; null when it is longer than a link can carry. */
  readonly shareLink: (id: MatchId) => Promise<string | null>;
  /** The outcome shows in `quota`. */
  readonly askToKeep: () => Promise<boolean>;
}

export type LibraryState = LibraryData & LibraryActions;
