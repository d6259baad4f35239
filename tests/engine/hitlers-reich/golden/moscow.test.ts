import { describe, expect, it } from 'vitest';
import {
  gambleWon,
  vologdaWon,
  moscowNamed,
  moscowRolled,
  moscowReroll,
  moscowJudged,
  moscowLost,
  moscowTaken,
  bonusAsked,
  seaNamed,
  seaRolled,
  seaWon,
} from './axis-turn.ts';
import {
  asks,
  cardsOf,
  dice,
  hand,
  in1942,
  judged,
  legal,
  offers,
  open,
  placeOf,
  places,
  play,
  playAll,
  rolled,
  seat,
  strengths,
  sums,
} from './support.ts';

describe('G-04: blitz 2, Vologda to Moscow (§16.1.4)', () => {
  it('G-04/1-2 pays for the blitz and for DESPERATE GAMBLE', () => {
    const declared = play(vologdaWon(), 'blitz moscow');
    expect([hand(declared, 'axis'), declared.state.turn.blitz.made]).toEqual([[6, 6], 2]);
    const game = moscowNamed();
    expect(hand(game, 'axis')).toEqual([4, 6]);
    expect(game.events.filter(({ type }) => type === 'hand-size')).toEqual([
      expect.objectContaining({ side: 'axis', from: 6, to: 4 }),
    ]);
  });

  it('G-04/3-4 keeps an announced COUNTERATTACK in the hand and refuses W10', () => {
    const announced = play(moscowNamed(), 'play counterattack');
    expect(placeOf(announced, 'counterattack')).toBe('allies-up');
    const game = playAll(announced, 'done', 'c I11');
    expect(legal(game)).toEqual(['c S8']);
  });

  it('G-04/5-6 turns up G5 and rolls four dice each', () => {
    const game = moscowRolled();
    expect(game.state.conflict?.cards.axis).toEqual(['I11', 'G5']);
    expect(strengths(game)[0]).toBe(3);
    expect(rolled(game)).toEqual([4, 4]);
    expect(sums(game)[0] - 4).toBe(16);
  });

  it('G-04/7-9 leads the Axis to 24 against 20', () => {
    const game = moscowReroll();
    expect([dice(game, 'axis'), dice(game, 'allies')]).toEqual([
      [4, 1, 1, 1],
      [2, 3, 4, 3],
    ]);
    expect(legal(game)).toEqual(['rr 1', 'rr 2', 'rr 3', 'rr 4', 'done']);
    const result = moscowJudged();
    expect(judged(result)).toEqual(['axis', 24, 20]);
    expect(dice(result, 'axis').toSorted()).toEqual([1, 1, 2, 4]);
    expect([asks(result), seat(result)]).toEqual(['conflict/counter', 'allies']);
  });
});

describe('G-05a: COUNTERATTACK succeeds (§16.1.5)', () => {
  const countered = () => play(moscowJudged(), 'counter 1,2,4', [5, 5, 4]);

  it('G-05a/1-3 wins Moscow for the Allies and sends every event away', () => {
    const game = countered();
    expect(judged(game)).toEqual(['allies', 24, 26]);
    expect(placeOf(game, 'counterattack')).toBe('with-axis');
    for (const title of ['waffen-ss', 'stukas', 'von-manstein']) expect(placeOf(game, title)).toBe('mall');
    expect(placeOf(game, 'desperate-gamble')).toBe('with-allies');
    expect(game.state.markers['moscow']).toBeNull();
  });

  it('G-05a/4-6 costs the Axis a card, no draw, and ends its turn', () => {
    const game = countered();
    expect([asks(game), seat(game)]).toEqual(['discard', 'axis']);
    expect(hand(game, 'axis')).toEqual([4, 5]);
    const over = play(game, 'discard I3');
    expect(over.events.filter(({ type }) => type === 'drew')).toEqual([{ type: 'drew', side: 'allies', n: 1 }]);
    expect([hand(over, 'axis'), hand(over, 'allies')]).toEqual([
      [4, 4],
      [8, 8],
    ]);
    expect(cardsOf(over, 'allies')).toContain('W7');
    expect([asks(over), seat(over)]).toEqual(['turn/action', 'allies']);
  });
});

