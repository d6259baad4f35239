/** What the library screen sees: the saved matches, and the ways in and out. */
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

/** Notes and variations of a match. */
export interface StudyCount {
  readonly variations: number;
  readonly notes: number;
  /** What is written in them, for the search. */
  readonly text: string;
}

/** What the library knows of a match without opening it. */
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
  /** Seat that decides; null when finished. */
  readonly toMove: string | null;
  /** The question it has to answer; null when finished. */
  readonly ask: Line | null;
  readonly status: EntryStatus;
  readonly winner: string | null;
  /** What the newest copy takes on the disk. */
  readonly bytes: number;
  readonly rulesVersion: number;
  readonly branches: number;
  /** From which move on, and why, its dice differ from those of the match it was made from; null or absent: never. */
  readonly fork?: { readonly at: number; readonly cause: Fork['cause'] } | null;
  /** A player typed the seed. */
  readonly knownSeed?: boolean;
  /** The pack whose data it is played with; null or absent: the shipped data. */
  readonly pack?: PackLabel | null;
  /** What stands beside it, as both players may know it; null or absent: nothing. */
  readonly study?: StudyCount | null;
  /** When it was put in the bin; null when it is not there. */
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

/** What a player imports: a file (chosen or dropped), pasted text (a save or a share link), the data of `#/share/<data>`. */
export type ImportSource =
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'share'; readonly data: string };

/** A source that passed every check, not stored yet. */
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

/** How many matches there are, those in the bin apart. */
export type Counts = Readonly<Record<EntryStatus | 'all', number>>;

export type ImportResult =
  | { readonly ok: true; readonly id: MatchId; readonly entry: LibraryEntry; readonly notes: readonly Line[] }
  | { readonly ok: false; readonly problem: Line };

/** The checks of an import, in this order; listed before they run and as they run. */
export type ImportCheck = 'size' | 'format' | 'shape' | 'game' | 'replay' | 'store';

export interface LibraryData {
  /** The last played matches are known: the disk has told them. */
  readonly ready: boolean;
  /** The disk has been asked for them and does not answer; until it does, `entries` are those of this tab. */
  readonly isSilent: boolean;
  readonly counts: Counts;
  /** What a player most likely goes on with: the live match that was played last, else the last of all. */
  readonly latest: LibraryEntry | null;
  /** Whether `entries` and `deleted` hold all, and not only the last ones. */
  readonly isWhole: boolean;
  /** Matches that are not in the bin, the last played first; use `selectEntries(entries, query)`. */
  readonly entries: readonly LibraryEntry[];
  /** What is in the bin, the last deleted first. The bin is emptied of what is older than a week. */
  readonly deleted: readonly LibraryEntry[];
  readonly query: LibraryQuery;
  readonly quota: StorageQuota;
  /** The current check of a running import; null when none runs. */
  readonly importing: ImportCheck | null;
  /** Why the last action failed; cleared by the next. */
  readonly problem: Line | null;
}

export interface LibraryActions {
  readonly refresh: () => Promise<void>;
  /** Reads all entries, and keeps them until the function that it returns is called by everybody who holds them. */
  readonly holdAll: () => () => void;
  /** Onlooker's view of the last position of a match; null where there is none. Shape: the game's view. */
  readonly position: (entry: Pick<LibraryEntry, 'id' | 'updated'>) => Promise<unknown>;
  /** The data pack that the newest sound copy of a match carries, as its file has it; null: none. */
  readonly packFile: (id: MatchId) => Promise<unknown>;
  readonly setQuery: (change: Partial<LibraryQuery>) => void;
  readonly rename: (id: MatchId, name: string) => Promise<void>;
  readonly setTags: (id: MatchId, tags: readonly string[]) => Promise<void>;
  /** A copy under a new id; its id, or null with `problem` set. */
  readonly duplicate: (id: MatchId) => Promise<MatchId | null>;
  /** Puts matches in the bin. */
  readonly remove: (ids: readonly MatchId[]) => Promise<void>;
  /** Takes the matches of the last `remove` out of the bin again. */
  readonly undoDelete: () => Promise<void>;
  /** Takes these out of the bin. */
  readonly restore: (ids: readonly MatchId[]) => Promise<void>;
  /** Empties the bin for good. */
  readonly purgeDeleted: () => Promise<void>;

  /** Checks a source as far as replaying every move, and stores nothing. */
  readonly checkImport: (source: ImportSource) => Promise<ImportPreview>;
  /** Checks and stores in one step. From a file, dropped or chosen; never replaces a match. */
  readonly importFile: (file: Blob) => Promise<ImportResult>;
  /** From pasted text: a save file, or a share link. */
  readonly importText: (text: string) => Promise<ImportResult>;
  /** A match of its own from a moment of one that is open here; `isOpen`: nobody hides anything in that any more. */
  readonly playOn: (text: string, isOpen: boolean) => Promise<ImportResult>;
  /** A match that begins with this save of our own making: checked like any other, and with the dice of its seed. */
  readonly begin: (text: string) => Promise<ImportResult>;
  /** From the data of `#/share/<data>`. */
  readonly importShare: (data: string) => Promise<ImportResult>;

  /** The stored text of a match, also of a damaged one. */
  readonly exportText: (id: MatchId) => Promise<string | null>;
  readonly exportName: (id: MatchId) => string;
  /** `#/share/<data>`; null when it is longer than a link can carry. */
  readonly shareLink: (id: MatchId) => Promise<string | null>;
  /** Asks the browser to keep the data for good; shows the outcome in `quota`. */
  readonly askToKeep: () => Promise<boolean>;
}

export type LibraryState = LibraryData & LibraryActions;
