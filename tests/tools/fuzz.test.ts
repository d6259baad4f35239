import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { startGame } from '../../src/engine/kernel/runner.ts';
import type { GameDefinition } from '../../src/engine/kernel/types.ts';
import { listUnseen } from '../../tools/fuzz/coverage.ts';
import { runFuzz } from '../../tools/fuzz/fuzz.ts';
import { copyState } from '../../tools/fuzz/copy.ts';
import { drawOpening as drawWar } from '../../tools/games/blitzkrieg-to-moscow-2/openings.ts';
import { kit as btmKit } from '../../tools/games/blitzkrieg-to-moscow-2/kit.ts';
import { kit as hlbKit } from '../../tools/games/hitlers-last-battles/kit.ts';
import { drawOpening } from '../../tools/games/hitlers-reich/openings.ts';
import { kit as reichKit } from '../../tools/games/hitlers-reich/kit.ts';
import { toyGame, type Toy } from '../support/toy-game.ts';
import { breaksAt, toyKit } from './toy-kit.ts';
import { effort, isLong } from '../support/effort.ts';

const out = mkdtempSync(join(tmpdir(), 'fronts-fuzz-'));
afterAll(() => rmSync(out, { recursive: true }));

/** Random players go everywhere; `fuzz-recall.test.ts` watches the greedy ones. */
const players: readonly [string, string] = ['random', 'random'];
const order = { players, seed: 'test', scenario: null, games: 60, first: 0, close: 1, seconds: Infinity, out };
/** None but the first game is watched closely. */
const fast = { ...order, close: 1_000_000 };
const fuzzToy = (change: Partial<GameDefinition<Toy>> = {}) => runFuzz(toyKit(change), order);

describe('random games of Hitler’s Last Battles', () => {
  it('break no promise of the rules, and reach every frame; in the long run every refusal and event', () => {
    const report = runFuzz(hlbKit, { ...order, games: effort(16, 500), close: effort(4, 1) });
    expect(report.failures).toEqual([]);
    if (isLong) expect(listUnseen(report.coverage)).toEqual([]);
    else expect(Object.values(report.coverage.frames).every((n) => n > 0)).toBe(true);
  });
});

describe('random games of Hitler’s Reich', () => {
  it('break no promise of the rules, in each scenario in turn', () => {
    const each = effort(1, 12);
    const report = runFuzz(reichKit, { ...order, games: 5 * each, close: effort(1, 2) });
    expect(report.failures).toEqual([]);
    expect(Object.values(report.scenarios).map(({ games }) => games)).toEqual(Array.from({ length: 5 }, () => each));
    for (const { close } of Object.values(report.scenarios)) expect(close).toBe(effort(1, 6));
  });

  it.runIf(isLong)('come to every question and use every card when they begin anywhere', () => {
    const fuzz = { ...reichKit.fuzz, opening: drawOpening };
    const report = runFuzz({ ...reichKit, fuzz }, { ...fast, games: 200 });
    expect(report.failures).toEqual([]);
    expect(listUnseen({ ...report.coverage, codes: {}, events: {} })).toEqual([]);
  });

  it('begin from positions that are sound in every scenario', () => {
    const rng = seedRng('openings');
    const { def } = reichKit;
    for (let n = 0; n < effort(20, 300); n++) {
      const position = drawOpening((most) => drawFrom(rng, most));
      for (const { id: scenario } of def.scenarios) {
        const { state } = startGame(def, { scenario, seed: `${n}`, options: {}, position });
        expect(def.invariants(state)).toEqual([]);
      }
    }
  });
});

