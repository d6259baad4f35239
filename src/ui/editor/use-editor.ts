import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Line } from '../../engine/kernel/types.ts';
import type { Edit, EditorKit, Fault } from '../../engine/kits/position-edit/editor.ts';
import { writePosition } from '../../lab/positions/document.ts';
import { make, redo, replace, undo, type Draft } from '../../lab/positions/draft.ts';
import { draftId, positionShelf } from '../../store/position-shelf.ts';
import type { AnyGame } from '../../store/types.ts';
import type { GameTable } from '../table/game-table.ts';

/** What the editor of a game is made of. */
export interface EditorParts {
  readonly def: AnyGame;
  readonly kit: EditorKit;
  readonly table: GameTable;
}

/** Where the position comes from, and what it is saved as. */
export interface Origin {
  readonly from: Line;
  readonly scenario: string;
  /** The own scenario that it is a change of. */
  readonly own: { readonly id: string; readonly name: string } | null;
}

export interface Opened extends Origin {
  readonly state: object;
  /** Changes made before the page was opened. */
  readonly changes: number;
}

export interface Editor extends EditorParts {
  readonly draft: Draft;
  readonly origin: Origin;
  readonly faults: readonly Fault[];
  readonly broken: readonly Fault[];
  readonly changes: number;
  /** Why the draft is not on the disk; null while it is. */
  readonly problem: string | null;
  readonly act: (...edits: readonly Edit[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly open: (opened: Opened) => void;
  /** Has been saved as this scenario. */
  readonly saved: (own: NonNullable<Origin['own']>) => void;
}

type State = Draft['state'];
interface Held {
  readonly draft: Draft;
  readonly origin: Origin;
  /** Changes of earlier visits. */
  readonly before: number;
}

/** A draft is written so long after the last change. */
const WRITE_MS = 300;

export function useEditor(parts: EditorParts, start: Opened, then: Opened | null): Editor {
  const { def, kit } = parts;
  const [held, setHeld] = useState((): Held => {
    const { state, changes, ...origin } = start;
    const draft: Draft = { state: state as State, done: [], undone: [] };
    if (then === null) return { draft, origin, before: changes };
    const { state: given, changes: _made, ...next } = then;
    return { draft: replace(draft, given as State), origin: next, before: changes };
  });
  const change = useCallback(
    (how: (draft: Draft) => Draft) => setHeld((now) => ({ ...now, draft: how(now.draft) })),
    [],
  );
  const { draft, origin, before } = held;
  const { state } = draft;
  const faults = useMemo(() => kit.faults(state), [kit, state]);
  const broken = useMemo(() => faults.filter(({ weight }) => weight === 'broken'), [faults]);
  const changes = before + draft.done.length;
  const problem = useKept(def, { state, origin, changes, isSound: broken.length === 0 });
  return {
    ...parts,
    draft,
    origin,
    faults,
    broken,
    changes,
    problem,
    act: useCallback((...edits: readonly Edit[]) => change((now) => make(kit, now, edits)), [change, kit]),
    undo: useCallback(() => change(undo), [change]),
    redo: useCallback(() => change(redo), [change]),
    open: useCallback(
      ({ state: given, changes: _made, ...next }: Opened) =>
        setHeld((now) => ({ ...now, draft: replace(now.draft, given as State), origin: next })),
      [],
    ),
    saved: useCallback(
      (own: NonNullable<Origin['own']>) => setHeld((now) => ({ ...now, origin: { ...now.origin, own } })),
      [],
    ),
  };
}

interface Kept {
  readonly state: State;
  readonly origin: Origin;
  readonly changes: number;
  readonly isSound: boolean;
}

/** Keeps the draft of the game on this device. */
function useKept(def: AnyGame, { state, origin, changes, isSound }: Kept): string | null {
  const [problem, setProblem] = useState<string | null>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // What was only looked at is no draft.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    let isWritten = false;
    const write = () => {
      if (isWritten) return;
      isWritten = true;
      const { scenario, own } = origin;
      positionShelf
        .keep({
          id: draftId(def.id),
          game: def.id,
          kind: 'draft',
          name: own?.name ?? '',
          updated: Date.now(),
          of: own?.id,
          changes,
          isSound,
          text: writePosition(def, { name: own?.name ?? '', scenario, state }),
        })
        .then(
          () => setProblem(null),
          (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
        );
    };
    const timer = setTimeout(write, WRITE_MS);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [def, state, origin, changes, isSound]);
  return problem;
}
