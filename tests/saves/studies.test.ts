/** Saves with notes and variations, as this format has them: each is read, replayed and written again as it was. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hitlersLastBattles as def } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import type { HlbTypes } from '../../src/engine/games/hitlers-last-battles/types.ts';
import { digestState } from '../../src/engine/kernel/digest.ts';
import { applyMove } from '../../src/engine/kernel/runner.ts';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import { packStudy, readStudy } from '../../src/lab/variations/read-study.ts';

const FOLDER = join(import.meta.dirname, 'studies');

describe.each(readdirSync(FOLDER))('%s', (name) => {
  const file = readSave(readFileSync(join(FOLDER, name), 'utf8'));
  const study = readStudy(file.study, def);

  it('is read and written again as it was', () => {
    expect(study.variations.length).toBeGreaterThan(0);
    expect(study.notes.some(({ line }) => line === null) && study.notes.some(({ line }) => line !== null)).toBe(true);
    expect(packStudy(study)).toEqual(file.study);
  });

  it('has a match and variations whose moves lead to the positions that it names', () => {
    const loaded = loadSave(def, file);
    if (loaded.how !== 'replayed') throw new Error(loaded.how);
    for (const { at, from, entries } of study.variations) {
      const begun = loaded.timeline.points[at]?.state;
      if (!begun) throw new Error(`no move ${at}`);
      let state: HlbTypes['state'] = begun;
      expect(digestState(state).startsWith(from)).toBe(true);
      for (const { move, draws, digest } of entries) {
        const parsed = def.words.parse(move);
        if (!parsed) throw new Error(`${move} is no move`);
        const outcome = applyMove(def, state, parsed, { chance: draws.map(({ value }) => value) });
        if (!outcome.ok) throw new Error(`${move} does not follow the rules`);
        ({ state } = outcome);
        expect(digestState(state).startsWith(digest)).toBe(true);
      }
    }
  });
});
