import { describe, expect, it } from 'vitest';
import {
  asks,
  dice,
  hand,
  judged,
  legal,
  offers,
  open,
  placeOf,
  places,
  play,
  playAll,
  said,
  seat,
  table,
  win,
} from './support.ts';

/** An attack on Leningrad with one card each, threes on all dice. */
const duel = (axis: string, allies: string) =>
  playAll(table({ hands: { axis: [axis, 'G2'], allies: [allies, 'S2'] } }), 'A land finland>leningrad', `c ${axis}`, [
    `c ${allies}`,
    [3, 3, 3, 3, 3, 3],
  ]);

describe('conflict cards', () => {
  it('G-10: a Double Agent counts 10 and stops the re-rolls of the Field Marshal, who counts 12', () => {
    const game = duel('G12', 'DA-A');
    expect(said(game, 'blocked')).toEqual([{ type: 'blocked', side: 'allies', card: 'G12' }]);
    expect(judged(game)).toEqual(['axis', 21, 19]);
    // §4.1.3: the lost agent goes over.
    expect(game.state.discards.axis).toEqual(['G12', 'DA-A']);
  });

  it('G-11: against Sabotage both cards count 1, and the Field Marshal re-rolls one or two dice', () => {
    const game = duel('G12', 'S1');
    expect(legal(game)).toEqual(['rr 1', 'rr 2', 'rr 3', 'rr 1,2', 'rr 1,3', 'rr 2,3', 'done']);
    expect(judged(play(game, 'done'))).toEqual(['axis', 10, 10]);
    expect(judged(play(game, 'rr 1', [1]))).toEqual(['allies', 8, 10]);
  });

  it('G-18: two unblocked Supreme Commanders re-roll each of five dice once and no more', () => {
    const start = table({
      hands: { axis: ['G13', 'G2'], allies: ['S3', 'S2'] },
      decks: { axis: ['I13', 'G3'] },
      events: places({ 'maximum-effort': 'axis-up', 'waffen-ss': 'axis-up', reserves: 'axis-up' }),
    });
    const game = playAll(
      start,
      'A land finland>leningrad',
      'play maximum-effort',
      'play waffen-ss',
      'play reserves',
      'c G13',
      ['c S3', [1, 1, 1, 1, 1, 6, 6, 6]],
    );
    expect(game.state.conflict?.cards.axis).toEqual(['G13', 'I13']);
    expect(asks(game)).toBe('conflict/reroll');
    expect(legal(game)).toHaveLength(32);
    expect(legal(game)).toContain('rr 1,2,3,4,5');
    const rerolled = play(game, 'rr 1,2,3,4,5', [2, 3, 4, 5, 6]);
    expect(dice(rerolled, 'axis')).toEqual([2, 3, 4, 5, 6]);
    expect(judged(rerolled)).toEqual(['axis', 46, 21]);
    expect(asks(rerolled)).toBe('discard');
  });

  it('R-59: the second card is discarded and not replaced', () => {
    const start = table({
      hands: { axis: ['G13', 'G2'], allies: ['S3', 'S2'] },
      decks: { axis: ['G4', 'G3'] },
      events: places({ 'maximum-effort': 'axis-up' }),
    });
    const game = playAll(
      start,
      'A land finland>leningrad',
      'play maximum-effort',
      'c G13',
      ['c S3', win()],
      'done',
      'discard S2',
    );
    expect(game.state.discards.axis).toEqual(['G13', 'G4']);
    expect(game.state.hands.axis).toEqual(['G2', 'G3']);
  });
});