describe('G-05b: COUNTERATTACK fails (§16.1.5)', () => {
  it('G-05b/1-2 leaves Moscow to the Axis; COUNTERATTACK and DESPERATE GAMBLE go all the same', () => {
    const game = moscowLost();
    expect(judged(game)).toEqual(['axis', 24, 18]);
    expect(placeOf(game, 'counterattack')).toBe('with-axis');
    for (const title of ['waffen-ss', 'stukas', 'von-manstein']) expect(placeOf(game, title)).toBe('axis-down');
    expect(placeOf(game, 'desperate-gamble')).toBe('with-allies');
    expect(game.state.markers['moscow']).toBe('axis');
  });

  it('G-05b/3 costs the Allies two cards of any suit, no red one being left, then the Axis one', () => {
    const game = moscowLost();
    expect([asks(game), seat(game), game.state.handSize.allies]).toEqual(['discard', 'allies', 6]);
    expect(legal(game)).toContain('discard W2');
    const next = playAll(game, 'discard W2', 'discard W3');
    expect([asks(next), seat(next)]).toEqual(['discard', 'axis']);
  });

  it('G-05b/4-5 refills and offers the production-centre bonus, then blitz 3', () => {
    const game = moscowTaken();
    expect([hand(game, 'axis'), hand(game, 'allies')]).toEqual([
      [4, 4],
      [6, 6],
    ]);
    expect(game.events.filter(({ type }) => type === 'drew')).toEqual([{ type: 'drew', side: 'allies', n: 1 }]);
    expect(cardsOf(game, 'allies')).toEqual(['W10', 'W4', 'W5', 'W6', 'W7', 'W9']);
    expect(asks(game)).toBe('bonus/centre');
    expect(legal(game)).not.toContain('E desperate-gamble');
    expect(game.state.turn.success).toBe('earned');
    const blitz = play(game, 'decline');
    expect(asks(blitz)).toBe('bonus/blitz');
    expect(legal(blitz)).toEqual(['blitz smolensk', 'blitz kharkov', 'blitz stalingrad', 'decline']);
  });

  it('G-05b/5 ends the turn where the event of the production-centre bonus is lost (§7.9.1)', () => {
    const game = playAll(moscowTaken(), 'E wolfpack', 'c G7', ['c W10', [1, 1, 1, 6, 6, 6]]);
    expect([asks(game), seat(game)]).toEqual(['turn/action', 'allies']);
  });
});

