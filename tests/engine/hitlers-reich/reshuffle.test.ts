import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import { asks, legal, play, playAll, seat } from '../../support/reich.ts';
import { drained, HANDS, reshuffle, typesOf, yearOf } from './drained.ts';
import { clash, table } from './events/support.ts';

describe('reshuffle, §5.4', () => {
  it('RS-1, R-26, G-19: the own cylinder moves, unless it is ahead already', () => {
    const first = reshuffle('axis');
    expect([yearOf(first), typesOf(first).includes('year-ended')]).toEqual([{ axis: 1, allies: 0 }, false]);
    expect(yearOf(reshuffle('axis', { year: { axis: 1, allies: 0 } }))).toEqual({ axis: 1, allies: 0 });
    const both = reshuffle('allies', { year: { axis: 1, allies: 0 } });
    expect([yearOf(both), typesOf(both).includes('year-ended')]).toEqual([{ axis: 1, allies: 1 }, true]);
  });

  it('RS-6: the interrupted draw goes on; the pile is the new deck', () => {
    const { state } = reshuffle('allies');
    expect([state.hands.allies.length, state.decks.allies.length, state.discards.allies]).toEqual([8, 19, []]);
    expect([...state.hands.allies, ...state.decks.allies]).toContain('W2');
  });

  it('RS-6: the last cards of the old deck are drawn first, the rest after the reshuffle', () => {
    const decks = { axis: ['G6'], allies: ['W6', 'W7'] };
    const game = table({ side: 'axis', ...drained('axis'), decks });
    const { state } = playAll(game, 'reorganise b', 'discard G2', 'discard I2', 'discard I3', 'done');
    expect([state.hands.axis.length, state.hands.axis.includes('G6'), yearOf({ state, events: [] })]).toEqual([
      8,
      true,
      { axis: 1, allies: 0 },
    ]);
  });

  it('RS-2: one WAR PRODUCTION comes back, whichever side reshuffles', () => {
    for (const side of ['axis', 'allies'] as const) {
      const { events } = reshuffle(side, { events: { AX10: 'lid', AX11: 'lid' } }).state;
      expect([events['AX10'], events['AX11'], events['AX12']]).toEqual(['mall', 'lid', 'mall']);
    }
  });

  it('RS-3a, R-44: an Axis reshuffle gives the Allies one hand size and one card; an Allied one gives nothing', () => {
    const { state } = reshuffle('axis');
    expect([state.handSize, state.hands.allies.length]).toEqual([{ axis: 8, allies: 9 }, 9]);
    expect(reshuffle('allies').state.handSize).toEqual({ axis: 8, allies: 8 });
  });

  it('RS-3a, R-75: neither at 12', () => {
    const hands = { ...HANDS, allies: [...HANDS.allies, 'W8', 'W9', 'S8', 'S9'] };
    const { state } = reshuffle('axis', { hands, handSize: { axis: 8, allies: 12 } });
    expect([state.handSize.allies, state.hands.allies.length]).toEqual([12, 12]);
  });

  it('R-75, G-36: in the middle of a conflict the card comes at once, the one in play only at K-8', () => {
    const asked = clash('axis', 'land', { axis: ['maximum-effort'], ...drained('axis') });
    const fight = playAll(asked, 'c G13', 'c W5');
    expect(fight.state.conflict?.cards.axis).toHaveLength(2);
    expect([fight.state.handSize.allies, fight.state.hands.allies.length]).toEqual([9, 8]);
    const after = play(fight, 'done').state;
    expect(after.hands.allies).toHaveLength(9);
  });

  it('I-04, R-80, G-31: SPEER stands and the Axis may use it, once', () => {
    const asked = reshuffle('axis', { events: { speer: 'standing' }, handSize: { axis: 8, allies: 9 } });
    expect([asks(asked), seat(asked), legal(asked)]).toEqual(['reshuffle/speer', 'axis', ['speer yes', 'speer no']]);
    const used = play(asked, 'speer yes').state;
    expect([used.handSize.allies, used.events['XE9']]).toEqual([9, 'removed']);
    const kept = play(asked, 'speer no').state;
    expect([kept.handSize.allies, kept.events['XE9']]).toEqual([10, 'standing']);
  });

  it('I-04: not asked with the Allies at 12, nor while SPEER lies in the mall', () => {
    const full = reshuffle('axis', { events: { speer: 'standing' }, handSize: { axis: 8, allies: 12 } });
    expect(asks(full)).toBe('turn/action');
    expect(asks(reshuffle('axis'))).toBe('turn/action');
  });

  it('RS-3b, I-05, R-45: the Axis brings one copy back; WOLFPACK only if all three are out', () => {
    const lid = { XE1: 'lid', XE2: 'lid', XE4: 'lid', XE6: 'lid', XE7: 'lid', XE8: 'lid' } as const;
    const asked = reshuffle('axis', { events: lid });
    expect(legal(asked)).toEqual(['return v-rockets', 'return synthetic-fuel', 'return swedish-trade']);
    const { events } = play(asked, 'return synthetic-fuel').state;
    expect([events['XE6'], events['XE7'], events['XE8']]).toEqual(['mall', 'lid', 'lid']);
    const all = reshuffle('axis', { events: { ...lid, XE3: 'lid' } });
    expect(legal(all)[0]).toBe('return wolfpack');
    const back = play(all, 'return wolfpack').state.events;
    expect([back['XE1'], back['XE2'], back['XE3']]).toEqual(['mall', 'lid', 'lid']);
  });

  it('RS-3b: a single title comes back unasked; with none in the lid nothing does', () => {
    const one = reshuffle('axis', { events: { XE8: 'lid', XE1: 'lid', AL1: 'lid' } });
    expect([asks(one), one.state.events['XE8'], one.state.events['XE1']]).toEqual(['turn/action', 'mall', 'lid']);
    expect(one.state.events['AL1']).toBe('lid');
  });

  it('RS-3c, §8.6: the first Axis reshuffle ends the Pact and Barbarossa; the hex stays an ordinary one', () => {
    const push = { bigPush: { axis: 'ready', allies: 'none' } } as const;
    expect(legal(table({ side: 'axis', ...drained('axis'), ...push, pact: true }))).toContain('barbarossa');
    const { state } = reshuffle('axis', { ...push, pact: true });
    expect(state).toMatchObject({ pact: false, axisReshuffled: true, bigPush: { axis: 'ready' } });
    const later = legal(table({ side: 'axis', ...push, axisReshuffled: true }));
    expect([later.includes('barbarossa'), later.includes('push attacks')]).toEqual([false, true]);
    expect(reshuffle('allies', { pact: true }).state.pact).toBe(true);
  });

  it('RS-4a, I-06, R-46: the Allies bring one CONVOY or STRATEGIC BOMBING back; one in the lid is enough', () => {
    const asked = reshuffle('allies', { events: { AL2: 'lid', AL4: 'lid', AL5: 'lid', AL7: 'lid' } });
    expect([seat(asked), legal(asked)]).toEqual(['allies', ['return convoy', 'return strategic-bombing']]);
    const { events } = play(asked, 'return strategic-bombing').state;
    expect([events['AL4'], events['AL5'], events['AL2'], events['AL7']]).toEqual(['mall', 'lid', 'lid', 'lid']);
    expect(reshuffle('allies', { events: { AL2: 'lid' } }).state.events['AL2']).toBe('mall');
  });
});

