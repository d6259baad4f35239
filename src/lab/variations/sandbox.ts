/** A variation ready for play: its own timeline, ending with its last move. */
import { digestState } from '../../engine/kernel/digest.ts';
import { drawFrom, seedRng } from '../../engine/kernel/rng.ts';
import {
  entriesOf,
  present,
  replay,
  startTimeline,
  type LogEntry,
  type Point,
  type ReplayFailure,
  type Timeline,
} from '../../engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import { findVariation, type Study, type Variation } from './study.ts';

/** Variations branch off a match, not off a line tried in it. */
export interface Ground {
  readonly def: GameDefinition<Types>;
  readonly match: Timeline<Types>;
  readonly study: Study;
}

export interface Sandbox {
  readonly variation: Variation;
  readonly timeline: Timeline<Types>;
  readonly first: number;
  /** The moves stop agreeing with the rules here; null if all are played. */
  readonly failure: ReplayFailure | null;
}

const sandboxes = new WeakMap<Variation, { readonly match: object; readonly made: Sandbox }>();

/** Null where its moment is in no line of the match any more. Cached for each state of a variation. */
export function openSandbox(ground: Ground, variation: Variation): Sandbox | null {
  const { match } = ground;
  const known = sandboxes.get(variation);
  if (known?.match === match.points) return known.made;
  const root = rootOf(ground, variation);
  if (!root) return null;
  const { points, failure } = replay(ground.def, root, variation.entries, 'recorded');
  const made: Sandbox = { variation, timeline: { ...root, points }, first: root.points.length - 1, failure };
  sandboxes.set(variation, { match: match.points, made });
  return made;
}

/** Caches the timeline of a change, so that nothing is replayed for it. */
export function cacheSandbox({ match }: Ground, made: Sandbox): void {
  sandboxes.set(made.variation, { match: match.points, made });
}

/** The position that a variation begins with, and the moves that led there. */
function rootOf(ground: Ground, { parent, at, from, salt, seat }: Variation): Timeline<Types> | null {
  const { def, match, study } = ground;
  const fork = { salt, cause: 'line' as const };
  if (parent !== null) {
    const above = findVariation(study, parent);
    const opened = above && openSandbox(ground, above);
    const end = opened?.timeline.points[at];
    if (!opened || !end || digestState(end.state) !== from) return null;
    return { ...opened.timeline, points: opened.timeline.points.slice(0, at + 1), fork };
  }
  const points = pointsTo(ground, at, from);
  const end = points?.at(-1);
  if (!points || !end) return null;
  const beside = { redo: [], branches: [], takeBacks: [], trial: null, fork };
  if (seat === null) return { ...match, ...beside, points };
  // The cards that the seat cannot see are dealt again, so that the variation does not use the match's other hand and
  // decks.
  const state = dealFor(def, end.state, seat, salt);
  const history: readonly LogEntry[] = [...(match.base?.history ?? []), ...entriesOf(points)];
  const begun = startTimeline(def, match.setup, { state, history });
  return { ...begun, ...beside };
}

/** Points of the match up to the moment, or of an abandoned line where the match has none like it. */
function pointsTo({ def, match }: Ground, at: number, from: string): readonly Point<Types>[] | null {
  const point = match.points[at];
  if (point && digestState(point.state) === from) return match.points.slice(0, at + 1);
  const left = match.branches.find(({ entries }) => entries[at - 1]?.digest === from);
  const opening = match.points.slice(0, 1);
  if (!left) return null;
  const replayed = replay(def, { setup: match.setup, points: opening }, left.entries.slice(0, at), 'recorded');
  return replayed.failure ? null : replayed.points;
}

/** A whole position consistent with what the seat sees. */
export function dealFor<T extends Types>(
  def: GameDefinition<T>,
  state: T['state'],
  seat: T['seat'],
  salt: string,
): T['state'] {
  const rng = seedRng(`${salt}\n${seat}`);
  const dealt = def.simulation.determinize(def.view(state, seat), (n) => drawFrom(rng, n));
  // Keeps the object: a game caches data by it.
  Object.assign(dealt.rng, { drawn: state.rng.drawn });
  return dealt;
}

/** The variation with the line of `timeline`. */
export const withLine = (
  { variation, first }: Sandbox,
  timeline: Timeline<Types>,
  chosen: Variation['chosen'],
): Variation => ({ ...variation, entries: entriesOf(timeline.points.slice(first + 1)), chosen });

export const digestOf = <T extends Types>(timeline: Timeline<T>): string => digestState(present(timeline).state);
