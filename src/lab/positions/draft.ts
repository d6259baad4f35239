/** A position being edited: a state that may break any rule, with its history. Pure. */
import type { EditorKit, Edit } from '../../engine/kits/position-edit/editor.ts';
import type { Types } from '../../engine/kernel/types.ts';

/** One undo: the edits of one press. */
export interface EditRecord<T extends Types = Types> {
  readonly edits: readonly Edit[];
  readonly before: T['state'];
}

export interface Draft<T extends Types = Types> {
  readonly state: T['state'];
  /** The last one is undone first; unlimited. */
  readonly done: readonly EditRecord<T>[];
  /** The last one is redone first. */
  readonly undone: readonly { readonly edits: readonly Edit[]; readonly after: T['state'] }[];
}

export const startDraft = <T extends Types>(state: T['state']): Draft<T> => ({ state, done: [], undone: [] });

/** All edits of one press are one undo. The same draft where they change nothing. */
export function make<T extends Types>(kit: EditorKit<T>, draft: Draft<T>, edits: readonly Edit[]): Draft<T> {
  const state = edits.reduce((now: T['state'], edit) => kit.drafts.apply(now, edit), draft.state);
  if (state === draft.state) return draft;
  return { state, done: [...draft.done, { edits, before: draft.state }], undone: [] };
}

/** Can be undone like any edit. */
export const replace = <T extends Types>(draft: Draft<T>, state: T['state']): Draft<T> => ({
  state,
  done: [...draft.done, { edits: [], before: draft.state }],
  undone: [],
});

export function undo<T extends Types>(draft: Draft<T>): Draft<T> {
  const last = draft.done.at(-1);
  if (!last) return draft;
  const { edits, before } = last;
  return {
    state: before,
    done: draft.done.slice(0, -1),
    undone: [...draft.undone, { edits, after: draft.state }],
  };
}

export function redo<T extends Types>(draft: Draft<T>): Draft<T> {
  const next = draft.undone.at(-1);
  if (!next) return draft;
  const { edits, after } = next;
  return { state: after, done: [...draft.done, { edits, before: draft.state }], undone: draft.undone.slice(0, -1) };
}