describe('the Allied build-up of 1943, §5.4.4', () => {
  const year = { axis: 2, allies: 2 };
  const builtUp = (more: Position = {}) => reshuffle('allies', { year, ...more });

  it('RS-4b, I-07: on entering END_1943: generals and Sabotages of the new deck against cards of the hand', () => {
    const asked = builtUp();
    expect([asks(asked), seat(asked)]).toEqual(['reshuffle/build-up', 'allies']);
    const wanted = new Set(legal(asked).flatMap((move) => (move === 'done' ? [] : [move.split(' ')[1]])));
    expect([...wanted].toSorted()).toEqual(['S1', 'S11', 'S12', 'W1', 'W11', 'W12']);
    expect(asked.state.bigPush.allies).toBe('ready');
  });

  it('R-27: one for one, into the own pile; a card taken is not given again; hand size unchanged', () => {
    const once = play(builtUp(), 'swap W12 W4');
    expect(once.state.discards.allies).toEqual(['W4']);
    expect(legal(once).some((move) => move.endsWith(' W12') || move.startsWith('swap W12'))).toBe(false);
    const { state } = playAll(once, 'swap S1 S4', 'done');
    expect(state.hands.allies).toEqual(expect.arrayContaining(['W12', 'S1']));
    expect([state.hands.allies.length, state.handSize.allies, state.discards.allies]).toEqual([8, 8, ['W4', 'S4']]);
    expect(state.decks.allies).not.toContain('W12');
  });

  it('RS-6: the deck looked through is shuffled before the draw goes on', () => {
    const asked = builtUp();
    const { decks, hands } = play(asked, 'done').state;
    const [drawn] = hands.allies.slice(-1);
    expect([drawn, ...decks.allies]).not.toEqual(asked.state.decks.allies);
    expect([drawn, ...decks.allies].toSorted()).toEqual(asked.state.decks.allies.toSorted());
  });

  it('at most as many as the hand holds', () => {
    const hands = { ...HANDS, allies: ['W5', 'W2'] };
    const twice = playAll(builtUp({ hands, handSize: { axis: 8, allies: 2 } }), 'swap W13 W5');
    expect(legal(twice)).toEqual(['done']);
  });

  it('a hex gained in this very turn lies there already, and stays star down', () => {
    const planned = play(table({ side: 'allies', ...drained('allies'), year }), 'plan');
    const asked = play(planned, 'discard W5', [1, 1, 1]);
    expect([asks(asked), asked.state.bigPush.allies]).toEqual(['reshuffle/build-up', 'gained']);
  });

  it('only there: not in other years, not by an Axis reshuffle, not where the cylinder stays', () => {
    expect(asks(reshuffle('allies', { year: { axis: 1, allies: 1 } }))).toBe('turn/action');
    expect(asks(reshuffle('allies', { year: { axis: 2, allies: 3 } }))).toBe('turn/action');
    expect(typesOf(reshuffle('axis', { year }))).not.toContain('build-up');
  });

  it('left out where this advance ends the game', () => {
    const over = reshuffle('allies', { year: { axis: 3, allies: 2 } }, {}, 'intro-1941-43');
    expect([over.state.result !== null, typesOf(over).includes('build-up')]).toEqual([true, false]);
    const on = reshuffle('allies', { year }, {}, 'intro-1941-43');
    expect(asks(on)).toBe('reshuffle/build-up');
  });
});
