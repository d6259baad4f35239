import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import { refusal, tables } from '../../support/reich.ts';
import { reshuffle } from './drained.ts';
import {
  asks,
  cardsOf,
  hand,
  in1944,
  legal,
  lose,
  offers,
  open,
  placeOf,
  places,
  play,
  playAll,
  seat,
  table,
  win,
  type Game,
} from './golden/support.ts';

/** The first words of what can be done. */
const kinds = (game: Game): readonly string[] => [...new Set(legal(game).map((text) => text.split(' ')[0] ?? ''))];
const LENINGRAD = 'A land finland>leningrad';

describe('scenarios and player turns', () => {
  it('§5.1, §10.1: each scenario has its first side, its year boxes and its last year', () => {
    const start = (scenario: string) => {
      const { state } = open(undefined, { scenario });
      return [state.side, state.year.axis, state.year.allies, state.lastYear];
    };
    expect(start('campaign-1941')).toEqual(['axis', 0, 0, 5]);
    expect(start('intro-1941-42')).toEqual(['axis', 0, 0, 2]);
    expect(start('intro-1941-43')).toEqual(['axis', 0, 0, 3]);
    expect(start('short-1944')).toEqual(['allies', 3, 3, 5]);
  });

  it('§5.2: the Axis plays, then the Allies, then a new game turn begins', () => {
    const first = table();
    expect([seat(first), first.state.gameTurn]).toEqual(['axis', 1]);
    const second = playAll(first, 'fortify berlin', 'discard G9');
    expect([seat(second), second.state.gameTurn]).toEqual(['allies', 1]);
    const third = playAll(second, 'fortify london', 'discard W9');
    expect([seat(third), third.state.gameTurn]).toEqual(['axis', 2]);
  });

  it('§5.2, P-1: preparation turns used Reusables up and returns what was handed over', () => {
    const events = places({ stukas: 'axis-down', reserves: 'with-axis', paratroops: 'with-allies' });
    const game = table({ events });
    expect([placeOf(game, 'stukas'), placeOf(game, 'reserves'), placeOf(game, 'paratroops')]).toEqual([
      'axis-up',
      'mall',
      'with-allies',
    ]);
  });

  it('§5.2, R-11, D-01: passing is refused while anything is legal, and is all there is with nothing legal', () => {
    expect([offers(table(), 'pass'), refusal(table(), 'pass')]).toEqual([false, 'IL-04']);
    const stuck = table({ hands: { axis: [], allies: ['W9'] }, handSize: { axis: 4, allies: 1 } });
    expect(legal(stuck)).toEqual(['pass']);
    expect(seat(play(stuck, 'pass'))).toBe('allies');
  });

  it('§5.4.2: an Axis reshuffle returns one copy of one title: WOLFPACK only if all three lie in the lid', () => {
    const lid = { XE1: 'lid', XE2: 'lid', XE6: 'lid', XE7: 'lid', XE8: 'lid' } as const;
    const two = reshuffle('axis', { events: lid });
    expect([asks(two), seat(two)]).toEqual(['reshuffle/return', 'axis']);
    expect(legal(two)).toEqual(['return synthetic-fuel', 'return swedish-trade']);
    const all = reshuffle('axis', { events: { ...lid, XE3: 'lid' } });
    expect(legal(all)).toEqual(['return wolfpack', 'return synthetic-fuel', 'return swedish-trade']);
    const back = play(all, 'return wolfpack');
    expect(placeOf(back, 'wolfpack').split(' ').toSorted()).toEqual(['lid', 'lid', 'mall']);
    expect(placeOf(back, 'synthetic-fuel')).toBe('lid lid');
  });

  it('§5.4.3: an Allied reshuffle returns one copy of CONVOY or STRATEGIC BOMBING', () => {
    const asked = reshuffle('allies', { events: { AL1: 'lid', AL4: 'lid', AL5: 'lid', XE8: 'lid' } });
    expect([asks(asked), seat(asked)]).toEqual(['reshuffle/return', 'allies']);
    expect(legal(asked)).toEqual(['return convoy', 'return strategic-bombing']);
    const back = play(asked, 'return strategic-bombing');
    expect(placeOf(back, 'strategic-bombing').split(' ').toSorted()).toEqual(['lid', 'mall', 'mall']);
    expect([placeOf(back, 'convoy').includes('lid'), placeOf(back, 'swedish-trade')]).toEqual([true, 'lid']);
  });
});

