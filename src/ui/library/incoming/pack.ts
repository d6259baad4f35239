import { PackError, parsePackFile } from '../../../engine/kits/pack/pack-file.ts';
import { findGame } from '../../../games/shelf.ts';
import { packStore } from '../../../store/app-packs.ts';
import { paths } from '../../app/routes.ts';
import type { Looked } from './found.ts';

/** A data pack passes the checks of its game before it is kept. One of the same id is replaced, and undo brings it back. */
export async function lookIntoPack(text: string): Promise<Looked> {
  try {
    const file = parsePackFile(text);
    const { game, name, version, entries } = file;
    const kit = await findGame(game)?.packs?.();
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
