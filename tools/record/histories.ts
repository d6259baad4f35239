/** Makes histories for samples: undo, take-back, variations, restored lines. */
import { decide } from '../../src/engine/kernel/runner.ts';
import {
  entriesOf,
  leaveLine,
  play,
  present,
  replay,
  startTimeline,
  takeBack,
  tryLine,
  undo,
  type Timeline,
} from '../../src/engine/kernel/timeline.ts';
import { restoreBranch } from '../../src/store/match/moving.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';

/** Plays the legal move at place `pick` of the list (counted around), `times` over; stops at the end of the game. */
export function go<T extends Types>(def: GameDefinition<T>, timeline: Timeline<T>, pick: number, times = 1) {
  let line = timeline;
  for (let i = 0; i < times; i++) {
    const moves = decide(def, present(line).state)?.moves ?? [];
    const move = moves[pick % Math.max(1, moves.length)];
    if (!move) return line;
    const played = play(def, line, move);
    if (!played.ok) throw new Error(`a listed move is refused: ${played.reason.code}`);
    line = played.timeline;
  }
  return line;
}

/** A move made from here and undone, waiting to be redone; at the end of a game its last move is undone. */
export const undone = <T extends Types>(def: GameDefinition<T>, timeline: Timeline<T>): Timeline<T> =>
  undo(go(def, timeline, 0), true);

/** A move made and undone, another made in its place (so that the first is kept as a branch) and undone as well. */
export const thoughtBetter = <T extends Types>(def: GameDefinition<T>, timeline: Timeline<T>): Timeline<T> =>
  undo(go(def, undone(def, timeline), 1), true);

/** Three moves made from here and taken back: a branch, and the mark in the log. */
export const takenBack = <T extends Types>(def: GameDefinition<T>, timeline: Timeline<T>): Timeline<T> =>
  takeBack(go(def, timeline, 1, 3), timeline.points.length - 1);

/** A line tried from here and left again. */
export const tried = <T extends Types>(def: GameDefinition<T>, timeline: Timeline<T>): Timeline<T> =>
  leaveLine(go(def, tryLine(timeline), 2, 3));

/** Five moves taken back, two others made, and then the old line made the match again: the other one is kept. */
export function swapped<T extends Types>(def: GameDefinition<T>, timeline: Timeline<T>): Timeline<T> {
  const line = go(def, takeBack(timeline, Math.max(0, timeline.points.length - 6)), 1, 2);
  const branch = line.branches[line.branches.length - 1];
  const restored = branch ? restoreBranch(def, line, branch.id) : null;
  if (!restored) throw new Error('the line that was left cannot be restored');
  return restored;
}

/**
 * A copy played on, with a line tried and left in it, another tried and made the match, and then imported as a file:
 * chance changed its salt three times, and waits to do so once more.
 */
export function forked<T extends Types>(def: GameDefinition<T>, timeline: Timeline<T>): Timeline<T> {
  const copy = go(def, { ...timeline, fork: { salt: 'sample copy', cause: 'copy' } }, 1, 8);
  const left = leaveLine(go(def, tryLine(copy, undefined, { salt: 'sample line', cause: 'line' }), 2, 5));
  const trial = tryLine(left, undefined, { salt: 'sample choice', cause: 'line' });
  const adopted = go(def, leaveLine(go(def, trial, 0, 8), true), 1, 8);
  return { ...adopted, fork: { salt: 'sample file', cause: 'import' } };
}

/** A match that continues from a position four moves ago, the earlier moves only readable, as after a change of rules. */
export function goneOn<T extends Types>(def: GameDefinition<T>, timeline: Timeline<T>): Timeline<T> {
  const base = timeline.points.slice(0, -4);
  const state = base[base.length - 1]?.state;
  if (!state) throw new Error('the match is too short to go on from');
  const started = startTimeline(def, timeline.setup, { state, history: entriesOf(base) });
  const { points, failure } = replay(def, started, entriesOf(timeline.points.slice(-4)), 'recorded');
  if (failure) throw new Error(`move ${failure.at} of the rest does not replay`);
  return { ...started, points };
}
