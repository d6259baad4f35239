import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import type { Move } from '../../../src/engine/games/hitlers-reich/moves.ts';
import { def, refusal } from '../../support/reich.ts';
import {
  asks,
  in1944,
  legal,
  lose,
  offers,
  open,
  places,
  play,
  playAll,
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
