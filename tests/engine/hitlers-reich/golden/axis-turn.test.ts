import { describe, expect, it } from 'vitest';
import { markersLeft } from '../../../../src/engine/games/hitlers-reich/rules/pieces.ts';
import {
  start,
  THREE,
  leningradNamed,
  leningradChosen,
  leningradRolled,
  leningradEffects,
  leningradWon,
  leningradOver,
  gambleAsked,
  gambleShown,
  gambleRolled,
  gambleWon,
  vologdaNamed,
  vologdaWon,
} from './axis-turn.ts';
import {
  asks,
  cardsOf,
  dice,
  hand,
  judged,
  legal,
  placeOf,
  play,
  playAll,
  rolled,
  seat,
  strengths,
  sums,
} from './support.ts';

describe('G-01: the attack on Leningrad (§16.1.1)', () => {
  it('G-01/1 declares the attack: Soviet defence under the red obligation', () => {
    const game = play(start(), 'A land finland>leningrad');
    expect(game.state.conflict).toMatchObject({ active: 'axis', nation: 'soviet', red: true, blitz: 0 });
    expect([asks(game), seat(game)]).toEqual(['conflict/name', 'axis']);
  });

  it('G-01/2-3 asks the Allies after the three Axis events', () => {
    const game = leningradNamed();
    expect([asks(game), seat(game)]).toEqual(['conflict/name', 'allies']);
    expect(legal(game)).toEqual(expect.arrayContaining(['play zhukov', 'play enigma', 'play counterattack', 'done']));
    expect(legal(game)).not.toContain('play fleet-carriers');
    const named = playAll(game, 'play zhukov', 'done');
    expect([placeOf(named, 'enigma'), placeOf(named, 'counterattack')]).toEqual(['allies-up', 'allies-up']);
    expect([asks(named), seat(named)]).toEqual(['conflict/card', 'axis']);
  });

  it('G-01/4 lets the Allies choose red cards only (IL-31)', () => {
    const game = leningradChosen();
    expect([asks(game), seat(game)]).toEqual(['conflict/card', 'allies']);
    expect(legal(game)).toEqual(['c S1', 'c S8', 'c S4', 'c S3']);
    expect(game.state.conflict?.shown).toEqual({ axis: false, allies: false });
  });

  it('G-01/5 rolls four dice against three', () => {
    const game = leningradRolled();
    expect(rolled(game)).toEqual([4, 3]);
    expect([dice(game, 'axis'), dice(game, 'allies')]).toEqual([
      [1, 1, 3, 6],
      [2, 5, 6],
    ]);
    expect(game.state.conflict?.cards).toEqual({ axis: ['G12'], allies: ['S1'] });
  });

  it('G-01/6-8 applies the effects, the active side first', () => {
    const axis = playAll(leningradRolled(), 'fx von-manstein own 1');
    expect(dice(axis, 'axis')).toEqual([4, 1, 3, 6]);
    const stukas = play(axis, 'fx stukas opp 3', [5]);
    expect(dice(stukas, 'allies')).toEqual([2, 5, 5]);
    expect([asks(stukas), seat(stukas)]).toEqual(['conflict/effect', 'allies']);
    const zhukov = play(stukas, 'fx zhukov own 1');
    expect(dice(zhukov, 'allies')).toEqual([5, 5, 5]);
  });

  it('G-01/9-10 sabotages G12, which keeps its two re-rolls', () => {
    const game = leningradEffects();
    expect([asks(game), seat(game)]).toEqual(['conflict/reroll', 'axis']);
    expect(legal(game)).toContain('rr 2,3');
    expect(legal(game)).not.toContain('rr 1,2,3');
    expect(strengths(game)).toEqual([3, 2]);
    // 3.4, 1.: the active side settles all its cards before the Allied Sabotage counts.
    expect(sums(game)).toEqual([26, 16]);
    expect(leningradWon().state.conflict?.sabotaged).toEqual(['G12']);
    expect(dice(leningradWon(), 'axis')).toEqual([4, 2, 3, 6]);
  });

  it('G-01/11-13 ends in a tie that German cards win, and gives Leningrad to the Axis', () => {
    const game = leningradWon();
    expect(judged(game)).toEqual(['axis', 16, 16]);
    expect(placeOf(game, 'zhukov')).toBe('mall');
    for (const title of ['waffen-ss', 'stukas', 'von-manstein']) expect(placeOf(game, title)).toBe('axis-down');
    expect(game.state.turn.chain).toHaveLength(3);
    expect(game.state.markers['leningrad']).toBe('axis');
    expect(markersLeft(game.state, 'axis')).toBe(markersLeft(start().state, 'axis') - 1);
    expect(game.state.lost).toContain('leningrad');
  });

  it('G-01/14 makes the Allies discard one red card', () => {
    const game = leningradWon();
    expect([asks(game), seat(game)]).toEqual(['discard', 'allies']);
    expect(legal(game)).toEqual(['discard S8', 'discard S4', 'discard S3']);
    expect(game.state.handSize.allies).toBe(8);
    expect([game.state.discards.axis, game.state.discards.allies]).toEqual([['G12'], ['S1']]);
    expect(game.state.hands.axis).toHaveLength(6);
  });

  it('G-01/15-16 refills both hands and offers the production-centre bonus', () => {
    const game = leningradOver();
    expect(cardsOf(game, 'axis')).toEqual(['G13', 'G7', 'G9', 'I10', 'I11', 'I3', 'I6']);
    expect(cardsOf(game, 'allies')).toEqual(['S3', 'S8', 'W10', 'W11', 'W2', 'W5', 'W6', 'W9']);
    expect([hand(game, 'axis'), hand(game, 'allies')]).toEqual([
      [7, 7],
      [8, 8],
    ]);
    expect(game.state.turn.success).toBe('earned');
    expect([asks(game), seat(game)]).toEqual(['bonus/centre', 'axis']);
    expect(legal(game)).toContain('E desperate-gamble');
    expect(legal(game).every((text) => text === 'decline' || text.startsWith('E '))).toBe(true);
    const declined = play(game, 'decline');
    expect(asks(declined)).toBe('bonus/blitz');
    expect(declined.state.stack.at(-1)).toMatchObject({ origin: 'leningrad' });
  });
});

