/** Recomputes chance from the seed, so that players need not take the dice on trust. */
import { drawFrom, forkRng, seedRng } from '../engine/kernel/rng.ts';
import { startGame } from '../engine/kernel/runner.ts';
import {
  forksOf,
  entriesOf,
  matchOf,
  present,
  replay,
  type LogEntry,
  type Timeline,
} from '../engine/kernel/timeline.ts';
import type { GameDefinition, RngState, Types } from '../engine/kernel/types.ts';
import type { Audit, AuditRow } from './audit-types.ts';
import { forkLine } from './match/forking.ts';
import { seedFingerprint } from './seed.ts';

/** Rows of consecutive moves after the first `before` ones. The stream starts at `from` and changes at each fork. */
function rowsOf(seed: string, from: RngState, entries: readonly LogEntry[], before: number): readonly AuditRow[] {
  let rng = from;
  return entries.flatMap(({ move: notation, draws, fork }, i) => {
    if (fork) rng = forkRng(seed, fork.salt, rng.drawn);
    return draws.map(({ n, value }): AuditRow => {
      const recomputed = 1 + drawFrom(rng, n);
      const recorded = 1 + value;
      const ok = recorded === recomputed;
      return { draw: rng.drawn, move: before + i + 1, notation, sides: n, recorded, recomputed, ok };
    });
  });
}

/** Draws of the set-up are not recorded: only the seed gives them. */
function setUpRows<T extends Types>(def: GameDefinition<T>, timeline: Timeline<T>, rng: RngState): readonly AuditRow[] {
  return startGame(def, timeline.setup).draws.map(({ n }): AuditRow => {
    const recomputed = 1 + drawFrom(rng, n);
    return { draw: rng.drawn, move: 0, notation: null, sides: n, recorded: null, recomputed, ok: true };
  });
}

/**
 * Lists every draw of the match: as recorded with its move, and as the seed's stream, or that of the last fork's
 * salt, gives it at that place. A line being tried is not part of the match. In a game with secrets the draws are
 * shown once it is over. A match that continues from a snapshot continues with the snapshot's generator. `stoppedAt`
 * is the first move that, rolled again under the rules, does not lead to the recorded state.
 */
export function auditRolls<T extends Types>(def: GameDefinition<T>, timeline: Timeline<T>): Audit {
  const { seed } = timeline.setup;
  const match = matchOf(timeline);
  const older = timeline.base?.history ?? [];
  const entries = entriesOf(match.points);
  const rng = seedRng(seed);
  const opening = timeline.points[0];
  const rows = [...setUpRows(def, timeline, rng), ...rowsOf(seed, rng, older, 0)];
  const from: RngState = timeline.base && opening ? { ...opening.state.rng } : rng;
  rows.push(...rowsOf(seed, from, entries, older.length));
  const failure = opening ? replay(def, { ...timeline, points: [opening] }, entries, 'generator').failure : null;
  const isOver = present(match).state.result !== null;
  // Draws that shuffle decks would reveal their order.
  const isOpen = isOver || !def.secrets;
  const forks = forksOf(match);
  const isSecond = forks.some(({ cause }) => cause === 'copy' || cause === 'import');
  return {
    seed: isOver && !isSecond ? seed : null,
    isSecond,
    fingerprint: seedFingerprint(seed),
    forks: forks.map(({ at, cause, salt }) => ({
      move: at,
      line: forkLine(def, cause),
      fingerprint: seedFingerprint(salt),
      salt: isOver ? salt : null,
    })),
    rows: isOpen ? rows : [],
    ok: failure === null && rows.every((row) => row.ok),
    stoppedAt: failure && older.length + failure.at,
  };
}
