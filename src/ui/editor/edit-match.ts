import { navigate } from 'wouter/use-hash-location';
import type { Line, Types } from '../../engine/kernel/types.ts';
import { findGame, openDefinition } from '../../games/shelf.ts';
import { dealAnew, momentsOf } from '../../lab/positions/openings.ts';
import { writePosition } from '../../lab/positions/document.ts';
import { matchActions, matchStore } from '../../store/app-match.ts';
import { paths } from '../app/routes.ts';
import { mayEditMatch } from '../workbench/from-match.ts';
import { sendToEditor } from './transfer.ts';
import { problemOf } from './save-problem.ts';

export async function editMatch(): Promise<void> {
  const { game, at, about, pack, secrets, isOver } = matchStore.getState();
  const text = matchActions.exportText(at);
  const manifest = game === null ? null : findGame(game);
  if (!manifest || text === null || !mayEditMatch()) return;
  const name = about?.name ?? '';
  const isHiding = secrets === 'kept' && !isOver;
  const from = { key: isHiding ? 'editor.from.match.seen' : 'editor.from.match', params: { match: name, n: at } };
  const write = async (): Promise<string | Line> => {
    try {
      const def = await openDefinition(manifest, pack?.file);
      const { scenario, states } = momentsOf(def, text);
      const shown = states.at(-1) as Types['state'];
      return writePosition(def, { name, scenario, state: isHiding ? dealAnew(def, shown) : shown });
    } catch (error) {
      return problemOf(error);
    }
  };
  sendToEditor({ game: manifest.id, text: await write(), from });
  navigate(paths.editor(manifest.id));
}
