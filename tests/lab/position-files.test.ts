/** Damaged position files: refused with a sentence and its place, or opened, and played where they are sound. */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { editor as btmEditor } from '../../src/engine/games/blitzkrieg-to-moscow-2/editor/kit.ts';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { editor as hlbEditor } from '../../src/engine/games/hitlers-last-battles/editor/kit.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import { editor as hrEditor } from '../../src/engine/games/hitlers-reich/editor/kit.ts';
import { fuzzFiles, type FileReport } from '../../tools/fuzz/position-files.ts';

const ORDER = { seed: 'short', files: 250 };

function expectTold({ files, failures, refused, accepted, moves }: FileReport): void {
  expect(failures).toEqual([]);
  expect(files).toBe(ORDER.files);
  expect(accepted + Object.values(refused).reduce((sum, n) => sum + n, 0)).toBe(files);
  expect(refused['save.refused.shape']).toBeGreaterThan(100);
  expect(moves).toBeGreaterThan(0);
}

describe('damaged position files', { timeout: 60_000 }, () => {
  it('of Hitler’s Last Battles', () => {
    expectTold(fuzzFiles(hitlersLastBattles, hlbEditor(hitlersLastBattles), ORDER));
  });
  it('of Hitler’s Reich', () => expectTold(fuzzFiles(hitlersReich, hrEditor(hitlersReich), ORDER)));
  it('of Blitzkrieg to Moscow 2', () => {
    expectTold(fuzzFiles(blitzkriegToMoscow2, btmEditor(blitzkriegToMoscow2), ORDER));
  });
});
