import { describe, expect, it } from 'vitest';
import type { Position } from '../../../../src/engine/games/hitlers-reich/position.ts';
import { asks, diceOf, legal, offers, play, rolled, table } from './support.ts';

const title = 'fleet-carriers';
/** True if the Allies may name the carriers in their own attack. */
const may = (attack: string, more: Position) => {
  const events = { 'fleet-carriers': 'allies-up', 'higgins-boats': 'allies-up' } as const;
  return offers(play(table({ side: 'allies', ...more, events }), attack), title);
};

describe('FLEET CARRIERS: Allied, Reusable', () => {
  it('adds one die at sea, beside a fleet’s', () => {
    const fleets = { allies: ['north-sea'] };
    expect(diceOf(rolled('axis', 'sea', [], { allies: [title] }), 'allies')).toHaveLength(4);
    expect(diceOf(rolled('axis', 'sea', [], { allies: [title], fleets }), 'allies')).toHaveLength(5);
  });

  it('§7.5: a landing re-rolls one own die, a second one with a fleet in that sea', () => {
    const alone = rolled('allies', 'landing', [1, 2, 3, 4, 5, 6], { allies: [title] });
    expect(legal(alone)).toEqual([
      'fx fleet-carriers own 1',
      'fx fleet-carriers own 2',
      'fx fleet-carriers own 3',
      'done',
    ]);
    expect(diceOf(alone, 'allies')).toHaveLength(3);
    const two = rolled('allies', 'landing', [1, 2, 3, 4, 5, 6], { allies: [title], fleets: { allies: ['north-sea'] } });
    const once = play(two, 'fx fleet-carriers own 1', [6]);
    expect([diceOf(once, 'allies'), legal(once)[0]]).toEqual([[6, 2, 3], 'fx fleet own 1']);
    expect(asks(play(once, 'fx fleet own 1', [5]))).not.toBe('conflict/effect');
  });

  it('IL-34, §8.1: not in the Baltic while the Axis holds Denmark or the Skagerrak', () => {
    const poland = { poland: 'western' } as const;
    expect(may('A sea baltic-sea western', { markers: poland })).toBe(false);
    expect(may('A sea baltic-sea western', { markers: { ...poland, denmark: 'western', skagerrak: 'axis' } })).toBe(
      false,
    );
    expect(may('A sea baltic-sea western', { markers: { ...poland, denmark: 'western' } })).toBe(true);
  });

  it('IL-34, §8.1: not in the Black Sea unless Turkey is Allied', () => {
    const active = { spain: false, turkey: true };
    const romania = { romania: 'western' } as const;
    expect(may('A sea black-sea western', { markers: romania })).toBe(false);
    expect(may('A sea black-sea western', { active, markers: { ...romania, turkey: 'axis' } })).toBe(false);
    expect(may('A sea black-sea western', { active, markers: { ...romania, turkey: 'western' } })).toBe(true);
  });

  it('IL-34, §8.1: not east of the Straits while the Axis holds Gibraltar or the zone', () => {
    for (const zone of ['western-mediterranean', 'gulf-of-lyon', 'levant']) {
      const attack = `A sea ${zone} western`;
      expect(may(attack, {})).toBe(true);
      expect(may(attack, { markers: { gibraltar: 'axis' } })).toBe(false);
      expect(may(attack, { markers: { 'straits-of-gibraltar': 'axis' } })).toBe(false);
    }
    expect(may('A sea mid-atlantic western', { markers: { gibraltar: 'axis' } })).toBe(true);
  });

  it('R-92: in a landing the launching zone counts', () => {
    const sea = { 'tyrrhenian-sea': 'western' } as const;
    expect(may('A amphibious tyrrhenian-sea>naples', { markers: sea })).toBe(true);
    expect(may('A amphibious tyrrhenian-sea>naples', { markers: { ...sea, gibraltar: 'axis' } })).toBe(false);
  });
});
