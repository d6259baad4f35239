import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/engine/kernel/runner.ts';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import { def } from '../../support/reich.ts';
import { reshuffle } from './drained.ts';
import {
  asks,
  judged,
  legal,
  lose,
  offers,
  open,
  placeOf,
  places,
  play,
  playAll,
  rolled,
  seat,
  table,
  win,
  type Game,
} from './golden/support.ts';

describe('R-22: re-rolls of two bonus cards', () => {
  const fought = (reading: string, allied = 'S3', rules?: number) =>
    playAll(
      table(
        {
          hands: { axis: ['G12', 'G2'], allies: [allied, 'S2'] },
          decks: { axis: ['I13', 'G3'] },
          events: places({ 'maximum-effort': 'axis-up', 'waffen-ss': 'axis-up', reserves: 'axis-up' }),
        },
        { 'two-bonus-cards': reading },
        rules,
      ),
      'A land finland>leningrad',
      'play maximum-effort',
      'play waffen-ss',
      'play reserves',
      'c G12',
      [`c ${allied}`, [1, 1, 1, 1, 1, 6, 6, 6]],
    );

  it('R-22 joint: one declaration for both', () => {
    const game = fought('joint');
    expect(legal(game)).toContain('rr 1,2,3,4,5');
    const over = play(game, 'rr 1,2,3', [6, 6, 6]);
    expect(judged(over)).toEqual(['axis', 45, 21]);
  });

  it('R-22 each: one declaration for each card, on other dice; the player chooses which card comes first', () => {
    const game = fought('each');
    expect(legal(game)).toContain('rr 1,2,3');
    expect(legal(game)).not.toContain('rr 1,2,3,4');
    expect(decide(def, game.state)?.ask.key).toBe('hr.ask.reroll-first');
    // G12 suffices for two dice: I13 is left.
    const small = play(game, 'rr 1,2', [1, 6]);
    expect([asks(small), seat(small)]).toEqual(['conflict/reroll', 'axis']);
    expect(decide(def, small.state)?.ask.key).toBe('hr.ask.reroll');
    expect(legal(small)).toEqual(['rr 3', 'rr 4', 'rr 5', 'rr 3,4', 'rr 3,5', 'rr 4,5', 'rr 3,4,5', 'done']);
    expect(judged(play(small, 'rr 3,4,5', [6, 6, 6]))).toEqual(['axis', 50, 21]);
    // Three dice take I13: G12 is left.
    const large = play(game, 'rr 1,2,3', [6, 6, 6]);
    expect(legal(large)).toEqual(['rr 4', 'rr 5', 'rr 4,5', 'done']);
    expect(judged(play(large, 'rr 4,5', [6, 6]))).toEqual(['axis', 55, 21]);
  });

  it('R-22 each: who rolls none again has no use for the smaller card', () => {
    expect(asks(play(fought('each'), 'done'))).not.toBe('conflict/reroll');
  });

  it('R-22 each: a match of version 2 keeps the order of its cards', () => {
    const game = fought('each', 'S3', 2);
    expect(legal(game)).not.toContain('rr 1,2,3');
    expect(legal(play(game, 'done'))).toContain('rr 1,2,3');
  });

  it('R-21: a Double Agent blocks one of the two, by choice of its player', () => {
    for (const reading of ['joint', 'each']) {
      const game = fought(reading, 'DA-A');
      expect([asks(game), seat(game)]).toEqual(['conflict/pick', 'allies']);
      expect(legal(game)).toEqual(['block G12', 'block I13']);
      const blocked = play(game, 'block I13');
      expect(offers(blocked, 'rr 1,2')).toBe(true);
      expect(offers(blocked, 'rr 1,2,3')).toBe(false);
      expect(asks(play(blocked, 'done'))).not.toBe('conflict/reroll');
    }
  });
});

