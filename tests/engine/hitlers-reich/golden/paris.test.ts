import { describe, expect, it } from 'vitest';
import type { Position } from '../../../../src/engine/games/hitlers-reich/position.ts';
import { asks, hand, in1942, legal, offers, open, placeOf, places, play, playAll, seat, type Game } from './support.ts';

/** §16.2: Western troops in Normandy; the Allied deck holds five cards, the others are in the pile. */
const start = (more: Position = {}) =>
  open({
    ...in1942,
    side: 'allies',
    handSize: { axis: 7, allies: 9 },
    markers: { normandy: 'western' },
    fleets: { axis: ['western-mediterranean'] },
    fortresses: { axis: ['paris'] },
    hands: {
      axis: ['G2', 'G3', 'G4', 'G5', 'G6', 'I2', 'I3'],
      allies: ['W9', 'W8', 'W7', 'W6', 'W5', 'S9', 'S8', 'S7', 'S6'],
    },
    decks: { axis: ['I4', 'I5', 'I6', 'I7'], allies: ['W2', 'W3', 'W4', 'S2', 'S3'] },
    rest: { allies: 'pile' },
    events: places({ AX10: 'lid', AL1: 'lid', AL4: 'lid', 'jet-fighters': 'aside-1943' }),
    ...more,
  });

const fought = (game: Game) =>
  playAll(game, 'A land normandy>paris', 'c W9', ['c G2', [6, 6, 6, 1, 1, 1]], 'fx fortress own 1');
const won = (more?: Position) => play(fought(start(more)), 'discard G3');

describe('G-07: Paris (§16.2, example 1)', () => {
  it('G-07/K-4 makes Paris Allied, and with it all of Vichy (§8.5)', () => {
    const { state } = fought(start({ markers: { normandy: 'western', tunisia: 'axis' } }));
    expect(state.markers).toMatchObject({
      paris: 'western',
      algeria: 'western',
      morocco: 'western',
      tunisia: 'western',
      'syria-lebanon': 'western',
      'vichy-france': 'western',
      'straits-of-gibraltar': 'western',
      'western-mediterranean': 'western',
    });
    expect([state.vichy, state.parisTaken]).toEqual(['resolved', true]);
    expect(state.fortresses.axis).toEqual([]);
    // §8.5: an automatic change leaves fleets where they are.
    expect(state.fleets.axis).toEqual(['western-mediterranean']);
  });

  it('G-07/K-6 moves both hand sizes and makes the Axis discard one card of choice', () => {
    const game = fought(start());
    expect([hand(game, 'axis'), hand(game, 'allies')]).toEqual([
      [6, 6],
      [10, 8],
    ]);
    expect([asks(game), seat(game)]).toEqual(['discard', 'axis']);
    expect(legal(game)).toHaveLength(6);
  });

  it('G-07/K-8 draws two cards for the Allies and one for the Axis, then offers the centre bonus', () => {
    const game = won();
    expect(game.events.filter(({ type }) => type === 'drew')).toEqual([
      { type: 'drew', side: 'allies', n: 2 },
      { type: 'drew', side: 'axis', n: 1 },
    ]);
    expect([hand(game, 'axis'), hand(game, 'allies')]).toEqual([
      [6, 6],
      [10, 10],
    ]);
    expect([asks(game), seat(game)]).toEqual(['bonus/centre', 'allies']);
    expect(game.state.turn.success).toBe('earned');
  });

  it('R-56: the Axis holds six cards before it discards, not five', () => {
    expect(fought(start()).state.hands.axis).toHaveLength(6);
  });

  it('§8.3: the Axis gains a card by retaking Paris, and the Allies lose one; Vichy stays Western', () => {
    const allies = playAll(won(), 'decline', 'decline', 'fortify paris', 'discard W8');
    const game = playAll(allies, 'A land ruhr>paris', 'c G4', ['c W7', [6, 6, 6, 1, 1, 1]]);
    const lost = playAll(game, 'fx fortress own 1');
    expect([asks(lost), seat(lost)]).toEqual(['discard', 'allies']);
    expect([lost.state.handSize.axis, lost.state.handSize.allies]).toEqual([7, 9]);
    expect(lost.state.markers).toMatchObject({ paris: null, tunisia: 'western' });
    expect(asks(play(lost, 'discard S6'))).toBe('bonus/centre');
  });
});

const eventWon = (more?: Position) =>
  playAll(won(more), 'E higgins-boats', 'c W8', ['c G4', [6, 6, 6, 1, 1, 1]], 'decline');
