import { describe, expect, it } from 'vitest';
import { cardOf, DECKS } from '../../../src/engine/games/hitlers-reich/cards.ts';
import type { Nation } from '../../../src/engine/games/hitlers-reich/ids.ts';
import { heldBy } from '../../../src/engine/games/hitlers-reich/rules/events.ts';
import { findVictory, judgeLastYear } from '../../../src/engine/games/hitlers-reich/rules/victory.ts';
import { viewOf } from '../../../src/engine/games/hitlers-reich/view-of.ts';
import { refusal, shipped, tables } from '../../support/reich.ts';
import { reshuffle } from './drained.ts';
import {
  asks,
  cardsOf,
  hand,
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
} from './golden/support.ts';

const LENINGRAD = 'A land finland>leningrad';
const held = (ids: readonly string[], nation: Nation) => Object.fromEntries(ids.map((id) => [id, nation] as const));
const SOVIET_CENTRES = ['archangel', 'leningrad', 'caucasus', 'kharkov', 'stalingrad', 'moscow'];
const AXIS_CENTRES = ['berlin', 'austria', 'paris', 'romania', 'rome', 'ruhr'];

describe('the course of a conflict', () => {
  const fought = (axis: string, allied: string, dice: readonly number[], side: 'axis' | 'allies' = 'axis') => {
    const game = table({ side, hands: { axis: [axis, 'G2'], allies: [allied, 'W2'] } });
    return side === 'axis'
      ? judged(playAll(game, LENINGRAD, `c ${axis}`, [`c ${allied}`, dice]))
      : judged(playAll(game, 'A land minsk>poland', `c ${allied}`, [`c ${axis}`, dice]));
  };
  const EVEN = [3, 3, 3, 3, 3, 3];

  it('§4.1.2, §7.7, R-05: equal totals go to the stronger suit, whichever side attacks', () => {
    expect(fought('G9', 'S9', EVEN)).toEqual(['axis', 18, 18]);
    expect(fought('G9', 'S9', EVEN, 'allies')).toEqual(['axis', 18, 18]);
    expect(fought('I9', 'S9', EVEN)).toEqual(['allies', 18, 18]);
    expect(fought('DA-X', 'S10', EVEN)).toEqual(['allies', 19, 19]);
    expect(fought('I10', 'DA-A', EVEN, 'allies')).toEqual(['axis', 19, 19]);
  });

  it('§7.7, R-05: two Double Agents with equal totals: the active side wins', () => {
    expect(fought('DA-X', 'DA-A', EVEN)).toEqual(['axis', 19, 19]);
    expect(fought('DA-X', 'DA-A', EVEN, 'allies')).toEqual(['allies', 19, 19]);
  });

  it('§7.7: the higher total wins, whatever the suits', () => {
    expect(fought('G9', 'S9', [3, 3, 3, 3, 3, 4])).toEqual(['allies', 18, 19]);
    expect(fought('I9', 'S9', [3, 3, 4, 3, 3, 3])).toEqual(['axis', 19, 18]);
  });

  it('§7.1, §7.1.1: the side that declared the conflict is the active one, in events and attacks', () => {
    const active = (side: 'axis' | 'allies', text: string) => {
      const { conflict } = play(table({ side }), text).state;
      return [conflict?.active, conflict?.kind, conflict?.origin, conflict?.target];
    };
    expect(active('axis', LENINGRAD)).toEqual(['axis', 'land', 'finland', 'leningrad']);
    expect(active('allies', 'A land leningrad>finland')).toEqual(['allies', 'land', 'leningrad', 'finland']);
    expect(active('allies', 'E convoy')).toEqual(['allies', 'event', null, 'convoy']);
  });

  const both = places({
    stukas: 'axis-up',
    'waffen-ss': 'axis-up',
    'von-manstein': 'axis-up',
    zhukov: 'allies-up',
    'artillery-and-partisans': 'allies-up',
  });

  it('§7.2, R-15: the active side names its events, then the other side; neither names a second time', () => {
    const first = play(table({ events: both }), LENINGRAD);
    expect([asks(first), seat(first)]).toEqual(['conflict/name', 'axis']);
    const second = playAll(first, 'play stukas', 'done');
    expect([asks(second), seat(second)]).toEqual(['conflict/name', 'allies']);
    expect(legal(second)).toEqual(['play artillery-and-partisans', 'play zhukov', 'done']);
    const third = playAll(second, 'play zhukov', 'done');
    expect([asks(third), seat(third), refusal(third, 'play waffen-ss')]).toEqual(['conflict/card', 'axis', 'IL-02']);
  });

  it('R-62, C-4: the active side finishes all of its effects before the other side begins', () => {
    const rolledOut = playAll(
      table({ events: both }),
      LENINGRAD,
      'play stukas',
      'play von-manstein',
      'done',
      'play zhukov',
      'done',
      'c G9',
      ['c S9', [1, 2, 3, 2, 5, 6]],
    );
    expect([asks(rolledOut), seat(rolledOut)]).toEqual(['conflict/effect', 'axis']);
    const one = play(rolledOut, legal(rolledOut).find((text) => text.startsWith('fx von-manstein')) ?? '');
    expect([asks(one), seat(one)]).toEqual(['conflict/effect', 'axis']);
    const allied = play(one, 'done');
    expect([asks(allied), seat(allied), offers(allied, 'fx stukas')]).toEqual(['conflict/effect', 'allies', false]);
    const over = play(allied, 'done');
    expect(over.state.conflict).toBeNull();
  });

  it('R-18: common events and those of both stars serve a Soviet fight; the white star alone does not', () => {
    const events = places({
      reserves: 'allies-up',
      't34s-and-shermans': 'allies-up',
      montgomery: 'allies-up',
      zhukov: 'allies-up',
    });
    const soviet = play(table({ side: 'allies', events }), 'A land leningrad>finland');
    expect(soviet.state.conflict?.nation).toBe('soviet');
    expect(['reserves', 't34s-and-shermans', 'zhukov'].map((title) => offers(soviet, `play ${title}`))).toEqual([
      true,
      true,
      true,
    ]);
    expect(refusal(soviet, 'play montgomery')).toBe('IL-32');
    const western = play(table({ side: 'allies', events }), 'A land egypt>libya');
    expect([offers(western, 'play montgomery'), refusal(western, 'play zhukov')]).toEqual([true, 'IL-32']);
  });

  it('§7.8, R-24: after a conflict both sides draw up to their hand sizes, the active side first', () => {
    const decks = { axis: ['G2', 'G3'], allies: ['S2', 'S3'] };
    const lost = playAll(table({ decks }), LENINGRAD, 'c G9', ['c S9', lose()]);
    expect([hand(lost, 'axis'), hand(lost, 'allies')]).toEqual([
      [5, 5],
      [5, 5],
    ]);
    expect([cardsOf(lost, 'axis').includes('G2'), cardsOf(lost, 'allies').includes('S2')]).toEqual([true, true]);
    expect(lost.events.flatMap((event) => (event.type === 'drew' ? [[event.side, event.n]] : []))).toEqual([
      ['axis', 1],
      ['allies', 1],
    ]);
    expect([lost.state.discards.axis, lost.state.discards.allies]).toEqual([['G9'], ['S9']]);
  });
});

