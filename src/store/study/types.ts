/** What the screen of a study sees: one moment after the other, and the lines that lead away; never a state. */
import type { StoreApi } from 'zustand';
import type { Line } from '../../engine/kernel/types.ts';
import type { NoteMoment } from '../../lab/variations/notes.ts';
import type { LineTable } from '../what-if/types.ts';

/** A note, or a variation where it begins. */
export interface Station {
  readonly kind: 'note' | 'line';
  readonly moment: NoteMoment;
  /** What was written, or the name of the variation. */
  readonly text: string;
  /** How deep it is nested below the match. */
  readonly depth: number;
}

export interface StudyLine {
  readonly id: number;
  readonly name: string;
  readonly moves: number;
}

export interface StudyData {
  readonly ready: boolean;
  /** Why nobody may look now. */
  readonly closed: Line | null;
  readonly moment: NoteMoment;
  /** Moves of the line that is shown. */
  readonly moves: number;
  /** Of a variation. */
  readonly name: string;
  /** Variations that branch off here. */
  readonly branches: readonly StudyLine[];
  readonly outline: readonly Station[];
}

export interface StudyActions {
  readonly goTo: (moment: NoteMoment) => void;
  /** So many moves along the line; back over the beginning of a variation to what it branches off. */
  readonly step: (by: 1 | -1) => void;
  readonly enter: (line: number) => void;
  /** Back to where the variation branches off. */
  readonly leaveLine: () => void;
  /** To the next station of the outline, or the one before. */
  readonly jump: (by: 1 | -1) => void;
  readonly leave: () => void;
}

export interface StudyStore extends StoreApi<StudyData> {
  readonly actions: StudyActions;
  readonly table: LineTable;
}
