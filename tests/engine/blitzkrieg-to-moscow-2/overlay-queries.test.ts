/**
 * The queries of the overlays of supply and reach: the network with its own lines (§13.2.1), and the reach of tanks
 * (§12.1).
 */
import { describe, expect, it } from 'vitest';
import type { Side } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { readField } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { readSupply, sourcesOf } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/supply.ts';
import { sideNo } from '../../../src/engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import type { BtmView } from '../../../src/engine/games/blitzkrieg-to-moscow-2/view.ts';
import { AFTER_BLITZKRIEG, AFTER_MINSK, position, type PositionText } from './support.ts';
import { decisionOf, frameAt, game, listed, open, play } from './table.ts';
import { t } from './game.ts';

const { readSources, readReach } = game.queries;
const viewOf = (text: PositionText, seat: Side | null = null): BtmView => game.view(position(text), seat);
const reached = (view: BtmView, unit: string) => readReach(view, unit).map(({ hex }) => hex);

describe('sources of supply (§13.2.1)', () => {
  const SET_UP_VIEW = game.view(open().state, null);
  const linesAt = (view: BtmView, side: Side) =>
    new Map(readSources(view).flatMap((one) => (one.side === side ? [[one.place, one] as const] : [])));

  it('are the rear areas and every city of the network, ends of lines or not', () => {
    const soviet = linesAt(SET_UP_VIEW, 'soviet');
    const names = new Map(game.data.facts.cities.map(({ hex, en }) => [hex, en]));
    const cities = [...soviet.keys()].map((place) => names.get(place) ?? place);
    expect(cities).toEqual(
      expect.arrayContaining(['E', 'Smolensk', 'Kalinin', 'Tula', 'Rostov', 'Sevastopol', 'Minsk']),
    );
    expect([...linesAt(SET_UP_VIEW, 'german').keys()]).toEqual(['N', 'C', 'S', 'R']);
    expect(soviet.get('E')?.line).toEqual([]);
  });

  it.each([
    ['the set-up', SET_UP_VIEW],
    ['after the breakthrough', viewOf(AFTER_BLITZKRIEG)],
    ['after Minsk', viewOf({ ...AFTER_MINSK, side: 'soviet' })],
  ])('are those of the rules, each with an unbroken line to one that was there before: %s', (_, view) => {
    for (const side of ['german', 'soviet'] as const) {
      const found = readSources(view).filter((one) => one.side === side);
      const supply = readSupply(readField(t, view), sideNo(side));
      expect([...found.map(({ place }) => place)].sort()).toEqual(sourcesOf(supply).map(t.placeId).sort());
      found.forEach(({ place, line }, i) => {
        if (line.length === 0) return;
        expect(line[0]).toBe(place);
        expect(line.length - 1).toBeLessThanOrEqual(5);
        for (const [at, hex] of line.slice(1).entries())
          expect(t.isAdjacent(t.placeNo(line[at] ?? ''), t.placeNo(hex)), line.join(' ')).toBe(true);
        const before = found.slice(0, i).filter(({ isOpen }) => isOpen);
        expect(before.map((one) => one.place)).toContain(line.at(-1));
      });
    }
  });

  it('leave out a city that is cut off, and say where no outside supply line may end (§13.2.3)', () => {
    // Riga is cut off; Minsk is in a zone of control and empty.
    const cut = linesAt(viewOf({ ...AFTER_BLITZKRIEG, side: 'soviet' }), 'soviet');
    expect(cut.has('1703')).toBe(false);
    const units = { ...AFTER_BLITZKRIEG.units, 's-13': '1304' };
    const vacant = linesAt(viewOf({ ...AFTER_BLITZKRIEG, units, side: 'soviet' }), 'soviet');
    expect(vacant.get('1303')?.isOpen).toBe(false);
    expect(cut.get('1303')?.isOpen).toBe(true);
    for (const { line } of vacant.values()) expect(line.slice(1)).not.toContain('1303');
  });
});

