import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/engine/kernel/runner.ts';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import type { Move } from '../../../src/engine/games/hitlers-reich/moves.ts';
import { def, refusal } from '../../support/reich.ts';
import { reshuffle } from './drained.ts';
import {
  asks,
  in1944,
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

/** Code, rule and sentence of a refusal. */
const why = ({ state }: Game, move: Move) => {
  const reason = def.why.refuse(state, move, state.side);
  return [reason?.code, reason?.rule, reason?.key];
};

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

const landing = (
  reading: string,
  zones: readonly string[],
  more: Position = {},
  options: Record<string, string> = {},
) =>
  table(
    {
      ...in1944,
      side: 'allies',
      bigPush: { axis: 'none', allies: 'ready' },
      markers: Object.fromEntries(zones.map((zone) => [zone, 'western' as const])),
      events: places({ 'higgins-boats': 'allies-up' }),
      ...more,
    },
    { 'overlord-zone': reading, ...options },
  );
const shores = (reading: string, zones: readonly string[]): readonly string[] => {
  const game = landing(reading, zones);
  return offers(game, 'overlord') ? legal(play(game, 'overlord')) : [];
};

describe('R-34, R-36: the zones of Overlord', () => {
  const CHANNEL = [
    'A amphibious channel>normandy',
    'A amphibious channel>calais',
    'A amphibious channel>holland-belgium',
  ];
  const BISCAY = ['A amphibious bay-of-biscay>normandy', 'A amphibious bay-of-biscay>bordeaux'];

  it('R-34 channel: the Channel is required, and Biscay adds its shores', () => {
    expect(shores('channel', ['channel'])).toEqual(CHANNEL);
    expect(shores('channel', ['bay-of-biscay'])).toEqual([]);
    expect(shores('channel', ['channel', 'bay-of-biscay'])).toEqual([...CHANNEL, ...BISCAY]);
    const contested = landing('channel', ['channel', 'bay-of-biscay'], { fleets: { axis: ['channel'] } });
    expect(offers(contested, 'overlord')).toBe(false);
    const half = landing('channel', ['channel', 'bay-of-biscay'], { fleets: { axis: ['bay-of-biscay'] } });
    expect(legal(play(half, 'overlord'))).toEqual(CHANNEL);
  });

  it('R-34 biscay-or: either zone opens its own shores', () => {
    expect(shores('biscay-or', ['channel'])).toEqual(CHANNEL);
    expect(shores('biscay-or', ['bay-of-biscay'])).toEqual(BISCAY);
    expect(shores('biscay-or', ['channel', 'bay-of-biscay'])).toEqual([...CHANNEL, ...BISCAY]);
    expect(shores('biscay-or', ['mid-atlantic'])).toEqual([]);
  });

  it('R-34 mid-atlantic-and: the Channel needs the Mid-Atlantic as well', () => {
    expect(shores('mid-atlantic-and', ['channel'])).toEqual([]);
    expect(shores('mid-atlantic-and', ['channel', 'mid-atlantic'])).toEqual(CHANNEL);
    expect(shores('mid-atlantic-and', ['bay-of-biscay', 'mid-atlantic'])).toEqual([]);
  });

  it('R-34: a contested zone opens nothing', () => {
    expect(offers(landing('biscay-or', ['channel'], { fleets: { axis: ['channel'] } }), 'overlord')).toBe(false);
  });

  const closed = (
    reading: string,
    zones: readonly string[],
    more: Position = {},
    options: Record<string, string> = {},
  ) => {
    const game = landing(reading, zones, { side: 'axis', ...more }, options);
    return ['channel', 'bay-of-biscay', 'mid-atlantic'].filter(
      (zone) => !offers(game, `A sea ${zone}`) && !offers(game, `fleet ${zone}`),
    );
  };

  it('R-36 biscay-or: Channel and Biscay close to the Axis, each for itself', () => {
    expect(closed('biscay-or', ['channel', 'mid-atlantic'])).toEqual(['channel']);
    expect(closed('biscay-or', ['bay-of-biscay', 'mid-atlantic'])).toEqual(['bay-of-biscay']);
    expect(closed('biscay-or', ['channel'], { year: { axis: 3, allies: 2 } })).toEqual([]);
  });

  it('R-36 channel: the same two zones, each for itself', () => {
    expect(closed('channel', ['channel', 'mid-atlantic'])).toEqual(['channel']);
    expect(closed('channel', ['bay-of-biscay', 'mid-atlantic'])).toEqual(['bay-of-biscay']);
  });

  it('R-36 every: each zone that the Allies hold uncontested, from 1944 on', () => {
    const every = { 'closed-zones': 'every' };
    const zones = ['channel', 'bay-of-biscay', 'mid-atlantic'];
    expect(closed('channel', zones, {}, every)).toEqual(zones);
    expect(closed('channel', zones, { fleets: { axis: ['mid-atlantic'] } }, every)).toEqual([
      'channel',
      'bay-of-biscay',
    ]);
    expect(closed('channel', zones, { year: { axis: 3, allies: 2 } }, every)).toEqual([]);
  });

  it('R-36 mid-atlantic-and: Channel and Mid-Atlantic do', () => {
    expect(closed('mid-atlantic-and', ['channel', 'bay-of-biscay', 'mid-atlantic'])).toEqual([
      'channel',
      'mid-atlantic',
    ]);
  });
});

describe('R-37, R-68: whether Barbarossa and Bagration may stop after their first attack', () => {
  const crimea = (reading: string) =>
    playAll(
      open(
        {
          handSize: { axis: 5, allies: 5 },
          hands: { axis: ['G9', 'G8', 'G7', 'G6', 'I9'], allies: ['S9', 'S8', 'S7', 'S6', 'S5'] },
          events: places(),
        },
        { options: { 'operation-attacks': reading } },
      ),
      'barbarossa',
      'A land romania>crimea',
      'c G9',
      ['c S9', lose()],
    );
  const bagration = (reading: string) =>
    playAll(
      table(
        {
          ...in1944,
          side: 'allies',
          bigPush: { axis: 'none', allies: 'ready' },
          markers: { channel: 'western' },
          hands: { axis: ['G9', 'G8', 'G7', 'G6', 'I9'], allies: ['W9', 'W8', 'S9', 'S8', 'S7'] },
          decks: { allies: ['S2', 'S3', 'S4'], axis: ['G2', 'G3', 'G4'] },
          events: places({ 'higgins-boats': 'allies-up' }),
        },
        { 'operation-attacks': reading },
      ),
      'overlord',
      'A amphibious channel>normandy',
      'c W9',
      ['c G9', lose()],
    );

  it('R-68 may-stop: Barbarossa may', () => {
    const game = crimea('may-stop');
    expect([asks(game), offers(game, 'decline')]).toEqual(['barbarossa/ask', true]);
    expect(seat(play(game, 'decline'))).toBe('allies');
  });

  it('R-68 all: Barbarossa may not', () => {
    let game = crimea('all');
    const made: string[] = [];
    while (asks(game) === 'barbarossa/ask') {
      expect(offers(game, 'decline')).toBe(false);
      const text = legal(game)[0] ?? '';
      made.push(text.split('>')[1] ?? '');
      game = playAll(game, text, ...[legal(play(game, text))[0] ?? '']);
      game = play(game, legal(game)[0] ?? '', lose());
    }
    expect(made).toHaveLength(3);
    expect(seat(game)).toBe('allies');
  });

  it('R-37 may-stop: Bagration may, once it has attacked', () => {
    const game = bagration('may-stop');
    expect([asks(game), offers(game, 'decline')]).toEqual(['bagration/ask', false]);
    const after = playAll(game, 'A land baltic-states>poland', 'c S9', ['c G8', lose()]);
    expect([asks(after), offers(after, 'decline')]).toEqual(['bagration/ask', true]);
    expect(seat(play(after, 'decline'))).toBe('axis');
  });

  it('R-37 all: Bagration may not', () => {
    const after = playAll(bagration('all'), 'A land baltic-states>poland', 'c S9', ['c G8', lose()]);
    expect([asks(after), offers(after, 'decline')]).toEqual(['bagration/ask', false]);
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

describe('R-98: who controls the zone that Overlord starts from', () => {
  const events = places({ 'higgins-boats': 'allies-up', 'maximum-effort': 'axis-up', zhukov: 'allies-up' });
  const channel = (nation: 'western' | 'soviet', options = {}, rules?: number) =>
    table(
      {
        ...in1944,
        side: 'allies',
        bigPush: { axis: 'none', allies: 'ready' },
        markers: { channel: nation },
        events,
        hands: { axis: ['G9', 'G8', 'G7', 'G6'], allies: ['W9', 'W8', 'S9', 'S8'] },
        decks: { axis: ['G2', 'G3'], allies: ['W2', 'S2', 'W3', 'S3'] },
      },
      options,
      rules,
    );
  const LANDING = 'A amphibious channel>normandy';

  it('R-98, §6.7.1: either Ally will do, and the landing is Western', () => {
    const start = channel('soviet');
    expect(offers(start, 'overlord')).toBe(true);
    expect(legal(play(start, 'overlord'))).toEqual(legal(play(channel('western'), 'overlord')));
    const declared = playAll(start, 'overlord', LANDING);
    expect(declared.state.conflict).toMatchObject({ nation: 'western', attacker: 'western', red: false });
    // §6.5.3.2: ZHUKOV has the red star; §6.5.3.4: no Soviet card is owed.
    expect(offers(declared, 'play zhukov')).toBe(false);
    expect(legal(declared)).toContain('c W9');
    const landed = playAll(declared, 'c W9', ['c G9', win()]);
    expect(landed.state.markers['normandy']).toBe('western');
    expect(asks(landed)).toBe('overlord/blitz');
  });

  it('R-98, §6.5.3.2: an ordinary landing out of a Soviet zone is still refused', () => {
    expect(refusal(channel('soviet'), LANDING)).toBe('IL-32');
  });

  it.each([
    ['by the other reading', { 'overlord-control': 'western' }, 2],
    ['in a match of version 1', {}, 1],
  ])('R-98: %s a Soviet zone bars it, and the refusal says so', (_, options, rules) => {
    const barred = channel('soviet', options, rules);
    expect(offers(barred, 'overlord')).toBe(false);
    expect(why(barred, { type: 'overlord' })).toEqual(['IL-27', 'R-98', 'hr.no.zone-soviet']);
    expect(offers(channel('western', options, rules), 'overlord')).toBe(true);
    const both = { ...barred.state, markers: { ...barred.state.markers, 'bay-of-biscay': 'western' as const } };
    const started = play({ ...barred, state: both }, 'overlord');
    expect(legal(started).every((text) => text.startsWith('A amphibious bay-of-biscay>'))).toBe(true);
    const move = { type: 'attack', kind: 'amphibious', origin: 'channel', target: 'normandy', nation: null } as const;
    expect(why(started, move)).toEqual(['IL-28', 'R-98', 'hr.no.landing-zone-soviet']);
  });

  it('R-98, §6.7.1: a zone that neither side holds uncontested is refused for that', () => {
    const fleets = { axis: ['channel'], allies: [] };
    const contested = (options: Readonly<Record<string, string>>) => ({
      state: { ...channel('soviet', options).state, fleets },
      events: [],
    });
    const said = (options: Readonly<Record<string, string>>) => why(contested(options), { type: 'overlord' });
    expect(said({})).toEqual(['IL-27', 'R-34', 'hr.no.zone-missing']);
    expect(said({ 'overlord-zone': 'biscay-or' })).toEqual(['IL-27', '6.7.1', 'hr.no.no-zone']);
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