describe('actions that cost a card', () => {
  it('§6.1.1, D-02: Reorganise ends the turn, as a first action and as a Success Bonus', () => {
    const first = playAll(table(), 'reorganise a', 'discard G9', 'discard G8', 'done');
    expect([seat(first), asks(first), hand(first, 'axis')]).toEqual(['allies', 'turn/action', [4, 4]]);
    const won = playAll(table(), 'E stukas', 'c G9', ['c W9', win()]);
    expect(asks(won)).toBe('turn/bonus');
    const bonus = playAll(won, 'reorganise a', 'discard G8', 'discard G7', 'done');
    expect([seat(bonus), asks(bonus)]).toEqual(['allies', 'turn/action']);
  });

  it('R-07: Reorganise B brings the opponent one card at once', () => {
    const game = play(table(), 'reorganise b');
    expect([hand(game, 'allies'), asks(game), seat(game)]).toEqual([[6, 6], 'reorganise/discard', 'axis']);
    expect(hand(playAll(game, 'discard G9', 'done'), 'axis')).toEqual([5, 5]);
  });

  it('§6.2, §6.2.1, D-03: Fortify takes a card of any suit, places a fortress, refills the hand and ends the turn', () => {
    const paying = play(table(), 'fortify berlin');
    expect([asks(paying), legal(paying)]).toEqual([
      'pay/card',
      ['discard G9', 'discard G8', 'discard G7', 'discard G6', 'discard I9'],
    ]);
    const done = play(paying, 'discard I9');
    expect([done.state.fortresses.axis, hand(done, 'axis'), seat(done)]).toEqual([['berlin'], [5, 5], 'allies']);
    expect([cardsOf(done, 'axis').includes('I9'), done.state.discards.axis.at(-1)]).toEqual([false, 'I9']);
  });

  it('R-30: every own playable area without a fortress, the Allies of both nations also during the Pact', () => {
    const game = table({
      side: 'allies',
      pact: true,
      fortresses: { allies: ['moscow'] },
      markers: { tunisia: 'western' },
    });
    const places = legal(game).flatMap((text) => (text.startsWith('fortify ') ? [text.slice(8)] : []));
    const own = tables.areas.filter(
      ({ printed, id }) => printed === 'western' || printed === 'soviet' || id === 'tunisia',
    );
    expect(places).toEqual(own.map(({ id }) => id).filter((id) => id !== 'moscow'));
    expect(['berlin', 'sweden', 'spain', 'morocco', 'moscow'].map((id) => refusal(game, `fortify ${id}`))).toEqual(
      Array.from({ length: 5 }, () => 'IL-23'),
    );
  });

  it('§6.3.1, D-04: a fleet goes to any zone, under any control, changes no control, and ends the turn', () => {
    const markers = { 'north-sea': 'western' } as const;
    const done = playAll(table({ markers }), 'fleet north-sea', 'discard G9');
    expect([done.state.fleets.axis, done.state.markers['north-sea'], seat(done)]).toEqual([
      ['north-sea'],
      'western',
      'allies',
    ]);
    expect(hand(done, 'axis')).toEqual([5, 5]);
    expect(refusal(open({ pact: true, bigPush: { axis: 'none', allies: 'none' } }), 'fleet baltic-sea')).toBe('IL-17');
  });

  it('§6.3.3, R-48, D-05: a Big Push attempt needs less than the value of the card, and ends the turn either way', () => {
    const plan = (dice: readonly number[]) => playAll(table({ hands: { axis: ['G9'] } }), 'plan', ['discard G9', dice]);
    const result = (game: Game) => [game.state.bigPush.axis, seat(game), asks(game)];
    expect(result(plan([2, 3, 3]))).toEqual(['gained', 'allies', 'turn/action']);
    expect(result(plan([3, 3, 3]))).toEqual(['none', 'allies', 'turn/action']);
    const supreme = (dice: readonly number[]) =>
      playAll(table({ hands: { axis: ['G13'] } }), 'plan', ['discard G13', dice], 'done');
    expect([result(supreme([4, 4, 4]))[0], result(supreme([4, 4, 5]))[0]]).toEqual(['gained', 'none']);
  });
});

