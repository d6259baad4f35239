/** Rulings that are chosen when a match is set up (rules reader, Q19 to Q29), each read both ways by play. */
import { describe, expect, it } from 'vitest';
import { RULINGS, RULING_IDS } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rulings.ts';
import { computeScore } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/score.ts';
import { startGame } from '../../../src/engine/kernel/runner.ts';
import { SetupError } from '../../../src/engine/kernel/types.ts';
import { reinforcing } from './boards.ts';
import { FREE } from './set-up.ts';
import { position } from './support.ts';
import { game, moveOf, open, placeOf, play } from './table.ts';

const start = (options: Readonly<Record<string, string | boolean>>, rules?: number) =>
  startGame(game, { scenario: 'campaign', seed: 's', options, ...(rules === undefined ? {} : { rules }) }).state;

describe('readings of open rules', () => {
  it('are the recommended ones unless others are chosen, and are kept in the state', () => {
    expect(start({}).rulings).toEqual(Object.fromEntries(RULING_IDS.map((id) => [id, RULINGS[id].values[0]])));
    for (const id of RULING_IDS)
      for (const value of RULINGS[id].values) expect(start({ [id]: value }).rulings?.[id]).toBe(value);
    expect(() => start({ 'odessa-points': 'three' })).toThrow(SetupError);
  });

  it('are none in a match of rules version 1: its state has no such key, and its set-up no such option', () => {
    expect(start({}, 1)).not.toHaveProperty('rulings');
    expect(() => start({ 'odessa-points': 'one' }, 1)).toThrow(SetupError);
    expect(game.readState(structuredClone(start({}, 1)))).toEqual(start({}, 1));
  });
});

describe('Q19, §15.2.1: Odessa as the hero city', () => {
  const named = (rulings: object, odessa = true) => {
    const table = reinforcing({
      side: 'soviet',
      turn: 3,
      units: { 's-9': '0304' },
      hands: { soviet: ['s-reinf-1'] },
      options: { odessa },
      rulings,
    });
    const told = game.preview(table.state, moveOf('hero s-reinf-1 0304')).effects.map(({ key }) => key);
    return { table: play(table, 'hero s-reinf-1 0304'), told };
  };
  const germanPoints = ({ table }: ReturnType<typeof named>) =>
    computeScore(
      position({
        ...{ units: { 'g-11': '0304' }, options: { odessa: true } },
        ...{ hero: { ...table.state.hero, hex: null } },
      }),
    ).total;

  it('is worth 1 point, as the preview says, and 2 where the other reading was chosen or the option is off', () => {
    const recommended = named({});
    expect([germanPoints(recommended), recommended.told.includes('btm.effect.hero-points')]).toEqual([1, false]);
    for (const other of [named({ 'odessa-points': 'two' }), named({}, false)])
      expect([germanPoints(other), other.told.includes('btm.effect.hero-points')]).toEqual([2, true]);
  });
});

describe('Q20, §15.1: not stacked in the free set-up', () => {
  it('means with one another: one of the five shares a city with corps', () => {
    const table = play(open(undefined, { 'free-setup': true }), ...FREE);
    expect([placeOf(table, 's-27'), placeOf(table, 's-mc1')]).toEqual(['1907', '1907']);
  });
});
