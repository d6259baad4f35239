/** States and positions from outside: what is accepted, and where the rest is refused. */
import { describe, expect, it } from 'vitest';
import { ShapeError } from '../../../src/engine/kernel/shape.ts';
import { startGame } from '../../../src/engine/kernel/runner.ts';
import { SetupError } from '../../../src/engine/kernel/types.ts';
import type { HlbState } from '../../../src/engine/games/hitlers-last-battles/state.ts';
import { changed, copyOf, refusedAt } from '../../support/broken.ts';
import { frameAt, game, only, open, play } from './support.ts';

const SUPPORT = () =>
  play(open({ step: 'movement', markers: { 'M-GD': 'G-B' } }), 'attack G-B 0304', 'end-move', 'battle 0304');
const RETREAT = () =>
  play(open({ side: 'allied', step: 'movement' }), 'attack W-21 0402', 'end-move', 'battle 0402: 4 2');
const OVER = () => play(open({ side: 'allied', turn: 6, step: 'movement' }), 'end-move');
const VOLKSSTURM = () => open({ units: only({ 'G-B': '0403', 'W-12': '0204', 'S-1B': '1003' }) });

describe('readState', () => {
  it.each([
    ['markers', open],
    ['replace', () => open({ units: { 'G-B': null } })],
    ['volkssturm', VOLKSSTURM],
    ['move', () => open({ step: 'movement' })],
    ['battle', () => play(open({ step: 'movement' }), 'attack G-B 0304', 'end-move')],
    ['support', SUPPORT],
    ['retreat', RETREAT],
    ['over', OVER],
  ] as const)('reads back a state that waits for: %s', (_, make) => {
    const table = make();
    expect(game.readState(copyOf(table.state))).toEqual(table.state);
  });

  it.each([
    ['units.G-B.hex', '0101', 'units.G-B.hex'],
    ['units.G-B.hex', '9999', 'units.G-B.hex'],
    ['units.G-B.moved', 1, 'units.G-B.moved'],
    ['units.G-B', undefined, 'units.G-B'],
    ['units.G-X', { hex: null, moved: false, origin: null, fought: false, supported: false }, 'units.G-X'],
    ['markers.M-GD', 'M-GD', 'markers.M-GD'],
    ['control.0101', 'G', 'control.0101'],
    ['control.0403', 'X', 'control.0403'],
    ['turn', 7, 'turn'],
    ['turn', 1.5, 'turn'],
    ['rng.a', -1, 'rng.a'],
    ['stack.0.at', 'combat/roll', 'stack.0.at'],
    ['stack.0.side', 'soviet', 'stack.0.side'],
    ['strategic.markersLeft', -1, 'strategic.markersLeft'],
    ['extra', 1, 'extra'],
  ])('refuses %s = %j and says where', (path, value, at) => {
    expect(refusedAt(game, changed(open().state, path, value))).toBe(at);
  });

  it.each([
    ['INV-02', open(), 'units.G-H.hex', '0403'],
    ['INV-04', open(), 'markers.M-GD', 'W-12'],
    ['INV-03', open(), 'markers.M-PATTON', 'W-12'],
    ['INV-06', open(), 'control.0403', 'W'],
    ['INV-03', open(), 'units.G-B.moved', true],
    ['INV-15', open(), 'strategic.replacementsLeft.G', 2],
    ['INV-04', open(), 'strategic.markersLeft', 3],
    ['INV-05', open(), 'strategic.volkssturm', true],
    ['INV-01', VOLKSSTURM(), 'units.G-H.supported', true],
    ['INV-09', SUPPORT(), 'units.G-B.origin', '0602'],
    ['INV-17', SUPPORT(), 'units.G-B.supported', true],
    ['INV-02', SUPPORT(), 'units.G-B.origin', null],
    ['INV-20', open(), 'stack', []],
    ['INV-20', OVER(), 'turn', 5],
  ] as const)('refuses a state that breaks %s', (id, table, path, value) => {
    expect(game.invariants(changed(table.state, path, value) as HlbState).join()).toContain(id);
    expect(() => game.readState(changed(table.state, path, value))).toThrow(ShapeError);
  });

  it('refuses a question that the position does not ask', () => {
    expect(() =>
      game.readState(changed(open().state, 'stack.0', { at: 'strategic/volkssturm', side: 'german' })),
    ).toThrow(/volkssturm/);
    expect(() => game.readState(changed(SUPPORT().state, 'stack.0.defender', 'W-6'))).toThrow(ShapeError);
    expect(() => game.readState(changed(SUPPORT().state, 'markers.M-GD', null))).toThrow(ShapeError);
    expect(() => game.readState(changed(RETREAT().state, 'stack.0.hexes', ['0502']))).toThrow(ShapeError);
    expect(() => game.readState(changed(OVER().state, 'result.winner', 'allied'))).toThrow(/result/);
    for (const value of [null, 1, 'state', [], {}]) expect(() => game.readState(value)).toThrow(ShapeError);
  });
});

describe('setup', () => {
  const start = (setup: object) => startGame(game, { scenario: 'campaign', seed: 's', options: {}, ...setup });

  it.each([
    [{ scenario: 'other' }],
    [{ options: { undo: 'open' } }],
    [{ position: { units: { 'G-B': '0101' } } }],
    [{ position: { units: { 'G-X': '0403' } } }],
    [{ position: { turn: 9 } }],
    [{ position: { surprise: true } }],
    [{ position: { units: { 'G-B': '0402' } } }],
    [{ position: { units: { 'G-B': '0304' } } }],
    [{ position: { control: { '0403': 'W' } } }],
    [{ position: { markers: { 'M-GD': 'G-B' } } }],
    [{ position: { step: 'movement', markers: { 'M-PATTON': 'W-12' } } }],
    [{ position: { step: 'movement', markers: { 'M-GD': 'G-B', 'M-SSPZ': 'G-B' } } }],
    [{ position: { step: 'movement', origins: { 'G-B': '0403' } } }],
    [{ position: 'campaign' }],
  ])('refuses %j', (setup) => {
    expect(() => start(setup)).toThrow(SetupError);
  });

  it('gives each unit the ground it stands on', () => {
    const table = open({ units: { 'S-1B': '0703' } });
    expect(table.state.control['0703']).toBe('S');
  });

  it('opens in the middle of a combat phase', () => {
    const table = open({
      step: 'combat',
      units: { 'G-B': '0304' },
      origins: { 'G-B': '0403' },
      markers: { 'M-GD': 'G-B' },
    });
    expect(frameAt(table)).toBe('combat/battle');
    expect(game.view(table.state, null).phase).toBe('combat');
    const none = open({ step: 'combat' });
    expect(game.words.moment(none.state).seat).toBe('allied');
  });

  it('does not depend on the seed', () => {
    expect(open(undefined, {}, 'a').state.units).toEqual(open(undefined, {}, 'b').state.units);
    expect(open(undefined, {}, 'a').state.rng).not.toEqual(open(undefined, {}, 'b').state.rng);
  });
});

describe('view', () => {
  it('§2.3: holds everything but the generator, and the battle that is fought', () => {
    const table = SUPPORT();
    const view = game.view(table.state, 'german');
    expect(view).not.toHaveProperty('rng');
    expect(view.stack).toEqual(table.state.stack);
    expect(view.battle).toEqual({ hex: '0304', attacker: 'G-B', defender: 'W-12', origin: '0403' });
    expect(game.view(table.state, 'allied')).toEqual(view);
    expect(game.view(open().state, null).battle).toBeNull();
  });
});