describe('R-23: whether a winning defender takes an uncontrolled zone', () => {
  const defended = (reading: string, zone = 'irish-sea', more: Position = {}) =>
    playAll(table(more, { 'defender-takes-zone': reading }), `A sea ${zone}`, 'c G9', ['c W9', lose(3, 4)]);

  it('R-23 yes: it does', () => {
    expect(defended('yes').state.markers['irish-sea']).toBe('western');
  });

  it('R-23 no: the zone stays free', () => {
    const game = defended('no');
    expect(game.state.markers['irish-sea']).toBeNull();
    expect([asks(game), seat(game)]).toEqual(['turn/action', 'allies']);
  });

  it('R-23 no: an attacker still takes it, and a defender still takes over an enemy marker', () => {
    const taken = playAll(table({}, { 'defender-takes-zone': 'no' }), 'A sea irish-sea', 'c G9', ['c W9', win(3, 4)]);
    expect(taken.state.markers['irish-sea']).toBe('axis');
    const own = { markers: { 'irish-sea': 'axis' }, fleets: { allies: ['irish-sea'] } } as const;
    expect(defended('no', 'irish-sea', own).state.markers['irish-sea']).toBe('western');
  });

  it('R-12: the Allies choose the nation where both border the zone, and have none to choose elsewhere', () => {
    const both = defended('yes', 'arctic-ocean', { markers: { 'mid-atlantic': 'western' } });
    expect([asks(both), seat(both)]).toEqual(['clean/nation', 'allies']);
    expect(legal(both)).toEqual(['nation western', 'nation soviet']);
    expect(play(both, 'nation soviet').state.markers['arctic-ocean']).toBe('soviet');
    expect(defended('yes', 'arctic-ocean').state.markers['arctic-ocean']).toBe('soviet');
  });
});

describe('R-31: the first Axis Big Push', () => {
  const start = (reading: string, more: Position = {}) =>
    open({ events: places(), ...more }, { options: { 'first-push': reading } });

  it('R-31 any: it may be an ordinary one', () => {
    expect(legal(start('any'))).toEqual(expect.arrayContaining(['push events', 'push attacks', 'barbarossa']));
  });

  it('R-31 barbarossa: it may not, before the first Axis reshuffle', () => {
    const game = start('barbarossa');
    expect(offers(game, 'push')).toBe(false);
    expect(legal(game)).toContain('barbarossa');
    const later = start('barbarossa', { axisReshuffled: true, pact: false });
    expect(legal(later)).toEqual(expect.arrayContaining(['push events', 'push attacks']));
    expect(legal(later)).not.toContain('barbarossa');
  });

  it('R-31 barbarossa: a hex gained later is free', () => {
    const planned = playAll(
      start('barbarossa', {
        bigPush: { axis: 'none', allies: 'none' },
        hands: { axis: ['G13', 'G9', 'G8'] },
        handSize: { axis: 3, allies: 6 },
      }),
      'plan',
      ['discard G13', [1, 1, 1]],
      'done',
    );
    const paying = play(planned, 'fortify london');
    const axis = play(paying, legal(paying)[0] ?? '');
    expect([seat(axis), axis.state.bigPush.axis]).toEqual(['axis', 'ready']);
    expect(legal(axis)).toEqual(expect.arrayContaining(['push events', 'barbarossa']));
  });
});

describe('R-03: Sicily and Naples while the Sicily Sea is uncontrolled', () => {
  const start = (reading: string, more: Position = {}) =>
    table({ markers: { sicily: 'western' }, ...more }, { 'open-strait': reading });
  const crossing = 'A land naples>sicily';

  it('R-03 closed: no crossing', () => {
    expect(legal(start('closed'))).not.toContain(crossing);
  });

  it('R-03 open: a crossing, unless the enemy controls or contests the sea', () => {
    expect(legal(start('open'))).toContain(crossing);
    expect(legal(start('open', { fleets: { allies: ['sicily-sea'] } }))).not.toContain(crossing);
    const enemy = { markers: { sicily: 'western', 'sicily-sea': 'western' } } as const;
    expect(legal(start('open', enemy))).not.toContain(crossing);
  });

  it('R-03: own control opens the strait in both readings, a contested sea closes it', () => {
    const own = { markers: { sicily: 'western', 'sicily-sea': 'axis' } } as const;
    for (const reading of ['closed', 'open']) {
      expect(legal(start(reading, own))).toContain(crossing);
      expect(legal(start(reading, { ...own, fleets: { allies: ['sicily-sea'] } }))).not.toContain(crossing);
    }
  });
});

describe('R-20: the Sea bonus', () => {
  const diceOf = (reading: string, zone: string, markers: Position['markers'] = {}) =>
    rolled(
      playAll(table({ side: 'allies', markers }, { 'sea-bonus': reading }), `A sea ${zone} western`, 'c W9', [
        'c G9',
        win(3, 3),
      ]),
    );

  it('R-20 with-neighbours: the zone is one more neighbour', () => {
    expect(diceOf('with-neighbours', 'irish-sea')).toEqual([4, 3]);
    expect(diceOf('with-neighbours', 'irish-sea', { 'irish-sea': 'axis' })).toEqual([3, 3]);
    expect(diceOf('with-neighbours', 'north-sea', { 'north-sea': 'axis' })).toEqual([3, 3]);
  });

  it('R-20 by-itself: the zone gives a die of its own, unless both sides hold neighbours', () => {
    expect(diceOf('by-itself', 'irish-sea')).toEqual([4, 3]);
    expect(diceOf('by-itself', 'irish-sea', { 'irish-sea': 'axis' })).toEqual([4, 4]);
    expect(diceOf('by-itself', 'north-sea', { 'north-sea': 'axis' })).toEqual([3, 3]);
  });
});

