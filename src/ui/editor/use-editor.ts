import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Line } from '../../engine/kernel/types.ts';
import type { Edit, EditorKit, Fault } from '../../engine/kits/position-edit/editor.ts';
import { writePosition } from '../../lab/positions/document.ts';
import { make, redo, replace, startDraft, undo, type Draft } from '../../lab/positions/draft.ts';
import { writeHistory } from '../../lab/positions/history.ts';
import { newId } from '../../store/app-world.ts';
import { onLeaving } from '../../store/put-off.ts';
import { positionStorage } from '../../store/position-storage.ts';
import type { AnyGame } from '../../store/types.ts';
import type { GameTable } from '../table/game-table.ts';

export interface EditorParts {
  readonly def: AnyGame;
  readonly kit: EditorKit;
  readonly table: GameTable;
}

/** The source of the position, and the scenario that it changes. */
export interface Origin {
  readonly from: Line;
  readonly scenario: string;
  readonly own: { readonly id: string; readonly name: string } | null;
}

/** The id and name of a draft; without a name it is called by its origin. */
export interface KeptAs {
  readonly id: string;
  readonly name: string;
}

export interface OpenPosition extends Origin {
  readonly state: object;
  /** Changes before the page was opened. */
  readonly changes: number;
}

export interface EditorStart {
  readonly parts: EditorParts;
  readonly opened: OpenPosition;
  /** With its steps, as far as they are stored. */
  readonly draft: Draft | null;
  readonly kept: KeptAs;
  /** Why something could not be opened. */
  readonly problem: Line | null;
}

export interface Editor extends EditorParts {
  readonly draft: Draft;
  readonly origin: Origin;
  readonly faults: readonly Fault[];
  readonly broken: readonly Fault[];
  readonly changes: number;
  /** Why the draft could not be written; null while it is. */
  readonly problem: string | null;
  readonly kept: KeptAs;
  readonly act: (...edits: readonly Edit[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Replaces the position. */
  readonly open: (opened: OpenPosition) => void;
  /** Begins another draft; this one stays. */
  readonly begin: (opened: OpenPosition, name: string) => void;
  /** Deletes this draft and shows another position. */
  readonly drop: (opened: OpenPosition) => void;
  readonly rename: (name: string) => void;
  readonly saved: (own: NonNullable<Origin['own']>) => void;
}

type State = Draft['state'];
interface EditorState {
  readonly draft: Draft;
  readonly origin: Origin;
  readonly kept: KeptAs;
  /** Changes whose steps are gone. */
  readonly before: number;
  /** False until the first change: a position that was only looked at is not stored. */
  readonly isKept: boolean;
}

/** Shortest time between two writes, in ms. */
const WRITE_MS = 300;

export function useEditor(start: EditorStart): Editor {
  const { parts } = start;
  const { def, kit } = parts;
  const gone = useRef<ReadonlySet<string>>(new Set());
  const [held, setHeld] = useState((): EditorState => {
    const { state, changes, ...origin } = start.opened;
    const draft = start.draft ?? startDraft(state as State);
    const before = Math.max(0, changes - draft.done.length);
    return { draft, origin, kept: start.kept, before, isKept: false };
  });
  const change = useCallback(
    (how: (draft: Draft) => Draft) =>
      setHeld((now) => {
        const draft = how(now.draft);
        return draft === now.draft ? now : { ...now, draft, isKept: true };
      }),
    [],
  );
  const { draft, origin, before, kept } = held;
  const { state } = draft;
  const faults = useMemo(() => kit.drafts.faults(state), [kit, state]);
  const broken = useMemo(() => faults.filter(({ weight }) => weight === 'broken'), [faults]);
  const changes = before + draft.done.length;
  const problem = useKept(def, held, { changes, isSound: broken.length === 0, gone });
  const begin = (isKept: boolean) => (opened: OpenPosition, name: string) => {
    const { state: given, changes: _made, ...next } = opened;
    const begun = { id: newId(), name };
    setHeld({ draft: startDraft(given as State), origin: next, kept: begun, before: 0, isKept });
  };
  return {
    ...parts,
    draft,
    origin,
    kept,
    faults,
    broken,
    changes,
    problem,
    act: useCallback((...edits: readonly Edit[]) => change((now) => make(kit, now, edits)), [change, kit]),
    undo: useCallback(() => change(undo), [change]),
    redo: useCallback(() => change(redo), [change]),
    open: useCallback(
      ({ state: given, changes: _made, ...next }: OpenPosition) =>
        setHeld((now) => ({ ...now, draft: replace(now.draft, given as State), origin: next, isKept: true })),
      [],
    ),
    begin: begin(true),
    drop: (opened) => {
      gone.current = new Set([...gone.current, kept.id]);
      void positionStorage.remove(kept.id);
      begin(false)(opened, '');
    },
    rename: (name) => setHeld((now) => ({ ...now, kept: { ...now.kept, name }, isKept: true })),
    saved: useCallback((own: NonNullable<Origin['own']>) => {
      const from = { key: 'editor.from.own', params: { name: own.name } };
      setHeld((now) => ({ ...now, origin: { ...now.origin, own, from }, isKept: true }));
    }, []),
  };
}

interface KeptProps {
  readonly changes: number;
  readonly isSound: boolean;
  /** Deleted drafts, which pending writes must not bring back. */
  readonly gone: RefObject<ReadonlySet<string>>;
}

function useKept(
  def: AnyGame,
  { draft, origin, kept, isKept }: EditorState,
  { changes, isSound, gone }: KeptProps,
): string | null {
  const [problem, setProblem] = useState<string | null>(null);
  const writtenAt = useRef(-Infinity);
  useEffect(() => {
    if (!isKept) return;
    let isWritten = false;
    const write = () => {
      if (isWritten || gone.current.has(kept.id)) return;
      isWritten = true;
      writtenAt.current = performance.now();
      const { scenario, own, from } = origin;
      positionStorage
        .put({
          id: kept.id,
          game: def.id,
          kind: 'draft',
          name: kept.name,
          updated: Date.now(),
          of: own?.id,
          from,
          changes,
          isSound,
          text: writePosition(def, { name: kept.name || (own?.name ?? ''), scenario, state: draft.state }),
          history: writeHistory(draft),
        })
        .then(
          () => setProblem(null),
          (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
        );
    };
    // The first change after a pause is written at once, so that a reload finds it.
    const timer = setTimeout(write, Math.max(0, writtenAt.current + WRITE_MS - performance.now()));
    const stay = onLeaving(write);
    return () => {
      clearTimeout(timer);
      stay();
      write();
    };
  }, [def, draft, origin, kept, isKept, changes, isSound, gone]);
  return problem;
}
