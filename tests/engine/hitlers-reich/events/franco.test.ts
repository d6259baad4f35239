import { describe, expect, it } from 'vitest';
import { asks, legal, pass, place, play, settle, table, tried, triers } from './support.ts';

const title = 'franco';
/** The Allies attack Spain, which FRANCO won for the Axis before. */
const spain = { active: { spain: true, turkey: false }, spainCentre: true, markers: { spain: 'axis' } } as const;
const taken = () => settle(play(table({ side: 'allies', ...spain }), 'A land gibraltar>spain'), 'allies');

describe('FRANCO: Axis, Removable', () => {
  it('IL-44: only while Spain is neutral', () => {
    expect(triers(title, { active: { spain: true, turkey: false }, markers: { spain: 'western' } })).toEqual([]);
  });

  it('R-81, G-32: Spain joins the Axis; hand size +1; no bonus for a centre', () => {
    const won = tried('axis', title);
    expect(won.state).toMatchObject({ markers: { spain: 'axis' }, active: { spain: true }, spainCentre: true });
    expect([won.state.handSize, won.state.hands.axis.length]).toEqual([{ axis: 9, allies: 8 }, 9]);
    expect(asks(won)).toBe('turn/bonus');
  });

  it('IL-47: no attack out of Spain in that turn, but in the next', () => {
    const won = tried('axis', title);
    expect(legal(won)).not.toContain('A land spain>gibraltar');
    expect(legal(pass(pass(won)))).toContain('A land spain>gibraltar');
    const flying = tried('axis', title, 'axis', { events: { paratroops: 'axis-up' } });
    expect(legal(flying).some((move) => move.startsWith('A paratroop spain>'))).toBe(false);
  });

  it('R-81, G-32: lost once, it costs a hand size and a card, pays the Allies their bonus, and is gone for good', () => {
    const { state, events } = taken();
    expect(state).toMatchObject({
      spainCentre: false,
      handSize: { axis: 7, allies: 8 },
      markers: { spain: 'western' },
    });
    expect([state.hands.axis.length, asks({ state, events })]).toEqual([7, 'bonus/centre']);
    const back = settle(
      play(
        table({ side: 'axis', ...spain, spainCentre: false, markers: { spain: 'western' } }),
        'A land bordeaux>spain',
      ),
      'axis',
    );
    expect([back.state.handSize.axis, asks(back)]).toEqual([8, 'bonus/blitz']);
    expect(place(taken(), title)).toBe('mall');
  });

  it('R-81: a fortress in Spain sets a die to 5 while the cube lies there', () => {
    for (const [spainCentre, face] of [
      [true, 5],
      [false, 4],
    ] as const) {
      const game = table({ side: 'allies', ...spain, spainCentre, fortresses: { axis: ['spain'] } });
      let fight = play(game, 'A land gibraltar>spain');
      for (const card of ['c W5', 'c G5']) fight = play(fight, card, [1, 1, 1, 1, 1, 1]);
      const used = play(fight, 'fx fortress own 1');
      expect(used.events).toContainEqual(expect.objectContaining({ type: 'changed', faces: [face] }));
    }
  });
});
