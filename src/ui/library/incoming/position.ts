import { isSound, openPosition, readPositionFile } from '../../../lab/positions/document.ts';
import { newId, now } from '../../../store/app-world.ts';
import { positionStorage } from '../../../store/position-storage.ts';
import { findGame, openDefinition } from '../../../games/shelf.ts';
import { paths } from '../../app/routes.ts';
import { problemOf } from '../../editor/save-problem.ts';
import type { Looked } from './found.ts';

/** A sound position becomes a scenario of one's own; one with faults becomes a draft of the editor. */
export const lookIntoPosition = (text: string): Promise<Looked> => lookInto(text, false);
/** What was a draft stays one, sound or not. */
export const lookIntoDraft = (text: string): Promise<Looked> => lookInto(text, true);

async function lookInto(text: string, isDraft: boolean): Promise<Looked> {
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
