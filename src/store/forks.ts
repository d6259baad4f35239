import { entriesOf, type Fork, type Timeline } from '../engine/kernel/timeline.ts';
import type { Types } from '../engine/kernel/types.ts';

/** The forks of the line with the number of their first move (from 1), including one that waits for its move. */
export function forksOf<T extends Types>(timeline: Timeline<T>): readonly (Fork & { readonly at: number })[] {
  const entries = [...(timeline.base?.history ?? []), ...entriesOf(timeline.points)];
  const forks = entries.flatMap(({ fork }, i) => (fork ? [{ ...fork, at: i + 1 }] : []));
  const { fork } = timeline;
  return fork && fork.salt !== forks.at(-1)?.salt ? [...forks, { ...fork, at: entries.length + 1 }] : forks;
}
