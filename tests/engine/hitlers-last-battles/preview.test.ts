import { describe, expect, it } from 'vitest';
import type { Line } from '../../../src/engine/kernel/types.ts';
import { game, moveOf, only, open, play, type Table } from './support.ts';

const told = (table: Table, text: string) => game.foresight.preview(table.state, moveOf(text));
const keys = (lines: readonly Line[]) => lines.map((line) => line.key.slice('hlb.'.length));
const counts = (table: Table, text: string) => told(table, text).odds?.outcomes.map((outcome) => outcome.count);

describe('preview of a battle', () => {
  const attacks = open({ step: 'movement', markers: { 'M-GD': 'G-B' } });
  const opened = play(attacks, 'attack G-B 0304', 'end-move');
  const asked = play(opened, 'battle 0304');

  it('gives exact odds without and with support', () => {
    expect(counts(attacks, 'attack G-B 0304')).toEqual([27, 81, 108]);
    expect(counts(opened, 'battle 0304')).toEqual([27, 81, 108]);
    expect(counts(asked, 'support none')).toEqual([27, 81, 108]);
    expect(counts(asked, 'support G-G')).toEqual([45, 96, 75]);
    expect(counts(attacks, 'attack G-G 0305')).toEqual([0, 9, 27]);
    const effects = told(attacks, 'attack G-B 0304').effects;
    expect(effects.find((line) => line.key === 'hlb.effect.odds-alone')?.params).toEqual({
      success: 108,
      total: 216,
      share: 0.5,
    });
    expect(effects.find((line) => line.key === 'hlb.effect.odds-supported')?.params).toMatchObject({
      success: 141,
      total: 216,
      units: 'G-G',
    });
  });

  it('counts terrain, marker and support as modifiers with their rules', () => {
    const table = play(
      open({ side: 'allied', step: 'movement', markers: { 'M-ZHUKOV': 'S-1U' } }),
      'attack S-1U 0904',
      'end-move',
      'battle 0904',
    );
    const { modifiers, odds } = told(table, 'support S-1B');
    expect(modifiers).toEqual([
      { key: 'hlb.mod.attack-die', params: { unit: 'S-1U' }, amount: 1, rule: '8.2' },
      { key: 'hlb.mod.marker-die', params: { unit: 'S-1U', marker: 'M-ZHUKOV' }, amount: 1, rule: '8.2' },
      { key: 'hlb.mod.defence-die', params: { unit: 'G-MIT' }, amount: 1, rule: '8.2' },
      { key: 'hlb.mod.support', params: { unit: 'S-1B' }, amount: 1, rule: '8.4' },
      { key: 'hlb.mod.river', params: { hex: '0904' }, amount: 1, rule: '8.3' },
    ]);
    expect(odds?.outcomes.map((outcome) => outcome.count)).toEqual([30, 94, 92]);
  });

  it('shows where the beaten unit goes, the hex the attacker leaves included', () => {
    const table = open({ step: 'movement', units: only({ 'G-B': '0204', 'W-12': '0304' }) });
    const among = told(table, 'attack G-B 0304').effects.find((line) => line.key === 'hlb.effect.retreats-among');
    expect(among?.params?.['hexes']).toBe('0303,0305,0204,0203');
    // The same once the attack is made.
    const made = play(table, 'attack G-B 0304', 'end-move');
    expect(told(made, 'battle 0304').effects).toContainEqual(among);
  });

  it('says that there is no retreat', () => {
    const column = open({ side: 'allied', step: 'movement', units: { 'G-MIT': '0602', 'S-1B': '0703' } });
    expect(keys(told(column, 'attack S-1B 0602').effects)).toContain('effect.no-retreat-column');
    const shut = open({
      side: 'allied',
      step: 'movement',
      units: only({ 'S-1B': '0903', 'G-B': '0803', 'G-H': '0802', 'G-G': '0804', 'S-1U': '0703', 'S-4U': '0704' }),
    });
    expect(keys(told(shut, 'attack S-1B 0803').effects)).toContain('effect.no-retreat');
  });

  it('shows what is won', () => {
    const table = open({ side: 'allied', step: 'movement' });
    expect(told(table, 'attack W-12 0403').effects).toContainEqual({
      key: 'hlb.effect.wins-points',
      params: { hex: '0403', faction: 'W', points: 2, lost: 2, side: 'german' },
      rule: '2.4',
    });
  });

  it('warns when the way back is blocked, and when a retreat may block one', () => {
    const table = play(
      open({ side: 'allied', step: 'movement', units: only({ 'W-12': '0304', 'W-6': '0305', 'G-B': '0403' }) }),
      'attack W-12 0403',
      'move W-6 0304',
      'end-move',
    );
    const { warnings, effects } = told(table, 'battle 0403');
    expect(warnings).toEqual([
      { key: 'hlb.warn.way-back-blocked', params: { unit: 'W-12', hex: '0304', by: 'W-6' }, rule: '8.6' },
    ]);
    expect(keys(effects)).toContain('effect.cannot-go-back');
    const german = play(
      open({
        step: 'movement',
        units: only({ 'G-B': '0304', 'G-G': '0403', 'W-12': '0404', 'W-21': '0303', 'S-1B': '1003' }),
      }),
      'attack G-B 0303',
      'attack G-G 0404',
      'end-move',
    );
    expect(told(german, 'battle 0404').warnings).toContainEqual({
      key: 'hlb.warn.retreat-may-block',
      params: { unit: 'W-12', hex: '0304', by: 'G-B' },
      rule: '8.6',
    });
    const beaten = play(german, 'battle 0404: 6 1');
    expect(keys(told(beaten, 'retreat 0304').effects)).toEqual([
      'effect.retreat',
      'effect.takes',
      'effect.cuts-way-back',
    ]);
  });
});

