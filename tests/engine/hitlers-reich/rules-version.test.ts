/** The rules version of a match (ADR 0020). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULES_VERSION } from '../../../src/engine/games/hitlers-reich/rulings.ts';
import { seedRng } from '../../../src/engine/kernel/rng.ts';
import { decide } from '../../../src/engine/kernel/runner.ts';
import { readSave } from '../../../src/engine/kernel/save-file.ts';
import { loadSave } from '../../../src/engine/kernel/save.ts';
import { ShapeError } from '../../../src/engine/kernel/shape.ts';
import { present } from '../../../src/engine/kernel/timeline.ts';
import { SetupError } from '../../../src/engine/kernel/types.ts';
import { def, open } from '../../support/reich.ts';

const positions = def.positions;
/** A position told whole draws nothing. */
const chance = () => ({ rng: seedRng('text'), draw: () => 0 });

const SAMPLE = join(import.meta.dirname, '../../saves/samples/hitlers-reich.push-bonus-kept-twice.json');

describe('the version of the rules', () => {
  it('is named in the state, and nowhere in a match of version 1', () => {
    expect(open(undefined, { rules: RULES_VERSION }).state).toMatchObject({ rules: RULES_VERSION });
    expect(open(undefined, { rules: 1 }).state).not.toHaveProperty('rules');
    expect(def.rulesVersion).toBe(RULES_VERSION);
  });

  it.each([0, 1, RULES_VERSION + 1, null])('is not read as %s', (rules) => {
    expect(() => def.readState({ ...open().state, rules })).toThrow(ShapeError);
  });

  it.each([
    [1, ['overlord-control', 'last-reshuffle', 'closed-zones'], { 'overlord-control': 'allied' }],
    [2, ['closed-zones'], { 'closed-zones': 'every' }],
  ])(
    'R-36, R-98, R-99: what version %i did not ask is neither held by its states nor taken by its set-up',
    (rules, later, options) => {
      expect(Object.keys(open().state.rulings)).toEqual([
        ...Object.keys(open(undefined, { rules }).state.rulings),
        ...later,
      ]);
      expect(() => open(undefined, { rules, options })).toThrow(SetupError);
    },
  );

  it('R-31, R-34: a set-up that names no reading keeps what its version recommended', () => {
    const read = (rules: number) => {
      const { rulings } = open(undefined, { rules }).state;
      return [rulings['first-push'], rulings['overlord-zone']];
    };
    expect([1, 2, 3].map(read)).toEqual([
      ['any', 'biscay-or'],
      ['any', 'biscay-or'],
      ['barbarossa', 'channel'],
    ]);
  });

  it.each([1, 2, 3])(
    'R-31, R-34: the text of a position of version %i leaves out what it recommends, and is read so',
    (rules) => {
      const { state } = open(undefined, { rules });
      const text = positions.write(state);
      expect(text).not.toMatch(/first-push|overlord-zone/);
      expect(positions.read(text, chance()).rulings).toEqual(state.rulings);
      const other = open(undefined, { rules, options: { 'first-push': rules < 3 ? 'barbarossa' : 'any' } }).state;
      expect(positions.read(positions.write(other), chance()).rulings).toEqual(other.rulings);
    },
  );

  it('R-98, R-99: a state holds the answers that its version asks for, and no others', () => {
    const [old, now] = [open(undefined, { rules: 1 }).state, open().state];
    expect(def.readState(old)).toEqual(old);
    expect(() => def.readState({ ...now, rulings: old.rulings })).toThrow('rulings.overlord-control');
    expect(() => def.readState({ ...old, rulings: now.rulings })).toThrow('rulings.overlord-control');
  });

  it('§6.6.3: the match that came back to a kept Success Bonus without end opens and goes on as it was', () => {
    const loaded = loadSave(def, readSave(readFileSync(SAMPLE, 'utf8')));
    if (loaded.how !== 'replayed') throw new Error(loaded.how);
    const { state } = present(loaded.timeline);
    expect(state.stack.at(-1)).toEqual({ at: 'push/attacks', side: 'allies', made: 1 });
    expect(decide(def, state)?.moves).toContainEqual({ type: 'bonus' });
  });

  it.each([
    ['by version 1', { rules: 1 }],
    ['before the first attack', { made: 0 }],
    ['once it is spent', { success: 'spent' }],
  ])('§6.6.3: a kept Success Bonus is not read %s', (_, change) => {
    const read = ({ rules = 2, made = 1, success = 'earned' }) => {
      const { state } = open(undefined, { rules });
      const frame = { at: 'push/attacks', side: 'axis', made, kept: true };
      return def.readState({ ...state, turn: { ...state.turn, success }, stack: [frame] });
    };
    expect(read({}).stack).toHaveLength(1);
    expect(() => read(change)).toThrow(ShapeError);
  });
});
