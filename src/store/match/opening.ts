/** From a stored match to a session, or to a failure that says what can be done. */
import { takeBack, type Timeline } from '../../engine/kernel/timeline.ts';
import type { SaveFile } from '../../engine/kernel/save-file.ts';
import type { Line, Types } from '../../engine/kernel/types.ts';
import { NO_STUDY, type Study } from '../../lab/variations/study.ts';
import { cleanAbout } from '../saves/clean-text.ts';
import { keepPosition, readEarly } from '../saves/load-slowly.ts';
import { problemOf } from '../saves/problem.ts';
import { divergenceLine, type ReplayedMatch } from '../saves/read-match.ts';
import type { SaveReader } from '../saves/save-reader.ts';
import { readSealed } from '../saves/sealed.ts';
import type { Rest } from '../saves/slices.ts';
import type { MatchId, OpenFailure, ReadOnly, Rescue } from '../types.ts';
import type { StoredMatch } from '../vault/archive.ts';
import type { Session } from './session.ts';
import { demandShowable } from './showable.ts';

export type OpenResult =
  | {
      readonly ok: true;
      readonly session: Session<Types>;
      /** Playing on will change the file's content: keep a copy of it first. */
      readonly altered: boolean;
    }
  | { readonly ok: false; readonly failure: OpenFailure; readonly damaged: boolean };

/** This many positions are tried, backwards from the last, for one that can be shown. */
const SEARCH = 200;

export interface Waiting {
  readonly rest: Rest;
  /** The position that a sound copy ends with, while its moves are still being replayed. */
  readonly onEarly: (session: Session<Types>) => void;
}

export async function openFound(
  found: StoredMatch,
  how: Rescue | null,
  reader: SaveReader,
  waiting?: Waiting,
): Promise<OpenResult> {
  const { entry, good, damaged } = found;
  const copy = how === 'older-copy' ? good[1] : good[0];
  if (!copy) return openDamaged(found, how, reader);
  const hasOlder = good.length > 1 && how !== 'older-copy';
  const notes: Line[] = [];
  if (how === 'older-copy' || damaged.some(({ serial }) => serial > copy.serial))
    notes.push({ key: 'app.match.note.older-copy' });
  let early: Timeline<Types> | null = null;
  const onFile = (def: ReplayedMatch['def'], file: SaveFile, study: Study): void => {
    const timeline = how === null ? readEarly(def, file) : null;
    const { sealed } = file;
    const read = { def, study, ...(sealed === undefined ? {} : { sealed }) };
    const session = timeline && { ...sessionOf(entry, read, timeline, notes, null), early: file };
    if (!session || !isShowable(session)) return;
    early = timeline;
    waiting?.onEarly(session);
  };
  try {
    const read = await reader.read(copy.text, waiting && { rest: waiting.rest, onFile });
    return openRead(entry.id, early ? withPosition(read, early) : read, {
      how,
      notes,
      hasOlder,
      text: copy.text,
      entry,
    });
  } catch (error) {
    const rescues: Rescue[] = hasOlder ? ['older-copy'] : [];
    return failed(entry.id, problemOf(error), rescues, copy.text, false);
  }
}

const withPosition = (read: ReplayedMatch, early: Timeline<Types>): ReplayedMatch =>
  read.loaded.how === 'replayed'
    ? { ...read, loaded: { ...read.loaded, timeline: keepPosition(read.loaded.timeline, early) } }
    : read;

/** No copy passes its checksum. If the newest one replays all the same, it may be viewed. */
async function openDamaged(
  { entry, damaged }: StoredMatch,
  how: Rescue | null,
  reader: SaveReader,
): Promise<OpenResult> {
  const text = damaged[0]?.text ?? null;
  const problem: Line = { key: 'app.match.damaged' };
  const read = text === null ? null : await reader.read(text).catch(() => null);
  if (!read || read.loaded.how !== 'replayed') return failed(entry.id, problem, [], text, true);
  if (how !== 'read-only') return failed(entry.id, problem, ['read-only'], text, true);
  const session = sessionOf(entry, read, read.loaded.timeline, [problem], 'damaged');
  return isShowable(session) ? { ok: true, session, altered: false } : failed(entry.id, problem, [], text, true);
}

interface Reading {
  readonly how: Rescue | null;
  readonly notes: Line[];
  readonly hasOlder: boolean;
  readonly text: string;
  readonly entry: StoredMatch['entry'];
}

function openRead(id: MatchId, read: ReplayedMatch, reading: Reading): OpenResult {
  const { how, hasOlder, text } = reading;
  const older: Rescue[] = hasOlder ? ['older-copy'] : [];
  const { loaded } = read;
  if (loaded.how === 'replayed') {
    if (loaded.by === 'recorded') reading.notes.push({ key: 'app.match.note.recorded' });
    return openShowable(read, loaded.timeline, reading, older, how === 'older-copy');
  }
  const { failure, agreed, fromSnapshot } = loaded;
  const problem = divergenceLine(failure, agreed.base?.history.length ?? 0);
  if (how === 'from-snapshot' && fromSnapshot) return openShowable(read, fromSnapshot, reading, older, true);
  // A sealed answer belongs to the last move.
  const { sealed: _sealed, ...before } = read;
  if (how === 'last-agreeing') return openShowable(before, agreed, reading, older, true);
  if (how === 'read-only') return openShowable(before, agreed, { ...reading, notes: [problem] }, older);
  const rescues: Rescue[] = [...(fromSnapshot ? (['from-snapshot'] as const) : []), 'last-agreeing', 'read-only'];
  return failed(id, problem, [...rescues, ...older], text, true);
}

/** The player asked for an earlier position where the last cannot be shown. */
function openShowable(
  read: ReplayedMatch,
  timeline: Timeline<Types>,
  { how, notes, entry, text }: Reading,
  older: readonly Rescue[],
  altered = false,
): OpenResult {
  const readOnly: ReadOnly | null = how === 'read-only' ? 'chosen' : null;
  const session = sessionOf(entry, read, timeline, notes, readOnly);
  if (isShowable(session)) return { ok: true, session, altered };
  const back = findShowable(session);
  if (back && how === 'last-agreeing') return { ok: true, session: back, altered: true };
  return failed(entry.id, { key: 'app.match.fault' }, back ? ['last-agreeing', ...older] : older, text, true);
}

function sessionOf(
  entry: StoredMatch['entry'],
  { def, study, sealed: text }: Pick<ReplayedMatch, 'def' | 'study' | 'sealed'>,
  timeline: Timeline<Types>,
  notes: readonly Line[],
  readOnly: ReadOnly | null,
): Session<Types> {
  const about = cleanAbout(entry.about, def.seats);
  const sealed = readSealed(def, timeline, text);
  return { id: entry.id, def, timeline, about, study: study ?? NO_STUDY, sealed, readOnly, broken: null, notes };
}

function isShowable(session: Session<Types>): boolean {
  try {
    demandShowable(session);
    return true;
  } catch {
    return false;
  }
}

function findShowable(session: Session<Types>): Session<Types> | null {
  const last = session.timeline.points.length - 1;
  for (let to = last - 1; to >= Math.max(0, last - SEARCH); to--) {
    const back = { ...session, timeline: takeBack(session.timeline, to) };
    if (isShowable(back)) return back;
  }
  return null;
}

const failed = (
  id: MatchId,
  problem: Line,
  rescues: readonly Rescue[],
  text: string | null,
  damaged: boolean,
): OpenResult => ({ ok: false, damaged, failure: { id, problem, rescues, text } });
