/** Recomputes chance from the seed, so that players need not take the dice on trust. */
import { drawFrom, seedRng } from '../engine/kernel/rng.ts';
import { startGame } from '../engine/kernel/runner.ts';
import { entriesOf, replay, type LogEntry, type Timeline } from '../engine/kernel/timeline.ts';
import type { Draw, GameDefinition, RngState, Types } from '../engine/kernel/types.ts';
import type { Audit, AuditRow } from './audit-types.ts';
import { seedFingerprint } from './seed.ts';

interface Drawn {
  readonly move: number;
  readonly notation: string | null;
  readonly draws: readonly Draw[];
}

/** The match's own moves; a line being tried is not part of it. */
const ownEntries = <T extends Types>({ points, trial }: Timeline<T>): readonly LogEntry[] =>
  entriesOf(trial ? [...points.slice(0, trial.from + 1), ...trial.rest] : points);

/** Rows of one stretch of the stream; moves `rng` on. */
function rowsOf(rng: RngState, { move, notation, draws }: Drawn): readonly AuditRow[] {
  return draws.map(({ n, value }) => {
    const recomputed = 1 + drawFrom(rng, n);
    const recorded = 1 + value;
    return { draw: rng.drawn, move, notation, sides: n, recorded, recomputed, ok: recorded === recomputed };
  });
}

/** Draws of the set-up are not on record; the seed alone says what they were. */
function setUpRows<T extends Types>(def: GameDefinition<T>, timeline: Timeline<T>, rng: RngState): readonly AuditRow[] {
  return startGame(def, timeline.setup).draws.map(({ n }): AuditRow => {
    const recomputed = 1 + drawFrom(rng, n);
    return { draw: rng.drawn, move: 0, notation: null, sides: n, recorded: null, recomputed, ok: true };
  });
}

/**
 * Every draw of the match: as recorded beside its move, and as the seed's stream gives it at that place.
 * In a game with secrets the draws are shown once it is over.
 * A match that goes on from a snapshot goes on with the snapshot's generator. `stoppedAt` is the first move that, rolled
 * again under the rules, does not lead where the record says.
 */
export function auditRolls<T extends Types>(def: GameDefinition<T>, timeline: Timeline<T>): Audit {
  const { seed } = timeline.setup;
  const older = timeline.base?.history ?? [];
  const entries = ownEntries(timeline);
  const rng = seedRng(seed);
  const rows = [...setUpRows(def, timeline, rng)];
  older.forEach((entry, i) => rows.push(...rowsOf(rng, { move: i + 1, notation: entry.move, draws: entry.draws })));
  const opening = timeline.points[0];
  const from: RngState = timeline.base && opening ? { ...opening.state.rng } : rng;
  entries.forEach((entry, i) =>
    rows.push(...rowsOf(from, { move: older.length + i + 1, notation: entry.move, draws: entry.draws })),
  );
  const failure = opening ? replay(def, [opening], entries, 'generator').failure : null;
  const isOver = timeline.points[timeline.points.length - 1]?.state.result !== null;
  // Draws that shuffle decks would tell what lies in them.
  const isOpen = isOver || !def.hasSecrets;
  return {
    seed: isOver ? seed : null,
    fingerprint: seedFingerprint(seed),
    rows: isOpen ? rows : [],
    ok: failure === null && rows.every((row) => row.ok),
    stoppedAt: failure && older.length + failure.at,
  };
}
