/** One row for each line of a game's log: its part in the film of a turn, in the report of a fight, and for the filter. */
import type { Line } from '../../engine/kernel/types.ts';
import type { Key } from '../../i18n/catalogue.ts';
import type { FilmRole } from './film/film-roles.ts';
import type { FightRole, LogKind } from './log-entries.ts';

export interface ToldRow {
  /** A film leaves out a line without a role. */
  readonly film?: FilmRole;
  /** `closes` if absent. */
  readonly log?: FightRole;
  /** The filter of the log that keeps it. */
  readonly kind?: LogKind;
  /** The report of a fight names it among what changed. */
  readonly isChange?: true;
}

/** A key of the catalogue without a row does not compile. */
export type ToldTable<Prefix extends string> = Readonly<Record<Extract<Key, `${Prefix}${string}`>, ToldRow>>;

/** Rows that many lines share. */
export const UNTOLD: ToldRow = {};
export const PART: ToldRow = { film: 'joins', log: 'part' };
export const CHANGE: ToldRow = { ...PART, isChange: true };
export const LOSS: ToldRow = { ...CHANGE, kind: 'losses' };
export const CONTROL: ToldRow = { ...CHANGE, kind: 'control' };

/** Only the key counts. */
type KeyOnly = Pick<Line, 'key'>;

export interface ToldReader {
  readonly filmOf: (line: KeyOnly) => FilmRole | null;
  readonly roleOf: (line: KeyOnly) => FightRole;
  readonly kindOf: (line: KeyOnly) => LogKind | null;
  readonly isChange: (line: KeyOnly) => boolean;
}

export function readTold(table: Readonly<Record<string, ToldRow>>): ToldReader {
  const rows = new Map(Object.entries(table));
  const rowOf = ({ key }: KeyOnly): ToldRow => rows.get(key) ?? UNTOLD;
  return {
    filmOf: (line) => rowOf(line).film ?? null,
    roleOf: (line) => rowOf(line).log ?? 'closes',
    kindOf: (line) => rowOf(line).kind ?? null,
    isChange: (line) => rowOf(line).isChange === true,
  };
}
