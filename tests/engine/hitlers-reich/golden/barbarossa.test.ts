import { describe, expect, it } from 'vitest';
import { asks, hand, judged, legal, offers, open, placeOf, places, play, playAll, rolled, seat } from './support.ts';

/** §16.3: the opening of 1941 with cards that are easy to follow. */
const start = () =>
  open({
    handSize: { axis: 8, allies: 6 },
    hands: {
      axis: ['G9', 'G8', 'G7', 'G6', 'I9', 'I8', 'I7', 'I6'],
      allies: ['S2', 'S3', 'S4', 'S5', 'S6', 'S7'],
    },
    decks: {
      axis: ['G2', 'G3', 'G4', 'G5', 'I2', 'I3', 'I4', 'I5'],
      allies: ['W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8', 'W9', 'S8', 'S9'],
    },
    events: places({
      'waffen-ss': 'axis-up',
      stukas: 'axis-up',
      paratroops: 'axis-up',
      'landing-craft': 'axis-up',
      'jet-fighters': 'aside-1943',
    }),
  });

/** Faces for so many dice of each side. */
const axisWins = (axis: number, allies: number) => [
  ...Array.from({ length: axis }, () => 6),
  ...Array.from({ length: allies }, () => 1),
];
const alliesWin = (axis: number, allies: number) => [
  ...Array.from({ length: axis }, () => 1),
  ...Array.from({ length: allies }, () => 6),
];
const BOTH = ['play waffen-ss', 'play stukas'] as const;

const declared = () => play(start(), 'barbarossa');
const crimea = () => playAll(declared(), 'A land romania>crimea', ...BOTH, 'c G9', ['c S2', axisWins(4, 3)], 'done');
const kharkovFought = () => playAll(crimea(), 'blitz kharkov', ...BOTH, 'c G8', ['c S3', axisWins(4, 3)], 'done');
const kharkov = () => play(kharkovFought(), 'discard S4');
const eventLost = () => playAll(kharkov(), 'E wolfpack', 'c G7', ['c W2', alliesWin(3, 3)]);
const smolensk = () => playAll(eventLost(), 'blitz smolensk', ...BOTH, 'c G6', ['c S5', axisWins(4, 3)], 'done');
const leningradFought = () => playAll(smolensk(), 'blitz leningrad', ...BOTH, 'c I9');
const chainOver = () => playAll(leningradFought(), ['c S6', alliesWin(4, 3)], 'done');
const bessarabiaFought = () => playAll(chainOver(), 'A land romania>bessarabia', 'c I8');
const bessarabia = () => play(bessarabiaFought(), 'c S7', axisWins(4, 3));
const minsk = () => playAll(bessarabia(), 'A land poland>minsk', 'c I7', ['c W3', axisWins(4, 3)]);
const baltic = () => playAll(minsk(), 'A land poland>baltic-states', 'c I6', ['c W4', axisWins(4, 3)]);
const over = () => playAll(baltic(), 'A land baltic-states>leningrad', 'c G2', ['c W5', alliesWin(4, 3)]);

