/** From the shown moment of the open match to the editor. */
import { navigate } from 'wouter/use-hash-location';
import { findGame } from '../../games/shelf.ts';
import { momentsOf } from '../../lab/positions/openings.ts';
import { writePosition } from '../../lab/positions/document.ts';
import { matchActions, matchStore } from '../../store/app-match.ts';
import { paths } from '../app/routes.ts';
import { mayEditMatch } from './may-edit.ts';
import { handToEditor } from './handoff.ts';

export async function editMatch(): Promise<void> {
  const { game, at, about } = matchStore.getState();
  const text = matchActions.exportText(at);
  const manifest = game === null ? null : findGame(game);
  if (!manifest || text === null || !mayEditMatch()) return;
  const def = await manifest.definition();
  const { scenario, states } = momentsOf(def, text);
  const state = states.at(-1);
  if (state === undefined) return;
  const name = about?.name ?? '';
  handToEditor({
    game: manifest.id,
    text: writePosition(def, { name, scenario, state }),
    from: { key: 'editor.from.match', params: { match: name, n: at } },
  });
  navigate(paths.editor(manifest.id));
}
