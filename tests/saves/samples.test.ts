import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hitlersLastBattles as def } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import type { HlbTypes } from '../../src/engine/games/hitlers-last-battles/types.ts';
import { digestState } from '../../src/engine/kernel/digest.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import { encodeSave, loadSave, readSave, type SaveFile } from '../../src/engine/kernel/save.ts';
import { present, redo, restoreBranch, type Timeline } from '../../src/engine/kernel/timeline.ts';

/** Save files of this format, one for each kind of pending decision. `npm run record -- --samples` writes them. */
const FOLDER = join(import.meta.dirname, 'samples');

const samples = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, file: readSave(readFileSync(join(FOLDER, name), 'utf8')) }));

function load(file: SaveFile): Timeline<HlbTypes> {
  const loaded = loadSave(def, file);
  expect(loaded).toMatchObject({ how: 'replayed', by: 'generator' });
  if (loaded.how !== 'replayed') throw new Error(loaded.how);
  return loaded.timeline;
}

/** The frame that asks and who answers, or the end. */
function pending(timeline: Timeline<HlbTypes>): string {
  const { state } = present(timeline);
  const decision = decide(def, state);
  return decision ? `${state.stack[state.stack.length - 1]?.at ?? ''} ${decision.seat}` : 'over';
}

describe.each(samples)('$name', ({ file }) => {
  it('loads with every fingerprint, and is written again as it was', () => {
    const timeline = load(file);
    const { state } = present(timeline);
    expect(digestState(state)).toBe(file.digest);
    expect(state).toEqual(file.snapshot);
    expect(encodeSave(def, timeline, file.about, file.build)).toEqual(file);
    expect(def.invariants(state)).toEqual([]);
  });

  it('goes on: what was undone can be redone, and lines that were left can be had again', () => {
    const timeline = load(file);
    expect(redo(timeline).points).toHaveLength(timeline.points.length + Math.min(1, timeline.redo.length));
    for (const { id, entries } of timeline.branches)
      expect(restoreBranch(def, timeline, id)?.points).toHaveLength(entries.length + 1);
  });
});

describe('the samples together', () => {
  const timelines = samples.map(({ file }) => load(file));

  it('hold every kind of pending decision', () => {
    const both = ['strategic/replace', 'strategic/markers', 'movement/move', 'combat/battle', 'combat/support'];
    const wanted = [...both, 'combat/retreat'].flatMap((at) => [`${at} german`, `${at} allied`]);
    expect([...new Set(timelines.map(pending))].sort()).toEqual(
      ['over', 'strategic/volkssturm german', ...wanted].sort(),
    );
    const asking = Object.keys(def.nodes).filter((at) => def.nodes[at as keyof typeof def.nodes].kind === 'ask');
    expect(new Set(timelines.map((timeline) => pending(timeline).split(' ')[0]))).toEqual(new Set([...asking, 'over']));
  });

  it('hold every kind of history', () => {
    const causes = timelines.flatMap(({ branches }) => branches.map(({ cause }) => cause));
    expect(new Set(causes)).toEqual(new Set(['undo', 'take-back', 'line', 'swap']));
    expect(timelines.some((timeline) => timeline.redo.length > 0)).toBe(true);
    expect(timelines.some((timeline) => timeline.takeBacks.length > 0)).toBe(true);
    expect(timelines.some((timeline) => timeline.base !== null)).toBe(true);
    expect(timelines.some((timeline) => timeline.setup.position !== undefined)).toBe(true);
  });
});
