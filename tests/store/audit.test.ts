import { describe, expect, it } from 'vitest';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import type { HlbTypes } from '../../src/engine/games/hitlers-last-battles/types.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import { play, present, startTimeline, takeBack, tryLine, type Timeline } from '../../src/engine/kernel/timeline.ts';
import { auditRolls } from '../../src/store/audit.ts';
import { luck } from '../../src/store/luck.ts';
import { livelyMove } from '../support/lively.ts';
import { openToy } from '../support/store-world.ts';
import { toyGame, type Toy } from '../support/toy-game.ts';

const SETUP = { scenario: 'only', seed: 'a seed', options: {} };

function toyLine(...moves: readonly ('step' | 'roll' | 'pass')[]): Timeline<Toy> {
  return moves.reduce(
    (line, type) => {
      const played = play(toyGame, line, { type });
      if (!played.ok) throw new Error(type);
      return played.timeline;
    },
    startTimeline(toyGame, SETUP),
  );
}

/** A game of Hitler's Last Battles in which both players always take the liveliest move. */
function battleLine(seed: string, moves: number): Timeline<HlbTypes> {
  const def = hitlersLastBattles;
  let line = startTimeline(def, { scenario: def.scenarios[0]?.id ?? '', seed, options: {} });
  for (let i = 0; i < moves; i++) {
    const move = livelyMove(decide(def, present(line).state)?.moves ?? [], i);
    if (!move) break;
    const played = play(def, line, move);
    if (!played.ok) throw new Error(def.words.notation(move));
    line = played.timeline;
  }
  return line;
}

describe('the audit', () => {
  it('recomputes every draw of the match from the seed, set-up included', () => {
    const audit = auditRolls(openToy, toyLine('roll', 'step', 'pass'));
    expect(audit).toMatchObject({ ok: true, stoppedAt: null, seed: null });
    expect(audit.fingerprint).toMatch(/^[0-9a-f]{5} [0-9a-f]{5}$/);
    expect(audit.rows.map(({ draw, move, sides, ok }) => [draw, move, sides, ok])).toEqual([
      [1, 0, 100, true],
      [2, 0, 100, true],
      [3, 1, 6, true],
    ]);
    expect(audit.rows[0]?.recorded).toBeNull();
    expect(audit.rows[2]).toMatchObject({ notation: 'roll', recorded: audit.rows[2]?.recomputed });
  });

  it('names the roll that was not the seed’s, and the move from which the rules disagree', () => {
    const fair = startTimeline(toyGame, SETUP);
    const rolled = play(toyGame, fair, { type: 'roll' });
    const honest = rolled.ok ? (rolled.point.entry?.draws[0]?.value ?? 0) : 0;
    const loaded = play(toyGame, fair, { type: 'roll' }, { chance: [(honest + 1) % 6] });
    if (!loaded.ok) throw new Error('refused');
    const audit = auditRolls(openToy, loaded.timeline);
    expect(audit).toMatchObject({ ok: false, stoppedAt: 1 });
    expect(audit.rows.filter((row) => !row.ok)).toMatchObject([
      { draw: 3, move: 1, recorded: ((honest + 1) % 6) + 1, recomputed: honest + 1 },
    ]);
  });

  it('keeps the draws of a game with secrets hidden until it is over, and still says whether they agree', () => {
    const audit = auditRolls(toyGame, toyLine('roll', 'step', 'pass'));
    expect(audit).toMatchObject({ ok: true, rows: [], seed: null });
  });

  it('shows the seed once the match is over, and looks past a line that is only tried', () => {
    let line = toyLine();
    while (!present(line).state.result) {
      const move = decide(toyGame, present(line).state)?.moves[0];
      const played = move && play(toyGame, line, move);
      if (!played?.ok) throw new Error('stuck');
      line = played.timeline;
    }
    expect(auditRolls(toyGame, line).seed).toBe('a seed');
    const two = toyLine('step', 'roll');
    const tried = play(toyGame, tryLine(two, 1), { type: 'pass' });
    expect(tried.ok && auditRolls(toyGame, tried.timeline).rows).toEqual(auditRolls(toyGame, two).rows);
  });

  it('holds for a whole game of battles, also after take-backs', () => {
    const line = battleLine('audit', 120);
    const audit = auditRolls(hitlersLastBattles, line);
    expect(audit.ok).toBe(true);
    expect(audit.rows.length).toBeGreaterThan(10);
    expect(auditRolls(hitlersLastBattles, takeBack(line, 60)).ok).toBe(true);
  });
});

describe('luck', () => {
  const line = battleLine('luck', 200);
  const told = luck(hitlersLastBattles, line);

  it('counts every die once, for the seat that threw it', () => {
    const draws = line.points.flatMap((point) => point.entry?.draws ?? []);
    expect(told.faces.map(({ seat }) => seat).sort()).toEqual(['allied', 'german']);
    expect(told.faces.reduce((sum, faces) => sum + faces.rolls, 0)).toBe(draws.length);
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const counted = told.faces.reduce((sum, { counts }) => sum + (counts[face - 1] ?? 0), 0);
      expect(counted).toBe(draws.filter(({ value }) => value === face - 1).length);
    }
    for (const { mean, expectedMean } of told.faces) {
      expect(expectedMean).toBe(3.5);
      expect(mean).toBeGreaterThan(1);
    }
  });

  it('sets the results against the exact odds of each battle (§8.1)', () => {
    expect(told.rows.length).toBeGreaterThan(5);
    const exact = [9 / 36, 6 / 36, 108 / 216, 90 / 216, 141 / 216, 124 / 216];
    for (const row of told.rows) {
      expect(
        exact.some((chance) => Math.abs(chance - row.chance) < 1e-12),
        `${row.chance}`,
      ).toBe(true);
      expect(row.success).toBe(row.outcome !== 'goes-back');
    }
    for (const { seat, tests, expected, achieved } of told.seats) {
      const rows = told.rows.filter((row) => row.seat === seat);
      expect(tests).toBe(rows.length);
      expect(expected).toBeCloseTo(rows.reduce((sum, row) => sum + row.chance, 0));
      expect(achieved).toBe(rows.filter((row) => row.success).length);
    }
  });

  it('expects hits exactly: half a hit a die, more with terrain or support (§8.2 to §8.4)', () => {
    const rolled = line.points
      .flatMap(({ events }) => events)
      .flatMap((event) =>
        event.type === 'rolled' ? [{ event, rolls: hitlersLastBattles.chance?.rolls(event)?.rolls ?? [] }] : [],
      );
    expect(rolled.length).toBeGreaterThan(5);
    for (const { event, rolls } of rolled) {
      const isSupported = event.attack.some((die) => die.modifiers.length > 0);
      // A bonus turns a miss into a hit exactly when a die shows 3: 11 of 36 throws of two dice, 1 of 6 of one.
      const bonus = !isSupported ? 0 : event.attack.length === 2 ? 11 / 36 : 1 / 6;
      expect(rolls[0]?.expectedHits).toBeCloseTo(event.attack.length / 2 + bonus, 12);
      expect(rolls[1]?.expectedHits).toBeCloseTo(event.defence.modifiers.length > 0 ? 4 / 6 : 3 / 6, 12);
    }
  });

  it('has nothing to say about a game that does not report its dice', () => {
    expect(luck(toyGame, toyLine('roll'))).toEqual({ faces: [], rows: [], seats: [] });
  });
});
