import { describe, expect, it } from 'vitest';
import {
  asks,
  cardsOf,
  hand,
  in1942,
  judged,
  legal,
  lose,
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

describe('G-12: Returnable events wait a turn with the opponent (§4.2.5.2)', () => {
  const NAMED = ['play desperate-gamble', 'play reserves'] as const;
  const fought = () =>
    playAll(
      table({
        hands: { axis: ['G9', 'G8', 'G7', 'G6', 'I9'], allies: ['S9', 'S8', 'W9', 'W8', 'W7'] },
        decks: { axis: ['I8', 'I7', 'I6'] },
        events: places({ paratroops: 'axis-up', 'desperate-gamble': 'axis-up', reserves: 'axis-up' }),
      }),
      'A paratroop calais>london',
      ...NAMED,
      'c G9',
      ['c W9', win(4, 4)],
      'discard W8',
      'discard W7',
    );
  const untried = ['E paratroops', 'E reserves', 'E desperate-gamble'];

  it('G-12 keeps all three out of the centre bonus and the Success Bonus', () => {
    const game = fought();
    expect(game.state.markers['london']).toBe('axis');
    expect([hand(game, 'axis'), hand(game, 'allies')]).toEqual([
      [4, 4],
      [3, 3],
    ]);
    for (const title of ['paratroops', 'desperate-gamble', 'reserves'])
      expect(placeOf(game, title)).toBe('with-allies');
    expect(asks(game)).toBe('bonus/centre');
    for (const text of untried) expect(legal(game)).not.toContain(text);
    const bonus = play(game, 'decline');
    // A flight starts no blitz (§7.9.2).
    expect(asks(bonus)).toBe('turn/bonus');
    for (const text of untried) expect(legal(bonus)).not.toContain(text);
  });

  it('G-12 gives the Allies the first call on the common ones, then the Axis', () => {
    const allies = playAll(fought(), 'decline', 'decline');
    expect(seat(allies)).toBe('allies');
    for (const title of ['paratroops', 'desperate-gamble', 'reserves']) expect(placeOf(allies, title)).toBe('mall');
    expect(legal(allies)).toEqual(expect.arrayContaining(['E paratroops', 'E reserves']));
    expect(legal(allies)).not.toContain('E desperate-gamble');
    const axis = playAll(allies, 'fortify moscow', 'discard S9');
    expect(seat(axis)).toBe('axis');
    expect(legal(axis)).toEqual(expect.arrayContaining(untried));
  });
});

describe('G-13: a Reusable event lasts one turn (§4.2.5.1)', () => {
  it('G-13 is kept when won, refused in defence, and ready in the next Allied preparation', () => {
    const won = playAll(
      table({ side: 'allies', events: places({ 'artillery-and-partisans': 'allies-up' }) }),
      'A land egypt>libya',
      'play artillery-and-partisans',
      'c W9',
      ['c G9', win(4)],
      'done',
    );
    expect(placeOf(won, 'artillery-and-partisans')).toBe('allies-down');
    const axis = playAll(won, 'decline', 'decline');
    expect(seat(axis)).toBe('axis');
    const defence = play(axis, 'A land finland>leningrad');
    expect(asks(defence)).toBe('conflict/card');
    const next = playAll(defence, 'c G8', ['c S9', lose()]);
    expect([seat(next), placeOf(next, 'artillery-and-partisans')]).toEqual(['allies', 'allies-up']);
  });
});

describe('G-17: a Big Push of events (§6.6.2)', () => {
  const start = () =>
    open({
      ...in1942,
      side: 'allies',
      bigPush: { axis: 'none', allies: 'ready' },
      handSize: { axis: 5, allies: 5 },
      hands: { axis: ['G9', 'G8', 'G7', 'G6', 'I9'], allies: ['S9', 'S8', 'W9', 'W8', 'W7'] },
      events: places({ 'jet-fighters': 'aside-1943' }),
    });
  const first = () => playAll(start(), 'push events', 'E convoy', 'c S9', ['c G9', win()]);
  const second = () => playAll(first(), 'E convoy', 'c S8', ['c G8', lose()]);

  it('G-17 offers events alone, the second of them optional', () => {
    const game = play(start(), 'push events');
    expect(game.state.bigPush.allies).toBe('none');
    expect(legal(game).every((text) => text.startsWith('E '))).toBe(true);
    expect([asks(first()), offers(first(), 'decline')]).toEqual(['push/events', true]);
    expect([placeOf(first(), 'convoy'), hand(first(), 'allies')]).toEqual(['lid mall mall', [6, 6]]);
  });

  it('G-17 keeps the Success Bonus although the second event is lost', () => {
    const game = second();
    expect(judged(game)?.[0]).toBe('axis');
    expect([asks(game), game.state.turn.success]).toEqual(['turn/bonus', 'earned']);
    expect(placeOf(game, 'convoy')).toBe('lid mall mall');
  });

  it('G-17 ends the turn after the one Success Bonus', () => {
    const game = playAll(second(), 'E convoy', 'c W9', ['c G7', win()]);
    expect([placeOf(game, 'convoy'), hand(game, 'allies')]).toEqual(['lid lid mall', [7, 7]]);
    expect([asks(game), seat(game)]).toEqual(['turn/action', 'axis']);
  });

  it('D-30 gives no Success Bonus where both are lost', () => {
    const game = playAll(start(), 'push events', 'E convoy', 'c S9', ['c G9', lose()], 'E convoy', 'c S8', [
      'c G8',
      lose(),
    ]);
    expect([asks(game), seat(game)]).toEqual(['turn/action', 'axis']);
  });
});

describe('G-28: an enemy event that lowers the hand size (R-74)', () => {
  it('G-28 costs a point, a card of choice, and is refilled', () => {
    const start = table({ hands: { axis: ['G9', 'G8'], allies: ['S9', 'S8', 'W9', 'W8', 'W7', 'W6'] } });
    const game = playAll(start, 'E wolfpack', 'c G9', ['c W6', win()]);
    expect([asks(game), seat(game), hand(game, 'allies')]).toEqual(['discard', 'allies', [5, 5]]);
    // No red priority: any card may go.
    expect(legal(game)).toHaveLength(5);
    const over = play(game, 'discard W7');
    // K-2 comes before K-5: the card fought with goes to the pile last.
    expect(hand(over, 'allies')).toEqual([5, 5]);
    expect(over.state.discards.allies).toEqual(['W7', 'W6']);
    expect(placeOf(over, 'wolfpack')).toBe('lid mall mall');
    expect(asks(over)).toBe('turn/bonus');
  });

  it('G-28 wins at once against hand size 1 (V-1)', () => {
    const start = table({ hands: { axis: ['G9', 'G8'], allies: ['S9'] } });
    const game = playAll(start, 'E wolfpack', 'c G9', ['c S9', win()]);
    expect(game.state.result).toMatchObject({ winner: 'axis', reasons: [{ key: 'hr.win.hand-size', rule: '9.1' }] });
  });
});

describe('G-29: OUTFOXED (R-78)', () => {
  const start = () => table({ events: places({ guderian: 'axis-up', stukas: 'axis-up', outfoxed: 'allies-up' }) });
  const outfoxed = () =>
    playAll(
      start(),
      'A land poland>minsk',
      'done',
      'done',
      'c G9',
      ['c S9', win()],
      'blitz smolensk',
      'play guderian',
      'play stukas',
      'play outfoxed',
    );

  it('G-29 may answer either named event, once', () => {
    const game = outfoxed();
    expect([asks(game), seat(game)]).toEqual(['conflict/outfox', 'allies']);
    expect(legal(game)).toEqual(['cancel guderian', 'cancel stukas', 'done']);
    expect(asks(play(game, 'cancel guderian'))).toBe('conflict/card');
  });

  it('G-29 leaves the blitz free, and puts GUDERIAN away by the result', () => {
    const cancelled = play(outfoxed(), 'cancel guderian');
    expect(hand(cancelled, 'axis')).toEqual([5, 5]);
    const won = playAll(cancelled, 'c G8', ['c S8', win()], 'done');
    expect([placeOf(won, 'guderian'), placeOf(won, 'outfoxed'), hand(won, 'axis')]).toEqual([
      'axis-down',
      'with-axis',
      [5, 5],
    ]);
    const lost = playAll(cancelled, 'c G8', ['c S8', lose()], 'done');
    expect([placeOf(lost, 'guderian'), placeOf(lost, 'stukas')]).toEqual(['mall', 'mall']);
    expect(placeOf(lost, 'outfoxed')).toBe('with-axis');
  });

  it('G-29 stops the effect of STUKAS', () => {
    const game = playAll(outfoxed(), 'cancel stukas', 'c G8', ['c S8', win()]);
    expect(asks(game)).toBe('bonus/blitz');
  });
});

describe('what shows a card first', () => {
  it('G-30: MASTER SPY draws among the cards that may be played (R-79)', () => {
    const start = table({
      hands: { axis: ['G9', 'G8'], allies: ['S4', 'W12'] },
      events: places({ 'master-spy': 'axis-up' }),
    });
    const game = playAll(start, 'A land finland>leningrad', 'play master-spy');
    expect(said(game, 'showed')).toEqual([{ type: 'showed', side: 'allies', card: 'S4' }]);
    expect([asks(game), seat(game), cardsOf(game, 'allies')]).toEqual(['conflict/card', 'axis', ['W12']]);
  });

  it('G-35: ENIGMA is kept on a 4 and goes on a 3, in event conflicts too (R-90)', () => {
    const start = () => table({ side: 'allies', events: places({ enigma: 'allies-up' }) });
    const event = (face: number) => playAll(start(), 'E montgomery', 'play enigma', 'c G9', ['c S9', [...win(), face]]);
    expect(placeOf(event(3), 'enigma')).toBe('mall');
    expect(placeOf(event(4), 'enigma')).toBe('allies-down');
    expect(said(event(4), 'tested')).toEqual([{ type: 'tested', event: 'enigma', face: 4, kept: true }]);
    const attack = (face: number) =>
      playAll(start(), 'A land egypt>libya', 'play enigma', 'c G9', ['c S9', [...win(4), face]]);
    expect(placeOf(attack(3), 'enigma')).toBe('mall');
    expect(placeOf(attack(4), 'enigma')).toBe('allies-down');
    expect(attack(3).state.turn.chain).toEqual([]);
    expect(attack(4).state.turn.chain).toHaveLength(1);
  });
});

describe('G-31: SPEER (R-80)', () => {
  const start = (allies: number, place: 'standing' | 'mall' = 'standing') =>
    table({
      handSize: { axis: 4, allies },
      hands: {
        axis: ['G9', 'G8', 'G7', 'G6'],
        allies: ['S9', 'S8', 'S7', 'S6', 'S5', 'S4', 'S3', 'S2', 'W2', 'W3', 'W4', 'W5'].slice(0, allies),
      },
      decks: { axis: [], allies: ['W6', 'W7', 'W8'] },
      rest: { axis: 'pile' },
      events: places({ speer: place, 'jet-fighters': 'aside-1943' }),
    });
  const reshuffled = (allies: number) => playAll(start(allies), 'fortify berlin', 'discard G9');

  it('G-31 asks the Axis; used, the Allies stay at 9 and SPEER is removed', () => {
    const asked = reshuffled(9);
    expect([asks(asked), seat(asked)]).toEqual(['reshuffle/speer', 'axis']);
    const used = play(asked, 'speer yes');
    expect([hand(used, 'allies'), placeOf(used, 'speer')]).toEqual([[9, 9], 'removed']);
    const kept = play(asked, 'speer no');
    expect([hand(kept, 'allies'), placeOf(kept, 'speer')]).toEqual([[10, 10], 'standing']);
  });

  it('G-31 does not ask while the Allies are at 12', () => {
    const game = reshuffled(12);
    expect([asks(game), seat(game)]).toEqual(['turn/action', 'allies']);
    expect([hand(game, 'allies'), placeOf(game, 'speer')]).toEqual([[12, 12], 'standing']);
  });

  it('G-31 stands before the Axis once won', () => {
    const game = playAll(start(5, 'mall'), 'E speer', 'c G9', ['c S9', win()]);
    expect(placeOf(game, 'speer')).toBe('standing');
  });
});

describe('G-32: FRANCO (R-81)', () => {
  const start = () =>
    table({
      hands: {
        axis: ['G9', 'G8', 'G7', 'G6', 'I9', 'I8', 'I7', 'I6'],
        allies: ['W9', 'W8', 'W7', 'W6', 'W5'],
      },
    });
  const won = () => playAll(start(), 'E franco', 'c G9', ['c W5', win()]);
  const axisOver = () => playAll(won(), 'decline');
  const taken = () => playAll(axisOver(), 'A land gibraltar>spain', 'c W9', ['c G8', win()]);

  it('G-32 raises the Axis to 9 and bars attacks out of Spain for the turn', () => {
    const game = won();
    expect(hand(game, 'axis')).toEqual([9, 9]);
    expect(game.state).toMatchObject({ active: { spain: true }, spainCentre: true });
    expect(game.state.markers['spain']).toBe('axis');
    expect(asks(game)).toBe('turn/bonus');
    expect(offers(game, 'A land spain>gibraltar')).toBe(false);
  });

  it('G-32 costs the Axis a card when the Allies take Spain, and gives them the centre bonus', () => {
    const game = taken();
    expect([asks(game), seat(game), hand(game, 'axis')]).toEqual(['discard', 'axis', [8, 8]]);
    const over = play(game, 'discard I6');
    expect(hand(over, 'axis')).toEqual([8, 8]);
    expect(over.state).toMatchObject({ spainCentre: false, handSize: { allies: 5 } });
    expect([asks(over), seat(over)]).toEqual(['bonus/centre', 'allies']);
  });

  it('G-32 gives the Axis nothing for retaking it', () => {
    const axis = playAll(taken(), 'discard I6', 'decline', 'decline', 'decline');
    expect(seat(axis)).toBe('axis');
    const game = playAll(axis, 'A land bordeaux>spain', 'c G7', ['c W8', win(4)]);
    expect(game.state.markers['spain']).toBe('axis');
    expect([hand(game, 'axis'), asks(game)]).toEqual([[8, 8], 'bonus/blitz']);
  });

  it('G-32 lets the Axis attack out of Spain in its next turn', () => {
    const axis = playAll(axisOver(), 'fortify london', 'discard W9');
    expect(legal(axis)).toContain('A land spain>gibraltar');
  });
});

describe('G-34: TURNCOATS (R-89)', () => {
  const start = (more: Readonly<Record<string, 'axis' | 'soviet'>> = {}) =>
    table({
      side: 'allies',
      markers: { yugoslavia: 'axis', ...more },
      fortresses: { axis: ['romania'] },
    });
  const chosen = () => playAll(start(), 'E turncoats', 'c S9', ['c G9', win()], 'choose romania');

  it('G-34 brings Romania to the Soviets of Bessarabia', () => {
    const asked = playAll(start(), 'E turncoats', 'c S9', ['c G9', win()]);
    expect([asks(asked), legal(asked)]).toEqual([
      'event/choose',
      ['choose finland', 'choose romania', 'choose bulgaria'],
    ]);
    const game = chosen();
    expect(game.state.markers['romania']).toBe('soviet');
    expect(game.state.fortresses.axis).toEqual([]);
    expect([asks(game), seat(game), hand(game, 'axis')]).toEqual(['discard', 'axis', [4, 4]]);
    const over = play(game, 'discard G8');
    expect(hand(over, 'axis')).toEqual([4, 4]);
    expect(over.state.lost).toEqual(['romania']);
    // No centre bonus, no blitz.
    expect(asks(over)).toBe('turn/bonus');
    expect(placeOf(over, 'turncoats')).toBe('lid mall mall');
  });

  it('G-34 never has Romania twice', () => {
    const again = playAll(chosen(), 'discard G8', 'E turncoats', 'c S8', ['c G7', win()]);
    expect(legal(again)).not.toContain('choose romania');
  });

  it('R-89: where both nations border the country the Allies choose', () => {
    const both = playAll(table({ side: 'allies' }), 'E turncoats', 'c S9', ['c G9', win()], 'choose romania');
    expect([asks(both), legal(both)]).toEqual(['event/nation', ['nation western', 'nation soviet']]);
  });
});