describe('event actions', () => {
  it('§6.4.1, §4.2.4, §10.1.1: a side tries for events of its own mall or the common one, no others', () => {
    const game = table({ events: places({ stukas: 'axis-up', reserves: 'lid', 'waffen-ss': 'with-allies' }) });
    expect(['guderian', 'paratroops', 'war-production'].map((title) => offers(game, `E ${title}`))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['zhukov', 'convoy', 'stukas', 'reserves', 'waffen-ss'].map((title) => refusal(game, `E ${title}`))).toEqual(
      Array.from({ length: 5 }, () => 'IL-29'),
    );
  });

  it('§4.2.1: a Reusable or Returnable that is won goes to the hand of events, face up', () => {
    for (const title of ['stukas', 'reserves', 'air-supremacy']) {
      const won = playAll(table(), `E ${title}`, 'c G9', ['c W9', win()]);
      expect(placeOf(won, title)).toBe('axis-up');
      expect(placeOf(playAll(table(), `E ${title}`, 'c G9', ['c W9', lose()]), title)).toBe('mall');
    }
  });

  it('§4.2.5.3, R-43: Recyclables and Removables act at once when won, Returnables do not', () => {
    const wolf = playAll(table(), 'E wolfpack', 'c G9', ['c W9', win()], 'discard S9');
    expect([placeOf(wolf, 'wolfpack'), hand(wolf, 'allies')]).toEqual(['lid mall mall', [4, 4]]);
    const franco = playAll(table(), 'E franco', 'c G9', ['c W9', win()]);
    expect([placeOf(franco, 'franco'), franco.state.markers['spain']]).toEqual(['removed', 'axis']);
    const gamble = playAll(table(), 'E desperate-gamble', 'c G9', ['c W9', win()]);
    expect([placeOf(gamble, 'desperate-gamble'), hand(gamble, 'axis')]).toEqual(['axis-up', [5, 5]]);
  });

  it('§16.1.3: no card is compulsory in a conflict for an event', () => {
    const asked = playAll(table(), 'E stukas', 'c G9');
    expect([seat(asked), legal(asked)]).toEqual(['allies', ['c S9', 'c S8', 'c W9', 'c W8', 'c W7']]);
    const attacked = playAll(table(), LENINGRAD, 'c G9');
    expect([seat(attacked), legal(attacked)]).toEqual(['allies', ['c S9', 'c S8']]);
  });
});

describe('attacks', () => {
  it('§6.5.1: land, paratroop, amphibious and sea attacks, each with what it needs', () => {
    const bare = table({ markers: { channel: 'axis' } });
    expect([offers(bare, LENINGRAD), offers(bare, 'A sea north-sea')]).toEqual([true, true]);
    expect(refusal(bare, 'A land finland>moscow')).toBe('IL-10');
    expect(refusal(bare, 'A paratroop norway>london')).toBe('IL-13');
    expect(refusal(bare, 'A amphibious channel>london')).toBe('IL-14');
    const events = places({ paratroops: 'axis-up', 'landing-craft': 'axis-up' });
    const armed = table({ markers: { channel: 'axis' }, events });
    expect([offers(armed, 'A paratroop norway>london'), offers(armed, 'A amphibious channel>london')]).toEqual([
      true,
      true,
    ]);
    expect(refusal(armed, 'A amphibious north-sea>london')).toBe('IL-14');
  });

  it('§6.5.1.1: neutral areas cannot be attacked: Spain, Turkey, the unplayable, and Vichy by the Axis', () => {
    const game = table();
    const refused = ['bordeaux>spain', 'bulgaria>turkey', 'norway>sweden', 'bordeaux>vichy-france', 'libya>tunisia'];
    expect(refused.map((way) => refusal(game, `A land ${way}`))).toEqual(Array.from({ length: 5 }, () => 'IL-12'));
    expect(refusal(table({ side: 'allies' }), 'A land gibraltar>spain')).toBe('IL-12');
  });

  it('§6.5.2, D-21: an attack that is lost ends the turn; one that is won earns a Success Bonus', () => {
    const lost = playAll(table(), LENINGRAD, 'c G9', ['c S9', lose()]);
    expect([seat(lost), asks(lost), lost.state.markers['leningrad']]).toEqual(['allies', 'turn/action', null]);
    const won = playAll(table(), LENINGRAD, 'c G9', ['c S9', win()], 'discard S8');
    expect([won.state.turn.success, won.state.markers['leningrad']]).toEqual(['earned', 'axis']);
  });

  it('§6.5.2.1: a lost centre costs its owner hand size and a card, a red one for a Soviet centre', () => {
    const won = playAll(table({ hands: { allies: ['S9', 'S8', 'S7', 'W8', 'W7'] } }), LENINGRAD, 'c G9', [
      'c S9',
      win(),
    ]);
    expect([asks(won), seat(won), legal(won)]).toEqual(['discard', 'allies', ['discard S8', 'discard S7']]);
    expect(refusal(won, 'discard W8')).toBe('IL-40');
    const paid = play(won, 'discard S8');
    expect([hand(paid, 'allies'), paid.state.lost]).toEqual([[4, 4], ['leningrad']]);
  });

  it('§6.5.3.3: one general and one two-card event a side in a conflict', () => {
    const events = places({
      rommel: 'axis-up',
      'von-manstein': 'axis-up',
      'maximum-effort': 'axis-up',
      'desperate-gamble': 'axis-up',
      'waffen-ss': 'axis-up',
    });
    const named = playAll(table({ events }), LENINGRAD, 'play rommel', 'play maximum-effort');
    expect([refusal(named, 'play von-manstein'), refusal(named, 'play desperate-gamble')]).toEqual(['IL-33', 'IL-33']);
  });

  it('R-39: the Pact bars attacks on Soviet spaces and from them', () => {
    const pact = { pact: true } as const;
    expect(refusal(table(pact), LENINGRAD)).toBe('IL-17');
    expect(refusal(table({ ...pact, side: 'allies' }), 'A land leningrad>finland')).toBe('IL-17');
    const inside = table({ ...pact, side: 'allies', markers: { persia: 'axis', caucasus: 'soviet', suez: 'axis' } });
    expect(refusal(inside, 'A land caucasus>persia')).toBe('IL-17');
    expect(legal(inside).filter((text) => /^A .*(leningrad|caucasus|moscow)>/.test(text))).toEqual([]);
    expect(offers(inside, 'A land egypt>suez')).toBe(true);
  });
});

