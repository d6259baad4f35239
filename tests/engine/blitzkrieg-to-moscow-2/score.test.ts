import { describe, expect, it } from 'vitest';
import { takeControl } from '../../../src/engine/games/blitzkrieg-to-moscow-2/phases/edit.ts';
import { end } from '../../../src/engine/games/blitzkrieg-to-moscow-2/phases/turn.ts';
import { computeResult, computeScore } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/score.ts';
import { SET_UP, bench, position, runNode, topOf, type PositionText } from './support.ts';
import { t } from './game.ts';

const total = (text: PositionText): number => computeScore(t, position(text)).total;
const rows = (text: PositionText): readonly string[] =>
  computeScore(t, position(text)).modifiers.map(({ key, amount }) => `${key.slice('btm.score.'.length)} ${amount}`);

const ALL = t.cities.map(({ hex }) => hex);
/** Riga, Minsk, Smolensk, Kiev, Odessa, Kharkov, Dnepropetrovsk. */
const HISTORICAL = ['1703', '1303', '1306', '0706', '0304', '0608', '0407'];
const PANZERS = { 'g-pz1': 'S', 'g-pz2': 'C', 'g-pz3': '1202', 'g-pz4': '1403' };

describe('the score, §4', () => {
  it('begins at nothing but two points for four rested panzer armies', () => {
    expect(rows({ turn: 1, units: SET_UP })).toEqual(['panzers 2']);
    expect(total({})).toBe(0);
    expect(rows({})).toEqual([]);
  });

  it('§4.1: one point for a city, two for a supply city', () => {
    expect(rows({ germanHexes: ['1303'] })).toEqual(['city 1']);
    expect([...rows({ germanHexes: ['1303', '1306', '1509', '1310'] })].sort()).toEqual([
      'city 1',
      'city 1',
      'city 1',
      'city 2',
    ]);
    expect(total({ germanHexes: ALL })).toBe(16);
  });

  it('§4.1: nothing for a city without a line to a German rear area', () => {
    expect(rows({ germanHexes: ['1306'] })).toEqual(['no-supply 0']);
    expect(total({ germanHexes: ['1306', '1310', '1509'] })).toBe(0);
    // §13.2.3: an empty city in an enemy zone may start a line.
    expect(total({ germanHexes: ['1703'], units: { 's-mc12': '1702' } })).toBe(1);
  });

  it('§14.2.2: the named hero city counts as a supply city after its marker has gone', () => {
    const hero = { hex: null, used: true, doubled: '1303' };
    expect(rows({ germanHexes: ['1303'], hero })).toEqual(['city 1', 'hero 1']);
    expect(total({ hero })).toBe(0);
    expect(total({ germanHexes: ['1306'], hero: { ...hero, doubled: '1306' } })).toBe(0);
    expect(total({ germanHexes: ALL, units: PANZERS, hero })).toBe(19);
  });

  it('§15.2.1: Odessa stays at one point', () => {
    expect(total({ germanHexes: ['0304'], options: { odessa: true } })).toBe(1);
  });

  it.each([
    [{}, [], 2],
    [{}, ['g-pz1'], 1],
    [{}, ['g-pz1', 'g-pz2'], 1],
    [{ 'g-pz3': 'turn-3' }, [], 1],
    [{ 'g-pz3': 'turn-3', 'g-pz4': 'turn-3' }, ['g-pz1'], 0],
  ])('§4.1: pairs of active panzer armies on the map or in the rear: %j, spent %j: %i', (units, spent, points) => {
    expect(total({ units: { ...PANZERS, ...units }, spent })).toBe(points);
  });

  it.each([
    [['g-16'], -1],
    [['g-16', 'g-r3'], -1],
    [['g-16', 'g-r3', 'g-r4'], -2],
    [['g-pz1'], -1],
    [['g-pz1', 'g-16'], -2],
    [['s-8', 's-mc3'], 0],
  ])('§4.1: losses %j cost %i, rounded up', (lost, points) => {
    const box = (place: string) => Object.fromEntries(lost.map((unit) => [unit, place]));
    expect(total({ units: box('eliminated') })).toBe(points);
    expect(total({ units: box('surrendered') })).toBe(points);
    expect(total({ units: box('turn-7'), turn: 6 })).toBe(0);
  });

  it('INV-15: everything lost is minus nine, the historical line with four rested panzers nine', () => {
    expect(total({ rest: 'eliminated' })).toBe(-9);
    expect(total({ germanHexes: HISTORICAL, units: PANZERS })).toBe(9);
  });
});

describe('one point to go, §4', () => {
  const taking = (germanHexes: readonly string[], hex: string, side: 'german' | 'soviet') => {
    const board = bench(position({ germanHexes, units: PANZERS }));
    takeControl(t, board, hex, side);
    return board.events.filter(({ type }) => type === 'near');
  };

  it('is told by the city that brings it, to either side', () => {
    const seven = HISTORICAL.slice(0, -1);
    expect(taking(seven, '0407', 'german')).toEqual([{ type: 'near', side: 'german', score: 9, wins: 10 }]);
    expect(taking(seven.slice(0, -1), '0608', 'german')).toEqual([]);
    const nine = [...HISTORICAL, '1509', '1110'];
    expect(taking(nine, '1110', 'soviet')).toEqual([{ type: 'near', side: 'soviet', score: 10, wins: 10 }]);
  });
});

describe('the end of the game, §4 and §5', () => {
  it('ten points win', () => {
    expect(computeResult(t, position({ germanHexes: HISTORICAL, units: PANZERS }))).toMatchObject({ winner: 'soviet' });
    const kalinin = position({ germanHexes: [...HISTORICAL, '1509'], units: PANZERS });
    const { winner, reasons } = computeResult(t, kalinin);
    expect(winner).toBe('german');
    expect(reasons.reduce((sum, { amount }) => sum + amount, 0)).toBe(10);
  });

  it('INV-22: after the Soviet supply phase of turn 6, and not before', () => {
    const over = bench(position({ turn: 6, germanHexes: ALL, stack: [{ at: 'turn/end', side: 'soviet' }] }));
    runNode(over, 'turn/end', end(t));
    expect(over.s.result?.winner).toBe('german');
    expect(over.s.stack).toEqual([]);
    expect(over.events).toEqual([{ type: 'game-over', winner: 'german', score: 16 }]);
    const half = bench(position({ turn: 6, stack: [{ at: 'turn/end', side: 'german' }] }));
    runNode(half, 'turn/end', end(t));
    expect(topOf(half)).toEqual({ at: 'turn/begin', side: 'soviet' });
    expect(half.s.turn).toBe(6);
    const next = bench(position({ turn: 5, stack: [{ at: 'turn/end', side: 'soviet' }] }));
    runNode(next, 'turn/end', end(t));
    expect(topOf(next)).toEqual({ at: 'turn/begin', side: 'german' });
    expect(next.s).toMatchObject({ turn: 6, result: null });
  });
});
