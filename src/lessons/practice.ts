import { present, startTimeline } from '../engine/kernel/timeline.ts';
import type { GameDefinition, Setup, Types } from '../engine/kernel/types.ts';
import type { Level } from '../players/levels.ts';
import type { Practice } from './types.ts';

/** A learner can beat it. */
export const PRACTICE_LEVEL: Level = 'recruit';

export const setupOf = ({ scenario }: Pick<Practice, 'scenario'>, seed: string): Setup => ({
  scenario,
  seed,
  options: {},
});

/** The onlooker's view before the first move, with which a practice compares its end. */
export const openingOf = <T extends Types>(def: GameDefinition<T>, practice: Pick<Practice, 'scenario'>): T['view'] =>
  def.view(present(startTimeline(def, setupOf(practice, 'practice'))).state, null);

export type Figures = readonly { readonly seat: string; readonly total: number }[];

/** Returns how much better the learner is than at the start; the other side's loss counts as gain. */
export const gainOf = (seat: string, before: Figures, now: Figures): number => {
  const lead = (figures: Figures) =>
    figures.reduce((sum, one) => sum + (one.seat === seat ? one.total : -one.total), 0);
  return lead(now) - lead(before);
};
