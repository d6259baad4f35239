/** Several moves as one: played, shown and undone together. */
import { decide } from '../../engine/kernel/runner.ts';
import { canUndo, play, present, redo, undo, type Point, type Timeline } from '../../engine/kernel/timeline.ts';
import type { GameDefinition, Reason, Types } from '../../engine/kernel/types.ts';
import { handRulesOf } from '../../engine/kits/hands/hands.ts';
import { isPlainButton } from '../../engine/kits/pointing/targets.ts';
import type { Follow } from '../types.ts';

/** Points that belong to the one before them. What is read from the disk is undone move by move. */
const joined = new WeakSet<object>();

/** More moves than any way has. */
const MOST = 60;

export type WayMade =
  | { readonly ok: true; readonly timeline: Timeline<Types> }
  | { readonly ok: false; readonly reason: Reason; readonly move: Types['move'] };

/**
 * The only answer there is, where it says nothing of a hand: the program gives it. What ends a step is not given: until
 * then a player may undo.
 */
export function forcedIn(def: GameDefinition<Types>, state: Types['state']): Types['move'] | null {
  const decision = decide(def, state);
  const [only, ...others] = decision?.moves ?? [];
  if (!only || others.length > 0 || isPlainButton(def.targets(only))) return null;
  const asked = handRulesOf(def)?.askedOf(state) ?? (def.hasSecrets ? 'closed' : 'open');
  return asked === 'open' || asked === 'joint' ? only : null;
}

/** `moves`, and what follows from them: as `follow` says while the same seat is asked, then whatever is forced. */
export function playWay(
  def: GameDefinition<Types>,
  from: Timeline<Types>,
  moves: readonly Types['move'][],
  follow: Follow | null,
): WayMade {
  let timeline = from;
  const seat = decide(def, present(from).state)?.seat;
  const made: Types['move'][] = [];
  const nextMove = (): Types['move'] | null => {
    const given = moves[made.length];
    if (given) return given;
    const { state } = present(timeline);
    const decision = decide(def, state);
    const followed = decision?.seat === seat && decision ? (follow?.(made, decision) ?? null) : null;
    return followed ?? forcedIn(def, state);
  };
  for (let move = nextMove(); move && made.length < MOST; move = nextMove()) {
    const played = play(def, timeline, move);
    if (!played.ok) return { ok: false, reason: played.reason, move };
    if (made.length > 0) joined.add(played.point);
    ({ timeline } = played);
    made.push(move);
  }
  return { ok: true, timeline };
}

/** Without its last moves, as if they were never made; null where dice, reveals or a change of seat lie between. */
export function dropLast(timeline: Timeline<Types>, count: number): Timeline<Types> | null {
  const left = timeline.points.length - count;
  const first = (timeline.trial?.from ?? 0) + 1;
  if (left < first || timeline.points.slice(left).some(({ commits }) => commits)) return null;
  return { ...timeline, points: timeline.points.slice(0, left), redo: [] };
}

/** The last way undone, whole or not at all. */
export function undoWay(timeline: Timeline<Types>, open: boolean): Timeline<Types> {
  for (let now = timeline; canUndo(now, open);) {
    const last = present(now);
    now = undo(now, open);
    if (!joined.has(last)) return now;
  }
  return timeline;
}

export function redoWay(timeline: Timeline<Types>): Timeline<Types> {
  let now = redo(timeline);
  for (let [next] = now.redo; next && joined.has(next); [next] = now.redo) now = redo(now);
  return now;
}

export const canUndoWay = (timeline: Timeline<Types>, open: boolean): boolean => undoWay(timeline, open) !== timeline;

/** What happened in the way that a point ends; made once for each point. */
const events = new WeakMap<object, readonly Types['event'][]>();
export function eventsOfWay<T extends Types>(points: readonly Point<T>[], at: number): readonly T['event'][] {
  const point = points[at];
  if (!point || !joined.has(point)) return point?.events ?? [];
  const known = events.get(point);
  if (known) return known;
  const all = [...eventsOfWay(points, at - 1), ...point.events];
  events.set(point, all);
  return all;
}
