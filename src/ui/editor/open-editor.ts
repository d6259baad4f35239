/** Fetches what the editor of a game is made of, and finds what is to be edited. */
import { startGame } from '../../lab/positions/openings.ts';
import { findGame } from '../../games/shelf.ts';
import { openPosition, readPositionFile } from '../../lab/positions/document.ts';
import { frozen } from '../../engine/kits/position-edit/frozen.ts';
import { draftId, positionShelf } from '../../store/position-shelf.ts';
import { SaveProblem, problemOf } from './save-problem.ts';
import { takeHanded } from './handoff.ts';
import type { EditorParts, Opened } from './use-editor.ts';
import type { Line } from '../../engine/kernel/types.ts';

export interface EditorStart {
  readonly parts: EditorParts;
  readonly opened: Opened;
  /** Comes in the place of it, in a step that can be undone: what another screen has handed over. */
  readonly then: Opened | null;
  /** What could not be opened, and why. */
  readonly problem: Line | null;
}

/** The parts of a game's editor; null for a game without one. Rejects where they cannot be fetched. */
export async function loadEditor(game: string): Promise<EditorParts | null> {
  const manifest = findGame(game);
  if (!manifest?.editor) return null;
  const [def, makeKit, table] = await Promise.all([manifest.definition(), manifest.editor(), manifest.table()]);
  return { def, kit: makeKit(def), table };
}

/** The opening of a scenario, as something to be edited. */
export function openScenario({ def }: EditorParts, scenario: string): Opened {
  const state = frozen(startGame(def, scenario));
  return { state, scenario, own: null, changes: 0, from: { key: 'editor.from.scenario', params: { scenario } } };
}

/** A position text as something to be edited. Throws `SaveError`. */
export function openText(parts: EditorParts, text: string, about: Pick<Opened, 'from' | 'own' | 'changes'>): Opened {
  const { scenario, state } = openPosition(parts.def, parts.kit, readPositionFile(text));
  return { ...about, scenario, state };
}

async function findOpened(parts: EditorParts, game: string, id: string | null): Promise<Opened | null> {
  if (id !== null) {
    const own = await positionShelf.find(id);
    if (own?.game !== game) throw new SaveProblem({ key: 'editor.own.gone' });
    const { name } = own;
    return openText(parts, own.text, {
      from: { key: 'editor.from.own', params: { name } },
      own: { id, name },
      changes: 0,
    });
  }
  const draft = await positionShelf.find(draftId(game));
  if (!draft) return null;
  const { name, of, changes = 0 } = draft;
  const file = readPositionFile(draft.text);
  return openText(parts, draft.text, {
    from:
      of === undefined
        ? { key: 'editor.from.scenario', params: { scenario: file.scenario } }
        : { key: 'editor.from.own', params: { name } },
    own: of === undefined ? null : { id: of, name },
    changes,
  });
}

export async function openEditor(game: string, id: string | null): Promise<EditorStart | null> {
  const parts = await loadEditor(game);
  if (!parts) return null;
  const fresh = (): Opened => openScenario(parts, parts.def.scenarios[0]?.id ?? '');
  const handed = takeHanded(game);
  let opened = fresh();
  let then: Opened | null = null;
  try {
    opened = (await findOpened(parts, game, id)) ?? opened;
    if (handed) then = openText(parts, handed.text, { from: handed.from, own: null, changes: 0 });
    return { parts, opened, then, problem: null };
  } catch (error) {
    return { parts, opened, then, problem: problemOf(error) };
  }
}
