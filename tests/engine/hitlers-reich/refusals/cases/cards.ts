/** IL-31, IL-36, IL-37, IL-40: conflict cards and dice. */
import { describe, expect, it } from 'vitest';
import { asks, def, legal, play, playAll } from '../../../../support/reich.ts';
import { fight, table, why } from '../tables.ts';

describe('cards and dice of a conflict', () => {
  const soviet = (hand: readonly string[]) =>
    play(play(table({ hands: { axis: ['G13', 'G9', 'I9'], allies: [...hand] } }), 'A land finland>leningrad'), 'c G13');

  it('IL-31: a Western card where a Soviet one is owed', () => {
    expect(why(soviet(['W2', 'S2']), 'c W2')).toBe('IL-31 red-card');
    expect(why(soviet(['W2', 'DA-A']), 'c W2')).toBe('IL-31 red-card');
    expect(legal(soviet(['W2', 'W3']))).toContain('c W2');
  });

  it('IL-37: a choice stands', () => {
    expect(why(soviet(['S2', 'S3']), 'c G9')).toBe('IL-37 card-locked');
    expect(why(soviet(['S2', 'S3']), 'c S9')).toBe('IL-03 not-in-hand');
    const rolled = play(soviet(['S2', 'S3']), 'c S2', [1, 1, 1, 2, 2, 2]);
    expect(asks(rolled)).toBe('conflict/reroll');
    expect(why(rolled, 'c G9')).toBe('IL-37 card-chosen');
  });

  it('IL-36: too many dice, a die twice, the opponent’s dice, a declaration that stands', () => {
    const game = play(
      play(play(table({ hands: { axis: ['G11', 'G9'], allies: ['S2', 'S3'] } }), 'A land finland>leningrad'), 'c G11'),
      'c S2',
      [1, 1, 1, 2, 2, 2],
    );
    expect(asks(game)).toBe('conflict/reroll');
    expect(why(game, 'rr 1,2')).toBe('IL-36 too-many-dice');
    expect(why(game, 'fx stukas opp 1')).toBe('IL-36 own-dice-only');
    expect(def.why.refuse(game.state, { type: 'reroll', dice: [2, 2] })).toMatchObject({ code: 'IL-36' });
    const counter = play(
      playAll(
        table({ hands: { axis: ['G11', 'G9'], allies: ['S10', 'S9', 'S8'] }, events: { counterattack: 'axis-up' } }),
        'A land finland>leningrad',
        'play counterattack',
        'c G11',
      ),
      'c S10',
      [1, 1, 1, 6, 6, 6],
    );
    const losing = play(counter, 'rr 1', [1]);
    expect(asks(losing)).toBe('conflict/counter');
    expect(why(losing, 'rr 2')).toBe('IL-36 reroll-over');
  });

  it('IL-36 and IL-30: effects on the wrong dice, or not one’s own', () => {
    const events = { 'von-manstein': 'axis-up', stukas: 'axis-up' } as const;
    const game = playAll(table({ events }), 'A land finland>leningrad', 'play von-manstein', 'play stukas', 'c G10', [
      'c S2',
      [4, 1, 1, 5, 5, 5],
    ]);
    expect(asks(game)).toBe('conflict/effect');
    expect(why(game, 'fx von-manstein opp 1')).toBe('IL-36 effect-own-dice');
    expect(why(game, 'fx stukas own 1')).toBe('IL-36 effect-other-dice');
    expect(why(game, 'fx von-manstein own 1')).toBe('IL-36 die-same');
    expect(why(game, 'fx stukas opp 1,2')).toBe('IL-36 too-many-dice');
    expect(why(game, 'fx stukas opp 5')).toBe('IL-03 bad-die');
    expect(why(game, 'fx rommel own 1')).toBe('IL-30 effect-not-named');
    expect(why(game, 'fx fleet own 1')).toBe('IL-30 no-fleet-support');
    expect(why(game, 'fx fortress own 1')).toBe('IL-30 no-fortress-here');
    expect(why(play(game, 'fx stukas opp 1', [2]), 'fx stukas opp 2')).toBe('IL-30 effect-used');
  });

  it('IL-40: forced discards of another number or colour', () => {
    const game = fight(play(table(), 'A land finland>leningrad'), 'G10', 'S2');
    expect(asks(game)).toBe('discard');
    expect(why(game, 'discard W2')).toBe('IL-40 red-first');
    expect(why(game, 'done')).toBe('IL-40 discard-owed');
    expect(why(game, 'discard S9')).toBe('IL-03 not-in-hand');
  });
});