describe('G-06: the Success Bonus, an attack on the North Sea (§16.1.6)', () => {
  it('G-06/1-2 closes the chain and offers the sea without adjacency', () => {
    const game = bonusAsked();
    expect(asks(game)).toBe('turn/bonus');
    expect(game.state.turn).toMatchObject({ blitz: { series: 'closed', made: 2 }, chain: [] });
    expect(legal(game)).toEqual(expect.arrayContaining(['A sea north-sea', 'reorganise a', 'plan', 'decline']));
    expect(offers(game, 'push')).toBe(false);
  });

  it('G-06/3-4 allows FLEET CARRIERS and AIR SUPREMACY', () => {
    const game = seaNamed();
    expect(game.state.conflict?.nation).toBeNull();
    expect(legal(game)).toEqual(['play air-supremacy', 'done']);
  });

  it('G-06/6-9 rolls four dice against five and wins 33 to 31 without a re-roll', () => {
    const game = seaRolled();
    expect(rolled(game)).toEqual([4, 5]);
    expect(legal(game)).toEqual(['fx the-bismarck own 1', 'fx the-bismarck own 2', 'fx the-bismarck own 4', 'done']);
    const set = play(game, 'fx the-bismarck own 1');
    expect(dice(set, 'axis')).toEqual([5, 4, 5, 6]);
    expect([asks(set), seat(set)]).toEqual(['conflict/reroll', 'axis']);
    expect(judged(seaWon())).toEqual(['axis', 33, 31]);
  });

  it('G-06/10-12 clears the zone, takes it, and costs the Allies one card', () => {
    const game = seaWon();
    expect(placeOf(game, 'fleet-carriers')).toBe('mall');
    expect(placeOf(game, 'air-supremacy')).toBe('with-axis');
    expect(placeOf(game, 'the-bismarck')).toBe('axis-down');
    expect(game.state.fleets.axis).toEqual([]);
    expect(game.state.markers['north-sea']).toBe('axis');
    expect([asks(game), seat(game), hand(game, 'allies')]).toEqual(['discard', 'allies', [5, 5]]);
    expect(legal(game)).toHaveLength(5);
  });

  it('G-06/13-14 refills, offers the production-centre bonus, no blitz, and then ends the turn', () => {
    const game = play(seaWon(), 'discard W4');
    expect([hand(game, 'axis'), hand(game, 'allies')]).toEqual([
      [4, 4],
      [5, 5],
    ]);
    expect(cardsOf(game, 'axis')).toContain('I5');
    expect(cardsOf(game, 'allies')).toContain('W8');
    expect(asks(game)).toBe('bonus/centre');
    const over = play(game, 'decline');
    expect([asks(over), seat(over)]).toEqual(['turn/action', 'allies']);
    expect(placeOf(over, 'the-bismarck')).toBe('axis-down');
  });
});

describe('contradictions of §16.1 with the rules', () => {
  it('R-08: COUNTERATTACK and AIR SUPREMACY wait with the Axis until its next preparation', () => {
    const over = playAll(seaWon(), 'discard W4', 'decline');
    expect([placeOf(over, 'counterattack'), placeOf(over, 'air-supremacy')]).toEqual(['with-axis', 'with-axis']);
    expect(placeOf(over, 'desperate-gamble')).toBe('mall');
    const axis = playAll(over, 'fortify london', 'discard W9');
    expect([asks(axis), seat(axis)]).toEqual(['turn/action', 'axis']);
    expect([placeOf(axis, 'counterattack'), placeOf(axis, 'air-supremacy')]).toEqual(['mall', 'mall']);
    for (const title of ['the-bismarck', 'waffen-ss', 'stukas', 'von-manstein'])
      expect(placeOf(axis, title)).toBe('axis-up');
  });

  it('R-19: the red obligation asks for Soviet cards or a Double Agent, not for a Western Sabotage', () => {
    const game = play(
      playAll(
        open({
          ...in1942,
          handSize: { axis: 3, allies: 3 },
          hands: { axis: ['G12', 'I10', 'G9'], allies: ['W1', 'DA-A', 'S5'] },
          events: places(),
        }),
        'A land finland>leningrad',
      ),
      'c G9',
    );
    expect(legal(game)).toEqual(['c DA-A', 'c S5']);
  });

  it('R-55: the blitz goes from Leningrad to Vologda, never the other way', () => {
    expect(gambleWon().state.stack.at(-1)).toMatchObject({ at: 'bonus/blitz', origin: 'leningrad' });
    expect(legal(vologdaWon())).not.toContain('blitz leningrad');
  });

  it('R-06: costs of blitz and events are discarded for at clean-up, the played card counting', () => {
    expect(hand(moscowNamed(), 'axis')).toEqual([4, 6]);
    expect(asks(moscowNamed())).toBe('conflict/name');
    expect(hand(moscowLost(), 'axis')).toEqual([4, 5]);
    expect(hand(moscowTaken(), 'axis')).toEqual([4, 4]);
  });

  it('§16.1.6: W10 is still in the Allied hand after two forced discards', () => {
    expect(cardsOf(moscowTaken(), 'allies')).toContain('W10');
  });
});