describe('G-02: the production-centre bonus, DESPERATE GAMBLE (§16.1.2-3)', () => {
  it('G-02/1-3 is an event conflict in which only ENIGMA can be named', () => {
    const game = gambleAsked();
    expect(game.state.conflict).toMatchObject({ kind: 'event', target: 'desperate-gamble', red: false });
    expect([asks(game), seat(game)]).toEqual(['conflict/name', 'allies']);
    expect(legal(game)).toEqual(['play enigma', 'done']);
  });

  it('G-02/4-5 makes the Axis show first; the Allies may then play any suit', () => {
    const asked = play(gambleAsked(), 'play enigma');
    expect([asks(asked), seat(asked)]).toEqual(['conflict/card', 'axis']);
    const game = gambleShown();
    expect(game.state.conflict?.shown.axis).toBe(true);
    expect([asks(game), seat(game)]).toEqual(['conflict/card', 'allies']);
    expect(legal(game)).toContain('c W11');
    expect(legal(game)).toHaveLength(8);
  });

  it('G-02/6-8 is won by the Axis, 25 to 23', () => {
    const game = gambleRolled();
    expect(rolled(game)).toEqual([3, 3]);
    expect(sums(game)).toEqual([25, 22]);
    expect([asks(game), seat(game)]).toEqual(['conflict/reroll', 'allies']);
    expect(legal(game)).toEqual(['rr 1', 'rr 2', 'rr 3', 'done']);
    expect(judged(gambleWon())).toEqual(['axis', 25, 23]);
  });

  it('G-02/9-11 brings the event to the hand and leaves bonus and chain as they were', () => {
    const game = gambleWon();
    expect(placeOf(game, 'enigma')).toBe('mall');
    expect(game.events.some(({ type }) => type === 'tested')).toBe(false);
    expect(placeOf(game, 'desperate-gamble')).toBe('axis-up');
    expect([hand(game, 'axis'), hand(game, 'allies')]).toEqual([
      [7, 7],
      [8, 8],
    ]);
    expect(cardsOf(game, 'axis')).toContain('I4');
    expect(cardsOf(game, 'allies')).toContain('W3');
    expect(game.state.turn).toMatchObject({ success: 'earned', blitz: { series: 'unused', made: 0 } });
    expect(game.state.turn.chain).toHaveLength(3);
    expect(asks(game)).toBe('bonus/blitz');
    expect(legal(game)).toEqual(['blitz smolensk', 'blitz vologda', 'blitz archangel', 'decline']);
  });
});

describe('G-03: blitz 1, Leningrad to Vologda (§16.1.4)', () => {
  it('G-03/1-2 accepts the events of the chain and takes the cost from the hand size only', () => {
    const declared = play(gambleWon(), 'blitz vologda');
    expect(declared.state.turn.blitz).toEqual({ series: 'open', made: 1 });
    expect(legal(declared)).toEqual(expect.arrayContaining([...THREE, 'play desperate-gamble', 'done']));
    expect(declared.state.handSize.axis).toBe(7);
    const game = vologdaNamed();
    expect(hand(game, 'axis')).toEqual([6, 7]);
    expect([asks(game), seat(game)]).toEqual(['conflict/name', 'allies']);
  });

  it('G-03/4 binds the Allies to red cards', () => {
    const game = playAll(vologdaNamed(), 'done', 'c G9');
    expect(legal(game)).toEqual(['c S8', 'c S3']);
  });

  it('G-03/5-9 takes Vologda without a draw of the Axis', () => {
    const fought = playAll(vologdaNamed(), 'done', 'c G9', ['c S3', [6, 5, 4, 4, 2, 3, 4]]);
    expect(rolled(fought)).toEqual([4, 3]);
    const game = vologdaWon();
    expect(judged(game)).toEqual(['axis', 28, 9]);
    expect(game.state.markers['vologda']).toBe('axis');
    expect([hand(game, 'axis'), hand(game, 'allies')]).toEqual([
      [6, 6],
      [8, 8],
    ]);
    expect(game.events.filter(({ type }) => type === 'drew')).toEqual([{ type: 'drew', side: 'allies', n: 1 }]);
    expect(cardsOf(game, 'allies')).toContain('W4');
    expect(game.state.turn.chain).toHaveLength(3);
    expect(asks(game)).toBe('bonus/blitz');
    expect(legal(game)).toEqual(['blitz moscow', 'blitz archangel', 'decline']);
  });
});
