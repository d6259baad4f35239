/** Save files of this format, one for each kind of pending decision. `npm run record -- --samples` writes them. */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersLastBattles as def } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import type { HlbTypes } from '../../src/engine/games/hitlers-last-battles/types.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import { digestState } from '../../src/engine/kernel/digest.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import { encodeSave } from '../../src/engine/kernel/save.ts';
import { present, redo, type Timeline } from '../../src/engine/kernel/timeline.ts';
import { restoreBranch } from '../../src/store/match/moving.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { loadSample, samplesOf } from '../support/samples.ts';

/** The frame that asks and its seat, or the end. */
function pending<T extends Types>(def: GameDefinition<T>, timeline: Timeline<T>): string {
  const { state } = present(timeline);
  const decision = decide(def, state);
  return decision ? `${state.stack[state.stack.length - 1]?.at ?? ''} ${decision.seat}` : 'over';
}

function checkSamples<T extends Types>(def: GameDefinition<T>): void {
  it.each(samplesOf(def.id))('$name loads with every fingerprint, and is written again as it was', (sample) => {
    const { file } = sample;
    const timeline = loadSample(def, sample);
    const { state } = present(timeline);
    expect(digestState(state)).toBe(file.digest);
    expect(state).toEqual(file.snapshot);
    // Files older than pack names get the name of theirs.
    expect(encodeSave(def, timeline, file.about, file.build)).toEqual({ pack: def.data.pack, ...file });
    expect(def.invariants(state)).toEqual([]);
  });

  it.each(samplesOf(def.id))(
    '$name goes on: undone moves can be redone, lines that were left can be had again',
    (sample) => {
      const timeline = loadSample(def, sample);
      expect(redo(timeline).points).toHaveLength(timeline.points.length + Math.min(1, timeline.redo.length));
      for (const { id, entries } of timeline.branches)
        expect(restoreBranch(def, timeline, id)?.points).toHaveLength(entries.length + 1);
    },
  );
}

/** Frames that ask, of all that the samples hold. */
function askingIn<T extends Types>(def: GameDefinition<T>): { readonly wanted: string[]; readonly found: string[] } {
  const nodes = Object.entries(def.nodes as Record<string, { readonly kind: string }>);
  const wanted = nodes.filter(([, { kind }]) => kind === 'ask').map(([at]) => at);
  const found = samplesOf(def.id).map((sample) => pending(def, loadSample(def, sample)).split(' ')[0] ?? '');
  return { wanted: [...wanted, 'over'].sort(), found: [...new Set(found)].sort() };
}

describe('samples of Hitler’s Last Battles', () => checkSamples(def));
describe('samples of Hitler’s Reich', () => {
  checkSamples(hitlersReich);

  it('hold every kind of pending decision', () => {
    const { wanted, found } = askingIn(hitlersReich);
    expect(wanted.filter((at) => !found.includes(at))).toEqual([]);
  });
});

describe('samples of Blitzkrieg to Moscow 2', () => {
  checkSamples(blitzkriegToMoscow2);

  it('hold every kind of pending decision', () => {
    const { wanted, found } = askingIn(blitzkriegToMoscow2);
    expect(wanted.filter((at) => !found.includes(at))).toEqual([]);
  });
});

describe('the samples of Hitler’s Last Battles together', () => {
  const timelines = samplesOf(def.id).map((sample) => loadSample(def, sample));
  const question = (timeline: Timeline<HlbTypes>) => pending(def, timeline);

  it('hold every kind of pending decision', () => {
    const both = ['strategic/replace', 'strategic/markers', 'movement/move', 'combat/battle', 'combat/support'];
    const wanted = [...both, 'combat/retreat'].flatMap((at) => [`${at} german`, `${at} allied`]);
    expect([...new Set(timelines.map(question))].sort()).toEqual(
      ['over', 'strategic/volkssturm german', ...wanted].sort(),
    );
    const asking = Object.keys(def.nodes).filter((at) => def.nodes[at as keyof typeof def.nodes].kind === 'ask');
    expect(new Set(timelines.map((timeline) => question(timeline).split(' ')[0]))).toEqual(
      new Set([...asking, 'over']),
    );
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
