/** Loads the editor of a game and finds what to edit. */
import { startGame } from '../../lab/positions/openings.ts';
import { findGame, openDefinition } from '../../games/shelf.ts';
import { openPosition, readPositionFile } from '../../lab/positions/document.ts';
import { findScreen } from '../app/game-screen.ts';
import { frozen } from '../../engine/kits/position-edit/frozen.ts';
import type { Draft } from '../../lab/positions/draft.ts';
import { readHistory } from '../../lab/positions/history.ts';
import { newId } from '../../store/app-world.ts';
import { listDrafts, positionStorage, type StoredPosition } from '../../store/position-storage.ts';
import { SaveProblem, problemOf } from './save-problem.ts';
import { takeTransfer, type Transfer } from './transfer.ts';
import type { EditorParts, EditorStart, KeptAs, OpenPosition } from './use-editor.ts';

/**
 * The editor of a game, with the shipped data or a pack's; null for a game without one. Rejects with a `Line` for a
 * pack that does not fit.
 */
export async function loadEditor(game: string, packFile?: unknown): Promise<EditorParts | null> {
  const manifest = findGame(game);
  const screen = findScreen(game);
  if (!manifest?.editor || !screen) return null;
  const [def, makeKit, table] = await Promise.all([
    openDefinition(manifest, packFile),
    manifest.editor(),
    screen.table(),
  ]);
  return { def, kit: makeKit(def), table };
}

export function openScenario({ def }: EditorParts, scenario: string): OpenPosition {
  const state = frozen(startGame(def, scenario));
  return { state, scenario, own: null, changes: 0, from: { key: 'editor.from.scenario', params: { scenario } } };
}

/** The editor with the data of a position file. Throws `SaveError` too. */
export const loadEditorFor = (game: string, text: string): Promise<EditorParts | null> =>
  loadEditor(game, readPositionFile(text).packFile);

export const hasOtherData = ({ def }: Pick<EditorParts, 'def'>, text: string): boolean =>
  JSON.stringify(readPositionFile(text).packFile) !== JSON.stringify(def.data.packFile);

/** Throws `SaveError`. */
export function openText(
  parts: EditorParts,
  text: string,
  about: Pick<OpenPosition, 'from' | 'own' | 'changes'>,
): OpenPosition {
  const { scenario, state } = openPosition(parts.def, parts.kit, readPositionFile(text));
  return { ...about, scenario, state };
}

/** A stored draft, with as many of its steps as were kept. */
async function openDraft(draft: StoredPosition): Promise<EditorContent> {
  const { id, game, name, of, changes = 0, from, history } = draft;
  const parts = await partsFor(game, draft.text);
  const own = of === undefined ? null : await positionStorage.find(of);
  const { scenario } = readPositionFile(draft.text);
  const opened = openText(parts, draft.text, {
    from: from ?? { key: 'editor.from.scenario', params: { scenario } },
    own: own && { id: own.id, name: own.name },
    changes,
  });
  const draftOf = history === undefined ? null : readHistory(parts.kit, opened.state as Draft['state'], history);
  return { parts, opened, draft: draftOf, kept: { id, name } };
}

async function partsFor(game: string, text: string): Promise<EditorParts> {
  const parts = await loadEditorFor(game, text);
  if (!parts) throw new RangeError(`no editor for ${game}`);
  return parts;
}

interface EditorContent {
  readonly parts: EditorParts;
  readonly opened: OpenPosition;
  readonly draft: Draft | null;
  readonly kept: KeptAs;
}

/** A position from another screen becomes a draft; the others stay. */
async function openTransfer({ game, text, from }: Transfer): Promise<EditorContent> {
  if (typeof text === 'object') throw new SaveProblem(text);
  const parts = await partsFor(game, text);
  return { parts, opened: openText(parts, text, { from, own: null, changes: 0 }), draft: null, kept: unnamed() };
}

async function findOpened(game: string, id: string | null): Promise<EditorContent | null> {
  const drafts = await listDrafts(game);
  if (id === null) return drafts[0] ? openDraft(drafts[0]) : null;
  const stored = await positionStorage.find(id);
  if (stored?.game !== game) throw new SaveProblem({ key: 'editor.own.gone' });
  if (stored.kind === 'draft') return openDraft(stored);
  // Continues changes that were made since the scenario was saved.
  const changed = drafts.find(({ of, updated }) => of === id && updated > stored.updated);
  if (changed) return openDraft(changed);
  const { name, text } = stored;
  const parts = await partsFor(game, text);
  const from = { key: 'editor.from.own', params: { name } };
  return {
    parts,
    opened: openText(parts, text, { from, own: { id, name }, changes: 0 }),
    draft: null,
    kept: unnamed(),
  };
}

/** A new draft, which is written with its first change. */
export const unnamed = (): KeptAs => ({ id: newId(), name: '' });

export async function openEditor(game: string, id: string | null): Promise<EditorStart | null> {
  const parts = await loadEditor(game);
  if (!parts) return null;
  const fresh: EditorContent = {
    parts,
    opened: openScenario(parts, parts.def.scenarios[0]?.id ?? ''),
    draft: null,
    kept: unnamed(),
  };
  const transfer = takeTransfer(game);
  try {
    const found = transfer ? await openTransfer(transfer) : await findOpened(game, id);
    return { ...(found ?? fresh), problem: null };
  } catch (error) {
    return { ...fresh, problem: problemOf(error) };
  }
}
