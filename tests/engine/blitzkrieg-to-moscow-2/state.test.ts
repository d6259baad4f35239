/** States from outside: what is accepted, and where the rest is refused. */
import { describe, expect, it } from 'vitest';
import type { BtmState } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { ShapeError } from '../../../src/engine/kernel/shape.ts';
import { changed, copyOf, refusedAt } from '../../support/broken.ts';
import { frameAt, game, open, play, refusalOf, toFrame, type Table } from './table.ts';

const HANDS = { german: ['g-air-1', 'g-tac', 'g-blitz', 'g-repl-1'], soviet: ['s-hitler', 's-city'] };
const MOVE = () => open({ phase: 'movement', spent: ['g-pz1'], hands: HANDS });
const PATH = () => play(MOVE(), 'move g-pz4 1701');
const ATTACKERS = () => play(open({ phase: 'combat', hands: HANDS }), 'attack 1502', 'join g-pz4');
const DEFENCE = () => play(ATTACKERS(), 'join g-16', 'assault');
const CARD = () => play(DEFENCE(), 'defend s-11 active', 'defend s-mc3 active');
const HITLER = () => play(MOVE(), 'activate g-air-1 g-pz1');
const PLAN = () => play(open({ phase: 'breakthrough', hands: HANDS }), 'tank-move g-blitz g-pz4 1701');
const OVER = () => open({ turn: 6, side: 'soviet', phase: 'supply', units: CAME });
const CAME = Object.fromEntries(
  ['s-19', 's-21', 's-22', 's-24', 's-50', 's-51', 's-g1', 's-g2', 's-39', 's-g3']
    .map((id) => [id, 'E'])
    .concat([['g-2', 'N']]),
) as Readonly<Record<string, string>>;

describe('readState', () => {
  it.each<[string, () => Table]>([
    ['place', () => open(undefined, { 'free-setup': true })],
    ['draw', () => toFrame(open(), 'logistics/draw', 'soviet')],
    ['remove', () => toFrame(open(), 'logistics/remove')],
    ['reinforce', () => toFrame(open(), 'logistics/reinforce')],
    ['rail', () => toFrame(open(), 'logistics/rail')],
    ['rail-group', () => play(toFrame(open(), 'logistics/rail'), 'rail free s-20 E')],
    ['move', MOVE],
    ['path', PATH],
    ['attackers', ATTACKERS],
    ['defence', DEFENCE],
    ['attack-card', CARD],
    ['reroll', () => play(CARD(), 'shift none', 'shift none: 6')],
    ['hitler', HITLER],
    ['plan', PLAN],
    ['over', OVER],
  ])('reads back a state that waits for: %s', (_, make) => {
    const table = make();
    expect(game.readState(copyOf(table.state))).toEqual(table.state);
  });

  it.each([
    ['units.g-16.place', '9999', 'units.g-16.place'],
    ['units.g-16.place', 'turn-8', 'units.g-16.place'],
    ['units.g-16.spent', 1, 'units.g-16.spent'],
    ['units.g-16', undefined, 'units.g-16'],
    ['units.g-99', { place: 'N' }, 'units.g-99'],
    ['cards.german.hand', ['s-t34'], 'cards.german.hand.0'],
    ['cards.german.hand', ['g-tac', 'g-tac'], 'cards.german.hand'],
    ['germanHexes', ['N'], 'germanHexes.0'],
    ['hero.hex', '1403', 'hero.hex'],
    ['turn', 7, 'turn'],
    ['turn', 1.5, 'turn'],
    ['rng.a', -1, 'rng.a'],
    ['stack.0.at', 'combat/charge', 'stack.0.at'],
    ['stack.0.side', 'axis', 'stack.0.side'],
    ['options.moscow', 'yes', 'options.moscow'],
    ['extra', 1, 'extra'],
  ])('refuses %s = %j and says where', (path, value, at) => {
    expect(refusedAt(game, changed(MOVE().state, path, value))).toBe(at);
  });

  it.each<[string, Table, string, unknown]>([
    ['INV-02', MOVE(), 'units.g-16.place', '1601'],
    ['INV-03', open({ phase: 'combat' }), 'units.s-6.place', '0901'],
    ['INV-04', MOVE(), 'units.s-mc7.spent', true],
    ['INV-01', MOVE(), 'units.g-2.spent', true],
    ['INV-05', MOVE(), 'cards.german.discard', ['g-tac']],
    ['INV-06', MOVE(), 'units.g-16.place', 'E'],
    ['INV-09', MOVE(), 'germanHexes', ['1601']],
    ['INV-17', DEFENCE(), 'combat', null],
    ['INV-17', DEFENCE(), 'combat.active', ['s-8']],
    ['INV-20', MOVE(), 'hero.hex', '1306'],
    ['INV-22', MOVE(), 'stack', []],
    ['INV-22', OVER(), 'turn', 5],
    ['INV-24', MOVE(), 'units.g-2.place', 'turn-1'],
  ])('refuses a state that breaks %s', (id, table, path, value) => {
    const state = changed(table.state, path, value);
    expect(() => game.readState(state)).toThrow(ShapeError);
    if (path !== 'stack') expect(game.invariants(state as BtmState).join()).toContain(id);
  });

  it('refuses a question that the position does not ask, and what is no state', () => {
    expect(() =>
      game.readState(changed(MOVE().state, 'stack.0', { at: 'combat/advance', side: 'german', advanced: [] })),
    ).toThrow(ShapeError);
    expect(() => game.readState(changed(MOVE().state, 'stack.0', { at: 'turn/begin', side: 'german' }))).toThrow(
      /does not ask/,
    );
    expect(() => game.readState(changed(OVER().state, 'result.winner', 'german'))).toThrow(/result/);
    for (const value of [null, 1, 'state', [], {}]) expect(() => game.readState(value)).toThrow(ShapeError);
  });
});