describe('reach in the breakthrough phase (§12.1)', () => {
  const READY: PositionText = {
    units: { 'g-pz2': '1402', 'g-16': '1301', 's-20': '1306' },
    germanHexes: ['1401', '1402', '1301'],
    moved: ['g-pz2'],
    hands: { german: ['g-repl-1'] },
    stack: [{ at: 'breakthrough/action', side: 'german' }],
  };

  it('is for tanks alone, moved before or not, and needs a card that sends one', () => {
    const view = viewOf(READY, 'german');
    expect(reached(view, 'g-pz2')).toContain('1403');
    expect(reached(view, 'g-16')).toEqual([]);
    expect(reached(viewOf({ ...READY, hands: { german: [] } }, 'german'), 'g-pz2')).toEqual([]);
    // A seat that does not see the hand sees what a card would do.
    expect(reached(viewOf({ ...READY, hands: { german: [] } }), 'g-pz2')).toContain('1403');
    expect(
      reached(viewOf({ ...READY, stack: [{ at: 'movement/move', side: 'german', begun: true }] }), 'g-16'),
    ).not.toEqual([]);
  });

  it('begins with the legal steps, and goes on from where the plan has come to', () => {
    const table = open({
      phase: 'breakthrough',
      units: { 'g-pz2': '1402', 's-13': '1507' },
      germanHexes: ['1401', '1402'],
      hands: { german: ['g-repl-1'] },
    });
    const seen = game.view(table.state, 'german');
    const first = readReach(seen, 'g-pz2').filter(({ steps }) => steps === 1);
    expect(first.map(({ hex }) => `tank-move g-repl-1 g-pz2 ${hex}`).sort()).toEqual(
      [...listed(table, 'tank-move g-repl-1 g-pz2 ')].sort(),
    );
    const going = play(table, 'tank-move g-repl-1 g-pz2 1403');
    expect(frameAt(going)).toBe('breakthrough/path');
    const on = readReach(game.view(going.state, 'german'), 'g-pz2');
    expect(
      on
        .filter(({ path }) => path.length === 1)
        .map(({ hex, steps }) => `step ${hex} ${String(steps)}`)
        .sort(),
    ).toEqual(
      decisionOf(going)
        .moves.flatMap((move) => (move.type === 'step' ? [`step ${move.to} 2`] : []))
        .sort(),
    );
    expect(on.length).toBeGreaterThan(0);
  });

  it('leaves out where the tank may not stay, and units that have moved on this card', () => {
    // §8.1: no two German units end in one hex.
    const near: PositionText = { ...READY, units: { ...READY.units, 'g-4': '1403' } };
    expect(reached(viewOf(near, 'german'), 'g-pz2')).not.toContain('1403');
    const plan = {
      use: 'tankAction',
      how: 'move',
      card: 'g-blitz',
      moves: [{ units: ['g-pz2'], path: ['1403'] }],
    } as const;
    const second = viewOf(
      {
        ...READY,
        units: { ...READY.units, 'g-pz3': '1401' },
        hands: { german: ['g-blitz'] },
        stack: [
          { at: 'breakthrough/action', side: 'german' },
          { at: 'breakthrough/second', side: 'german', plan },
        ],
      },
      'german',
    );
    expect(reached(second, 'g-pz2')).toEqual([]);
    expect(reached(second, 'g-pz3')).toContain('1402');
    expect(reached(second, 'g-pz3')).not.toContain('1403');
  });
});

it('holds in whole games: lines of the network, and reach that begins with a legal step', () => {
  let asked = 0;
  for (const seed of ['network', 'tanks', 'third']) {
    let table = open({}, {}, seed);
    for (let n = 0; n < 500 && table.state.result === null; n++) {
      const { moves, seat } = decisionOf(table);
      const view = game.view(table.state, null);
      const field = readField(t, view);
      for (const side of ['german', 'soviet'] as const) {
        const places = readSources(view).flatMap((one) => (one.side === side ? [one.place] : []));
        expect([...places].sort()).toEqual(
          sourcesOf(readSupply(field, sideNo(side)))
            .map(t.placeId)
            .sort(),
        );
      }
      const own = game.view(table.state, seat);
      if (frameAt(table) === 'breakthrough/action') {
        const steps = new Set(moves.flatMap((move) => (move.type === 'tank-move' ? [`${move.unit} ${move.to}`] : [])));
        const tanks = new Set([...steps].map((step) => step.split(' ')[0] ?? ''));
        for (const { id } of game.data.facts.units.filter(({ side }) => side === own.side)) {
          const reach = readReach(own, id);
          // A tank that can set out gets somewhere, and no other unit does.
          expect(reach.length > 0, id).toBe(tanks.has(id));
          for (const { path } of reach) expect(steps.has(`${id} ${path[0] ?? ''}`)).toBe(true);
          asked += reach.length;
        }
      }
      const move = moves[(n * 7) % moves.length];
      if (move) table = play(table, game.words.notation(move));
    }
  }
  expect(asked).toBeGreaterThan(0);
});
