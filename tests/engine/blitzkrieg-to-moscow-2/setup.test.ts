/** Set-up (§3), the free set-up (§15.1), positions and what is refused. */
import { describe, expect, it } from 'vitest';
import { SetupError } from '../../../src/engine/kernel/types.ts';
import { startGame } from '../../../src/engine/kernel/runner.ts';
import { FREE, SET_UP } from './set-up.ts';
import { decisionOf, frameAt, game, listed, open, placeOf, play, refusedAs } from './table.ts';

describe('§3 set-up', () => {
  it('puts every unit where it is printed, later arrivals on the turn track', () => {
    const { state } = startGame(game, { scenario: 'campaign', seed: 's', options: { 'free-setup': true } });
    for (const [unit, place] of Object.entries(SET_UP)) expect(state.units[unit]?.place, unit).toBe(place);
    expect(Object.keys(state.units)).toHaveLength(49);
    expect(Object.values(state.units).every(({ spent }) => !spent)).toBe(true);
  });

  it('opens with the German logistics phase, all six cards taken without a question', () => {
    const table = open();
    expect(table.events.map(({ type }) => type)).toEqual([
      'turn-began',
      'phase-began',
      ...Array.from({ length: 6 }, () => 'drawn'),
      'draw-ended',
      'phase-began',
    ]);
    expect(table.state.cards.german.hand).toHaveLength(6);
    expect(table.state.cards.soviet).toEqual({ hand: [], discard: [] });
    expect(frameAt(table)).toBe('movement/move');
    expect(game.words.moment(table.state)).toEqual({ turn: 1, seat: 'german', phase: 'movement' });
  });

  it('does not depend on the seed but for the generator', () => {
    const [a, b] = [open(undefined, {}, 'a').state, open(undefined, {}, 'b').state];
    expect({ ...a, rng: 0 }).toEqual({ ...b, rng: 0 });
    expect(a.rng).not.toEqual(b.rng);
  });
});

describe('§15.1 free set-up', () => {
  const start = () => open(undefined, { 'free-setup': true });

  it('lets the Soviet player put the five armies in any cities, one each', () => {
    const table = start();
    expect(decisionOf(table).seat).toBe('soviet');
    expect(listed(table)).toHaveLength(5 * 13);
    const one = play(table, 'place s-27 1306');
    expect(placeOf(one, 's-27')).toBe('1306');
    expect(listed(one)).toHaveLength(4 * 12);
    expect(refusedAs(one, 'place s-13 1306')).toBe('FREE_SETUP.two-in-a-city');
    expect(refusedAs(one, 'place s-27 0706')).toBe('FREE_SETUP.placed');
    expect(refusedAs(one, 'place s-8 0706')).toBe('FREE_SETUP.not-one-of-five');
    expect(refusedAs(one, 'place s-13 1403')).toBe('FREE_SETUP.no-city');
  });

  it('lets them share a city with corps, and the game begins', () => {
    const table = play(start(), ...FREE);
    expect(placeOf(table, 's-27')).toBe('1907');
    expect(placeOf(table, 's-mc1')).toBe('1907');
    expect(frameAt(table)).toBe('movement/move');
  });

  it('is refused where the option is off', () => {
    expect(refusedAs(open(), 'place s-27 1306')).toBe('FREE_SETUP.closed');
  });
});

describe('positions', () => {
  it('leaves the rest as in §3 and gives Germans the hexes they stand in', () => {
    const table = open({ phase: 'movement', units: { 'g-pz1': '0902', 's-6': '0706' } });
    expect(table.state.germanHexes).toEqual(['0902']);
    expect(placeOf(table, 's-8')).toBe('1601');
    expect(frameAt(table)).toBe('movement/move');
  });

  it.each([
    ['combat', 'combat/attack'],
    ['breakthrough', 'breakthrough/action'],
    ['movement', 'movement/move'],
    ['supply', 'logistics/remove'],
    ['logistics', 'logistics/draw'],
  ] as const)('opens in the %s phase', (phase, frame) => {
    expect(frameAt(open({ phase, turn: 3, units: { 'g-2': 'N', 's-22': 'E', 's-24': 'E', ...ARRIVED } }))).toBe(frame);
  });

  it.each<[string, object]>([
    ['unknown scenario', { scenario: 'other' }],
    ['unknown option', { options: { undo: true } }],
    ['no switch', { options: { moscow: 'yes' } }],
    ['unknown unit', { position: { units: { 'g-99': 'N' } } }],
    ['unknown place', { position: { units: { 'g-16': '9999' } } }],
    ['unknown key', { position: { surprise: 1 } }],
    ['turn 7', { position: { turn: 7 } }],
    ['enemy rear (INV-06)', { position: { units: { 's-8': 'N' } } }],
    ['both sides in a hex (INV-02)', { position: { units: { 'g-16': '1601' } } }],
    ['a stack too high (INV-03)', { position: { units: { 's-3': '1601', 's-4': '1601' } } }],
    ['a spent corps (INV-04)', { position: { spent: ['s-mc7'] } }],
    ['spent off the map (INV-01)', { position: { units: { 'g-16': 'eliminated' }, spent: ['g-16'] } }],
    ['enemy ground (INV-09)', { position: { germanHexes: ['1601'] } }],
    ['a foreign card', { position: { hands: { german: ['s-t34'] } } }],
    [
      'a German hero city (INV-20)',
      { position: { germanHexes: ['1306'], hero: { hex: '1306', used: true, doubled: null } } },
    ],
    ['late on the track (INV-24)', { position: { turn: 3, phase: 'movement' } }],
    ['free set-up and a position', { options: { 'free-setup': true }, position: {} }],
    ['no object', { position: 'here' }],
  ])('refuses: %s', (_, given) => {
    expect(() => startGame(game, { scenario: 'campaign', seed: 's', options: {}, ...given })).toThrow(SetupError);
  });
});

const ARRIVED = { 's-19': 'E', 's-21': 'E' };
