/** Events that both players have seen. */
import type { Timeline } from '../engine/kernel/timeline.ts';
import type { Types } from '../engine/kernel/types.ts';

const NOTHING: readonly never[] = [];
/** The key is the newest point, which belongs to one line of moves. */
const known = new WeakMap<object, readonly unknown[]>();

/** First event first; empty where the match does not begin with its set-up. */
export function pastOf<T extends Types>({ points, base, setup }: Timeline<T>): readonly T['event'][] {
  const last = points.at(-1);
  if (!last || base || setup.position !== undefined) return NOTHING;
  const found = known.get(last) ?? points.flatMap(({ events }) => events);
  known.set(last, found);
  return found as readonly T['event'][];
}
