import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadSave, readSave } from '../../src/engine/kernel/save.ts';
import type { GameDefinition } from '../../src/engine/kernel/types.ts';
import { listUnseen } from '../../tools/fuzz/coverage.ts';
import { runFuzz } from '../../tools/fuzz/fuzz.ts';
import { hlbKit } from '../../tools/lib/hitlers-last-battles.ts';
import { toyGame, type Toy } from '../support/toy-game.ts';
import { breaksAt, toyKit } from './toy-kit.ts';

const out = mkdtempSync(join(tmpdir(), 'fronts-fuzz-'));
afterAll(() => rmSync(out, { recursive: true }));

const order = { seed: 'test', games: 60, first: 0, seconds: Infinity, out };
const fuzzToy = (change: Partial<GameDefinition<Toy>> = {}) => runFuzz(toyKit(change), order);

describe('500 random games of Hitler’s Last Battles', () => {
  it('break no promise of the rules, and reach every frame, refusal and event', { timeout: 300_000 }, () => {
    const report = runFuzz(hlbKit, { ...order, games: 500 });
    expect(report.failures).toEqual([]);
    expect(report.games).toBe(500);
    expect(listUnseen(report.coverage)).toEqual([]);
  });
});

describe('the fuzzer', () => {
  it('finds nothing in sound rules, and sees all of them', () => {
    const report = fuzzToy();
    expect(report.failures).toEqual([]);
    expect(listUnseen(report.coverage)).toEqual([]);
  });

  it('plays the same games from the same seed, and each of them alone', () => {
    const { steps, coverage } = fuzzToy();
    expect(fuzzToy()).toMatchObject({ steps, coverage });
    const all = runFuzz(toyKit(breaksAt(9)), { ...order, games: 15 });
    const [first] = all.failures;
    if (!first) throw new Error('nothing was found');
    const alone = runFuzz(toyKit(breaksAt(9)), { ...order, games: 1, first: first.game });
    expect(alone.failures).toEqual([first]);
  });

  it('begins no game after its time is up, and gives up after twenty failures', () => {
    expect(runFuzz(toyKit(), { ...order, seconds: 0 }).games).toBe(0);
    expect(runFuzz(toyKit(breaksAt(1)), { ...order, games: 100 }).failures).toHaveLength(20);
  });

  it('keeps what it found as a save that stops at the same move', () => {
    const kit = toyKit(breaksAt(4));
    const [failure] = runFuzz(kit, order).failures;
    if (!failure?.file) throw new Error('nothing was kept');
    const save = readSave(readFileSync(failure.file, 'utf8'));
    expect(loadSave(kit.def, save)).toMatchObject({ how: 'diverged', failure: { at: failure.at, why: 'fault' } });
  });

  it.each<[string, Partial<GameDefinition<Toy>>, RegExp]>([
    ['an exception', breaksAt(4), /4 points are too many/],
    ['a broken invariant', { invariants: (state) => (state.points.red > 2 ? ['TOY-02 too many'] : []) }, /TOY-02/],
    ['a step that breaks one', { invariants: (_, step) => (step?.move.type === 'pass' ? ['TOY-03'] : []) }, /TOY-03/],
    [
      'notation that does not read back',
      { parse: (text) => (text === 'roll' ? null : toyGame.parse(text)) },
      /roll does not/,
    ],
    ['notation that reads back as another move', { parse: () => ({ type: 'step' }) }, /reads back as/],
    [
      'a listed move that is refused',
      { refuse: () => ({ code: 'X', rule: '1', key: 'x' }) },
      /is listed and refused: X/,
    ],
    [
      'a refusal without a rule',
      { refuse: () => ({ code: 'X', rule: '', key: 'x' }) },
      /without code or rule|listed and/,
    ],
    ['nothing said of what is not offered', { explain: () => [] }, /nothing says why/],
    ['a reason for what is offered', { explain: () => [{ code: 'X', rule: '1', key: 'x' }] }, /offered and barred/],
    [
      'a view that holds the generator',
      { view: (state) => ({ points: state.points, secret: null, rng: state.rng }) },
      /generator/,
    ],
    ['a state that does not read again', { readState: () => ({ ...toyGame.setup(SETUP, CHANCE) }) }, /through JSON/],
    ['odds that do not add up', { preview: () => ({ ...PREVIEW, odds: { total: 6, outcomes: [] } }) }, /sum to 0 of 6/],
  ])('finds %s', (_, change, what) => {
    const { failures } = fuzzToy(change);
    expect(failures[0]?.detail).toMatch(what);
  });
});

const SETUP = { scenario: 'only', seed: 's', options: {} };
const CHANCE = { rng: { a: 1, b: 2, c: 3, d: 4, drawn: 0 }, draw: () => 0 };
const PREVIEW = { effects: [], modifiers: [], odds: null, warnings: [] };
