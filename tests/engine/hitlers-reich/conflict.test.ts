/** The steps of a conflict one by one (Part 3). */
import { describe, expect, it } from 'vitest';
import { asks, clash, diceOf, legal, play, playAll, rolled, totals, type Game } from './events/support.ts';
import { dice, said, seat, table } from './golden/support.ts';

/** All dice alike: the higher card wins. */
const ONES = Array.from({ length: 10 }, () => 1);
const at = (game: Game) => [asks(game), seat(game)];
const showed = (game: Game) => said(game, 'showed').map(({ side, card }) => `${side} ${card}`);

/** Winner, totals and the rule that decided. */
const results = (game: Game) =>
  said(game, 'judged').map(({ winner, axis, allies, line }) => [winner, axis, allies, line.rule]);

describe('before the dice', () => {
  it('C-1b: when both have named, OUTFOXED answers one event of the opponent; without it there is no question', () => {
    expect(at(clash('axis', 'land', { axis: ['stukas'] }))).toEqual(['conflict/card', 'axis']);
    const asked = clash('axis', 'land', { axis: ['stukas'], allies: ['outfoxed'] });
    expect([at(asked), legal(asked)]).toEqual([
      ['conflict/outfox', 'allies'],
      ['cancel stukas', 'done'],
    ]);
    const fight = (answer: string) => playAll(asked, answer, 'c G5', ['c W2', ONES]);
    expect(fight('cancel stukas').state.conflict).toBeNull();
    expect(at(fight('done'))).toEqual(['conflict/effect', 'axis']);
  });

  it('C-2: the active side chooses first and hidden; both cards are turned over together', () => {
    const asked = clash('axis', 'land');
    expect(at(asked)).toEqual(['conflict/card', 'axis']);
    const hidden = play(asked, 'c G5');
    expect(at(hidden)).toEqual(['conflict/card', 'allies']);
    expect(hidden.events).toEqual([{ type: 'chose-hidden', side: 'axis' }]);
    expect(hidden.state.conflict?.shown).toEqual({ axis: false, allies: false });
    expect(showed(play(hidden, 'c W5', ONES))).toEqual(['axis G5', 'allies W5']);
  });

  it('C-2: a side that must show its card chooses first, also as defender', () => {
    for (const active of ['axis', 'allies'] as const) {
      const asked = clash(active, 'land', { allies: ['enigma'] });
      expect(at(asked)).toEqual(['conflict/card', 'axis']);
      const open = play(asked, 'c G5');
      expect([at(open), showed(open)]).toEqual([['conflict/card', 'allies'], ['axis G5']]);
    }
  });

  it('C-2: the red obligation binds the choice of the Allies, not in an event conflict', () => {
    const red = play(clash('axis', 'red-land'), 'c G5');
    expect(legal(red)).toEqual(['c S13', 'c S5', 'c S2', 'c S4']);
    expect(legal(play(clash('axis', 'event'), 'c G5'))).toContain('c W13');
  });

  it('C-3: three dice each and those of events, the active side’s first', () => {
    const fight = rolled('axis', 'land', [6, 5, 4, 3, 2, 1, 1], { axis: ['waffen-ss'], cards: { axis: 'G2' } });
    const rolls = said(fight, 'rolled').map((event) => [event.side, event.dice]);
    expect(rolls).toEqual([
      ['axis', [6, 5, 4, 3]],
      ['allies', [2, 1, 1]],
    ]);
  });

  it('C-3: never more than five, whatever gives them', () => {
    const game = table({
      side: 'allies',
      markers: { poland: 'soviet' },
      events: { ...table().state.events, 'waffen-ss': 'axis-up', 'tiger-tanks': 'axis-up' },
    });
    const fight = playAll(game, 'A land poland>berlin', 'play waffen-ss', 'play tiger-tanks', 'c S9', ['c G9', ONES]);
    const defence = said(fight, 'rolled').find(({ side }) => side === 'axis');
    expect(defence?.dice).toHaveLength(5);
    expect(defence?.reasons.length).toBeGreaterThan(0);
  });
});