describe('G-14: the Big Push attempt (§6.3.2)', () => {
  const planned = (faces: readonly number[], card = 'G13') =>
    playAll(table({ hands: { axis: ['G13', 'G10', 'I3', 'DA-X'] } }), 'plan', [`discard ${card}`, faces]);

  it('G-14 succeeds with a Supreme Commander and 12', () => {
    const game = play(planned([4, 4, 4]), 'done');
    expect(game.state.bigPush.axis).toBe('gained');
    expect([asks(game), seat(game)]).toEqual(['turn/action', 'allies']);
    expect(hand(game, 'axis')).toEqual([4, 4]);
  });

  it('G-14 fails with 13', () => {
    expect(play(planned([5, 4, 4]), 'done').state.bigPush.axis).toBe('none');
  });

  it('G-14 re-rolls up to three dice before it is judged', () => {
    const asked = planned([6, 6, 6]);
    expect(legal(asked)).toContain('rr 1,2,3');
    expect(play(asked, 'rr 1,2,3', [4, 4, 4]).state.bigPush.axis).toBe('gained');
    expect(play(asked, 'rr 1,2', [4, 4]).state.bigPush.axis).toBe('none');
  });

  it('G-14 counts a Double Agent as 10, and lets a 3 be wasted', () => {
    expect(planned([3, 3, 3], 'DA-X').state.bigPush.axis).toBe('gained');
    expect(planned([4, 3, 3], 'DA-X').state.bigPush.axis).toBe('none');
    expect(planned([3, 3, 4], 'G10').state.bigPush.axis).toBe('none');
    expect(planned([1, 1, 1], 'I3').state.bigPush.axis).toBe('none');
  });

  it('P-1b makes the hex usable in the next own turn', () => {
    const game = playAll(play(planned([4, 4, 4]), 'done'), 'fortify london', 'discard W9');
    expect([seat(game), game.state.bigPush.axis]).toEqual(['axis', 'ready']);
    expect(legal(game)).toEqual(expect.arrayContaining(['push events', 'push attacks']));
    expect(legal(game)).not.toContain('plan');
  });
});

/** A side whose next drawn card needs a reshuffle. */
const dry = { axis: [], allies: [] } as const;

describe('G-19: the year track in 1941 (§5.4.1)', () => {
  const start = (year: { axis: number; allies: number }) =>
    open({
      year,
      handSize: { axis: 4, allies: 4 },
      hands: { axis: ['G9', 'G8', 'G7', 'G6'], allies: ['S9', 'S8', 'S7', 'S6'] },
      decks: dry,
      rest: { axis: 'pile', allies: 'pile' },
      events: places({
        AL4: 'aside-1941',
        AL5: 'aside-1941',
        AL6: 'aside-1941',
        AL7: 'aside-1941',
        AL8: 'aside-1941',
        AL9: 'aside-1941',
        XE4: 'aside-1941',
        XE5: 'aside-1941',
        'jet-fighters': 'aside-1943',
      }),
    });

  it('G-19 moves the Axis cylinder alone at its first reshuffle, and ends the Pact', () => {
    const game = playAll(start({ axis: 0, allies: 0 }), 'fortify berlin', 'discard G9');
    // The Allied card of RS-3a needs a second reshuffle, nested in the Axis one.
    expect(said(game, 'reshuffled').map(({ side, year }) => [side, year])).toEqual([
      ['axis', 1],
      ['allies', 1],
    ]);
    // RS-5: the year ends once, by the nested reshuffle.
    expect(said(game, 'year-ended')).toEqual([{ type: 'year-ended', year: 1 }]);
    expect(game.state.pact).toBe(false);
  });

  it('G-19 ends no year while the Axis is alone in its box', () => {
    const stocked = open({
      handSize: { axis: 4, allies: 4 },
      hands: { axis: ['G9', 'G8', 'G7', 'G6'], allies: ['S9', 'S8', 'S7', 'S6'] },
      decks: { axis: [], allies: ['W2', 'W3', 'W4'] },
      rest: { axis: 'pile' },
      events: places({ 'jet-fighters': 'aside-1943', XE4: 'aside-1941', XE5: 'aside-1941' }),
      star: { axis: false, allies: false },
    });
    const game = playAll(stocked, 'fortify berlin', 'discard G9');
    expect(game.state.year).toEqual({ axis: 1, allies: 0 });
    expect(said(game, 'year-ended')).toEqual([]);
    expect(game.state.star).toEqual({ axis: false, allies: false });
    expect(hand(game, 'allies')).toEqual([5, 5]);
    expect(game.state).toMatchObject({ pact: false, axisReshuffled: true });
    expect(placeOf(game, 'v-rockets')).toBe('aside-1941 aside-1941');
  });

  it('G-19 keeps the Axis where it is at a second reshuffle before the Allies had one', () => {
    const game = playAll(
      open({
        year: { axis: 1, allies: 0 },
        axisReshuffled: true,
        pact: false,
        handSize: { axis: 4, allies: 4 },
        hands: { axis: ['G9', 'G8', 'G7', 'G6'], allies: ['S9', 'S8', 'S7', 'S6'] },
        decks: { axis: [] },
        rest: { axis: 'pile' },
        events: places(),
      }),
      'fortify berlin',
      'discard G9',
    );
    expect(game.state.year).toEqual({ axis: 1, allies: 0 });
    expect(said(game, 'year-ended')).toEqual([]);
    expect(hand(game, 'allies')).toEqual([5, 5]);
  });

  it('G-19 ends the year at the first Allied reshuffle', () => {
    const before = open({
      side: 'allies',
      year: { axis: 1, allies: 0 },
      star: { axis: false, allies: false },
      handSize: { axis: 4, allies: 4 },
      hands: { axis: ['G9', 'G8', 'G7', 'G6'], allies: ['S9', 'S8', 'S7', 'S6'] },
      decks: { allies: [] },
      rest: { allies: 'pile' },
      events: places({ XE4: 'aside-1941', XE5: 'aside-1941', 'jet-fighters': 'aside-1943' }),
    });
    const game = playAll(before, 'fortify moscow', 'discard S9');
    expect(game.state.year).toEqual({ axis: 1, allies: 1 });
    expect(said(game, 'year-ended')).toEqual([{ type: 'year-ended', year: 1 }]);
    expect(game.state.star).toEqual({ axis: true, allies: true });
    expect(placeOf(game, 'v-rockets')).toBe('mall mall');
    expect(placeOf(game, 'jet-fighters')).toBe('aside-1943');
    expect(said(game, 'event-gained').map(({ side }) => side)).toEqual(['axis', 'axis', 'allies', 'allies']);
  });
});

