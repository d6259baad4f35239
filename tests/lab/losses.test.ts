/** Which pieces a side has lost between two positions. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { lab as btm } from '../../src/lab/games/blitzkrieg-to-moscow-2.ts';
import { lab as hlb } from '../../src/lab/games/hitlers-last-battles.ts';
import type { LabKit } from '../../src/lab/lab-kit.ts';
import type { AnyGame } from '../../src/store/types.ts';

const GAMES: readonly (readonly [AnyGame, LabKit, string])[] = [
  [hitlersLastBattles, hlb, 'hitlers-last-battles.allied-win'],
  [blitzkriegToMoscow2, btm, 'blitzkrieg-to-moscow-2.open-hands-greedy-2'],
];

it.each(GAMES)('who is eliminated is not among the pieces any more: game %#', (def, lab, name) => {
  const loaded = loadSave(def, readSave(readFileSync(`tests/recorded/${name}.json`, 'utf8')));
  if (loaded.how !== 'replayed') throw new Error(loaded.how);
  const { points } = loaded.timeline;
  const piecesAt = (at: number) => {
    const state = points[at]?.state;
    return state ? (lab.piecesOf?.(def.view(state, null), def.facts) ?? []) : [];
  };
  let lost = 0;
  for (const [at, { events }] of points.entries()) {
    if (at === 0) continue;
    const told = events.flatMap((event) => def.describe(event) ?? []);
    const [before, after] = [piecesAt(at - 1), piecesAt(at)];
    const gone = before.filter(({ piece }) => !after.some((one) => one.piece === piece));
    lost += gone.length;
    expect(new Set(after.map(({ piece }) => piece)).size).toBe(after.length);
    for (const { seat } of gone) expect(def.seats).toContain(seat);
    if (gone.length === 0) continue;
    expect(told.some((line) => /surrender|lost|elimin/.test(line.key))).toBe(true);
  }
  expect(lost).toBeGreaterThan(0);
});
