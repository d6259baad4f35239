import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestOf, digestState } from '../../../src/engine/kernel/digest.ts';
import { drawFrom, seedRng } from '../../../src/engine/kernel/rng.ts';
import { applyMove, decide, simulate, startGame } from '../../../src/engine/kernel/runner.ts';
import { readSave, SaveError, type About } from '../../../src/engine/kernel/save-file.ts';
import { encodeSave, loadSave } from '../../../src/engine/kernel/save.ts';
import {
  canUndo,
  leaveLine,
  play,
  present,
  redo,
  replay,
  startTimeline,
  takeBack,
  tryLine,
  undo,
  type Fork,
  type Timeline,
} from '../../../src/engine/kernel/timeline.ts';
import { ChanceError, type Decision, type Preview } from '../../../src/engine/kernel/types.ts';
import { restoreBranch } from '../../../src/store/match/moving.ts';
import { toyGame, type Toy, type ToyMove } from '../../support/toy-game.ts';

const setup = (seed: string) => ({ scenario: 'only', seed, options: {} });
const about: About = { name: 'A match', seatNames: {}, tags: [], created: '', undo: 'honest', curtain: true };
const choices = fc.array(fc.nat(1000), { maxLength: 80 });

/** Plays by indices into the legal list until the list of choices or the game ends. */
function playOut(timeline: Timeline<Toy>, picks: readonly number[]): Timeline<Toy> {
  return picks.reduce((line, pick) => {
    const moves = decide(toyGame, present(line).state)?.moves ?? [];
    const move = moves[pick % Math.max(1, moves.length)];
    return move ? playMove(line, move) : line;
  }, timeline);
}

function playMove(timeline: Timeline<Toy>, move: ToyMove, chance?: readonly number[]): Timeline<Toy> {
  const played = play(toyGame, timeline, move, chance ? { chance } : {});
  if (!played.ok) throw new Error(played.reason.code);
  return played.timeline;
}

const texts = (timeline: Timeline<Toy>) => timeline.points.map((point) => point.entry?.move ?? 'start');

describe('chance', () => {
  it('gives the same stream for the same seed and other streams for other seeds', () => {
    const stream = (seed: string) => {
      const rng = seedRng(seed);
      return Array.from({ length: 20 }, () => drawFrom(rng, 6)).join('');
    };
    expect(stream('a')).toBe(stream('a'));
    expect(new Set(['a', 'b', 'ab', 'ba', '', ' ', '1', '2'].map(stream)).size).toBe(8);
  });

  it('is even: chi-square over 600,000 dice stays below the 0.001 limit of five degrees of freedom', () => {
    const rng = seedRng('even');
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 600_000; i++) {
      const face = drawFrom(rng, 6);
      faces[face] = (faces[face] ?? 0) + 1;
    }
    const chi = faces.reduce((sum, n) => sum + (n - 100_000) ** 2 / 100_000, 0);
    expect(chi).toBeLessThan(20.5);
  });

  it('draws evenly also where the numbers of the generator do not divide by what is asked for', () => {
    const rng = seedRng('wide');
    const third = 2 ** 30;
    const low = Array.from({ length: 3000 }, () => drawFrom(rng, 3 * third)).filter((value) => value < third);
    // A remainder alone would put half of them there.
    expect(low.length).toBeGreaterThan(900);
    expect(low.length).toBeLessThan(1100);
  });

  it('keeps its place in the stream when draws are scripted, and refuses a script that does not fit', () => {
    const { state } = startGame(toyGame, setup('s'));
    const scripted = applyMove(toyGame, state, { type: 'roll' }, { chance: [3] });
    const rolled = applyMove(toyGame, state, { type: 'roll' });
    if (!scripted.ok || !rolled.ok) throw new Error('refused');
    expect(scripted.draws).toEqual([{ n: 6, value: 3 }]);
    expect(scripted.state.rng).toEqual(rolled.state.rng);
    expect(() => applyMove(toyGame, state, { type: 'roll' }, { chance: [6] })).toThrow(ChanceError);
  });
});