describe('hand sizes and centres', () => {
  it('§4.1.4: at 12 an event that gives more is used all the same, and the rest of its gain is lost', () => {
    const axis = ['G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'I2', 'I3', 'I4', 'I5'];
    const game = playAll(table({ hands: { axis } }), 'E war-production', 'c G9', ['c W9', win()]);
    expect([hand(game, 'axis'), placeOf(game, 'war-production')]).toEqual([[12, 12], 'lid mall mall']);
  });

  it('R-69: a side with fewer cards than the loss asks for discards all of them, and fights on', () => {
    const markers = { smolensk: 'axis' } as const;
    const before = table({ hands: { allies: ['S9', 'W9'] }, handSize: { axis: 5, allies: 5 }, markers });
    const taken = playAll(before, 'A land smolensk>moscow', 'c G9', ['c S9', win(3, 4)]);
    const paid = asks(taken) === 'discard' ? play(taken, 'discard W9') : taken;
    expect([paid.state.markers['moscow'], paid.state.result]).toEqual(['axis', null]);
    expect(paid.state.discards.allies).toEqual(['S9', 'W9']);
    expect(hand(paid, 'allies')).toEqual([3, 3]);
  });

  it('R-25: an uncontrolled convoy zone taken by the Axis costs the Allies one; only winning it back gives one', () => {
    const taken = playAll(table(), 'A sea irish-sea', 'c G9', ['c W9', win(3, 4)]);
    expect([asks(taken), seat(taken)]).toEqual(['discard', 'allies']);
    const paid = play(taken, 'discard W8');
    expect([paid.state.lost, hand(paid, 'allies'), asks(paid)]).toEqual([['irish-sea'], [4, 4], 'bonus/centre']);
    const first = playAll(table({ side: 'allies' }), 'A sea irish-sea western', 'c W9', ['c G9', win(4, 3)]);
    expect([first.state.markers['irish-sea'], hand(first, 'allies'), asks(first)]).toEqual([
      'western',
      [5, 5],
      'bonus/centre',
    ]);
    const markers = { 'irish-sea': 'axis' } as const;
    const back = playAll(table({ side: 'allies', markers }), 'A sea irish-sea western', 'c W9', ['c G9', win()]);
    expect([back.state.lost, hand(back, 'allies'), asks(back)]).toEqual([[], [6, 6], 'bonus/centre']);
  });

  it('R-40: no side may choose a cost that takes its own hand size to 0', () => {
    const hands = { axis: ['G9', 'G8'] };
    const events = places({ 'desperate-gamble': 'axis-up', stukas: 'axis-up' });
    const game = table({ hands, handSize: { axis: 1, allies: 5 }, events });
    expect(refusal(game, 'reorganise a')).toBe('IL-21');
    expect(refusal(play(game, LENINGRAD), 'play desperate-gamble')).toBe('IL-22');
  });

  it('§9.1, R-40: a broken hand size decides before the centres do', () => {
    const { state } = table();
    const all = { ...state, markers: { ...state.markers, ...held(SOVIET_CENTRES, 'axis') } };
    expect(findVictory(tables, all)).toMatchObject({ winner: 'axis', rule: '9.3' });
    expect(findVictory(tables, { ...all, handSize: { axis: 0, allies: 5 } })).toMatchObject({
      winner: 'allies',
      rule: '9.1',
    });
    expect(findVictory(tables, state)).toBeNull();
  });
});

describe('victory', () => {
  it('§9.3, V-2: the sixth Soviet or Western centre wins for the Axis at once', () => {
    const five = SOVIET_CENTRES.filter((id) => id !== 'leningrad');
    const soviet = playAll(table({ markers: held(five, 'axis') }), LENINGRAD, 'c G9', ['c S9', win(4, 3)]);
    expect(soviet.state.result).toMatchObject({ winner: 'axis' });
    const west = ['london', 'gibraltar', 'persia', 'suez', 'north-sea'];
    const sea = playAll(table({ markers: held(west, 'axis') }), 'A sea irish-sea', 'c G9', ['c W9', win(4, 4)]);
    expect(sea.state.result).toMatchObject({ winner: 'axis' });
  });

  it('§9.3, V-3: the sixth Axis centre wins for the Allies at once', () => {
    const five = AXIS_CENTRES.filter((id) => id !== 'romania');
    const game = table({ side: 'allies', markers: held(five, 'western') });
    const over = playAll(game, 'A land bessarabia>romania', 'c S9', ['c G9', win(3, 3)]);
    expect(over.state.result).toMatchObject({ winner: 'allies' });
  });

  it('R-42, V-4: Berlin lost leaves the Axis exactly one own player turn', () => {
    const allied = table({ side: 'allies', markers: { berlin: 'western' } });
    const axis = playAll(allied, 'fortify london', 'discard W9');
    expect([axis.state.result, seat(axis), axis.state.turn.ultimatum]).toEqual([null, 'axis', true]);
    const over = playAll(axis, 'fortify paris', 'discard G9');
    expect(over.state.result).toMatchObject({ winner: 'allies' });
  });

  it('R-66, V-7: with the land held, the Axis hand size decides between the two Axis results', () => {
    const { state } = table();
    const judge = (axis: number, allies: number, lost: readonly string[] = []) =>
      judgeLastYear(tables, {
        ...state,
        handSize: { axis, allies },
        markers: { ...state.markers, ...held(lost, 'western') },
      });
    expect([judge(6, 6).winner, judge(6, 6).key]).toEqual(['axis', 'hr.win.axis-significant']);
    expect([judge(5, 6).winner, judge(5, 6).key]).toEqual(['axis', 'hr.win.axis-survival']);
    expect(judge(4, 9, ['rome', 'paris', 'ruhr']).key).toBe('hr.win.axis-survival');
    expect(judge(9, 4, ['rome', 'paris', 'ruhr', 'romania']).key).toBe('hr.win.allied-minimal');
    expect(judge(9, 4, ['berlin']).winner).toBe('allies');
  });
});

describe('Sicily Sea and Vichy', () => {
  const sicilySea = (more: Record<string, Nation>) =>
    table({
      side: 'allies',
      vichy: 'resolved',
      markers: { 'sicily-sea': 'western', tunisia: 'axis', ...more },
      events: places({ 'higgins-boats': 'allies-up', paratroops: 'allies-up' }),
    });

  it('R-02: out of the Sicily Sea only the two islands, until both are held', () => {
    const one = sicilySea({});
    expect([offers(one, 'A amphibious sicily-sea>sicily'), offers(one, 'A paratroop malta>sicily')]).toEqual([
      true,
      true,
    ]);
    expect([refusal(one, 'A amphibious sicily-sea>tunisia'), refusal(one, 'A paratroop malta>tunisia')]).toEqual([
      'IL-15',
      'IL-15',
    ]);
    const two = sicilySea({ sicily: 'western' });
    expect([offers(two, 'A amphibious sicily-sea>tunisia'), offers(two, 'A paratroop malta>tunisia')]).toEqual([
      true,
      true,
    ]);
  });

  it('R-64: the Area bonus against neutral Vichy counts Axis neighbours as usual; the Axis rolls three dice', () => {
    const diceOf = (markers: Record<string, Nation>) => {
      const game = play(
        table({ side: 'allies', markers: { algeria: 'western', ...markers } }),
        'A land algeria>tunisia',
      );
      return rolled(play(game, 'c W9', win(4, 3)));
    };
    expect(diceOf({})).toEqual([3, 3]);
    expect(diceOf({ 'western-mediterranean': 'western' })).toEqual([4, 3]);
    expect(diceOf({ 'western-mediterranean': 'western', 'sicily-sea': 'axis' })).toEqual([3, 3]);
  });
});

describe('what the events file decides', () => {
  it('§4.2.3: every event lies open to both seats', () => {
    const { state } = open(undefined, { scenario: 'short-1944' });
    expect(heldBy(tables, state, 'allies')).toHaveLength(8);
    expect(viewOf(shipped, state, 'axis').events).toEqual(state.events);
    expect(viewOf(shipped, state, 'allies').events).toEqual(state.events);
  });

  it('R-65: Recyclables come back from the lid; removed events never do', () => {
    const events = { XE10: 'removed', XE11: 'removed', XE6: 'lid', XE7: 'removed' } as const;
    const axis = reshuffle('axis', { events: { ...events, XE7: 'lid', XE8: 'lid' } });
    expect(legal(axis)).toEqual(['return synthetic-fuel', 'return swedish-trade']);
    const back = play(axis, 'return swedish-trade');
    expect([placeOf(back, 'franco'), placeOf(back, 'iraq-revolts')]).toEqual(['removed', 'removed']);
  });

  it('R-10: T-34s & SHERMANS is one card with one copy', () => {
    const { copies, stars } = tables.eventOf('t34s-and-shermans');
    expect([copies.map(({ id }) => id), stars]).toEqual([['AL16'], ['west', 'soviet']]);
  });

  it('R-51: the strait that closes the sea to FLEET CARRIERS and goes over with Vichy is that of Gibraltar', () => {
    const sea = (markers: Record<string, Nation>) =>
      play(
        table({
          side: 'allies',
          markers,
          events: places({ 'fleet-carriers': 'allies-up', 'air-supremacy': 'allies-up' }),
        }),
        'A sea levant western',
      );
    expect(offers(sea({}), 'play fleet-carriers')).toBe(true);
    expect(refusal(sea({ 'straits-of-gibraltar': 'axis' }), 'play fleet-carriers')).toBe('IL-34');
    expect(offers(sea({ channel: 'axis' }), 'play fleet-carriers')).toBe(true);
    expect(tables.pack.groups.vichyDefectsAllied).toContain('straits-of-gibraltar');
    expect(tables.pack.setup1944.alliedControlledSeaZones).toContain('channel');
  });
});

describe('set-ups', () => {
  const SEEDS = Array.from({ length: 25 }, (_, i) => `seed ${i}`);
  const in44 = (seed: string) => open(undefined, { scenario: 'short-1944', seed });

  it('§10.2.1: 1941: the Axis starts with at least four of its six bonus cards', () => {
    for (const seed of SEEDS) {
      const { state } = open(undefined, { seed });
      const bonus = state.hands.axis.filter((id) => cardOf(id).isBonus);
      expect(bonus.length).toBeGreaterThanOrEqual(4);
      expect(state.hands.axis.length + state.decks.axis.length).toBe(27);
      expect(state.hands.axis.length).toBe(state.handSize.axis);
    }
  });

  it('§10.3.1: 1944: the Axis holds eight cards of its whole deck', () => {
    const hands = SEEDS.map((seed) => in44(seed).state.hands.axis);
    expect(hands.every(({ length }) => length === 8)).toBe(true);
    expect(new Set(hands.flat()).size).toBe(27);
  });

  it('§10.3.2, R-54: 1944: six of nine selected cards, both Sabotages among the nine, and three more', () => {
    const nine = DECKS.allies.filter((card) => card.isBonus || card.isSabotage || card.isAgent).map(({ id }) => id);
    expect(nine.toSorted()).toEqual(['DA-A', 'S1', 'S11', 'S12', 'S13', 'W1', 'W11', 'W12', 'W13']);
    for (const seed of SEEDS) {
      const { state } = in44(seed);
      expect(state.hands.allies).toHaveLength(9);
      expect(state.hands.allies.filter((id) => nine.includes(id)).length).toBeGreaterThanOrEqual(6);
      expect(state.decks.allies).toHaveLength(18);
    }
  });

  it('§10.3.3.1: 1944: eight Allied and five Axis events, the named ones among them, others only of their own mall', () => {
    for (const seed of SEEDS) {
      const game = in44(seed);
      const { state } = game;
      const named = ['higgins-boats', 't34s-and-shermans', 'zhukov', 'air-supremacy', 'maximum-effort'];
      expect(named.map((title) => placeOf(game, title))).toEqual(named.map(() => 'allies-up'));
      expect([heldBy(tables, state, 'allies').length, heldBy(tables, state, 'axis').length]).toEqual([8, 5]);
      expect(heldBy(tables, state, 'allies').filter((id) => id.startsWith('AX'))).toHaveLength(2);
      expect(heldBy(tables, state, 'axis').every((id) => id.startsWith('XE'))).toBe(true);
      expect([placeOf(game, 'waffen-ss'), placeOf(game, 'wolfpack'), placeOf(game, 'strategic-bombing')]).toEqual([
        'axis-up',
        'lid lid lid',
        'lid lid lid',
      ]);
      expect(['vichy-defects', 'iraq-revolts', 'speer'].map((title) => placeOf(game, title))).toEqual([
        'removed',
        'removed',
        'removed',
      ]);
    }
  });

  it('R-52: 1944: the Big Push that lies ready is the Allied one', () => {
    expect(in44('push').state.bigPush).toEqual({ axis: 'none', allies: 'ready' });
  });

  it('R-53: 1944: the Allied fortresses are Leningrad, Stalingrad, Moscow and London', () => {
    expect(in44('forts').state.fortresses).toEqual({
      axis: ['calais', 'holland-belgium', 'normandy', 'rome'],
      allies: ['leningrad', 'stalingrad', 'moscow', 'london'],
    });
  });
});
