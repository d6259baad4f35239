/** Axis events that change a hand size at once: SWEDISH TRADE and SYNTHETIC FUEL their own, V-ROCKETS and WOLFPACK the Allied one. */
import { describe, expect, it } from 'vitest';
import type { Title } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import { tables } from '../../../support/reich.ts';
import { legal, open, pass, place, play, table, tried, type Game } from './support.ts';

const placesOf = ({ state }: Game, title: Title) => tables.eventOf(title).copies.map(({ id }) => state.events[id]);

describe.each<Title>(['swedish-trade', 'synthetic-fuel'])('%s', (title) => {
  it('hand size +1, and the cards to it (K-8)', () => {
    const { state } = tried('axis', title);
    expect(state.handSize).toEqual({ axis: 9, allies: 8 });
    expect([state.hands.axis.length, state.hands.allies.length]).toEqual([9, 8]);
    expect(tried('axis', title, 'allies').state.handSize).toEqual({ axis: 8, allies: 8 });
  });

  it('R-76: at 12 it may be tried for, and brings nothing', () => {
    const full = tried('axis', title, 'axis', { handSize: { axis: 12, allies: 8 } });
    expect([full.state.handSize, place(full, title)]).toEqual([{ axis: 12, allies: 8 }, 'lid']);
  });

  it('stays in the lid: only an Axis reshuffle brings it back (§5.4)', () => {
    expect(place(pass(pass(tried('axis', title))), title)).toBe('lid');
  });
});

it('one copy of SYNTHETIC FUEL goes, the other stays in the mall', () => {
  expect(placesOf(tried('axis', 'synthetic-fuel'), 'synthetic-fuel')).toEqual(['lid', 'mall']);
});

describe.each<Title>(['v-rockets', 'wolfpack'])('%s', (title) => {
  it('R-74, G-28, I-01: Allied hand size −1, and one card of their choice at once; then the refill', () => {
    let game = play(table({ side: 'axis' }), `E ${title}`);
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
    expect(state.handSize).toEqual({ axis: 8, allies: 7 });
    expect([state.hands.allies.length, state.discards.allies.length]).toEqual([7, 1]);
  });

  it('V-1: a hand size of 1 is the end of the Allies', () => {
    const small = { handSize: { axis: 8, allies: 1 }, hands: { allies: ['W2'] } };
    const { result } = tried('axis', title, 'axis', small).state;
    expect(result).toMatchObject({ winner: 'axis', reasons: [{ rule: '9.1' }] });
  });
});

it.each<[Title, string, readonly string[]]>([
  ['v-rockets', 'campaign-1941', ['aside-1941', 'aside-1941']],
  ['v-rockets', 'short-1944', ['mall', 'mall']],
  ['wolfpack', 'short-1944', ['lid', 'lid', 'lid']],
])('§4.2.5.4, §10.3.3.2: all copies of %s lie where %s has them lie', (title, scenario, places) => {
  expect(placesOf(open(undefined, { scenario }), title)).toEqual(places);
});
