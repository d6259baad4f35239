/** The effects of cards (§4.1.3), their places after a conflict (K-5), and the preparation of a turn (P-2, P-3). */
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/engine/games/hitlers-reich/cards.ts';
import {
  asks,
  judged,
  legal,
  lose,
  offers,
  placeOf,
  places,
  play,
  playAll,
  said,
  seat,
  table,
  win,
} from './golden/support.ts';

/** An attack on Leningrad by Axis and Soviets with one card each. */
const duel = (axis: string, allies: string, dice: readonly number[]) =>
  playAll(table({ hands: { axis: [axis, 'G2'], allies: [allies, 'S2'] } }), 'A land finland>leningrad', `c ${axis}`, [
    `c ${allies}`,
    dice,
  ]);
const threes = [3, 3, 3, 3, 3, 3];

describe('§4.1.3: the cards and their abilities', () => {
  it('count what they show; Sabotage 1, the Double Agent 10, the ranks 11 to 13', () => {
    const values = ['S1', 'S2', 'G10', 'G11', 'G12', 'G13', 'DA-A'].map((id) => cardOf(id).value);
    expect(values).toEqual([1, 2, 10, 11, 12, 13, 10]);
  });

  it('the three ranks re-roll one die, up to two, and up to three; a player may decline', () => {
    const most = (card: string) =>
      Math.max(...legal(duel(card, 'S9', threes)).map((text) => text.split(/[ ,]/).length - 1));
    expect([most('G11'), most('G12'), most('G13')]).toEqual([1, 2, 3]);
    expect(offers(duel('G13', 'S9', threes), 'done')).toBe(true);
    expect(said(duel('G10', 'S9', threes), 'judged')).toHaveLength(1);
  });

  it('Sabotage makes the enemy card count 1 and leaves it its ability', () => {
    expect(judged(duel('G10', 'S1', threes))).toEqual(['axis', 10, 10]);
    expect(offers(duel('G11', 'S1', threes), 'rr')).toBe(true);
  });

  it('a Double Agent blocks the re-rolls of one enemy card, and leaves it its value', () => {
    const game = duel('G13', 'DA-A', threes);
    expect([judged(game), said(game, 'blocked')]).toEqual([
      ['axis', 22, 19],
      [{ type: 'blocked', side: 'allies', card: 'G13' }],
    ]);
  });

  it('R-21: a side that alone has a Double Agent settles its specials first, the attacked one too', () => {
    const meets = (own: string) =>
      playAll(
        table({
          hands: { axis: ['G1', 'G2'], allies: [own, 'S2'] },
          decks: { allies: ['S13', 'S3'] },
          events: places({ 'maximum-effort': 'allies-up' }),
        }),
        'A land finland>leningrad',
        'play maximum-effort',
        'c G1',
        [`c ${own}`, win(3, 4)],
      );
    const alone = meets('DA-A');
    expect([asks(alone), seat(alone)]).toEqual(['conflict/reroll', 'allies']);
    const then = play(alone, 'done');
    expect([asks(then), seat(then), legal(then)]).toEqual(['conflict/pick', 'axis', ['sabotage DA-A', 'sabotage S13']]);
    const without = meets('S9');
    expect([asks(without), seat(without)]).toEqual(['conflict/pick', 'axis']);
  });
});

describe('K-5: cards fought with', () => {
  it('go to their owner’s pile, the active side’s first, whichever side won', () => {
    for (const dice of [win(), lose()]) {
      const { state } = duel('G9', 'S10', dice);
      expect([state.discards.axis, state.discards.allies]).toEqual([['G9'], ['S10']]);
    }
  });

  it('a Double Agent that lost goes to the enemy’s pile, behind the card that beat it; one that won stays', () => {
    const lost = duel('G9', 'DA-A', win());
    expect([lost.state.discards.axis, lost.state.discards.allies]).toEqual([['G9', 'DA-A'], []]);
    const won = duel('G9', 'DA-A', lose());
    expect([won.state.discards.axis, won.state.discards.allies]).toEqual([['G9'], ['DA-A']]);
    const attacker = duel('DA-X', 'S9', lose());
    expect([attacker.state.discards.axis, attacker.state.discards.allies]).toEqual([[], ['DA-X', 'S9']]);
  });
});

describe('preparation (2.2)', () => {
  it('P-2: the pile handed over to a side goes back to its mall in the turn of that side, the other pile stays', () => {
    const events = places({ reserves: 'with-axis', paratroops: 'with-allies' });
    const axis = table({ events });
    expect([placeOf(axis, 'reserves'), placeOf(axis, 'paratroops')]).toEqual(['mall', 'with-allies']);
    const allies = table({ events, side: 'allies' });
    expect([placeOf(allies, 'reserves'), placeOf(allies, 'paratroops')]).toEqual(['with-axis', 'mall']);
    expect([offers(axis, 'E reserves'), offers(axis, 'E paratroops')]).toEqual([true, false]);
    const next = playAll(axis, 'fortify rome', 'discard G6');
    expect([placeOf(next, 'paratroops'), offers(next, 'E paratroops')]).toEqual(['mall', true]);
  });

  it('§8.4, P-3: a fortress on Malta falls with it, and nothing is earned by it', () => {
    const besieged = table({ markers: { 'sicily-sea': 'axis' }, fortresses: { allies: ['malta'] } });
    expect(besieged.state.markers['malta']).toBe('axis');
    expect(besieged.state.fortresses.allies).not.toContain('malta');
    expect([besieged.state.turn.success, besieged.state.handSize]).toEqual(['none', { axis: 5, allies: 5 }]);
    const relieved = table({
      markers: { 'sicily-sea': 'axis' },
      fortresses: { allies: ['malta'] },
      fleets: { allies: ['sicily-sea'] },
    });
    expect([relieved.state.markers['malta'] ?? null, relieved.state.fortresses.allies]).toEqual([
      null,
      expect.arrayContaining(['malta']),
    ]);
  });
});

describe('actions', () => {
  it('§6.1: once a year, at the price of the own hand size or for the benefit of the other', () => {
    const own = playAll(table(), 'reorganise a', 'discard G9', 'discard G8', 'done');
    expect([own.state.handSize, own.state.hands.axis.length]).toEqual([{ axis: 4, allies: 5 }, 4]);
    const other = playAll(table(), 'reorganise b', 'discard G9', 'done');
    expect([other.state.handSize, other.state.hands.axis.length]).toEqual([{ axis: 5, allies: 6 }, 5]);
    const back = playAll(own, 'fortify london', 'discard W9');
    expect([offers(back, 'reorganise a'), offers(back, 'reorganise b')]).toEqual([false, false]);
  });

  it('§6.4: an event is fought for with cards and dice alone, and is the winner’s', () => {
    const fought = (dice: readonly number[]) => playAll(table(), 'E waffen-ss', 'c G8', ['c W9', dice]);
    expect(placeOf(fought(win()), 'waffen-ss')).toBe('axis-up');
    expect(placeOf(fought(lose()), 'waffen-ss')).toBe('mall');
    expect(said(fought(win()), 'rolled').map(({ dice }) => dice.length)).toEqual([3, 3]);
    expect(offers(play(table(), 'E waffen-ss'), 'c G8')).toBe(true);
  });
});