describe('the end of 1945 and a reshuffle in the middle of a conflict', () => {
  it('G-20: the refill after Berlin ends the game at once, with no Axis reply (§9.2)', () => {
    const start = table({
      side: 'allies',
      year: { axis: 5, allies: 4 },
      italySurrendered: true,
      vichy: 'resolved',
      markers: { poland: 'soviet', czechoslovakia: 'soviet', austria: 'soviet' },
      decks: { allies: [] },
      rest: { allies: 'pile' },
    });
    const game = playAll(start, 'A land poland>berlin', 'c S9', ['c G9', [6, 6, 6, 6, 1, 1, 1, 1]]);
    expect(game.state.markers['berlin']).toBe('soviet');
    expect(game.state.year).toEqual({ axis: 5, allies: 5 });
    expect(game.state.result).toMatchObject({ winner: 'allies', reasons: [{ key: 'hr.win.allied-minimal' }] });
    expect(legal(game)).toEqual([]);
  });

  it('INV-13: an Allied reshuffle inside the one that ends 1945 moves no cylinder off the track', () => {
    const start = table(
      {
        year: { axis: 4, allies: 5 },
        decks: dry,
        rest: { axis: 'pile', allies: 'pile' },
        italySurrendered: true,
      },
      { 'last-reshuffle': 'after-gain' },
    );
    const game = playAll(start, 'fortify berlin', 'discard G9');
    expect(game.state.year).toEqual({ axis: 5, allies: 5 });
    // RS-3a comes before RS-5: the Allies have their card when the hand sizes are compared.
    expect(game.state.handSize).toEqual({ axis: 5, allies: 6 });
    expect(game.state.result).toMatchObject({ winner: 'axis', reasons: [{ key: 'hr.win.axis-survival' }] });
  });

  it('G-36: an Axis reshuffle in C-2b brings the Allies one card at once and one at the refill (R-75)', () => {
    const start = table({
      hands: { axis: ['G11', 'G8', 'G7', 'G6'], allies: ['S9', 'S8', 'S7', 'S6', 'S5', 'S4', 'S3'] },
      decks: { axis: [], allies: ['W2', 'W3', 'W4'] },
      rest: { axis: 'pile' },
      events: places({ 'maximum-effort': 'axis-up', 'jet-fighters': 'aside-1943' }),
    });
    const pile = start.state.discards.axis.length;
    const shuffle = Array.from({ length: pile - 1 }, () => 1);
    const game = playAll(start, 'A land finland>leningrad', 'play maximum-effort', 'c G11', [
      'c S9',
      [...shuffle, 1, 1, 1, 6, 6, 6],
    ]);
    expect([asks(game), seat(game)]).toEqual(['conflict/reroll', 'axis']);
    expect(hand(game, 'allies')).toEqual([8, 7]);
    expect(game.state.conflict?.cards.axis).toHaveLength(2);
    const over = play(game, 'done');
    expect(hand(over, 'allies')).toEqual([8, 8]);
    expect(offers(over, 'blitz')).toBe(false);
  });
});

