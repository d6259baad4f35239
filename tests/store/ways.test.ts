/** Moves that the program adds to a choice: forced answers, but never a second roll before the first was looked at. */
import { describe, expect, it } from 'vitest';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import { present, startTimeline, type Point, type Timeline } from '../../src/engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { forcedIn, playCombo } from '../../src/store/match/combo.ts';
import { effort } from '../support/effort.ts';

const def: GameDefinition<Types> = hitlersLastBattles;
const isRoll = ({ entry }: Point<Types>): boolean => (entry?.draws.length ?? 0) > 0;

/** Plays a random game by ways; gives how many of their ends had a forced roll still to come. */
function waitsIn(seed: string): number {
  const chance = seedRng(seed);
  let timeline: Timeline<Types> = startTimeline(def, { scenario: def.scenarios[0]?.id ?? '', seed, options: {} });
  let waits = 0;
  for (;;) {
    const moves = decide(def, present(timeline).state)?.moves ?? [];
    const move = moves[drawFrom(chance, Math.max(1, moves.length))];
    if (!move) return waits;
    const from = timeline.points.length;
    const way = playCombo(def, timeline, { moves: [move], sealed: null, goesOn: true });
    if (!way.ok) throw new Error(way.reason.key);
    ({ timeline } = way);
    expect(timeline.points.slice(from).filter(isRoll).length).toBeLessThan(2);
    if (present(timeline).state.result === null && forcedIn(def, present(timeline).state)) waits += 1;
  }
}

describe('the moves that follow by themselves', () => {
  it('stop after a roll where the next would roll again: each battle is looked at', () => {
    let waits = 0;
    for (let n = 0; n < effort(12, 100); n++) waits += waitsIn(`ways ${n}`);
    expect(waits).toBeGreaterThan(0);
  });
});