describe('G-09: Barbarossa (§16.3)', () => {
  it('G-09/1 spends the hex, ends the Pact and offers the four targets by land alone', () => {
    const game = declared();
    expect(game.state).toMatchObject({ pact: false, bigPush: { axis: 'none' }, used: { barbarossa: true } });
    expect(game.state.turn).toMatchObject({ operation: 'barbarossa', success: 'none' });
    expect(legal(game).toSorted()).toEqual([
      'A land hungary>bessarabia',
      'A land poland>baltic-states',
      'A land poland>bessarabia',
      'A land poland>minsk',
      'A land romania>bessarabia',
      'A land romania>crimea',
    ]);
  });

  it('G-09/2 takes Crimea: the Success Bonus waits, a blitz may start there', () => {
    const game = crimea();
    expect(game.state.markers['crimea']).toBe('axis');
    expect(game.state.turn.success).toBe('waiting');
    expect([asks(game), seat(game)]).toEqual(['bonus/blitz', 'axis']);
    expect(legal(game)).toEqual(['blitz bessarabia', 'blitz kharkov', 'blitz caucasus', 'decline']);
    expect([hand(game, 'axis'), hand(game, 'allies')]).toEqual([
      [8, 8],
      [6, 6],
    ]);
  });

  it('G-09/3 takes Kharkov with the same events: a drum, a red discard, the centre bonus', () => {
    const fought = kharkovFought();
    expect(judged(fought)).toEqual(['axis', 32, 6]);
    expect([asks(fought), seat(fought)]).toEqual(['discard', 'allies']);
    expect(legal(fought)).toEqual(['discard S4', 'discard S5', 'discard S6', 'discard S7']);
    const game = kharkov();
    expect([hand(game, 'axis'), hand(game, 'allies')]).toEqual([
      [7, 7],
      [5, 5],
    ]);
    expect(game.state.lost).toEqual(['kharkov']);
    expect(asks(game)).toBe('bonus/centre');
  });

  it('G-09/4 loses the event, and nothing else', () => {
    const game = eventLost();
    expect(judged(game)?.[0]).toBe('allies');
    expect(placeOf(game, 'wolfpack')).toBe('mall mall mall');
    expect(asks(game)).toBe('bonus/blitz');
    expect(game.state.turn).toMatchObject({ success: 'waiting', blitz: { series: 'open', made: 1 } });
    expect(game.state.turn.chain).toHaveLength(2);
    expect(legal(game)).toEqual([
      'blitz bessarabia',
      'blitz minsk',
      'blitz smolensk',
      'blitz moscow',
      'blitz stalingrad',
      'decline',
    ]);
  });

  it('G-09/5 takes Smolensk at the cost of a second hand size', () => {
    const game = smolensk();
    expect(game.state.markers['smolensk']).toBe('axis');
    expect(hand(game, 'axis')).toEqual([6, 6]);
    expect(asks(game)).toBe('bonus/blitz');
  });

  it('G-09/6 loses Leningrad: chain closed, events gone, operation goes on', () => {
    const game = chainOver();
    expect(judged(game)?.[0]).toBe('allies');
    expect(hand(game, 'axis')).toEqual([5, 5]);
    expect([placeOf(game, 'waffen-ss'), placeOf(game, 'stukas')]).toEqual(['mall', 'mall']);
    expect(game.state.turn).toMatchObject({ blitz: { series: 'closed', made: 3 }, success: 'waiting' });
    expect([asks(game), seat(game)]).toEqual(['barbarossa/ask', 'axis']);
    expect(offers(game, 'A land romania>crimea')).toBe(false);
    expect(legal(game)).toContain('decline');
    expect(legal(game).every((text) => text === 'decline' || text.startsWith('A land '))).toBe(true);
  });

  it('G-09/2-6 rolls no Area die before Bessarabia', () => {
    const counts = [
      rolled(playAll(declared(), 'A land romania>crimea', ...BOTH, 'c G9', ['c S2', axisWins(4, 3)])),
      rolled(playAll(crimea(), 'blitz kharkov', ...BOTH, 'c G8', ['c S3', axisWins(4, 3)])),
      rolled(playAll(eventLost(), 'blitz smolensk', ...BOTH, 'c G6', ['c S5', axisWins(4, 3)])),
      rolled(play(leningradFought(), 'c S6', alliesWin(4, 3))),
    ];
    expect(counts).toEqual([
      [4, 3],
      [4, 3],
      [4, 3],
      [4, 3],
    ]);
  });

  it('G-09/7-9 rolls an Area die against Bessarabia, Minsk and the Baltic States', () => {
    expect(rolled(bessarabia())).toEqual([4, 3]);
    expect(rolled(minsk())).toEqual([4, 3]);
    expect(rolled(baltic())).toEqual([4, 3]);
    expect(baltic().state.markers).toMatchObject({ bessarabia: 'axis', minsk: 'axis', 'baltic-states': 'axis' });
  });

  it('G-09/7-8 keeps the Success Bonus waiting and offers no second chain', () => {
    for (const game of [bessarabia(), minsk()]) {
      expect(asks(game)).toBe('barbarossa/ask');
      expect(game.state.turn.success).toBe('waiting');
      expect(offers(game, 'blitz')).toBe(false);
    }
    expect(legal(minsk())).toEqual([
      'A land poland>baltic-states',
      'A land minsk>baltic-states',
      'A land smolensk>baltic-states',
      'decline',
    ]);
  });

  it('G-09/9 turns the Success Bonus up after the fourth attack', () => {
    const game = baltic();
    expect([asks(game), game.state.turn.success]).toEqual(['turn/bonus', 'earned']);
    expect(legal(game)).toEqual(
      expect.arrayContaining([
        'A land baltic-states>leningrad',
        'A land smolensk>leningrad',
        'A land finland>leningrad',
        'fortify minsk',
        'plan',
      ]),
    );
  });

  it('R-33 allows a flight as the Success Bonus after Barbarossa', () => {
    expect(offers(baltic(), 'A paratroop poland>leningrad')).toBe(true);
  });

  it('G-09/10 has an Area die at Leningrad, and loses the turn there', () => {
    const game = over();
    expect(rolled(game)).toEqual([4, 3]);
    expect(judged(game)?.[0]).toBe('allies');
    expect([asks(game), seat(game)]).toEqual(['turn/action', 'allies']);
  });

  it('G-09/11 leaves the front as §16.3 says', () => {
    const { state } = over();
    const axis = Object.keys(state.markers).filter((id) => state.markers[id] === 'axis');
    expect(axis.toSorted()).toEqual(['baltic-states', 'bessarabia', 'crimea', 'kharkov', 'minsk', 'smolensk']);
    expect(state).toMatchObject({
      pact: false,
      used: { barbarossa: true },
      lost: ['kharkov'],
      bigPush: { axis: 'none' },
    });
    expect([hand(over(), 'axis'), hand(over(), 'allies')]).toEqual([
      [5, 5],
      [5, 5],
    ]);
  });

  it('G-09 keeps Barbarossa out of every later turn', () => {
    const later = playAll(over(), 'fortify moscow', 'discard W6');
    expect([asks(later), seat(later)]).toEqual(['turn/action', 'axis']);
    expect(legal(later)).not.toContain('barbarossa');
  });
});