describe('both Double Agents on one side', () => {
  const fought = (rolls: readonly number[]) =>
    playAll(
      table({
        hands: { axis: ['DA-X', 'G2'], allies: ['S12', 'S2'] },
        decks: { axis: ['DA-A', 'G3'], allies: ['S13', 'S3'] },
        events: places({ 'maximum-effort': 'axis-up', 'their-finest-hour': 'allies-up' }),
      }),
      'A land finland>leningrad',
      'play maximum-effort',
      'play their-finest-hour',
      'c DA-X',
      ['c S12', rolls],
    );

  it('R-84: each blocks one bonus card', () => {
    const asked = fought(win());
    expect([asks(asked), legal(asked)]).toEqual(['conflict/pick', ['block S12', 'block S13']]);
    const game = play(asked, 'block S12');
    expect(said(game, 'blocked').map(({ card }) => card)).toEqual(['S12', 'S13']);
    expect(judged(game)).toEqual(['axis', 38, 28]);
  });

  it('R-84: both go over if the conflict is lost', () => {
    const game = play(fought([1, 1, 1, 6, 6, 6]), 'block S13');
    expect(judged(game)?.[0]).toBe('allies');
    expect(game.state.discards.allies).toEqual(['DA-X', 'DA-A', 'S12', 'S13']);
    expect(hand(game, 'axis')).toEqual([2, 2]);
  });
});

describe('control markers run out (R-01)', () => {
  const AREAS = ['archangel', 'leningrad', 'vologda', 'smolensk', 'baltic-states', 'bessarabia', 'crimea', 'kharkov'];
  const ZONES = ['mid-atlantic', 'arctic-ocean', 'skagerrak', 'baltic-sea', 'channel', 'bay-of-biscay', 'levant'];
  const MORE = ['straits-of-gibraltar', 'gulf-of-lyon', 'tyrrhenian-sea', 'sicily-sea', 'central-mediterranean'];
  const LAST = ['adriatic-sea', 'aegean-sea', 'black-sea', 'yugoslavia', 'greece', 'crete', 'cyprus', 'malta'];
  const VICHY = ['tunisia', 'algeria', 'morocco', 'vichy-france', 'syria-lebanon', 'egypt', 'western-mediterranean'];
  const all = [...AREAS, ...ZONES, ...MORE, ...LAST, ...VICHY];
  const start = (markers: readonly string[]) =>
    table({ vichy: 'resolved', markers: Object.fromEntries(markers.map((id) => [id, 'axis' as const])) });
  const taken = (markers: readonly string[]) =>
    playAll(start(markers), 'A land poland>minsk', 'c G9', ['c S9', win(4)]);

  it('R-01 lifts a sea zone first, by choice of the owner', () => {
    expect(all).toHaveLength(35);
    const game = taken(all);
    expect([asks(game), legal(game).length]).toEqual(['control/lift', 16]);
    const lifted = play(game, 'lift levant');
    expect(lifted.state.markers).toMatchObject({ levant: null, minsk: 'axis' });
    expect(lifted.state.unmarked).toEqual([]);
  });
});
