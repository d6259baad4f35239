import type { SaveFile } from '../../engine/kernel/save-file.ts';
import type { LoadResult } from '../../engine/kernel/save.ts';
import type { ReplayFailure } from '../../engine/kernel/timeline.ts';
import { ShapeError } from '../../engine/kernel/shape.ts';
import type { Line, Types } from '../../engine/kernel/types.ts';
import { readStudy } from '../../lab/variations/read-study.ts';
import { isBlank, NOTE_CAPS } from '../../lab/variations/notes.ts';
import type { Study } from '../../lab/variations/study.ts';
import type { AnyGame, MatchAbout } from '../types.ts';
import { cleanText } from '../../engine/kernel/clean-text.ts';
import { cleanNote } from './clean-text.ts';
import { ImportError, refusedBecause } from './import-error.ts';
import { loadSlowly } from './load-slowly.ts';
import { parseAside } from './parse-aside.ts';
import { readSeries } from './read-series.ts';
import { restful, type Rest } from './slices.ts';

/** The rules of a game, with the data that a save carries; null for a game this build does not have. */
export type LoadGame = (id: string, packFile?: unknown, digest?: string | null) => Promise<AnyGame | null>;

/** A save that passed every check, replayed. */
export interface ReplayedMatch {
  readonly def: AnyGame;
  /** `refused` is thrown. */
  readonly loaded: Exclude<LoadResult<Types>, { how: 'refused' }>;
  readonly study?: Study;
  /** The text is as the save has it. */
  readonly sealed?: string;
}

export interface ReadMatch extends ReplayedMatch {
  readonly file: SaveFile;
  readonly about: MatchAbout;
}

/** Callbacks of a reader, and pauses between the moves. */
export interface Reading {
  readonly onCheck?: (check: 'shape' | 'game' | 'replay') => void;
  /** Everything except the replay is done. */
  readonly onFile?: (def: AnyGame, file: SaveFile, study: Study) => void;
  readonly rest?: Rest;
}

/** Throws `ImportError` or `SaveError` with the reason. */
export async function readMatch(
  text: string,
  loadGame: LoadGame,
  { onCheck, onFile, rest = restful() }: Reading = {},
): Promise<ReadMatch> {
  onCheck?.('shape');
  const file = await parseAside(text);
  onCheck?.('game');
  const def = await loadGame(file.game, file.packFile, file.pack ?? null);
  if (!def) throw new ImportError('app.import.game', { game: cleanText(file.game, 60) });
  const { series: told, ...plain } = file.about;
  const series = readSeries(def, file.setup, told);
  const about = series ? { ...plain, series } : plain;
  const study = readStudyOf(def, file.study);
  onCheck?.('replay');
  onFile?.(def, file, study);
  const loaded = await loadSlowly(def, file, rest);
  if (loaded.how === 'refused') throw refusedBecause(loaded.line);
  return { def, file, about, loaded, study, ...(file.sealed === undefined ? {} : { sealed: file.sealed }) };
}

function readStudyOf(def: AnyGame, value: unknown): Study {
  try {
    return cleanNotes(readStudy(value, def));
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    const path = error.path === '' ? 'study' : `study.${error.path}`;
    throw refusedBecause({ key: 'save.refused.shape', params: { path, detail: error.message } });
  }
}

/** Drops notes that are empty after cleaning. */
function cleanNotes(study: Study): Study {
  if (study.notes.length === 0) return study;
  const notes = study.notes.map((note) => ({ ...note, text: cleanNote(note.text, NOTE_CAPS.text) }));
  return { ...study, notes: notes.filter((note) => !isBlank(note)) };
}

export function divergenceLine(failure: ReplayFailure, before: number): Line {
  const params = { n: before + failure.at, move: cleanText(failure.move, 60) };
  const { reason } = failure;
  if (failure.why === 'refused' && reason)
    return { key: 'app.import.diverged.refused', params: { ...params, rule: reason.rule }, rule: reason.rule };
  return { key: `app.import.diverged.${failure.why}`, params };
}
