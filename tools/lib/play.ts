/** Games between programs: each seat draws from a separate stream, so a game can be replayed exactly. */
import { policyOf } from '../../src/lab/seated.ts';
import type { Program } from '../../src/players/types.ts';
import { decide, simulate } from '../../src/engine/kernel/runner.ts';
import { play, present, startTimeline, type Timeline } from '../../src/engine/kernel/timeline.ts';
import type { GameDefinition, Setup, Types } from '../../src/engine/kernel/types.ts';

/** More moves than any game takes; a game that reaches it does not end. */
export const MOVE_CAP = 20_000;

/** Everything needed to play and replay a game between programs. */
export interface Pairing<T extends Types> {
  readonly def: GameDefinition<T>;
  readonly setup: Setup;
  /** In the order of the seats. */
  readonly players: readonly [Program<T>, Program<T>];
  readonly cap?: number;
}

/** The place where a game failed. */
export interface Failure {
  /** Number of the move, the first being 1. */
  readonly at: number;
  readonly detail: string;
}

/** The message of an exception, with the place in the engine where it was thrown. */
export function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = /\((?:.*\/)?(src\/[^)]+)\)/.exec(error.stack ?? '')?.[1];
  return `${error.name}: ${error.message}${place === undefined ? '' : ` (${place})`}`;
}

export type Simulated<T extends Types> =
  { readonly ok: true; readonly moves: number; readonly state: T['state'] } | ({ readonly ok: false } & Failure);

/** A whole game at full speed: nothing is recorded. */
export function simulateGame<T extends Types>(pairing: Pairing<T>): Simulated<T> {
  const { def, setup, players, cap = MOVE_CAP } = pairing;
  let moves = 0;
  try {
    const game = simulate(def, setup);
    const policy = policyOf(def, players, setup.seed);
    // One by one: a game that fails leaves no other count.
    while (moves < cap && game.playout(policy, 1) === 1) moves++;
    if (game.decide()) return { ok: false, at: moves, detail: `no end after ${cap} moves` };
    return { ok: true, moves, state: game.state };
  } catch (error) {
    return { ok: false, at: moves + 1, detail: detailOf(error) };
  }
}

export interface Recorded<T extends Types> {
  readonly timeline: Timeline<T>;
  /** Null for a game that reached its end. */
  readonly failure: (Failure & { readonly move: T['move'] | null }) | null;
}

/** The game that `simulateGame` plays, with every position kept. Throws where not even the opening can be made. */
export function recordGame<T extends Types>(pairing: Pairing<T>): Recorded<T> {
  const { def, setup, players, cap = MOVE_CAP } = pairing;
  let timeline = startTimeline(def, setup);
  let move: T['move'] | null = null;
  const answer = policyOf(def, players, setup.seed);
  const fail = (detail: string): Recorded<T> => ({
    timeline,
    failure: { at: timeline.points.length, detail, move },
  });
  try {
    for (;;) {
      move = null;
      const { state } = present(timeline);
      const decision = decide(def, state);
      if (!decision) return { timeline, failure: null };
      if (timeline.points.length > cap) return fail(`no end after ${cap} moves`);
      move = answer(decision, state);
      const played = play(def, timeline, move);
      if (!played.ok) return fail(`a listed move is refused: ${played.reason.code}`);
      timeline = played.timeline;
    }
  } catch (error) {
    return fail(detailOf(error));
  }
}