describe('R-77: whom the icons of the events bind', () => {
  const flight = (reading: string) =>
    playAll(
      table(
        {
          markers: { crete: 'axis' },
          side: 'allies',
          events: places({
            paratroops: 'allies-up',
            'tiger-tanks': 'axis-up',
            stukas: 'axis-up',
            'the-bismarck': 'axis-up',
          }),
        },
        { icons: reading },
      ),
      'A paratroop london>calais',
    );
  const blitz = (reading: string) =>
    playAll(
      table(
        { events: places({ chuikov: 'allies-up', zhukov: 'allies-up', 'landing-craft': 'axis-up' }) },
        { icons: reading },
      ),
      'A land poland>minsk',
      'done',
      'c G9',
      ['c S9', win()],
      'blitz kharkov',
    );

  it('R-77 attacker: a defender needs none', () => {
    expect(legal(flight('attacker'))).toEqual(['play stukas', 'play tiger-tanks', 'done']);
    expect(legal(blitz('attacker'))).toEqual(['play zhukov', 'play chuikov', 'done']);
  });

  it('R-77 both: a defender needs them too', () => {
    expect(legal(flight('both'))).toEqual(['play stukas', 'done']);
    expect(legal(blitz('both'))).toEqual(['play zhukov', 'done']);
  });

  it('R-77: an attacker needs them in both readings, though not for an ordinary attack', () => {
    for (const icons of ['attacker', 'both']) {
      const start = table({ events: places({ paratroops: 'axis-up', 'tiger-tanks': 'axis-up' }) }, { icons });
      expect(asks(play(start, 'A paratroop calais>london'))).toBe('conflict/card');
      expect(legal(play(start, 'A land finland>leningrad'))).toEqual(['play tiger-tanks', 'done']);
    }
  });
});

describe("R-90: what ENIGMA's die must show for it to stay", () => {
  const tested = (reading: string, face: number) =>
    placeOf(
      playAll(
        table({ side: 'allies', events: places({ enigma: 'allies-up' }) }, { 'enigma-keeps-on': reading }),
        'E montgomery',
        'play enigma',
        'c G9',
        ['c S9', [...win(), face]],
      ),
      'enigma',
    );

  it('R-90: each number is the least that keeps it', () => {
    for (const least of [2, 3, 4, 5, 6]) {
      expect(tested(String(least), least)).toBe('allies-down');
      expect(tested(String(least), least - 1)).toBe('mall');
    }
  });
});

describe('R-99: the Axis reshuffle that ends the last year', () => {
  const last = { year: { axis: 4, allies: 5 } };
  const level = ({ state: { result, handSize } }: Game) => [result?.reasons[0]?.key, handSize.allies];

  it('R-99, §5.4.1, §5.5: at once, the Allies gain nothing and the Axis is asked nothing', () => {
    expect(level(reshuffle('axis', last))).toEqual(['hr.win.axis-significant', 8]);
    expect(level(reshuffle('axis', { ...last, events: { speer: 'standing' } }))).toEqual([
      'hr.win.axis-significant',
      8,
    ]);
  });

  it.each([
    ['by the other reading', { 'last-reshuffle': 'after-gain' }, 2],
    ['in a match of version 1', {}, 1],
  ])('R-99, §5.4.2: %s the Allies gain first', (_, options, rules) => {
    expect(level(reshuffle('axis', last, options, 'campaign-1941', rules))).toEqual(['hr.win.axis-survival', 9]);
  });

  it('R-99, §10.4: it decides an introductory game that depends on one hand size', () => {
    const close = { year: { axis: 1, allies: 2 }, handSize: { axis: 8, allies: 5 } };
    const intro = (reading: string) => reshuffle('axis', close, { 'last-reshuffle': reading }, 'intro-1941-42');
    expect(level(intro('at-once'))).toEqual(['hr.win.axis-limited', 5]);
    expect(level(intro('after-gain'))).toEqual(['hr.win.axis-catastrophic', 6]);
  });

  it('R-99, RS-3a: in any other year the Allies gain as usual', () => {
    expect(level(reshuffle('axis', { year: { axis: 3, allies: 4 } }))).toEqual([undefined, 9]);
  });
});
