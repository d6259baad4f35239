import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 as def } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { SWITCHES } from '../../src/engine/games/blitzkrieg-to-moscow-2/setup.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import { effort } from '../support/effort.ts';
import { readRecorded, replayGame, runFast } from './replay.ts';

const games = readRecorded(def.id);

describe.each(games)('$name', ({ file }) => {
  it('goes as recorded, move by move, by the fast runner', () => {
    const { wanted, found, state } = runFast(def, file);
    expect(found).toEqual(wanted);
    expect(decide(def, state)).toBeNull();
    expect(state).toEqual(file.snapshot);
  });
});

describe.each(games.filter((_, i) => i % effort(3, 1) === 0))('$name, move by move', ({ file }) => {
  it('goes as recorded by the runner that tells refusals and dice, and keeps the invariants', () => {
    const { wanted, found, state, broken } = replayGame(def, file);
    expect(found.slice(-3)).toEqual(wanted.slice(-3));
    expect(found).toHaveLength(file.log.length);
    expect(broken).toEqual([]);
    expect(state).toEqual(file.snapshot);
  });
});

describe('the recorded games of Blitzkrieg to Moscow 2 together', () => {
  it('are sixty at least, won by both sides, after six turns', () => {
    expect(games.length).toBeGreaterThanOrEqual(60);
    const ends = games.map(({ file }) => def.readState(file.snapshot));
    expect(new Set(ends.map(({ result }) => result?.winner))).toEqual(new Set(['german', 'soviet']));
    expect(new Set(ends.map(({ turn }) => turn))).toEqual(new Set([6]));
  });

  it('are played with none, each and all of the options', () => {
    const chosen = games.map(({ file }) => SWITCHES.filter(({ id }) => file.setup.options[id] === true).length);
    expect(new Set(chosen)).toEqual(new Set([0, 1, SWITCHES.length]));
    const alone = SWITCHES.filter(({ id }) =>
      games.some(({ file: { setup } }) => setup.options[id] === true && Object.keys(setup.options).length === 1),
    );
    expect(alone).toEqual(SWITCHES);
  });

  it('hold every kind of move', () => {
    const logistics = [
      'place',
      'sea',
      'end-sea',
      'remove',
      'end-remove',
      'draw',
      'arrive',
      'rebuild',
      'end-rebuild',
      'hero',
    ];
    const movement = [
      'end-reinforce',
      'rail',
      'aboard',
      'depart',
      'end-rail',
      'activate',
      'move',
      'step',
      'halt',
      'end-move',
    ];
    const combat = [
      'attack',
      'join',
      'assault',
      'end-combat',
      'defend',
      'shift',
      'reroll',
      'retreat',
      'fall-back',
      'advance',
    ];
    const breakthrough = ['end-advance', 'tank-move', 'tank-attack', 'go', 'end-break', 'hitler'];
    const made = new Set(games.flatMap(({ file }) => file.log.map(([move]) => move.split(' ')[0] ?? '')));
    const wanted = [...logistics, ...movement, ...combat, ...breakthrough];
    expect(wanted.filter((kind) => !made.has(kind))).toEqual([]);
  });
});
