/** Facts of the view that follow from the rules: the screens show them and decide nothing. */
import { describe, expect, it } from 'vitest';
import { SIDES } from '../../../src/engine/games/hitlers-reich/ids.ts';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import { listAttacks } from '../../../src/engine/games/hitlers-reich/rules/attack-lists.ts';
import { controllerOf, isContested, isStraitOpen } from '../../../src/engine/games/hitlers-reich/rules/control.ts';
import { isRedFight } from '../../../src/engine/games/hitlers-reich/rules/declare.ts';
import { totalOf } from '../../../src/engine/games/hitlers-reich/rules/dice.ts';
import { readField } from '../../../src/engine/games/hitlers-reich/rules/field.ts';
import type { HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import { def, open, play, tables } from '../../support/reich.ts';
import { clash, rolled } from './events/support.ts';
import { setupOf, walk } from './walk.ts';

const boardOf = (position: Position, options = {}) => def.view(open(position, { options }).state, null).board;

/** Positions of random games, one in some. */
function each(check: (state: HrState) => void): void {
  let n = 0;
  for (const [scenario, seed] of [
    ['campaign-1941', 'facts 1'],
    ['short-1944', 'facts 2'],
  ] as const)
    walk(setupOf(scenario, seed), ({ state }) => {
      n += 1;
      if (n % 5 === 0) check(state);
    });
  expect(n).toBeGreaterThan(200);
}

describe('the board in the view', () => {
  it('§2.1, §2.4: says who controls each space, and which zones are contested', () => {
    const markers = { 'north-sea': 'western', smolensk: 'axis' } as const;
    const { control, contested } = boardOf({ markers, fleets: { axis: ['north-sea'] } });
    expect([control['smolensk'], control['moscow'], control['algeria']]).toEqual(['axis', 'soviet', null]);
    expect(contested).toEqual(['north-sea']);
    each((state) => {
      const { board } = def.view(state, null);
      for (const { id } of tables.spaces) expect(board.control[id], id).toBe(controllerOf(tables, state, id));
      expect(board.contested).toEqual(tables.zones.filter(({ id }) => isContested(state, id)).map(({ id }) => id));
    });
  });

  it('§2.1, §8.5: says which areas no side has, and why', () => {
    const { neutral } = boardOf({});
    expect([neutral['sweden'], neutral['spain'], neutral['turkey'], neutral['algeria']]).toEqual([
      'closed',
      'neutral',
      'neutral',
      'vichy',
    ]);
    expect(neutral['berlin']).toBeUndefined();
    const joined = boardOf({
      active: { spain: true, turkey: false },
      markers: { spain: 'axis', algeria: 'western' },
    }).neutral;
    expect([joined['spain'], joined['algeria'], joined['turkey']]).toEqual([undefined, undefined, 'neutral']);
    each((state) => {
      const { board } = def.view(state, null);
      for (const { id, isSea } of tables.spaces)
        if (!isSea) expect(board.neutral[id] === undefined, id).toBe(board.control[id] !== null);
    });
  });

  it('R-03: says which side may march between Sicily and Naples', () => {
    expect(boardOf({}).strait).toEqual([]);
    expect(boardOf({}, { 'open-strait': 'open' }).strait).toEqual(['axis', 'allies']);
    expect(boardOf({ fleets: { axis: ['sicily-sea'] } }, { 'open-strait': 'open' }).strait).toEqual(['axis']);
    expect(boardOf({ markers: { 'sicily-sea': 'western' } }).strait).toEqual(['allies']);
    each((state) =>
      expect(def.view(state, null).board.strait).toEqual(SIDES.filter((side) => isStraitOpen(tables, state, side))),
    );
  });
});

describe('what the Allies reach', () => {
  const reachOf = (state: HrState) => def.view(state, null).board.reach;

  it('§6.5, R-12: is what they may legally attack by land and at sea, by nation', () => {
    let attacks = 0;
    each((state) => {
      const reach = reachOf(state);
      const told = (['western', 'soviet'] as const).flatMap((nation) => [
        ...reach[nation].marches.flatMap(({ origin, targets }) =>
          targets.map((target) => `${controllerOf(tables, state, origin) ?? 'nobody'} ${origin}>${target}`),
        ),
        ...reach[nation].seas.map((zone) => `${nation} ${zone}`),
      ]);
      const legal = listAttacks(readField(tables, state), 'allies').flatMap(({ kind, origin, target, nation }) => {
        if (kind === 'sea') return [`${nation ?? 'nobody'} ${target}`];
        return kind === 'land' && origin !== null
          ? [`${controllerOf(tables, state, origin) ?? 'nobody'} ${origin}>${target}`]
          : [];
      });
      attacks += legal.length;
      expect(told.toSorted()).toEqual(legal.toSorted());
    });
    expect(attacks).toBeGreaterThan(500);
  });

  it('R-81: starts nowhere in Spain in the turn that FRANCO was won', () => {
    const { state } = open({ pact: false, markers: { spain: 'western' }, active: { spain: true, turkey: false } });
    const origins = (spainClosed: boolean) =>
      reachOf({ ...state, turn: { ...state.turn, spainClosed } }).western.marches.map(({ origin }) => origin);
    expect(origins(false)).toContain('spain');
    expect(origins(true)).not.toContain('spain');
  });

  it('§8.6: leaves out what the Pact bars', () => {
    expect(reachOf(open().state).soviet.marches).toEqual([]);
    expect(reachOf(open({ pact: false }).state).soviet.marches).toContainEqual({
      origin: 'leningrad',
      targets: ['finland'],
    });
  });
});

describe('the Soviet card', () => {
  it('§6.5.3.4: is owed where Soviets fight or Soviet soil is attacked', () => {
    const { red } = boardOf({ markers: { smolensk: 'axis', poland: 'soviet' } });
    expect(red.axis).toEqual(expect.arrayContaining(['moscow', 'poland']));
    expect(red.axis).not.toContain('smolensk');
    expect(red.western).toContain('smolensk');
    expect(red.western).not.toContain('berlin');
    expect(red.soviet).toContain('berlin');
  });

  it('is owed in each legal attack as the conflict would have it', () => {
    let owed = 0;
    each((state) => {
      const { red, control } = def.view(state, null).board;
      for (const side of SIDES)
        for (const attack of listAttacks(readField(tables, state), side)) {
          const attacker = attack.nation ?? (attack.origin === null ? null : control[attack.origin]) ?? 'axis';
          const isOwed = red[attacker].includes(attack.target);
          owed += Number(isOwed);
          expect(isOwed, def.words.notation(attack)).toBe(isRedFight(tables, state, side, attack));
        }
    });
    expect(owed).toBeGreaterThan(100);
  });
});

describe('events held', () => {
  it('§4.2.2: count face up and face down, not on loan or standing', () => {
    const events = {
      stukas: 'axis-up',
      guderian: 'axis-down',
      rommel: 'with-allies',
      speer: 'standing',
      enigma: 'allies-up',
    } as const;
    const { held } = def.view(open({ events }).state, null);
    const of = (title: string) => def.data.facts.events.find(({ id }) => id === title)?.copies[0]?.id;
    expect(held.axis).toEqual(expect.arrayContaining([of('stukas'), of('guderian')]));
    for (const title of ['rommel', 'speer', 'enigma']) expect(held.axis).not.toContain(of(title));
    expect(held.allies).toContain(of('enigma'));
  });
});

describe('the conflict in the view', () => {
  it('C-6: sums what lies open, Sabotage counting 1', () => {
    const struck = rolled('axis', 'land', [1, 2, 3, 2, 3, 4], {
      hands: { axis: ['G1', 'G2'], allies: ['W13', 'W2'] },
      cards: { axis: 'G1', allies: 'W13' },
    });
    const { conflict } = struck.state;
    const fight = def.view(struck.state, null).fight;
    expect(fight?.totals).toEqual({
      axis: { cards: [{ card: 'G1', counts: 1 }], dice: 6, total: 7 },
      allies: { cards: [{ card: 'W13', counts: 1 }], dice: 9, total: 10 },
    });
    expect(conflict && SIDES.map((side) => totalOf(conflict, side))).toEqual([7, 10]);
  });

  it('says nothing of a card that lies face down, nor of its value', () => {
    const chosen = play(clash('axis', 'land'), 'c G5');
    for (const seat of ['allies', null] as const)
      expect(def.view(chosen.state, seat).fight?.totals.axis).toEqual({ cards: [], dice: null, total: null });
    expect(def.view(chosen.state, 'axis').fight?.totals.axis.cards).toEqual([{ card: 'G5', counts: 5 }]);
    expect(def.view(open().state, null).fight).toBeNull();
  });

  it('§7.4.1: tells every seat the dice to come with their reasons, until they are rolled', () => {
    const { state } = clash('axis', 'land', { axis: ['waffen-ss'] });
    for (const seat of [...SIDES, null]) {
      const coming = def.view(state, seat).fight?.coming;
      expect(coming?.axis.map(({ key, params }) => params?.['event'] ?? key)).toContain('waffen-ss');
      expect(coming?.allies.map(({ key }) => key)).toContain('hr.dice.base');
    }
    const thrown = rolled('axis', 'land', [1, 1, 1, 2, 2, 2], {
      axis: ['counterattack'],
      cards: { axis: 'G2', allies: 'W13' },
    });
    expect(def.view(thrown.state, null).fight?.coming).toEqual({ axis: [], allies: [] });
  });

  it('§3.3: names the face to which the fortress of the defended area turns a die', () => {
    const faceOf = (area: string, situation: 'land' | 'red-land' | 'sea', side: 'axis' | 'allies' = 'allies') => {
      const { state } = rolled('axis', situation, [1, 1, 1, 2, 2, 2], {
        axis: ['counterattack'],
        cards: { axis: 'G2', allies: situation === 'red-land' ? 'S13' : 'W13' },
        fortresses: { [side]: [area] },
      });
      return [state.conflict?.target ?? 'over', def.view(state, null).fight?.fortressFace];
    };
    expect(faceOf('egypt', 'land')).toEqual(['egypt', 4]);
    expect(faceOf('leningrad', 'red-land')).toEqual(['leningrad', 5]);
    // A fortress outside the defended area helps neither side.
    expect(faceOf('leningrad', 'land')).toEqual(['egypt', null]);
    expect(faceOf('berlin', 'land', 'axis')).toEqual(['egypt', null]);
  });
});

describe('numbers that tables and tracks are drawn with', () => {
  it('§2.6.1, §7.4.1, §7.6: are those of the rules', () => {
    const { tracks, mostDice, sabotaged, freeOrder } = def.data.facts;
    expect({ tracks, mostDice, sabotaged, freeOrder }).toEqual({
      tracks: { handSize: 12, danger: 3, year: 5 },
      mostDice: 5,
      sabotaged: 1,
      freeOrder: 3,
    });
  });
});
