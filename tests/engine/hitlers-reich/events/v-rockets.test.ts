import { describe, expect, it } from 'vitest';
import { legal, open, play, table, tried } from './support.ts';
import { tables } from '../../../support/reich.ts';

const title = 'v-rockets';

describe('V-ROCKETS: Axis, Recyclable', () => {
  it('§4.2.5.4: set aside in 1941 games until the end of 1941; in 1944 in the mall', () => {
    const at = (scenario: string) =>
      tables.eventOf(title).copies.map(({ id }) => open(undefined, { scenario }).state.events[id]);
    expect(at('campaign-1941')).toEqual(['aside-1941', 'aside-1941']);
    expect(at('short-1944')).toEqual(['mall', 'mall']);
  });

  it('R-74, I-01: Allied hand size −1, and one card of their choice at once; then the refill', () => {
    let game = play(table({ side: 'axis' }), 'E v-rockets');
    for (const move of ['c G13', 'c S2']) game = play(game, move, [3, 3, 3, 3, 3, 3]);
    game = play(game, 'done');
    expect(game.state.stack.at(-1)).toEqual({ at: 'discard', side: 'allies', n: 1, red: false });
    expect(legal(game)).toHaveLength(7);
    const { state } = play(game, 'discard W4');
    expect([state.handSize, state.hands.allies.length]).toEqual([{ axis: 8, allies: 7 }, 7]);
    expect(state.discards.allies).toEqual(['W4', 'S2']);
  });

  it('R-74, the other reading (cut-down): no card is discarded, and none drawn', () => {
    const { state } = tried('axis', title, 'axis', {}, { 'enemy-event': 'cut-down' });
    expect([state.handSize, state.hands.allies.length, state.discards.allies.length]).toEqual([
      { axis: 8, allies: 7 },
      7,
      1,
    ]);
  });

  it('V-1: a hand size of 1 is the end of the Allies', () => {
    const { result } = tried('axis', title, 'axis', {
      handSize: { axis: 8, allies: 1 },
      hands: { allies: ['W2'] },
    }).state;
    expect(result).toMatchObject({ winner: 'axis', reasons: [{ rule: '9.1' }] });
  });
});