describe('G-09: checks on the way', () => {
  it('R-32: Bessarabia is a target and each target has an Axis neighbour', () => {
    expect(legal(declared())).toContain('A land romania>bessarabia');
  });

  it('R-57: the first attack goes on Crimea, out of Romania', () => {
    expect(legal(declared()).filter((text) => text.endsWith('>crimea'))).toEqual(['A land romania>crimea']);
  });

  it('IL-28: a blitz of Barbarossa goes against Soviet areas alone, also out of the Success Bonus attack', () => {
    const table = (romania: 'western' | 'axis' | null) =>
      open({
        hands: { axis: ['G9', 'G8', 'G7'], allies: ['W2', 'W3', 'W4'] },
        handSize: { axis: 3, allies: 3 },
        markers: { romania, hungary: 'western' },
        events: places(),
      });
    const first = playAll(table('western'), 'barbarossa', 'A land poland>bessarabia', 'c G9', [
      'c W2',
      [6, 6, 6, 1, 1, 1],
    ]);
    expect(legal(first)).toEqual(['blitz crimea', 'blitz kharkov', 'blitz minsk', 'decline']);
    const bonus = playAll(first, 'decline', 'decline');
    expect(asks(bonus)).toBe('turn/bonus');
    expect(offers(bonus, 'A land bessarabia>romania')).toBe(true);
    const second = playAll(bonus, 'A land poland>minsk', 'c G8', ['c W3', [6, 6, 6, 6, 1, 1, 1]]);
    expect(legal(second)).toEqual(['blitz baltic-states', 'blitz smolensk', 'blitz kharkov', 'decline']);
  });

  it('IL-39: no fourth blitz is offered', () => {
    const third = play(leningradFought(), 'c S6', axisWins(4, 3));
    const game = playAll(third, 'done', 'discard S7');
    expect(asks(game)).toBe('bonus/centre');
    expect(asks(play(game, 'decline'))).toBe('barbarossa/ask');
    expect(game.state.turn.blitz.made).toBe(3);
  });

  it('§6.7.2: a target taken by a blitz is skipped', () => {
    const game = playAll(crimea(), 'blitz bessarabia', ...BOTH, 'c G8', ['c S3', axisWins(4, 3)], 'done', 'decline');
    expect(asks(game)).toBe('barbarossa/ask');
    expect(legal(game).some((text) => text.endsWith('>bessarabia'))).toBe(false);
  });

  it('§6.7.2: the Success Bonus needs one of the four to be won', () => {
    const game = playAll(declared(), 'A land romania>crimea', 'done', 'c G9', ['c S2', alliesWin(3, 3)]);
    expect(asks(game)).toBe('barbarossa/ask');
    const stopped = play(game, 'decline');
    expect([asks(stopped), seat(stopped)]).toEqual(['turn/action', 'allies']);
  });

  it('R-82: nothing is used again from one of the four attacks to the next', () => {
    const game = playAll(crimea(), 'decline', 'A land poland>minsk');
    expect(asks(game)).toBe('conflict/card');
    expect([placeOf(game, 'waffen-ss'), placeOf(game, 'stukas')]).toEqual(['axis-down', 'axis-down']);
  });
});