const reorganised = (more?: Position) => play(eventWon(more), 'reorganise b');
const paid = (more?: Position) => playAll(reorganised(more), 'discard W7', 'discard W6', 'discard W5');

describe('G-08: Reorganise across a reshuffle (§16.2, example 2)', () => {
  it('G-08/1 offers Reorganise as the Success Bonus', () => {
    const game = eventWon();
    expect(placeOf(game, 'higgins-boats')).toBe('allies-up');
    expect(asks(game)).toBe('turn/bonus');
    expect(legal(game)).toEqual(expect.arrayContaining(['reorganise a', 'reorganise b']));
    expect(game.state.decks.allies).toEqual(['S2', 'S3']);
  });

  it('G-08/2 gives the Axis a seventh card at once', () => {
    const game = reorganised();
    expect([hand(game, 'axis'), hand(game, 'allies')]).toEqual([
      [7, 7],
      [10, 10],
    ]);
    expect([asks(game), offers(game, 'done')]).toEqual(['reorganise/discard', false]);
  });

  it('G-08/3-4 shuffles the pile with the three discards into the deck and draws ten cards', () => {
    const before = paid();
    expect(before.state.discards.allies.slice(-3)).toEqual(['W7', 'W6', 'W5']);
    expect(before.state.decks.allies).toHaveLength(2);
    const game = playAll(before, 'done', 'return convoy');
    expect(hand(game, 'allies')).toEqual([10, 10]);
    expect(game.state.hands.allies).toEqual(expect.arrayContaining(['S2', 'S3']));
    expect(game.state.discards.allies).toEqual([]);
    expect(game.state.decks.allies).toHaveLength(27 - 10);
  });

  it('G-08/5 advances the Allied cylinder and returns WAR PRODUCTION and one choice of two', () => {
    const asked = play(paid(), 'done');
    expect([asks(asked), seat(asked)]).toEqual(['reshuffle/return', 'allies']);
    expect(legal(asked).toSorted()).toEqual(['return convoy', 'return strategic-bombing']);
    const game = play(asked, 'return convoy');
    expect(game.state.year).toEqual({ axis: 1, allies: 2 });
    expect([game.state.events['AX10'], game.state.events['AL1'], game.state.events['AL4']]).toEqual([
      'mall',
      'mall',
      'lid',
    ]);
    expect(game.state.handSize).toEqual({ axis: 7, allies: 10 });
  });

  it('G-08/5 leaves a cylinder that is ahead where it is (R-26)', () => {
    const game = playAll(paid({ year: { axis: 1, allies: 2 } }), 'done', 'return convoy');
    expect(game.state.year).toEqual({ axis: 1, allies: 2 });
  });

  it('G-08/6 leaves the star down and ends the Allied turn', () => {
    const game = playAll(paid(), 'done', 'return convoy');
    expect(game.state.star).toEqual({ axis: true, allies: false });
    expect([asks(game), seat(game)]).toEqual(['turn/action', 'axis']);
    expect(game.state.gameTurn).toBe(2);
  });

  it('G-08/6 brings both stars up again where the reshuffle ends a year', () => {
    const game = playAll(
      paid({ year: { axis: 2, allies: 1 }, star: { axis: false, allies: true } }),
      'done',
      'return convoy',
    );
    expect(game.state.year).toEqual({ axis: 2, allies: 2 });
    expect(game.state.star).toEqual({ axis: true, allies: true });
    expect(asks(game)).toBe('turn/action');
  });

  it('G-08/5 runs the build-up of 1943 where the reshuffle enters that box (§5.4.4)', () => {
    const asked = playAll(paid({ year: { axis: 2, allies: 2 } }), 'done', 'return convoy');
    expect([asks(asked), seat(asked)]).toEqual(['reshuffle/build-up', 'allies']);
    expect(asked.state.bigPush.allies).toBe('ready');
    expect(offers(asked, 'swap W13 S2')).toBe(true);
    expect(offers(asked, 'swap W10 S2')).toBe(false);
    const game = playAll(asked, 'swap W13 S2', 'done');
    expect(game.state.hands.allies).toContain('W13');
    expect(game.state.discards.allies).toEqual(['S2']);
    expect(hand(game, 'allies')).toEqual([10, 10]);
  });

  it('R-47: own hand size is unchanged in option B', () => {
    expect(reorganised().state.handSize.allies).toBe(10);
  });
});
