/** What stands beside a match, as its screens see it. */
import type { Study } from '../lab/variations/study.ts';

/** Variations of the match as its own screens show them; `from` is the point of the match that they lead away from. */
export interface StudyView extends Pick<Study, 'looks' | 'chosen' | 'notes'> {
  readonly variations: readonly {
    readonly id: number;
    readonly name: string;
    readonly from: number;
    readonly moves: number;
  }[];
}
