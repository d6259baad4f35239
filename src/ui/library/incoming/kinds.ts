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
import type { KeepResult, LookResult, Refusal } from './candidate.ts';
import { isSound, openPosition, readPositionFile } from '../../../lab/positions/document.ts';
import { newId, now } from '../../../store/app-world.ts';
import { positionStorage } from '../../../store/position-storage.ts';
import { findGame, openDefinition } from '../../../games/shelf.ts';
import { problemOf } from '../../editor/save-problem.ts';
import { PackError, parsePackFile } from '../../../engine/kits/pack/pack-file.ts';
import { packStore } from '../../../store/app-packs.ts';
import { keepExperiment, readExperimentFile } from '../../experiment/kept.ts';

/** A sound position becomes a scenario, one with faults a draft. */
export const lookIntoPosition = (text: string): Promise<LookResult> => lookInto(text, false);
/** A draft stays one, sound or not. */
const lookIntoDraft = (text: string): Promise<LookResult> => lookInto(text, true);

async function lookInto(text: string, isDraft: boolean): Promise<LookResult> {
  try {
    const file = readPositionFile(text);
    const { game, name } = file;
    const manifest = findGame(game);
    if (!manifest?.editor) return { ok: false, problem: { key: 'incoming.refused.game', params: { game } } };
    const [def, makeKit] = await Promise.all([openDefinition(manifest, file.packFile), manifest.editor()]);
    const kit = makeKit(def);
    const sound = isSound(kit, openPosition(def, kit, file).state);
    const kind = sound && !isDraft ? 'scenario' : 'draft';
    return {
      ok: true,
      game,
      about: { key: `incoming.${kind}`, params: { name } },
      async keep() {
        const id = newId();
        try {
          await positionStorage.put({ id, game, kind, name, updated: now(), isSound: sound, text });
        } catch (error) {
          return { ok: false, problem: problemOf(error) };
        }
        return { ok: true, said: { key: `incoming.${kind}.kept`, params: { name } }, to: paths.editor(game, id) };
      },
    };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/** Passes the checks of its game first. A pack with the same id is replaced, which undo reverts. */
export async function lookIntoPack(text: string): Promise<LookResult> {
  try {
    const file = parsePackFile(text);
    const { game, name, version, entries } = file;
    const kit = await findGame(game)?.packs?.kit();
    if (!kit) return { ok: false, problem: { key: 'incoming.refused.game', params: { game } } };
    const { problem } = kit.check(file);
    if (problem) return { ok: false, problem };
    await packStore.getState().load();
    return {
      ok: true,
      game,
      about: { key: 'incoming.pack', params: { name, version, n: entries.length } },
      async keep() {
        await packStore.getState().bring(file);
        return { ok: true, said: { key: 'incoming.pack.kept', params: { name } }, to: paths.data(game) };
      },
    };
  } catch (error) {
    if (error instanceof PackError) return { ok: false, problem: error.line };
    throw error;
  }
}

/** Continues where its games end. */
export async function lookIntoExperiment(text: string): Promise<LookResult> {
  const found = await readExperimentFile(text);
  if (!found.ok) return found;
  const { game, name } = found.experiment;
  return {
    ok: true,
    game,
    about: { key: 'incoming.experiment', params: { name, n: found.rows.length } },
    async keep() {
      const made = await keepExperiment(found);
      if (!made.ok) return made;
      return {
        ok: true,
        said: { key: 'incoming.experiment.kept', params: { name } },
        to: paths.experiment(game, made.id),
      };
    },
  };
}

type Problem = Line | null;

const keepFound =
  (look: (text: string) => Promise<LookResult>) =>
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

/** Everything from another device. Replaces nothing here except packs with the same id, which undo reverts. */
export function lookIntoBackup(file: Blob, { counts }: BackupHead): LookResult {
  return {
    ok: true,
    game: null,
    about: { key: 'backup.found', params: counts },
    keep: (onStep) => keepAll(file, counts, onStep),
  };
}

/** Item by item: a refused one is named and the others are stored. */
async function keepAll(
  file: Blob,
  counts: BackupHead['counts'],
  onStep: (done: number, total: number) => void,
): Promise<KeepResult> {
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
    // Items before the damage are stored.
    refused.push({ name: '', problem: error.line });
  }
  const said = { key: 'backup.kept', params: countItems(kept.map((kind) => ({ kind }))) };
  return { ok: true, said, to: paths.library, refused };
}
