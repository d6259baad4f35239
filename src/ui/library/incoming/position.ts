import { isSound, openPosition, readPositionFile } from '../../../lab/positions/document.ts';
import { newId, now } from '../../../store/app-world.ts';
import { positionShelf } from '../../../store/position-shelf.ts';
import { findGame } from '../../../games/shelf.ts';
import { paths } from '../../app/routes.ts';
import { problemOf } from '../../editor/save-problem.ts';
import type { Looked } from './found.ts';

/** A sound position becomes a scenario of one's own; one with faults becomes a draft of the editor. */
export async function lookIntoPosition(text: string): Promise<Looked> {
  try {
    const file = readPositionFile(text);
    const { game, name } = file;
    const manifest = findGame(game);
    if (!manifest?.editor) return { ok: false, problem: { key: 'incoming.refused.game', params: { game } } };
    const [def, makeKit] = await Promise.all([manifest.definition(), manifest.editor()]);
    const kit = makeKit(def);
    const kind = isSound(kit, openPosition(def, kit, file).state) ? 'scenario' : 'draft';
    return {
      ok: true,
      game,
      about: { key: `incoming.${kind}`, params: { name } },
      async keep() {
        const id = newId();
        try {
          await positionShelf.keep({ id, game, kind, name, updated: now(), isSound: kind === 'scenario', text });
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