describe('dice and totals', () => {
  const fort = (area: string, situation: string, cards = {}) =>
    rolled('axis', situation, [1, 1, 1, 2, 2, 2], { axis: ['stukas'], fortresses: { allies: [area] }, cards });

  it('C-4: the active side uses its effects first, then the defender and its fortress', () => {
    const asked = fort('egypt', 'land');
    expect([at(asked), legal(asked).every((text) => /^(fx stukas opp|done)/.test(text))]).toEqual([
      ['conflict/effect', 'axis'],
      true,
    ]);
    const answer = play(asked, 'done');
    expect([at(answer), legal(answer)]).toEqual([
      ['conflict/effect', 'allies'],
      ['fx fortress own 1', 'fx fortress own 2', 'fx fortress own 3', 'done'],
    ]);
    const after = play(answer, 'fx fortress own 3');
    expect(said(after, 'changed').map(({ source, faces }) => [source, faces])).toEqual([['fortress', [4]]]);
    // 5 + 3 against 5 + 2 + 2 + 4.
    expect(totals(after)).toEqual({ axis: 8, allies: 13 });
  });

  it('C-4: a fortress in a production centre makes the die a 5', () => {
    const after = playAll(fort('leningrad', 'red-land'), 'done', 'fx fortress own 1');
    expect(totals(after)).toEqual({ axis: 8, allies: 14 });
  });

  const duel = (axis: string, allies: string, situation = 'land') =>
    rolled('axis', situation, [1, 2, 3, 2, 3, 4], { cards: { axis, allies } });

  it('C-5: without a Double Agent the active side rolls again first, then the other', () => {
    const first = duel('G13', 'W13');
    expect(at(first)).toEqual(['conflict/reroll', 'axis']);
    const second = play(first, 'rr 1,2', [6, 5]);
    expect([at(second), dice(second, 'axis')]).toEqual([
      ['conflict/reroll', 'allies'],
      [6, 5, 3],
    ]);
    expect(totals(play(second, 'done'))).toEqual({ axis: 27, allies: 22 });
  });

  const hands = (axis: string, allies: string) => ({ hands: { axis: [axis, 'G2'], allies: [allies, 'W2'] } });
  const special = (axis: string, allies: string) =>
    rolled('axis', 'land', [1, 2, 3, 2, 3, 4], { ...hands(axis, allies), cards: { axis, allies } });

  it('C-5: a Double Agent blocks the re-roll of the other card', () => {
    const blocked = special('G13', 'DA-A');
    expect(said(blocked, 'blocked')).toEqual([{ type: 'blocked', side: 'allies', card: 'G13' }]);
    // A tie, which the Double Agent loses (1.4).
    expect(results(blocked)).toEqual([['axis', 19, 19, '4.1.2']]);
    expect(blocked.state.conflict).toBeNull();
  });

  it('C-5: Sabotage makes the other card count 1, and leaves its special', () => {
    const struck = special('G1', 'W13');
    expect(said(struck, 'sabotaged')).toEqual([{ type: 'sabotaged', side: 'axis', card: 'W13' }]);
    expect(at(struck)).toEqual(['conflict/reroll', 'allies']);
    expect(totals(play(struck, 'done'))).toEqual({ axis: 7, allies: 10 });
  });
});

describe('the result', () => {
  /** 5 + 3 against 5 + 6. */
  const losing = () => rolled('axis', 'land', [1, 1, 1, 2, 2, 2], { axis: ['counterattack'] });

  it('C-7: the result so far is reported before anything follows from it', () => {
    const game = losing();
    expect(results(game)).toEqual([['allies', 8, 11, '7.7']]);
    expect(game.state.conflict?.winner).toBe('allies');
    expect(game.state.conflict?.cards).toEqual({ axis: ['G5'], allies: ['W5'] });
    expect(game.state.last).toBeNull();
  });

  it('C-8: the side that is losing, and it alone, may use what it announced; the totals are made again', () => {
    const asked = losing();
    expect(at(asked)).toEqual(['conflict/counter', 'axis']);
    const again = play(asked, 'counter 1,2', [6, 6]);
    expect(results(again)).toEqual([['axis', 18, 11, '7.7']]);
    expect(again.state.markers['egypt']).toBe('axis');
    const winning = rolled('axis', 'land', [2, 2, 2, 1, 1, 1], { axis: ['counterattack'] });
    expect([winning.state.conflict, winning.state.last?.won]).toEqual([null, true]);
  });

  it('C-9: the result is final once neither side can or will act', () => {
    const over = play(losing(), 'done');
    expect(said(over, 'judged').map(({ winner }) => winner)).toEqual(['allies']);
    expect([over.state.conflict, over.state.last?.won, at(over)]).toEqual([null, false, ['turn/action', 'allies']]);
    const used = play(losing(), 'counter 1', [2]);
    expect([totals(used), used.state.last?.won]).toEqual([{ axis: 9, allies: 11 }, false]);
  });

  it('K-3: a sea attack takes all fleets of both sides out of the zone, whichever side wins', () => {
    const fleets = { axis: ['north-sea', 'skagerrak'], allies: ['north-sea', 'irish-sea'] };
    for (const cards of [
      { axis: 'G6', allies: 'W2' },
      { axis: 'G2', allies: 'W6' },
    ]) {
      const hands = { axis: ['G6', 'G2'], allies: ['W6', 'W2'] };
      const game = rolled('axis', 'sea', ONES, { fleets, cards, hands });
      expect(game.state.fleets).toEqual({ axis: ['skagerrak'], allies: ['irish-sea'] });
      expect(said(game, 'fleet-lost')).toHaveLength(2);
    }
  });

  it('K-3: the fortress of an area goes with the area, and stays with a defender who wins', () => {
    const fight = (axis: string, allies: string) => {
      const asked = rolled('axis', 'land', ONES, { fortresses: { allies: ['egypt'] }, cards: { axis, allies } });
      return play(asked, 'done').state;
    };
    const won = fight('G5', 'W2');
    expect([won.fortresses.allies, won.markers['egypt']]).toEqual([[], 'axis']);
    const lost = fight('G2', 'W5');
    expect([lost.fortresses.allies, lost.markers['egypt'] ?? null]).toEqual([['egypt'], null]);
  });

  it('C-3, C-9: dice lie with the conflict only as long as it runs', () => {
    const asked = losing();
    expect([diceOf(asked, 'axis'), dice(play(asked, 'done'), 'axis')]).toEqual([[1, 1, 1], []]);
  });
});
