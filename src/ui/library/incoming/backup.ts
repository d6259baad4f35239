import type { Line } from '../../../engine/kernel/types.ts';
import { libraryStore } from '../../../store/app-stores.ts';
import {
  countItems,
  readBackup,
  type BackupHead,
  type BackupItem,
  type BackupKind,
} from '../../../store/backup/backup-file.ts';
import { ImportError } from '../../../store/saves/import-error.ts';
import { paths } from '../../app/routes.ts';
import { lookIntoExperiment } from './experiment.ts';
import type { Kept, Looked, Refusal } from './found.ts';
import { lookIntoPack } from './pack.ts';
import { lookIntoDraft, lookIntoPosition } from './position.ts';

type Problem = Line | null;

const keepFound =
  (look: (text: string) => Promise<Looked>) =>
  async (text: string): Promise<Problem> => {
    const found = await look(text);
    const kept = found.ok ? await found.keep(() => undefined) : found;
    return kept.ok ? null : kept.problem;
  };

async function keepMatch(text: string): Promise<Problem> {
  const kept = await libraryStore.getState().importFile(new Blob([text]));
  return kept.ok ? null : kept.problem;
}

const KEEP: Readonly<Record<BackupKind, (text: string) => Promise<Problem>>> = {
  match: keepMatch,
  scenario: keepFound(lookIntoPosition),
  draft: keepFound(lookIntoDraft),
  pack: keepFound(lookIntoPack),
  experiment: keepFound(lookIntoExperiment),
};

/** All that a device kept. Nothing that is on this one is replaced, but for packs of the same id, which undo brings back. */
export function lookIntoBackup(file: Blob, { counts }: BackupHead): Looked {
  return {
    ok: true,
    game: null,
    about: { key: 'backup.found', params: counts },
    keep: (onStep) => keepAll(file, counts, onStep),
  };
}

/** Thing by thing: one that is refused is named, and does not keep the others out. */
async function keepAll(
  file: Blob,
  counts: BackupHead['counts'],
  onStep: (done: number, total: number) => void,
): Promise<Kept> {
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const kept: BackupItem['kind'][] = [];
  const refused: Refusal[] = [];
  try {
    for await (const { kind, name, text } of readBackup(file)) {
      onStep(kept.length + refused.length, total);
      const problem = await KEEP[kind](text);
      if (problem) refused.push({ name, problem });
      else kept.push(kind);
    }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    // What came before the damage is kept.
    refused.push({ name: '', problem: error.line });
  }
  const said = { key: 'backup.kept', params: countItems(kept.map((kind) => ({ kind }))) };
  return { ok: true, said, to: paths.library, refused };
}
