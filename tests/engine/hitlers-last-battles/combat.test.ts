import { describe, expect, it } from 'vitest';
import type { HlbEvent } from '../../../src/engine/games/hitlers-last-battles/events.ts';
import { takeHex } from '../../../src/engine/games/hitlers-last-battles/rules/field.ts';
import type { HlbCtx } from '../../../src/engine/games/hitlers-last-battles/types.ts';
import { frameAt, game, hexOf, listed, only, open, play, tables } from './support.ts';

describe('movement, §7', () => {
  it('§7.1: each unit moves once', () => {
    const table = play(open({ step: 'movement' }), 'move G-G 0504');
    expect(listed(table, 'move G-G ')).toEqual([]);
    expect(table.state.units['G-G']).toMatchObject({ hex: '0504', moved: true, origin: null });
  });

  it('§2.4.2: takes the hexes it passes and ends in', () => {
    const table = play(
      open({ side: 'allied', step: 'movement', units: only({ 'S-1B': '0904', 'G-B': '0402' }) }),
      'move S-1B 0903 0802',
    );
    expect([table.state.control['0903'], table.state.control['0802']]).toEqual(['S', 'S']);
    expect(table.latest).toContainEqual({ type: 'control', hex: '0903', from: 'G', to: 'S', points: 1 });
  });

  it('§2.4.3: an ally’s hex stays the ally’s', () => {
    const table = play(open({ side: 'allied', step: 'movement', control: { '0205': 'S' } }), 'move W-SHAEF 0205');
    expect(table.state.control['0205']).toBe('S');
  });

  it('§2.4.4, §7.4: an attack takes nothing before it is won, and sets the way back', () => {
    const table = play(open({ step: 'movement' }), 'attack G-B 0304');
    expect(table.state.control['0304']).toBe('W');
    expect(table.state.units['G-B']).toMatchObject({ hex: '0304', origin: '0403', moved: true });
  });

  it('§7.6: a unit may end where an attacker came from, with a warning', () => {
    const table = play(open({ step: 'movement', units: { 'G-H': '0503' } }), 'attack G-B 0304');
    expect(listed(table)).toContain('move G-H 0403');
    expect(game.foresight.preview(table.state, { type: 'move', unit: 'G-H', path: ['0403'] }).warnings).toContainEqual({
      key: 'hlb.warn.blocks-way-back',
      params: { unit: 'G-H', hex: '0403', by: 'G-B' },
      rule: '7.6',
    });
  });

  it('§7.7: an enemy in a battle hex keeps its zone', () => {
    const table = play(
      open({ side: 'allied', step: 'movement', units: only({ 'W-12': '0304', 'W-6': '0305', 'G-B': '0404' }) }),
      'attack W-12 0404',
    );
    expect(listed(table)).not.toContain('move W-6 0304');
    expect(listed(table)).toContain('move W-6 0205');
  });
});