describe('preview of the other moves', () => {
  it('shows the hexes and points that a move takes, edge hexes included', () => {
    const table = open({ side: 'allied', step: 'movement', units: only({ 'S-1B': '0904', 'G-B': '0402' }) });
    expect(told(table, 'move S-1B 0903 0802').effects).toEqual([
      {
        key: 'hlb.effect.takes-points',
        params: { hex: '0903', faction: 'S', points: 1, lost: 1, side: 'german' },
        rule: '2.4',
      },
      {
        key: 'hlb.effect.takes',
        params: { hex: '0802', faction: 'S', points: 0, lost: 0, side: 'german' },
        rule: '2.4',
      },
    ]);
    const edge = open({ step: 'movement', units: only({ 'G-B': '0204', 'S-1B': '1003' }) });
    expect(told(edge, 'move G-B 0104').effects[0]?.params).toMatchObject({ points: 1, lost: 0 });
  });

  it('warns when a city is left, and names enemies in reach', () => {
    const table = open({ side: 'allied', step: 'movement' });
    expect(told(table, 'move W-SHAEF 0104').warnings).toEqual([
      { key: 'hlb.warn.leaves-city', params: { unit: 'W-SHAEF', hex: '0204', points: 1 }, rule: '2.4' },
    ]);
    expect(told(open({ step: 'movement' }), 'move G-SUF 0705').warnings).toEqual([
      {
        key: 'hlb.warn.leaves-city-in-reach',
        params: { unit: 'G-SUF', hex: '0805', points: 1, enemies: 'S-4U,S-2U3U' },
        rule: '2.4',
      },
    ]);
    // Every Western unit is next to an enemy, and so is Cologne: no unit may move from zone to zone.
    expect(keys(told(open({ step: 'movement' }), 'attack G-B 0304').warnings)).toEqual(['warn.leaves-city']);
  });

  it('warns of what is lost by ending a step', () => {
    expect(told(open({ units: { 'G-B': null } }), 'end-replace').warnings).toEqual([
      { key: 'hlb.warn.replacements-unused', params: { unused: 1 }, rule: '5' },
    ]);
    expect(told(open(), 'end-mark').warnings).toEqual([
      { key: 'hlb.warn.markers-unused', params: { unused: 2 }, rule: '6.5' },
    ]);
    const all = play(open(), 'mark M-GD G-B', 'mark M-SSPZ G-G');
    expect(told(all, 'end-mark').warnings).toEqual([]);
  });

  it('warns before the last marker leaves an ally without one', () => {
    const table = play(open({ side: 'allied' }), 'mark M-PATTON W-12');
    expect(told(table, 'mark M-MONTY W-21').warnings).toEqual([
      { key: 'hlb.warn.concentration', params: { faction: 'S', unit: 'W-21', marker: 'M-MONTY' }, rule: '6.3' },
    ]);
    expect(told(table, 'mark M-GDS S-1B').warnings).toEqual([]);
  });

  it('lists the battles that follow the movement', () => {
    const table = play(open({ step: 'movement' }), 'attack G-B 0304');
    expect(told(table, 'end-move').effects).toEqual([
      { key: 'hlb.effect.battle', params: { attacker: 'G-B', defender: 'W-12', hex: '0304' }, rule: '8.1' },
    ]);
    expect(keys(told(open({ step: 'movement' }), 'end-move').effects)).toEqual(['effect.no-battles']);
  });

  it('shows what the Volkssturm costs', () => {
    const table = open({ units: only({ 'G-B': '0403', 'W-12': '0304', 'S-1B': '1003' }) });
    expect(told(table, 'volkssturm yes').effects[0]?.params).toEqual({ replacements: 2, markers: 2 });
    expect(told(table, 'volkssturm no').effects[0]?.params).toEqual({ replacements: 1, markers: 2 });
  });

  it('shows nothing for an illegal move', () => {
    expect(told(open(), 'attack G-B 0304')).toEqual({ effects: [], modifiers: [], odds: null, warnings: [] });
  });
});