describe('random games of Blitzkrieg to Moscow 2', () => {
  it('break no promise of the rules, with and without options', () => {
    const games = effort(10, 60);
    const report = runFuzz(btmKit, { ...order, games, close: 10 });
    expect(report.failures).toEqual([]);
    expect(report.scenarios['campaign']).toMatchObject({ games, close: games / 10 });
    expect(report.scenarios['campaign']?.options).toBeGreaterThan(0);
  });

  it.runIf(isLong)(
    'come to every question, and use every unit and card, when they begin anywhere',
    { timeout: 120_000 },
    () => {
      const kit = { ...btmKit, fuzz: { ...btmKit.fuzz, opening: drawWar } };
      const report = runFuzz(kit, { ...fast, games: 800 });
      const { 'setup/place': placed, ...frames } = report.coverage.frames;
      expect(report.failures).toEqual([]);
      // A given position leaves no room for a free set-up.
      expect(placed).toBe(0);
      expect(listUnseen({ ...report.coverage, frames, codes: {}, events: {} })).toEqual([]);
    },
  );

  it('begin from positions that are sound', () => {
    const rng = seedRng('wars');
    const { def } = btmKit;
    for (let n = 0; n < effort(20, 300); n++) {
      const position = drawWar((most) => drawFrom(rng, most));
      const { state } = startGame(def, { scenario: 'campaign', seed: `${n}`, options: {}, position });
      expect(def.invariants(state)).toEqual([]);
    }
  });
});

describe('games that are watched fast', () => {
  it('are the same games', () => {
    const [slow, quick] = [fuzzToy(), runFuzz(toyKit(), fast)];
    expect(quick.failures).toEqual([]);
    expect(quick.steps).toBe(slow.steps);
    for (const table of ['frames', 'pieces', 'ends'] as const)
      expect(quick.coverage[table]).toEqual(slow.coverage[table]);
    expect(slow.scenarios['only']).toMatchObject({ games: 60, close: 60 });
    expect(quick.scenarios['only']).toMatchObject({ games: 60, close: 1 });
  });

  it.each<[string, Partial<GameDefinition<Toy>>, RegExp]>([
    ['an exception', breaksAt(4), /4 points are too many/],
    ['a broken invariant', { invariants: (state) => (state.points.red > 2 ? ['TOY-02 too many'] : []) }, /TOY-02/],
    [
      'a step that breaks one',
      { invariants: (state, step) => (step && state.points.red !== step.before.points.red ? ['TOY-03'] : []) },
      /TOY-03/,
    ],
  ])('show %s, and keep it', (_, change, what) => {
    const report = runFuzz(toyKit(change), { ...fast, games: 200, first: 1 });
    expect(report.failures[0]?.detail).toMatch(what);
    expect(report.failures[0]?.file).not.toBeNull();
  });

  it('show where the two runners part, and keep what both agree on', () => {
    const { nodes } = toyGame;
    const act = nodes['turn/act'];
    if (act.kind !== 'ask') throw new Error('turn/act asks');
    const parted: typeof act = {
      ...act,
      // A state that is not kept asks for something else.
      ask: (state, frame) => {
        const asked = act.ask(state, frame);
        return Object.isFrozen(state) ? asked : { ...asked, moves: [{ type: 'leave' }] };
      },
      answer: (ctx, frame, move) => act.answer(ctx, frame, move.type === 'leave' ? { type: 'roll' } : move),
    };
    const kit = toyKit({ nodes: { ...nodes, 'turn/act': parted }, invariants: () => ['TOY-04'] });
    const [close] = runFuzz(toyKit({ nodes: { ...nodes, 'turn/act': parted } }), order).failures;
    expect(close?.detail).toMatch(/^the fast runner offers 1, not 3, at move 1$/);
    const [failure] = runFuzz(
      { ...kit, def: { ...kit.def, invariants: (_, step) => (step ? ['TOY-04'] : []) } },
      {
        ...fast,
        first: 1,
      },
    ).failures;
    expect(failure?.detail).toMatch(/^TOY-04; played again, move 1 \(leave\) is refused: NOT_LISTED$/);
    expect(failure?.file).not.toBeNull();
  });
});

describe('views', () => {
  it('are looked through for what their seat must not know', () => {
    const kit = toyKit();
    const [told] = runFuzz({ ...kit, fuzz: { ...kit.fuzz, secrets: () => ['points'] } }, order).failures;
    expect(told?.detail).toMatch(/^the view of red holds points$/);
    const hidden = { ...kit, fuzz: { ...kit.fuzz, secrets: () => ['ace'] } };
    expect(runFuzz(hidden, order).failures).toEqual([]);
  });
});

