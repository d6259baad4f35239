/** What a board shows of the note of a moment, and what a press on it draws. */
import { useMemo } from 'react';
import { parseTarget } from '../../engine/kits/pointing/targets.ts';
import type { TargetRef, Types } from '../../engine/kernel/types.ts';
import { isAt, type Drawing, type Note, type NoteMoment } from '../../lab/variations/notes.ts';
import { useMatch } from '../../store/app-match.ts';
import type { GameTable } from '../table/game-table.ts';
import { usePlay } from '../table/use-play.tsx';
import { noteActions, useNoteDraft } from './note-draft.ts';

/** How a board is drawn on. */
export interface Marking {
  /** Where an arrow begins. */
  readonly start: string | null;
  readonly onPress: (place: string) => void;
}

export interface NoteStage {
  readonly drawing: Drawing | null;
  /** Null: the board is not drawn on. */
  readonly marking: Marking | null;
  /** Its words, while it is not being written. */
  readonly told: Note | null;
}

/** Of the note that is being written where it is that of the moment, else of the one that is kept. */
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

/** In a line that is tried, moves after its beginning are none of the match. */
const NOWHERE = -1;

/** Of the moment of the match that the table shows. */
export function useTableNote(): NoteStage {
  const at = usePlay(({ staged }) => staged.shown.at);
  const trial = useMatch(({ timeline }) => timeline.trial);
  return useNoteStage({ line: null, at: trial !== null && at > trial ? NOWHERE : at });
}

/** The place of the board that a target is in; null for what is beside the board. */
export function placeOfTarget({ places }: GameTable, view: Types['view'], target: TargetRef): string | null {
  const here = [target, ...places.samePlace(view, target)].find((one) => parseTarget(one).kind === 'space');
  return here === undefined || !places.isOnBoard(view, here) ? null : parseTarget(here).id;
}
