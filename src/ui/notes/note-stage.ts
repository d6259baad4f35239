/** Notes as a board shows and draws them. */
import { useMemo } from 'react';
import { parseTarget } from '../../engine/kits/pointing/targets.ts';
import type { TargetRef, Types } from '../../engine/kernel/types.ts';
import { isAt, type Drawing, type Note, type NoteMoment } from '../../lab/variations/notes.ts';
import { useMatch } from '../../store/app-match.ts';
import type { GameTable } from '../table/game-table.ts';
import { usePlay } from '../table/use-play.tsx';
import { noteActions, useNoteDraft } from './note-draft.ts';

export interface Marking {
  readonly start: string | null;
  readonly onPress: (place: string) => void;
}

export interface NoteStage {
  readonly drawing: Drawing | null;
  /** Null if the board is not drawn on. */
  readonly marking: Marking | null;
  /** Null while it is written. */
  readonly told: Note | null;
}

/** The note being written, if it is of this moment, else the stored one. */
export function useNoteStage({ line, at }: NoteMoment): NoteStage {
  const kept = useMatch(({ study }) => study.notes.find((note) => isAt(note, { line, at })) ?? null);
  const draft = useNoteDraft((now) => (now && isAt(now.moment, { line, at }) ? now : null));
  const drawing = draft?.now ?? kept;
  const told = draft ? null : kept;
  const [isDrawn, start] = [draft !== null && draft.tool !== null, draft?.start ?? null];
  return useMemo(
    () => ({ drawing, marking: isDrawn ? { start, onPress: noteActions.press } : null, told }),
    [drawing, isDrawn, start, told],
  );
}

/** In a trial line, later moves are not part of the match. */
const NOWHERE = -1;

export function useTableNote(): NoteStage {
  const at = usePlay(({ staged }) => staged.shown.at);
  const trial = useMatch(({ timeline }) => timeline.trial);
  return useNoteStage({ line: null, at: trial !== null && at > trial ? NOWHERE : at });
}

/** Null off the board. */
export function placeOfTarget({ places }: GameTable, view: Types['view'], target: TargetRef): string | null {
  const here = [target, ...places.samePlace(view, target)].find((one) => parseTarget(one).kind === 'space');
  return here === undefined || !places.isOnBoard(view, here) ? null : parseTarget(here).id;
}