describe('the games of a run', () => {
  const kit = toyKit({
    scenarios: [
      { id: 'only', options: [{ id: 'even', form: { kind: 'switch' }, initial: false }] },
      { id: 'other', options: [] },
    ],
    setup: (setup, chance) => toyGame.setup({ ...setup, scenario: 'only' }, chance),
  });

  it('go through the scenarios in turn, some with other options', () => {
    const { scenarios } = runFuzz(kit, order);
    expect(scenarios).toMatchObject({ only: { games: 30, full: 30 }, other: { games: 30, full: 30, options: 0 } });
    expect(scenarios['only']?.options).toBeGreaterThan(0);
    expect(scenarios['only']?.options).toBeLessThan(30);
  });

  it('are all of the scenario that is asked for', () => {
    expect(Object.keys(runFuzz(kit, { ...order, scenario: 'other' }).scenarios)).toEqual(['other']);
  });

  it('are not full where they begin from a given position or a player resigns', () => {
    const placed = { ...kit, fuzz: { ...kit.fuzz, opening: () => ({}) } };
    expect(runFuzz(placed, order).scenarios['only']).toMatchObject({ games: 30, full: 0 });
    const RESIGNED = effort(50, 100);
    const { scenarios, coverage } = runFuzz(reichKit, { ...fast, scenario: 'tournament', games: RESIGNED });
    const given = coverage.ends['hr.win.resigned'] ?? 0;
    expect(given).toBeGreaterThan(0);
    expect(scenarios['tournament']?.full).toBeLessThanOrEqual(RESIGNED - given);
  });
});

describe('a copy of a state', () => {
  it('is equal and apart', () => {
    const state = { list: [1, { deep: [2] }], none: null, text: 'x', flag: true };
    const copy = copyState(state);
    expect(copy).toEqual(state);
    state.list.push(3);
    (state.list[1] as { deep: number[] }).deep.push(4);
    expect(copy).toEqual({ list: [1, { deep: [2] }], none: null, text: 'x', flag: true });
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
      { words: { ...toyGame.words, parse: (text) => (text === 'roll' ? null : toyGame.words.parse(text)) } },
      /roll does not/,
    ],
    [
      'notation that reads back as another move',
      { words: { ...toyGame.words, parse: () => ({ type: 'step' }) } },
      /reads back as/,
    ],
    [
      'a listed move that is refused',
      { why: { ...toyGame.why, refuse: () => ({ code: 'X', rule: '1', key: 'x' }) } },
      /is listed and refused: X/,
    ],
    [
      'a refusal without a rule',
      { why: { ...toyGame.why, refuse: () => ({ code: 'X', rule: '', key: 'x' }) } },
      /without code or rule|listed and/,
    ],
    ['nothing said of what is not offered', { why: { ...toyGame.why, explain: () => [] } }, /nothing says why/],
    [
      'a reason for what is offered',
      { why: { ...toyGame.why, explain: () => [{ code: 'X', rule: '1', key: 'x' }] } },
      /offered and barred/,
    ],
    [
      'a view that holds the generator',
      { view: (state) => ({ ...toyGame.view(state, null), rng: state.rng }) },
      /generator/,
    ],
    ['a state that does not read again', { readState: () => ({ ...toyGame.setup(SETUP, CHANCE) }) }, /through JSON/],
    [
      'odds that do not add up',
      { foresight: { ...toyGame.foresight, preview: () => ({ ...PREVIEW, odds: { total: 6, outcomes: [] } }) } },
      /sum to 0 of 6/,
    ],
  ])('finds %s', (_, change, what) => {
    const { failures } = fuzzToy(change);
    expect(failures[0]?.detail).toMatch(what);
  });
});

const SETUP = { scenario: 'only', seed: 's', options: {} };
const CHANCE = { rng: { a: 1, b: 2, c: 3, d: 4, drawn: 0 }, draw: () => 0 };
const PREVIEW = { effects: [], modifiers: [], odds: null, warnings: [] };
