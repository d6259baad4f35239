/** From an import (a file, pasted text, a link) to a document for the library. */
import type { Line, Types } from '../../engine/kernel/types.ts';
import type { ImportCheck, ImportSource } from '../library-types.ts';
import type { Timeline } from '../../engine/kernel/timeline.ts';
import { cleanAbout } from './clean-text.ts';
import { dealMatchAnew, holdsSecrets } from './deal-anew.ts';
import { documentOf, type Document } from './document.ts';
import type { WrittenMatch } from './record.ts';
import { ImportError, refusedBecause } from './import-error.ts';
import { LIMITS } from './limits.ts';
import { decodeText, readFileText } from './read-file.ts';
import { divergenceLine, readMatch, type LoadGame, type ReadMatch, type ReplayedMatch } from './read-match.ts';
import { plainText } from './plain-text.ts';
import { findShareData } from './share-data.ts';
import { readShare } from './share-link.ts';
import { summarise } from './summary.ts';

export interface ImportedMatch {
  readonly document: Document;
  readonly replayed: ReplayedMatch;
  readonly notes: readonly Line[];
}

export interface ImportDeps {
  readonly loadGame: LoadGame;
  readonly build: string;
  /** Throws for a match whose last position cannot be shown. */
  readonly demandShowable: (match: WrittenMatch<Types>) => void;
  readonly onCheck: (check: ImportCheck) => void;
  /** Salt for dealing hidden cards again; null where the match it comes from hides nothing. */
  readonly newSalt: (() => string) | null;
}

/** Throws `ImportError`. */
async function readSource(source: ImportSource): Promise<string> {
  switch (source.kind) {
    case 'file':
      return readFileText(source.file);
    case 'share':
      return readShare(source.data);
    case 'text': {
      if (source.text.length > LIMITS.input) throw new ImportError('app.import.too-large', { max: LIMITS.input });
      const text = plainText(source.text);
      if (text === '') throw new ImportError('app.import.empty');
      const data = text.startsWith('{') ? null : findShareData(text);
      return data === null ? decodeText(new TextEncoder().encode(text)) : readShare(data);
    }
  }
}

/** Throws with a sentence that says why. Rewritten from the replayed match, so nothing unknown in the file survives. */
export async function importMatch(
  source: ImportSource,
  { loadGame, build, demandShowable, onCheck, newSalt }: ImportDeps,
): Promise<ImportedMatch> {
  onCheck('size');
  const text = await readSource(source);
  onCheck('format');
  const read = await readMatch(text, loadGame, { onCheck });
  const { def, loaded, study } = read;
  const about = cleanAbout(read.about, def.seats);
  const anew = newSalt && dealt(read, about, newSalt);
  if (anew) {
    demandShowable({ def, timeline: anew, about });
    const loaded = { how: 'replayed', by: 'generator', timeline: anew } as const;
    const document = documentOf({ def, timeline: anew, about }, build);
    return { document, replayed: { def, loaded }, notes: [{ key: 'app.import.dealt' }] };
  }
  if (loaded.how === 'diverged') return importDiverged(read, loaded, about);
  const match = { def, timeline: loaded.timeline, about, study };
  // A replayed position that cannot be shown is not playable; what it throws is the reason.
  demandShowable(match);
  const notes: Line[] = loaded.by === 'recorded' ? [{ key: 'app.match.note.recorded' }] : [];
  return { document: documentOf(match, build), replayed: { def, loaded, ...(study ? { study } : {}) }, notes };
}

/** Null where nothing is hidden. */
function dealt({ def, loaded }: ReadMatch, about: Document['about'], newSalt: () => string): Timeline<Types> | null {
  const timeline = loaded.how === 'replayed' ? loaded.timeline : loaded.fromSnapshot;
  return timeline && holdsSecrets({ def, timeline, about }) ? dealMatchAnew({ def, timeline, about }, newSalt()) : null;
}

/** Accepts a log that does not replay for older rules, or as a report of a failed engine; stored unchanged. */
function importDiverged(
  { def, file }: ReadMatch,
  loaded: Extract<ReadMatch['loaded'], { how: 'diverged' }>,
  about: Document['about'],
): ImportedMatch {
  const { failure, agreed, fromSnapshot } = loaded;
  const line = divergenceLine(failure, agreed.base?.history.length ?? 0);
  const isHonest = file.rulesVersion < def.rulesVersion || failure.why === 'fault';
  if (!isHonest || !fromSnapshot || failure.why === 'unreadable') throw refusedBecause(line);
  const summary = summarise(def, fromSnapshot, 'damaged');
  const document = { text: JSON.stringify({ ...file, about }), summary, about };
  return { document, replayed: { def, loaded }, notes: [line] };
}