describe('the end of the game', () => {
  it('§4: comes after Soviet supply of turn 6, with the winner and the reasons', () => {
    const table = OVER();
    expect(table.state.result).toMatchObject({ winner: 'soviet' });
    expect(frameAt(table)).toBeUndefined();
    expect(game.words.moment(table.state)).toEqual({ turn: 6, seat: 'soviet', phase: 'over' });
    expect(refusalOf(table, 'end-move').code).toBe('GAME_OVER');
    expect(game.why.explain(table.state, [], 'unit:g-16').map(({ code }) => code)).toEqual(['GAME_OVER']);
  });
});

describe('refusals in general', () => {
  it.each([
    ['draw g-tac', undefined, 'WRONG_STEP'],
    ['move g-99 1401', undefined, 'UNKNOWN_ID'],
    ['move g-16 9999', undefined, 'UNKNOWN_ID'],
    ['activate g-none g-pz1', undefined, 'UNKNOWN_ID'],
    ['move g-16 1601', 'soviet', 'WRONG_PLAYER'],
    ['reroll g-tac', undefined, 'NO_WINDOW'],
    ['move s-8 1602', undefined, 'NOT_YOUR_UNIT'],
  ])('refuses %s by %s: %s', (text, seat, code) => {
    expect(refusalOf(MOVE(), text, seat).code).toBe(code);
  });
});

describe('preview', () => {
  it('shows the sums, the shifts with their reasons and the odds of an attack', () => {
    const told = game.foresight.preview(ATTACKERS().state, { type: 'join', unit: 'g-16' });
    expect(told.effects[0]).toEqual({
      key: 'btm.effect.odds',
      params: { attack: 10, defence: 3, odds: 3, column: 4 },
      rule: '11.3.3',
    });
    expect(told.modifiers.map(({ key, amount }) => [key, amount])).toEqual([['btm.shift.tank', 1]]);
    expect(told.odds?.outcomes).toEqual([
      { id: 'DE', count: 3, success: true },
      { id: 'DL', count: 1, success: true },
      { id: 'DR', count: 2, success: true },
      { id: '-', count: 0, success: false },
    ]);
  });

  it('shows no odds of a march', () => {
    const table = open({
      phase: 'movement',
      units: { 's-3': 'E', 's-10': 'E', 's-mc6': 'E', 's-11': 'E', 's-mc3': 'E' },
    });
    const stops = game.foresight.preview(table.state, { type: 'move', unit: 'g-pz4', to: '1502' });
    expect(stops.odds).toBeNull();
  });
});