describe('combat, §8', () => {
  const two = () =>
    play(
      open({ step: 'movement', markers: { 'M-GD': 'G-B', 'M-SSPZ': 'G-SUF' } }),
      'attack G-B 0304',
      'attack G-SUF 0905',
      'end-move',
    );

  it('§8.1: battles in the order the attacker chooses', () => {
    expect(listed(two())).toEqual(['battle 0304', 'battle 0905']);
    const fought = play(two(), 'battle 0905', 'support none: 1 1 6');
    expect(listed(fought)).toEqual(['battle 0304']);
  });

  it('§8.2: two dice with a marker, one without, one for the defender', () => {
    const table = play(two(), 'battle 0304', 'support none: 1 1 6');
    const roll = table.events.find((event) => event.type === 'rolled');
    expect(roll?.attack).toHaveLength(2);
    expect(roll?.diceReasons).toEqual([
      { key: 'hlb.mod.attack-die', params: { unit: 'G-B' }, amount: 1, rule: '8.2' },
      { key: 'hlb.mod.marker-die', params: { unit: 'G-B', marker: 'M-GD' }, amount: 1, rule: '8.2' },
      { key: 'hlb.mod.defence-die', params: { unit: 'W-12' }, amount: 1, rule: '8.2' },
    ]);
  });

  it.each([
    ['0304', 0, []],
    ['0905', 0, []],
  ])('§8.3: no bonus in open country: %s', (hex, _, modifiers) => {
    const table = play(two(), `battle ${hex}`, 'support none: 1 1 6');
    expect(table.events.find((event) => event.type === 'rolled')?.defence.modifiers).toEqual(modifiers);
  });

  it('§8.4: a supporter is beside the battle, has not attacked and has not supported', () => {
    const table = play(two(), 'battle 0304');
    expect(frameAt(table)).toBe('combat/support');
    expect(listed(table)).toEqual(['support G-G', 'support none']);
    const after = play(table, 'support G-G: 1 1 6');
    expect(after.state.units['G-G']?.supported).toBe(true);
    expect(after.latest[0]).toEqual({ type: 'supported', unit: 'G-G', hex: '0304' });
  });

  it('§8.5: +2 eliminates, +1 drives back, 0 and −1 send the attacker back', () => {
    const fight = (dice: string) => play(two(), 'battle 0304', `support none: ${dice}`);
    expect(hexOf(fight('6 6 1'), 'W-12')).toBeNull();
    // Among its retreats only Brussels, north-west, is free.
    expect(hexOf(fight('6 1 1'), 'W-12')).toBe('0203');
    for (const dice of ['1 1 1', '6 1 6', '1 1 6']) {
      const back = fight(dice);
      expect(hexOf(back, 'G-B')).toBe('0403');
      expect(hexOf(back, 'W-12')).toBe('0304');
      expect(back.state.control['0304']).toBe('W');
      expect(back.state.units['G-B']).toMatchObject({ origin: null, fought: true });
    }
  });

  it('§8.7: a single way is taken automatically', () => {
    const table = play(
      open({
        side: 'allied',
        step: 'movement',
        units: only({ 'S-1B': '0703', 'G-B': '0803', 'G-H': '0802', 'G-G': '0804' }),
      }),
      'attack S-1B 0803',
      'end-move',
      'battle 0803: 6 1',
    );
    // South-west 0704 and the attacker's own way, north-west 0703, are open; close one of them.
    expect(listed(table)).toEqual(['retreat 0704', 'retreat 0703']);
    const closed = play(
      open({
        side: 'allied',
        step: 'movement',
        units: only({ 'S-1B': '0703', 'S-1U': '0704', 'G-B': '0803', 'G-H': '0802', 'G-G': '0804' }),
      }),
      'attack S-1B 0803',
      'end-move',
      'battle 0803: 6 1',
    );
    expect(closed.events).toContainEqual({ type: 'retreated', unit: 'G-B', from: '0803', hex: '0703', only: true });
    expect(hexOf(closed, 'S-1B')).toBe('0803');
  });

  it('§8.7: without a way the beaten unit is eliminated, and enemy zones do not matter', () => {
    const table = play(
      open({
        side: 'allied',
        step: 'movement',
        units: only({ 'S-1B': '0903', 'G-B': '0803', 'G-H': '0802', 'G-G': '0804', 'S-1U': '0703', 'S-4U': '0704' }),
      }),
      'attack S-1B 0803',
      'end-move',
      'battle 0803: 6 1',
    );
    expect(table.events).toContainEqual({ type: 'eliminated', unit: 'G-B', hex: '0803', cause: 'no-retreat' });
  });

  it('§8.8: markers come off when all battles are fought', () => {
    const table = play(two(), 'battle 0304', 'support none: 1 1 6', 'battle 0905', 'support none: 1 1 6');
    expect(Object.values(table.state.markers).every((unit) => unit === null)).toBe(true);
  });
});

describe('victory, §9', () => {
  it('§9.1, §9.2: counts cities of W and S together, and edge hexes for the German', () => {
    const table = open({ control: { '0104': 'G', '1201': 'G', '0702': 'S', '0602': 'W' } });
    const { german, allied } = game.view(table.state, null).score;
    expect(german.total).toBe(23 - 1 - 2 + 2);
    expect(allied.total).toBe(2 + 1 + 2);
    expect(german.reasons.filter((reason) => reason.key === 'hlb.score.edge').map((reason) => reason.params)).toEqual([
      { hex: '0104' },
      { hex: '1201' },
    ]);
  });

  it('§9.3: the higher total wins, and the result says why', () => {
    const table = play(open({ side: 'allied', turn: 6, step: 'movement' }), 'end-move');
    expect(table.state.result).toEqual({
      winner: 'german',
      reasons: [
        { key: 'hlb.result.cities', params: { side: 'german' }, amount: 23, rule: '9.1' },
        { key: 'hlb.result.edges', params: { side: 'german' }, amount: 0, rule: '9.2' },
        { key: 'hlb.result.cities', params: { side: 'allied' }, amount: 2, rule: '9.1' },
      ],
    });
    expect(game.view(table.state, null).phase).toBe('over');
    expect(game.words.moment(table.state)).toEqual({ turn: 6, seat: 'allied', phase: 'over' });
  });

  it('§9.3: a taken hex that brings a side within one point says so', () => {
    const taking = (before: readonly string[], hex: string) => {
      const control = Object.fromEntries(before.map((one) => [one, 'W' as const]));
      const state = structuredClone(open({ step: 'movement', control, units: only({}) }).state) as HlbCtx['s'];
      const events: HlbEvent[] = [];
      const ctx = { s: state, emit: (event: HlbEvent) => events.push(event) } as unknown as HlbCtx;
      takeHex(tables, ctx, 'W-12', hex);
      return events.filter(({ type }) => type === 'near');
    };
    const held = ['0203', '0204', '0403', '0404', '0501', '0502', '0503'];
    expect(taking(held, '0504')).toEqual([]);
    expect(taking([...held, '0504'], '0505')).toEqual([{ type: 'near', side: 'allied', german: 13, allied: 12 }]);
    expect(taking([...held, '0504', '0505'], '0602')).toEqual([]);
  });

  it('§9.3: the Allies win with the higher total', () => {
    const control = Object.fromEntries(
      game.data.facts.hexes.flatMap(({ id, cityValue, initialControl }) =>
        initialControl === 'G' && id !== '0403' && (cityValue === 2 || id === '0503' || id === '0704')
          ? [[id, 'S' as const]]
          : [],
      ),
    );
    const table = play(open({ side: 'allied', turn: 6, step: 'movement', control }), 'end-move');
    expect(table.state.result?.winner).toBe('allied');
  });
});
