/** Weights found by games against itself. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TUNED_WEIGHTS } from '../../src/players/hitlers-last-battles/weights.ts';
import { executeCommand } from '../../tools/lib/cli.ts';
import { leavesOf, roundTo, withLeaves } from '../../tools/tune/leaves.ts';
import { tuneCommand } from '../../tools/tune/command.ts';
import { defineTuning, tune } from '../../tools/tune/tune.ts';
import { toyGame, type Toy } from '../support/toy-game.ts';

describe('leaves of a tree', () => {
  it('are all of its numbers, in one row and back', () => {
    const tree = { open: 0.5, steps: [1, 2, 3], hope: 4 };
    expect(leavesOf(tree)).toEqual([0.5, 1, 2, 3, 4]);
    expect(withLeaves(tree, [5, 4, 3, 2, 1])).toEqual({ open: 5, steps: [4, 3, 2], hope: 1 });
    expect([roundTo(1.23456), roundTo(0.000123456), roundTo(0)]).toEqual([1.23, 0.000123, 0]);
  });
});

/** Steps as often as its weight says against that of passing, which brings nothing. */
const GRAIN = 1000;
const kit = defineTuning<Toy, { readonly step: number; readonly pass: number }>({
  def: toyGame,
  weights: { red: { step: 1, pass: 1 }, blue: { step: 1, pass: 1 } },
  policy: (weights) => (decision, _state, draw) => {
    const { step, pass } = weights[decision.seat];
    const wanted = draw(GRAIN) < (GRAIN * step) / (step + pass) ? 'step' : 'pass';
    const move = decision.moves.find(({ type }) => type === wanted) ?? decision.moves.at(-1);
    if (!move) throw new RangeError('a decision without a move');
    return move;
  },
});
const order = { scenario: 'only', steps: 30, seeds: 8, seed: 'toy', push: 0.4, gain: 1 };

describe('tuning', () => {
  it('finds that points win, for both seats, and tells of each step', () => {
    const told: number[] = [];
    const { red, blue } = tune(kit, order, (step) => told.push(step));
    expect(told).toEqual(Array.from({ length: order.steps }, (_, at) => at + 1));
    for (const weights of [red, blue]) expect(Number(weights?.['step'])).toBeGreaterThan(3 * Number(weights?.['pass']));
  });

  it('finds the same again', () => {
    const few = { ...order, steps: 4 };
    expect(tune(kit, few, () => undefined)).toEqual(tune(kit, few, () => undefined));
  });
});

describe('npm run tune', () => {
  it('writes weights of the same names as those it began with', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fronts-tune-'));
    const out = join(folder, 'tuned.json');
    const lines: string[] = [];
    const terminal = { print: (line: string) => void lines.push(line), complain: () => undefined };
    const args = ['--game', 'hitlers-last-battles', '--out', out, '--steps', '1', '--seeds', '1'];
    expect(await executeCommand(tuneCommand, args, terminal)).toBe(0);
    const found = JSON.parse(readFileSync(out, 'utf8')) as typeof TUNED_WEIGHTS;
    rmSync(folder, { recursive: true });
    expect(lines).toEqual([`written to ${out}`]);
    for (const side of ['german', 'allied'] as const)
      expect(Object.keys(found[side])).toEqual(Object.keys(TUNED_WEIGHTS[side]));
  });
});
