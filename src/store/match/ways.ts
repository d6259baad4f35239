/** Several moves as one: played, shown and undone together. */
import { decide } from '../../engine/kernel/runner.ts';
import { canUndo, play, present, redo, undo, type Point, type Timeline } from '../../engine/kernel/timeline.ts';
import type { GameDefinition, Reason, Types } from '../../engine/kernel/types.ts';
import { handRulesOf } from '../../engine/kits/hands/hands.ts';
import { isPlainButton } from '../../engine/kits/pointing/targets.ts';
import type { Follow, MatchAbout } from '../types.ts';
import { levelAt } from './programs.ts';

/** Points that belong to the one before them. What is read from the disk is undone move by move. */
const joined = new WeakSet<object>();

/** More moves than any way has. */
const MOST = 60;

export type WayMade =
  | { readonly ok: true; readonly timeline: Timeline<Types> }
  | { readonly ok: false; readonly reason: Reason; readonly move: Types['move'] };

/**
 * The answer that makes no difference, or the only one there is where it says nothing of a hand: the program gives it.
 * What ends a step is not given: until then a player may undo.
 */
export function forcedIn(def: GameDefinition<Types>, state: Types['state']): Types['move'] | null {
  const settled = def.settle?.(state) ?? null;
  if (settled) return settled;
  const decision = decide(def, state);
  const [only, ...others] = decision?.moves ?? [];
  if (!only || others.length > 0 || isPlainButton(def.targets(only))) return null;
  const asked = handRulesOf(def)?.askedOf(state) ?? (def.hasSecrets ? 'closed' : 'open');
  return asked === 'open' || asked === 'joint' ? only : null;
}

/** Moves, and what belongs to them. */
export interface Course {
  readonly moves: readonly Types['move'][];
  /** The answer that the other seat gave ahead of its turn; forgotten where it does not fit any more. */
  readonly sealed: Types['move'] | null;
  /** What follows from the moves while the same seat is asked. */
  readonly follow?: Follow | undefined;
  /** Whatever is forced then is played as well. */
  readonly goesOn: boolean;
}

export function playWay(
  def: GameDefinition<Types>,
  from: Timeline<Types>,
  { moves, sealed, follow, goesOn }: Course,
): WayMade {
  let timeline = from;
  let hasRolled = false;
  const seat = decide(def, present(from).state)?.seat;
  const made: Types['move'][] = [];
  const add = (move: Types['move'], played: Made): void => {
    if (made.length > 0) joined.add(played.point);
    ({ timeline } = played);
    hasRolled ||= isRoll(played.point);
    made.push(move);
  };
  for (const move of moves) {
    const played = play(def, timeline, move);
    if (!played.ok) return { ok: false, reason: played.reason, move };
    add(move, played);
  }
  const answered = sealed && play(def, timeline, sealed);
  if (sealed && answered?.ok) add(sealed, answered);
  const nextMove = (): Types['move'] | null => {
    const { state } = present(timeline);
    const decision = decide(def, state);
    const followed = decision?.seat === seat && decision ? (follow?.(made, decision) ?? null) : null;
    return followed ?? forcedIn(def, state);
  };
  for (let move = goesOn ? nextMove() : null; move && made.length < MOST; move = nextMove()) {
    const played = play(def, timeline, move);
    if (!played.ok) return { ok: false, reason: played.reason, move };
    // What one roll decided is looked at before the next is made.
    if (hasRolled && isRoll(played.point)) break;
    add(move, played);
  }
  return { ok: true, timeline };
}

type Made = Extract<ReturnType<typeof play>, { readonly ok: true }>;
const isRoll = ({ entry }: Point<Types>): boolean => (entry?.draws.length ?? 0) > 0;

/** Without its last moves, as if they were never made; null where dice, reveals or a change of seat lie between. */
export function dropLast(timeline: Timeline<Types>, count: number): Timeline<Types> | null {
  const left = timeline.points.length - count;
  const first = (timeline.trial?.from ?? 0) + 1;
  if (left < first || timeline.points.slice(left).some(({ commits }) => commits)) return null;
  return { ...timeline, points: timeline.points.slice(0, left), redo: [] };
}

interface Undoing<T extends Types> {
  readonly timeline: Timeline<T>;
  readonly about: Pick<MatchAbout, 'undo' | 'computers'>;
}

/** Whether a move goes with the one before it: it belongs to the same way, or it is a program's answer. */
const goesAlong = <T extends Types>(point: Point<T>, session: Undoing<T>): boolean =>
  joined.has(point) || levelAt(session, point.seat) !== null;

/** The last way of a person undone, with what programs have answered; whole or not at all. */
export function undoWay<T extends Types>(session: Undoing<T>): Timeline<T> {
  const open = session.about.undo === 'open';
  for (let now = session.timeline; canUndo(now, open);) {
    const last = present(now);
    now = undo(now, open);
    if (!goesAlong(last, session)) return now;
  }
  return session.timeline;
}

export function redoWay<T extends Types>(session: Undoing<T>): Timeline<T> {
  let now = redo(session.timeline);
  for (let [next] = now.redo; next && goesAlong(next, session); [next] = now.redo) now = redo(now);
  return now;
}

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