describe('digest', () => {
  it('does not depend on the order of keys, and distinguishes values', () => {
    expect(digestOf({ a: 1, b: [2, { c: null }] })).toBe(digestOf({ b: [2, { c: null }], a: 1 }));
    const values = [
      null,
      0,
      1,
      '1',
      '',
      [],
      {},
      [1],
      { a: 1 },
      { a: '1' },
      { b: 1 },
      [[1]],
      true,
      false,
      1.5,
      -1,
      [1, 2],
      [2, 1],
    ];
    expect(new Set(values.map(digestOf)).size).toBe(values.length);
  });

  it('is the same for frozen and plain values', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as unknown;
        const frozen = Object.freeze({ value: Object.freeze(plain) });
        expect(digestOf(frozen)).toBe(digestOf({ value: plain }));
        expect(digestOf(frozen)).toBe(digestOf(frozen));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the two entry points', () => {
  it('refuses what is not listed, with the state untouched', () => {
    const { state } = startGame(toyGame, setup('s'));
    const before = JSON.stringify(state);
    expect(applyMove(toyGame, state, { type: 'take' })).toMatchObject({ ok: false, reason: { code: 'NOT_LISTED' } });
    expect(applyMove(toyGame, state, { type: 'step' }, { seat: 'blue' })).toMatchObject({
      reason: { code: 'WRONG_PLAYER' },
    });
    expect(JSON.stringify(state)).toBe(before);
  });

  it('interactive and simulate give the same digests at every step', () => {
    fc.assert(
      fc.property(fc.string(), choices, (seed, picks) => {
        let { state } = startGame(toyGame, setup(seed));
        const run = simulate(toyGame, setup(seed));
        for (const pick of picks) {
          const decision = decide(toyGame, state);
          expect(run.decide()).toEqual(decision);
          const move = decision?.moves[pick % decision.moves.length];
          if (!move) break;
          const outcome = applyMove(toyGame, state, move);
          if (!outcome.ok) throw new Error('refused');
          state = outcome.state;
          run.play(move);
          expect(digestOf(run.state)).toBe(digestOf(state));
          expect(digestState(run.state)).toBe(digestState(state));
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('playouts', () => {
  const pass = ({ moves }: Decision<Toy>): ToyMove => {
    const move = moves.find(({ type }) => type === 'pass') ?? moves[0];
    if (!move) throw new Error('no move');
    return move;
  };

  it('end with the game or at their depth, and count their moves', () => {
    const game = simulate(toyGame, setup('s'));
    expect(game.playout(pass, 0)).toBe(0);
    expect(game.playout(pass, 7)).toBe(7);
    expect(game.state.turns).toBe(7);
    expect(game.playout(pass)).toBe(53);
    expect(game.state.result).toEqual({ winner: 'draw', reasons: [] });
    expect(game.playout(pass)).toBe(0);
  });

  it('hand each decision to the policy with the state it is asked in', () => {
    const game = simulate(toyGame, setup('s'));
    const asked: unknown[] = [];
    game.playout((decision, state) => {
      asked.push([decision.seat, state.turns]);
      return pass(decision);
    }, 3);
    expect(asked).toEqual([
      ['red', 0],
      ['blue', 1],
      ['red', 2],
    ]);
  });

  it('of forks leave the game where it is', () => {
    const game = simulate(toyGame, setup('s'));
    const buffer = game.fork();
    for (let i = 0; i < 3; i++) {
      expect(game.fork(buffer).playout(pass)).toBe(60);
      expect(game.state.turns).toBe(0);
    }
  });
});

describe('timeline', () => {
  it('undoes freely up to chance and a change of seat, and redoes the same', () => {
    let line = startTimeline(toyGame, setup('s'));
    line = playMove(playMove(line, { type: 'step' }), { type: 'step' });
    expect(canUndo(line)).toBe(true);
    expect(redo(undo(line))).toEqual(line);
    line = playMove(line, { type: 'roll' }, [0]);
    expect(canUndo(line)).toBe(false);
    expect(undo(line)).toBe(line);
    expect(texts(undo(line, true))).toEqual(['start', 'step', 'step']);
  });

  it('free undo never crosses chance or seat; undo then redo is identity (random play)', () => {
    fc.assert(
      fc.property(fc.string(), choices, (seed, picks) => {
        const line = playOut(startTimeline(toyGame, setup(seed)), picks);
        if (!canUndo(line)) return;
        const back = undo(line);
        expect(present(back).state.rng).toEqual(present(line).state.rng);
        expect(decide(toyGame, present(back).state)?.seat).toBe(decide(toyGame, present(line).state)?.seat);
        expect(redo(back)).toEqual(line);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps what another move after an undo abandons, and restores it', () => {
    let line = startTimeline(toyGame, setup('s'));
    line = undo(playMove(playMove(line, { type: 'step' }), { type: 'step' }));
    line = playMove(line, { type: 'pass' });
    expect(line.branches.map((b) => b.entries.map((e) => e.move))).toEqual([['step', 'step']]);
    const restored = restoreBranch(toyGame, line, line.branches[0]?.id ?? 0);
    expect(restored && texts(restored)).toEqual(['start', 'step', 'step']);
    expect(restored?.branches.map((b) => b.entries.map((e) => e.move))).toEqual([['step', 'pass']]);
  });

  it('a move that repeats the undone one is a redo', () => {
    let line = startTimeline(toyGame, setup('s'));
    line = undo(undo(playMove(playMove(line, { type: 'step' }), { type: 'step' })));
    line = playMove(line, { type: 'step' });
    expect(line.branches).toEqual([]);
    expect(line.redo).toHaveLength(1);
  });

  it('a take-back crosses dice, is on record, and its line survives further take-backs', () => {
    let line = startTimeline(toyGame, setup('s'));
    for (const type of ['step', 'roll', 'step', 'pass', 'step'] as const)
      line = playMove(line, { type }, type === 'roll' ? [0] : undefined);
    line = takeBack(line, 3);
    expect(texts(line)).toEqual(['start', 'step', 'roll', 'step']);
    expect(line.takeBacks).toEqual([{ to: 3, count: 2, branch: 1 }]);
    line = playMove(takeBack(playMove(line, { type: 'roll' }, [1]), 1), { type: 'pass' });
    const restored = restoreBranch(toyGame, line, 1);
    expect(restored && texts(restored)).toEqual(['start', 'step', 'roll', 'step', 'pass', 'step']);
  });

  it('trying a line leaves the match alone; the line is kept; adopting it keeps the match', () => {
    let match = startTimeline(toyGame, setup('s'));
    for (const type of ['step', 'pass', 'step'] as const) match = playMove(match, { type });
    const trial = playMove(playMove(tryLine(match, 1), { type: 'step' }), { type: 'pass' });
    expect(takeBack(trial, 0)).toBe(trial);
    const left = leaveLine(trial);
    expect(texts(left)).toEqual(texts(match));
    expect(left.branches.map((b) => b.entries.map((e) => e.move))).toEqual([['step', 'step', 'pass']]);
    const adopted = leaveLine(trial, true);
    expect(texts(adopted)).toEqual(['start', 'step', 'step', 'pass']);
    expect(adopted.branches.map((b) => b.entries.map((e) => e.move))).toEqual([['step', 'pass', 'step']]);
  });
});

describe('save', () => {
  const save = (line: Timeline<Toy>) => JSON.stringify(encodeSave(toyGame, line, about, 'test'));

  it('brings back the same match after any play (random)', () => {
    fc.assert(
      fc.property(fc.string(), choices, fc.nat(), choices, (seed, picks, cut, more) => {
        const first = playOut(startTimeline(toyGame, setup(seed)), picks);
        const line = playOut(takeBack(first, cut % first.points.length), more);
        const loaded = loadSave(toyGame, readSave(save(line)));
        if (loaded.how !== 'replayed') throw new Error(loaded.how);
        expect(loaded.by).toBe('generator');
        expect(loaded.timeline).toEqual({ ...line, trial: null });
      }),
      { numRuns: 150 },
    );
  });

  it('brings back forks as they were, in the match, what waits to be redone and lines that were left (random)', () => {
    const fork = (salt: string, cause: Fork['cause']) => ({ salt, cause });
    fc.assert(
      fc.property(fc.string(), choices, fc.nat(), choices, choices, (seed, picks, cut, more, last) => {
        const first = playOut(startTimeline(toyGame, setup(seed)), picks);
        const copy = playOut({ ...takeBack(first, cut % first.points.length), fork: fork('c', 'copy') }, more);
        const left = leaveLine(playOut(tryLine(copy, cut % copy.points.length, fork('v', 'line')), last));
        const line = undo({ ...playOut(left, last), fork: fork('i', 'import') }, true);
        const loaded = loadSave(toyGame, readSave(save(line)));
        expect(loaded).toMatchObject({ how: 'replayed', by: 'generator', timeline: { fork: { salt: 'i' } } });
        if (loaded.how !== 'replayed') return;
        expect(loaded.timeline).toEqual({ ...line, trial: null });
        // Abandoned lines draw from the same salts when they are restored.
        for (const { id, entries } of loaded.timeline.branches) {
          const again = restoreBranch(toyGame, loaded.timeline, id);
          const replayed =
            again && replay(toyGame, { ...again, points: again.points.slice(0, 1) }, entries, 'generator');
          expect(replayed?.failure).toBeNull();
        }
      }),
      { numRuns: 150 },
    );
  });

  it('opens a file of format 1, which knows no forks', () => {
    const good = JSON.parse(save(playOut(startTimeline(toyGame, setup('s')), [0, 1]))) as Record<string, unknown>;
    const { fork, ...old } = { ...good, formatVersion: 1 } as Record<string, unknown>;
    expect(fork).toBeNull();
    expect(readSave(JSON.stringify(old))).toEqual(good);
  });

  it('saves a line that is being tried as a branch of the match', () => {
    const match = playMove(playMove(startTimeline(toyGame, setup('s')), { type: 'step' }), { type: 'pass' });
    const trial = playMove(tryLine(match, 1), { type: 'step' });
    const loaded = loadSave(toyGame, readSave(save(trial)));
    if (loaded.how !== 'replayed') throw new Error(loaded.how);
    expect(texts(loaded.timeline)).toEqual(['start', 'step', 'pass']);
    expect(loaded.timeline.branches.map((b) => b.entries.map((e) => e.move))).toEqual([['step', 'step']]);
  });

  it('plays a match of an older rules version by that version, also after it is saved again', () => {
    const versions: (number | undefined)[] = [];
    const newer = {
      ...toyGame,
      rulesVersion: 3,
      setup: (...given: Parameters<typeof toyGame.setup>) => {
        versions.push(given[0].rules);
        return toyGame.setup(...given);
      },
    };
    const old = readSave(save(playOut(startTimeline(toyGame, setup('s')), [0, 1])));
    const loaded = loadSave(newer, old);
    if (loaded.how !== 'replayed') throw new Error(loaded.how);
    expect(encodeSave(newer, loaded.timeline, about, 'test')).toEqual(old);
    expect(encodeSave(newer, startTimeline(newer, setup('s')), about, 'test').rulesVersion).toBe(3);
    expect(versions).toEqual([1, 3]);
  });

  it('falls back to the recorded draws when the generator says otherwise', () => {
    const line = playMove(startTimeline(toyGame, setup('s')), { type: 'roll' }, [2]);
    const other = playMove(startTimeline(toyGame, setup('s')), { type: 'roll' });
    const differs = present(line).entry?.draws[0]?.value !== present(other).entry?.draws[0]?.value;
    const loaded = loadSave(toyGame, readSave(save(line)));
    expect(loaded).toMatchObject({ how: 'replayed', by: differs ? 'recorded' : 'generator' });
  });

  it('offers the agreeing moves and the snapshot when a move no longer replays', () => {
    const line = playOut(startTimeline(toyGame, setup('s')), [0, 0, 1, 2, 1]);
    const file = JSON.parse(save(line)) as { log: [string, string, string][] };
    file.log[2] = ['take', '', file.log[2]?.[2] ?? ''];
    const loaded = loadSave(toyGame, readSave(JSON.stringify(file)));
    if (loaded.how !== 'diverged') throw new Error(loaded.how);
    expect(loaded.failure).toMatchObject({ at: 3, move: 'take', why: 'refused', reason: { code: 'NOT_LISTED' } });
    expect(loaded.agreed.points).toHaveLength(3);
    expect(loaded.fromSnapshot && present(loaded.fromSnapshot).state).toEqual(present(line).state);
    const again = loaded.fromSnapshot && loadSave(toyGame, readSave(save(loaded.fromSnapshot)));
    expect(again).toMatchObject({ how: 'replayed' });
  });

  it('refuses what is not a save of this format, each with its reason', () => {
    const good = save(startTimeline(toyGame, setup('s')));
    const edit = (change: (file: Record<string, unknown>) => void) => {
      const file = JSON.parse(good) as Record<string, unknown>;
      change(file);
      return JSON.stringify(file);
    };
    const reasonOf = (text: string) => {
      try {
        readSave(text);
        return null;
      } catch (error) {
        return error instanceof SaveError ? { key: error.line.key, ...error.line.params } : error;
      }
    };
    expect(reasonOf(good.slice(0, -20))).toMatchObject({ key: 'save.refused.not-json' });
    expect(reasonOf('[]')).toMatchObject({ key: 'save.refused.not-ours' });
    expect(reasonOf('{"format":"other"}')).toMatchObject({ key: 'save.refused.not-ours' });
    expect(reasonOf(edit((f) => (f['formatVersion'] = 99)))).toMatchObject({ key: 'save.refused.newer', found: 99 });
    expect(reasonOf(edit((f) => (f['extra'] = 1)))).toMatchObject({ key: 'save.refused.shape', path: 'extra' });
    expect(reasonOf(edit((f) => (f['log'] = [['x', 'y', 'z']])))).toMatchObject({ path: 'log.0.1' });
    expect(reasonOf(good.replace('{', '{"__proto__":{"polluted":1},'))).toMatchObject({ path: '__proto__' });
    expect(reasonOf(edit((f) => (f['setup'] = { constructor: 1 })))).toMatchObject({ path: 'setup.constructor' });
    expect(reasonOf(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)).toMatchObject({ key: 'save.refused.depth' });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('checks what the moves of a state from outside would do, but does not count chances to their end', () => {
    const from = present(playOut(startTimeline(toyGame, setup('s')), [0, 1])).state;
    const base = startTimeline(toyGame, setup('s'), { state: from, history: [] });
    const file = readSave(save(base));
    const nothing = toyGame.foresight.preview(from, { type: 'step' });
    let steps = 0;
    function* endless(): Generator<Preview, never> {
      for (; ; steps++) yield { ...nothing, isCounting: true as const };
    }
    expect(loadSave({ ...toyGame, foresight: { ...toyGame.foresight, previewInSteps: endless } }, file)).toMatchObject({
      how: 'replayed',
    });
    expect(steps).toBeGreaterThan(0);
    const fail = () => {
      throw new RangeError('no such die');
    };
    function* failing() {
      yield nothing;
      return fail();
    }
    const unplayable = { how: 'refused', line: { key: 'save.refused.unplayable', params: { detail: 'no such die' } } };
    expect(loadSave({ ...toyGame, foresight: { ...toyGame.foresight, previewInSteps: failing } }, file)).toMatchObject(
      unplayable,
    );
    expect(loadSave({ ...toyGame, foresight: { ...toyGame.foresight, preview: fail } }, file)).toMatchObject(
      unplayable,
    );
  });

  it('refuses another game and newer rules, and an unknown scenario, without throwing', () => {
    const file = readSave(save(startTimeline(toyGame, setup('s'))));
    expect(loadSave(toyGame, { ...file, game: 'chess' })).toMatchObject({ line: { key: 'save.refused.other-game' } });
    expect(loadSave(toyGame, { ...file, rulesVersion: 2 })).toMatchObject({
      line: { key: 'save.refused.newer-rules' },
    });
    const setupOf = { ...file.setup, scenario: 'none' };
    expect(loadSave(toyGame, { ...file, setup: setupOf })).toMatchObject({ how: 'refused' });
  });

  it('names the pack that it was played on, and refuses another one; a save that names none is of this one', () => {
    const packed = { ...toyGame, data: { ...toyGame.data, pack: '0123456789ab' } };
    const line = startTimeline(packed, setup('s'));
    const file = encodeSave(packed, line, about, 'test');
    expect(file.pack).toBe('0123456789ab');
    expect(loadSave(packed, readSave(JSON.stringify(file)))).toMatchObject({ how: 'replayed' });
    const { pack: _, ...unnamed } = file;
    expect(loadSave(packed, readSave(JSON.stringify(unnamed)))).toMatchObject({ how: 'replayed' });
    const refused = {
      how: 'refused',
      line: { key: 'save.refused.other-pack', params: { found: 'ba9876543210', known: '0123456789ab' } },
    };
    expect(loadSave(packed, { ...file, pack: 'ba9876543210' })).toEqual(refused);
    expect(loadSave(toyGame, file)).toMatchObject({ line: { key: 'save.refused.other-pack' } });
    expect(() => readSave(JSON.stringify({ ...file, pack: 'mine' }))).toThrow(SaveError);
  });

  it('migrates an older format step by step, and says which step is missing', () => {
    const good = JSON.parse(save(startTimeline(toyGame, setup('s')))) as Record<string, unknown>;
    const old: Record<string, unknown> = { ...good, formatVersion: 1 };
    delete old['redo'];
    const migrations = { 1: (file: Record<string, unknown>) => ({ ...file, redo: [] }) };
    expect(readSave(JSON.stringify(old), migrations, 2)).toEqual({ ...good, formatVersion: 2, redo: [] });
    expect(() => readSave(JSON.stringify(old), {}, 2)).toThrow(/no-migration/);
  });
});
