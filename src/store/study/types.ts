/** The study screen sees one moment after the other, and the lines that branch off, but never a state. */
import type { StoreApi } from 'zustand';
import type { Line } from '../../engine/kernel/types.ts';
import type { NoteMoment } from '../../lab/variations/notes.ts';
import type { LineTable } from '../what-if/types.ts';

export interface Station {
  readonly kind: 'note' | 'line';
  readonly moment: NoteMoment;
  /** The note, or the name of the variation. */
  readonly text: string;
  /** Depth below the match. */
  readonly depth: number;
}

export interface StudyLine {
  readonly id: number;
  readonly name: string;
  readonly moves: number;
}

export interface StudyData {
  readonly ready: boolean;
  readonly closed: Line | null;
  readonly moment: NoteMoment;
  readonly moves: number;
  readonly name: string;
  readonly branches: readonly StudyLine[];
  readonly outline: readonly Station[];
}

export interface StudyActions {
  readonly goTo: (moment: NoteMoment) => void;
  /** Moves along the line; going back past its beginning leads to its parent. */
  readonly step: (by: 1 | -1) => void;
  readonly enter: (line: number) => void;
  readonly leaveLine: () => void;
  readonly jump: (by: 1 | -1) => void;
  readonly leave: () => void;
}

export interface StudyStore extends StoreApi<StudyData> {
  readonly actions: StudyActions;
  readonly table: LineTable;
}
