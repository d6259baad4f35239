import { describe, expect, it } from 'vitest';
import { legal, open, play, table, tried } from './support.ts';
import { tables } from '../../../support/reich.ts';

const title = 'strategic-bombing';

describe('STRATEGIC BOMBING: Allied, Recyclable', () => {
  it('§4.2.5.4: set aside in 1941 games until the end of 1941; in 1944 in the lid', () => {
    const at = (scenario: string) =>
      tables.eventOf(title).copies.map(({ id }) => open(undefined, { scenario }).state.events[id]);
    expect(at('campaign-1941')).toEqual(['aside-1941', 'aside-1941', 'aside-1941']);
    expect(at('short-1944')).toEqual(['lid', 'lid', 'lid']);
  });

  it('R-74, I-01: Axis hand size −1, and one card of its choice at once; then the refill', () => {
    let game = play(table({ side: 'allies' }), 'E strategic-bombing');
    for (const move of ['c S13', 'c G2']) game = play(game, move, [3, 3, 3, 3, 3, 3]);
    game = play(game, 'done');
    expect(game.state.stack.at(-1)).toEqual({ at: 'discard', side: 'axis', n: 1, red: false });
    expect(legal(game)).toHaveLength(7);
    const { state } = play(game, 'discard I7');
    expect([state.handSize, state.hands.axis.length]).toEqual([{ axis: 7, allies: 8 }, 7]);
    expect(state.discards.axis).toEqual(['I7', 'G2']);
  });

  it('R-74, the other reading (cut-down): no card is discarded, and none drawn', () => {
    const { state } = tried('allies', title, 'allies', {}, { 'enemy-event': 'cut-down' });
    expect([state.handSize, state.hands.axis.length, state.discards.axis.length]).toEqual([
      { axis: 7, allies: 8 },
      7,
      1,
    ]);
  });

  it('V-1: a hand size of 1 is the end of the Axis', () => {
    const { result } = tried('allies', title, 'allies', {
      handSize: { axis: 1, allies: 8 },
      hands: { axis: ['G2'] },
    }).state;
    expect(result).toMatchObject({ winner: 'allies', reasons: [{ rule: '9.1' }] });
  });
});
