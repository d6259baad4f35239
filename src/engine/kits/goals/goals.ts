/** Ways to win, counted in steps that are still missing. */

export interface Goal {
  /** Centres, points or hand size that the side still needs. */
  readonly left: number;
}

/** One step more, and the goal is reached. */
export const isOneToGo = ({ left }: Goal): boolean => left === 1;

/** Goals that have come within one step; both lists have the same order. */
export const listBrought = <G extends Goal>(before: readonly G[], now: readonly G[]): readonly G[] =>
  now.filter((goal, at) => isOneToGo(goal) && (before[at]?.left ?? 0) > 1);

/** Makes a change and tells of each goal that it brings within one step; without `tell` it counts nothing. */
export function telling<G extends Goal>(
  list: () => readonly G[],
  change: () => void,
  tell: ((goal: G) => void) | undefined,
): void {
  if (!tell) return change();
  const before = list();
  change();
  for (const goal of listBrought(before, list())) tell(goal);
}

/** Points that a side at this lead must take to be ahead, where each taken point also costs the enemy one. */
export const pointsToLead = (lead: number): number => (lead > 0 ? 0 : Math.floor(-lead / 2) + 1);