describe('Big Push and the operations', () => {
  const ready = { bigPush: { axis: 'ready', allies: 'ready' } } as const;

  it('§6.6.1: a Big Push is the first action, takes the hex, and is of events or of attacks alone', () => {
    const events = play(table(ready), 'push events');
    expect([events.state.bigPush.axis, kinds(events)]).toEqual(['none', ['E']]);
    expect(refusal(events, LENINGRAD)).toBe('IL-26');
    const attacks = play(table(ready), 'push attacks');
    expect([attacks.state.bigPush.axis, kinds(attacks)]).toEqual(['none', ['A']]);
    expect(refusal(attacks, 'E stukas')).toBe('IL-26');
    expect(refusal(table(), 'push attacks')).toBe('IL-26');
    expect(refusal(table({ bigPush: { axis: 'none', allies: 'none' } }), 'push events')).toBe('IL-26');
    const bonus = playAll(table(ready), 'E stukas', 'c G9', ['c W9', win()]);
    expect([asks(bonus), refusal(bonus, 'push attacks')]).toEqual(['turn/bonus', 'IL-26']);
  });

  const d44 = (more: Position = {}) =>
    table({
      ...in1944,
      ...ready,
      side: 'allies',
      markers: { channel: 'western' },
      events: places({ 'higgins-boats': 'allies-up' }),
      ...more,
    });

  it('§6.7.1: Overlord needs 1944, the hex, HIGGINS BOATS face up, the zone uncontested, and not to have been used', () => {
    expect(offers(d44(), 'overlord')).toBe(true);
    expect(refusal(d44({ year: { axis: 3, allies: 2 } }), 'overlord')).toBe('IL-27');
    expect(refusal(d44({ bigPush: { axis: 'ready', allies: 'none' } }), 'overlord')).toBe('IL-26');
    expect(refusal(d44({ events: places() }), 'overlord')).toBe('IL-27');
    expect(refusal(d44({ markers: {} }), 'overlord')).toBe('IL-27');
    expect(refusal(d44({ fleets: { axis: ['channel'] } }), 'overlord')).toBe('IL-27');
    expect(refusal(d44({ used: { barbarossa: true, overlord: true } }), 'overlord')).toBe('IL-27');
  });

  const lostLanding = () => playAll(d44(), 'overlord', 'A amphibious channel>calais', 'c W9', ['c G9', lose()]);

  it('R-35: Bagration follows Overlord at once, won or lost, and cannot be run alone', () => {
    const game = lostLanding();
    expect([asks(game), seat(game), game.state.turn.operation]).toEqual(['bagration/ask', 'allies', 'bagration']);
    expect(offers(game, 'decline')).toBe(false);
    expect(legal(d44()).some((text) => text.startsWith('bagration'))).toBe(false);
  });

  it("§6.7.3, §6.5.1.1: Overlord's blitz may enter neutral Vichy, which the Axis defends from its deck; not Berlin", () => {
    const vichy = d44({ markers: { 'bay-of-biscay': 'western', channel: 'western' }, vichy: 'neutral' });
    const landed = playAll(vichy, 'overlord', 'A amphibious bay-of-biscay>bordeaux', 'c W9', ['c G9', win()]);
    expect(asks(landed)).toBe('overlord/blitz');
    expect(legal(landed).toSorted()).toEqual(['blitz normandy', 'blitz paris', 'blitz vichy-france', 'decline']);
    const blitz = play(landed, 'blitz vichy-france');
    expect(blitz.state.conflict).toMatchObject({ isNeutralVichy: true, isFree: true, blitz: 1 });
    expect(blitz.state.vichy).toBe('attacked');
  });

  it('§6.7.3: no blitz of Overlord enters Berlin, also when the Ruhr has fallen to the first', () => {
    const taken = playAll(
      d44(),
      'overlord',
      'A amphibious channel>holland-belgium',
      'c W9',
      ['c G9', win()],
      'blitz ruhr',
      'c W8',
      ['c G8', win()],
      // The Axis pays for the lost centre.
      'discard G7',
      'decline',
    );
    expect([asks(taken), taken.state.markers['ruhr']]).toEqual(['overlord/blitz', 'western']);
    expect(legal(taken).toSorted()).toEqual(['blitz austria', 'blitz denmark', 'blitz paris', 'decline']);
    expect(refusal(taken, 'blitz berlin')).toBe('IL-28');
  });

  const REUSE = places({ 'higgins-boats': 'allies-up', zhukov: 'allies-up', 'waffen-ss': 'axis-up' });

  it('R-93, R-85: Bagration is no blitz and costs nothing; its attacker uses a Reusable again, its defender does not', () => {
    const first = playAll(
      d44({ events: REUSE }),
      'overlord',
      'A amphibious channel>calais',
      'done',
      'c W9',
      ['c G9', lose()],
      'A land baltic-states>poland',
      'play zhukov',
      'play waffen-ss',
      'c S9',
      ['c G8', win(3, 4)],
    );
    const won = asks(first) === 'conflict/effect' ? play(first, 'done') : first;
    expect([asks(won), won.state.markers['poland'], won.state.handSize.allies]).toEqual(['bagration/ask', 'soviet', 5]);
    expect([placeOf(won, 'zhukov'), placeOf(won, 'waffen-ss')]).toEqual(['allies-down', 'axis-down']);
    const second = play(won, 'A land leningrad>finland');
    expect([seat(second), legal(second), second.state.conflict?.blitz]).toEqual(['allies', ['play zhukov', 'done'], 0]);
    const defence = play(second, 'play zhukov');
    expect([asks(defence), seat(defence)]).toEqual(['conflict/card', 'allies']);
  });

  it('R-95: Barbarossa counts as used in 1944 and is never offered', () => {
    const { state } = open(undefined, { scenario: 'short-1944' });
    expect(state.used.barbarossa).toBe(true);
    const axis = open({ side: 'axis', bigPush: { axis: 'ready', allies: 'none' } }, { scenario: 'short-1944' });
    expect([offers(axis, 'barbarossa'), refusal(axis, 'barbarossa')]).toEqual([false, 'IL-27']);
  });
});

