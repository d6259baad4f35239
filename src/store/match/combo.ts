/** Combos: several moves that are one choice, played, shown and undone together. */
import { decide } from '../../engine/kernel/runner.ts';
import { canUndo, play, present, redo, undo, type Point, type Timeline } from '../../engine/kernel/timeline.ts';
import type { GameDefinition, Orders, Reason, Types } from '../../engine/kernel/types.ts';
import { isPlainButton } from '../../engine/kits/pointing/targets.ts';
import type { Follow, MatchAbout } from '../types.ts';
import { levelAt } from './programs.ts';

/** Points that belong to the previous one. A match read from the disk is undone move by move. */
const joined = new WeakSet<object>();

/** More moves than any combo has. */
const MOST = 60;

export type ComboResult =
  | { readonly ok: true; readonly timeline: Timeline<Types> }
  | { readonly ok: false; readonly reason: Reason; readonly move: Types['move'] };

/**
 * The answer that makes no difference, unless players want to be asked all the same; or the only one if it reveals no
 * hand; never one that ends a step.
 */
export function forcedIn(def: GameDefinition<Types>, state: Types['state'], asksAll = false): Types['move'] | null {
  const settled = asksAll ? null : def.settle(state);
  if (settled) return settled.move;
  const decision = decide(def, state);
  const [only, ...others] = decision?.moves ?? [];
  if (!only || others.length > 0 || isPlainButton(def.words.targets(only))) return null;
  const asked = def.secrets?.askedOf(state) ?? 'open';
  return asked === 'open' || asked === 'joint' ? only : null;
}

/** Looks up the orders of a seat. */
export type OrdersOf = (seat: Types['seat']) => Orders;
const NO_ORDERS: OrdersOf = () => ({});

/** The answer that the asked seat has ordered. */
function obeyed(def: GameDefinition<Types>, state: Types['state'], ordersOf: OrdersOf): Types['move'] | null {
  const decision = def.orders && decide(def, state);
  return decision ? (def.orders?.obey(state, ordersOf(decision.seat)) ?? null) : null;
}

export interface ComboRequest {
  readonly moves: readonly Types['move'][];
  /** The other seat's answer given ahead; dropped where it no longer fits. */
  readonly sealed: Types['move'] | null;
  /** Next moves while the same seat is asked. */
  readonly follow?: Follow | undefined;
  /** Forced answers are played as well. */
  readonly goesOn: boolean;
  /** Players want to be asked what makes no difference, and what they have ordered. */
  readonly asksAll?: boolean;
  readonly ordersOf?: OrdersOf;
}

export function playCombo(
  def: GameDefinition<Types>,
  from: Timeline<Types>,
  { moves, sealed, follow, goesOn, asksAll, ordersOf = NO_ORDERS }: ComboRequest,
): ComboResult {
  let timeline = from;
  let hasRolled = false;
  const seat = decide(def, present(from).state)?.seat;
  const made: Types['move'][] = [];
  const add = (move: Types['move'], played: PlayedMove): void => {
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
    return followed ?? forcedIn(def, state, asksAll) ?? (asksAll ? null : obeyed(def, state, ordersOf));
  };
  for (let move = goesOn ? nextMove() : null; move && made.length < MOST; move = nextMove()) {
    const played = play(def, timeline, move);
    if (!played.ok) return { ok: false, reason: played.reason, move };
    // The player sees one roll before the next is made.
    if (hasRolled && isRoll(played.point)) break;
    add(move, played);
  }
  return { ok: true, timeline };
}

type PlayedMove = Extract<ReturnType<typeof play>, { readonly ok: true }>;
const isRoll = ({ entry }: Point<Types>): boolean => (entry?.draws.length ?? 0) > 0;

/** Null where dice, reveals or a change of seat are among the moves. */
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

/** The move belongs to the same combo, or is a program's answer. */
const goesAlong = <T extends Types>(point: Point<T>, session: Undoing<T>): boolean =>
  joined.has(point) || levelAt(session, point.seat) !== null;

/** Undoes a person's last combo with the program's answers, all or nothing. */
export function undoCombo<T extends Types>(session: Undoing<T>): Timeline<T> {
  const open = session.about.undo === 'open';
  for (let now = session.timeline; canUndo(now, open);) {
    const last = present(now);
    now = undo(now, open);
    if (!goesAlong(last, session)) return now;
  }
  return session.timeline;
}

export function redoCombo<T extends Types>(session: Undoing<T>): Timeline<T> {
  let now = redo(session.timeline);
  for (let [next] = now.redo; next && goesAlong(next, session); [next] = now.redo) now = redo(now);
  return now;
}

/** Cached per point. */
const events = new WeakMap<object, readonly Types['event'][]>();
export function eventsOfCombo<T extends Types>(points: readonly Point<T>[], at: number): readonly T['event'][] {
  const point = points[at];
  if (!point || !joined.has(point)) return point?.events ?? [];
  const known = events.get(point);
  if (known) return known;
  const all = [...eventsOfCombo(points, at - 1), ...point.events];
  events.set(point, all);
  return all;
}
