/** Variations, notes and looks of a match, as its screens see them. */
import type { Study } from '../lab/variations/study.ts';

/** `from`: the point of the match where the variation begins. */
export interface StudyView extends Pick<Study, 'looks' | 'chosen' | 'notes'> {
  readonly variations: readonly {
    readonly id: number;
    readonly name: string;
    readonly from: number;
    readonly moves: number;
  }[];
}
