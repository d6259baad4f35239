import { present, startTimeline } from '../engine/kernel/timeline.ts';
import type { GameDefinition, Setup, Types } from '../engine/kernel/types.ts';
import type { Level } from '../players/levels.ts';
import type { Practice } from './types.ts';

/** Whom a learner can beat. */
export const PRACTICE_LEVEL: Level = 'recruit';

export const setupOf = ({ scenario }: Pick<Practice, 'scenario'>, seed: string): Setup => ({
  scenario,
  seed,
  options: {},
});

/** The table as everybody sees it before the first move: what a practice has come to is measured by it. */
export const openingOf = <T extends Types>(def: GameDefinition<T>, practice: Pick<Practice, 'scenario'>): T['view'] =>
  def.view(present(startTimeline(def, setupOf(practice, 'practice'))).state, null);

/** A figure of each seat that has one. */
export type Figures = readonly { readonly seat: string; readonly total: number }[];

/** By how much the learner stands better than at the start, the loss of the other side counted as gain. */
export const gainOf = (seat: string, before: Figures, now: Figures): number => {
  const lead = (figures: Figures) =>
    figures.reduce((sum, one) => sum + (one.seat === seat ? one.total : -one.total), 0);
  return lead(now) - lead(before);
};