describe('bonuses', () => {
  /** Leningrad is taken and paid for: the bonus of the centre is open. */
  const captured = () => playAll(table(), LENINGRAD, 'c G9', ['c S9', win()], 'discard S8');

  it('R-60, D-22: an event won as a bonus for a centre earns nothing more', () => {
    const game = captured();
    expect(asks(game)).toBe('bonus/centre');
    const won = playAll(game, 'E stukas', 'c G8', ['c W8', win()]);
    expect([placeOf(won, 'stukas'), won.state.turn.success, asks(won)]).toEqual(['axis-up', 'earned', 'bonus/blitz']);
  });

  it('R-61, D-23: a blitz declined leaves the chain for the Success Bonus attack; one begun and stopped does not', () => {
    const declined = playAll(captured(), 'decline', 'decline');
    expect([asks(declined), declined.state.turn.blitz.series]).toEqual(['turn/bonus', 'unused']);
    const later = playAll(declined, 'A land poland>minsk', 'c G8', ['c W9', win()]);
    expect([asks(later), offers(later, 'blitz smolensk')]).toEqual(['bonus/blitz', true]);
    const begun = playAll(captured(), 'decline', 'blitz vologda', 'c G8', ['c W9', win()]);
    const stopped = play(begun, 'decline');
    expect([asks(stopped), stopped.state.turn.blitz.series]).toEqual(['turn/bonus', 'closed']);
    const attack = playAll(stopped, 'A land poland>minsk', 'c G7', ['c W8', win()]);
    expect([asks(attack), seat(attack)]).toEqual(['turn/action', 'allies']);
  });
});
