import { describe, expect, it } from 'vitest';
import type { Position } from '../../../../src/engine/games/hitlers-reich/position.ts';
import {
  asks,
  hand,
  in1944,
  judged,
  legal,
  lose,
  offers,
  placeOf,
  places,
  play,
  playAll,
  rolled,
  seat,
  table,
  win,
} from './support.ts';

/** 1944: the Channel is Western; the Axis holds MAXIMUM EFFORT. */
const invasion = (more: Position = {}) =>
  table({
    ...in1944,
    side: 'allies',
    bigPush: { axis: 'none', allies: 'ready' },
    markers: {
      channel: 'western',
      tunisia: 'axis',
      algeria: 'axis',
      morocco: 'axis',
      'vichy-france': 'axis',
      'syria-lebanon': 'axis',
    },
    hands: {
      axis: ['G9', 'G8', 'G7', 'G6', 'I9', 'I8'],
      allies: ['W9', 'W8', 'W7', 'S9', 'S8', 'S7'],
    },
    decks: { axis: ['G2', 'G3', 'G4', 'G5', 'I2', 'I3'], allies: ['W2', 'S2', 'S3', 'S4', 'W3', 'W4'] },
    events: places({
      'higgins-boats': 'allies-up',
      patton: 'allies-up',
      zhukov: 'allies-up',
      'artillery-and-partisans': 'allies-up',
      'maximum-effort': 'axis-up',
      'waffen-ss': 'axis-up',
      stukas: 'axis-up',
      'tiger-tanks': 'axis-up',
    }),
    ...more,
  });

const landed = () =>
  playAll(
    invasion(),
    'overlord',
    'A amphibious channel>normandy',
    'play patton',
    'done',
    'done',
    'c W9',
    ['c G9', win()],
    'done',
  );
const beaten = () =>
  playAll(
    invasion(),
    'overlord',
    'A amphibious channel>normandy',
    'play patton',
    'done',
    'play waffen-ss',
    'play stukas',
    'play tiger-tanks',
    'c W9',
    ['c G9', lose(3, 5)],
    'done',
    'done',
  );

describe('Overlord (§6.7.3)', () => {
  it('D-50 takes MAXIMUM EFFORT out of the Axis hand and spends it in the landing', () => {
    const declared = playAll(invasion(), 'overlord', 'A amphibious channel>normandy');
    expect(declared.state.conflict?.events.allies).toEqual(['AL12', 'AX4']);
    expect(declared.state.bigPush.allies).toBe('none');
    const game = landed();
    expect(judged(game)?.[0]).toBe('allies');
    expect([placeOf(game, 'maximum-effort'), placeOf(game, 'higgins-boats')]).toEqual(['with-axis', 'allies-down']);
    expect(game.state.markers['normandy']).toBe('western');
    expect(game.state.turn.success).toBe('none');
  });

  it('D-51 offers two free blitzes, the second also after a lost first, from the area gained last', () => {
    const game = landed();
    expect([asks(game), legal(game)]).toEqual([
      'overlord/blitz',
      ['blitz calais', 'blitz paris', 'blitz bordeaux', 'decline'],
    ]);
    const lost = playAll(game, 'blitz calais', 'play patton', 'done', 'done', 'c W8', ['c G8', lose()], 'done');
    expect(hand(lost, 'allies')).toEqual([6, 6]);
    expect([asks(lost), legal(lost)]).toEqual([
      'overlord/blitz',
      ['blitz calais', 'blitz paris', 'blitz bordeaux', 'decline'],
    ]);
    // events used in a lost blitz are face down, and out.
    expect(placeOf(lost, 'patton')).toBe('allies-down');
    expect(offers(play(lost, 'blitz calais'), 'play patton')).toBe(false);
    const won = playAll(lost, 'blitz bordeaux', 'done', 'done', 'c W7', ['c G7', win()]);
    expect(asks(won)).toBe('bagration/ask');
  });

  it('D-51 lets events of the landing go on in its blitzes, if they bear the icon', () => {
    const blitz = play(landed(), 'blitz calais');
    expect(legal(blitz)).toEqual(['play artillery-and-partisans', 'play patton', 'done']);
  });

  it('D-52, R-83 brings Vichy over after the blitzes, not before', () => {
    expect(landed().state.markers['tunisia']).toBe('axis');
    const game = play(landed(), 'decline');
    expect(game.state.markers).toMatchObject({
      algeria: 'western',
      morocco: 'western',
      tunisia: 'western',
      'vichy-france': 'western',
      'syria-lebanon': 'western',
      'straits-of-gibraltar': 'western',
      'western-mediterranean': 'western',
    });
    expect(asks(game)).toBe('bagration/ask');
  });

  it('R-83 brings Vichy over at once where a blitz takes Paris', () => {
    const paris = playAll(landed(), 'blitz paris', 'done', 'done', 'c W8', ['c G8', win()]);
    expect(paris.state.markers['tunisia']).toBe('western');
    expect([asks(paris), seat(paris)]).toEqual(['discard', 'axis']);
    const bonus = play(paris, 'discard G7');
    expect([asks(bonus), hand(bonus, 'allies'), hand(bonus, 'axis')]).toEqual(['bonus/centre', [7, 7], [5, 5]]);
    // §7.9.1: losing the event costs nothing else.
    const failed = playAll(bonus, 'E convoy', 'c W7', ['c G6', lose()]);
    expect(asks(failed)).toBe('overlord/blitz');
  });

  it('R-49, R-50: after a lost landing all Allied Reusables stay, half of the Axis ones, and Bagration follows', () => {
    const game = beaten();
    expect(judged(game)?.[0]).toBe('axis');
    expect([placeOf(game, 'higgins-boats'), placeOf(game, 'patton')]).toEqual(['allies-down', 'allies-down']);
    // The Axis won and keeps all of its events.
    for (const title of ['waffen-ss', 'stukas', 'tiger-tanks']) expect(placeOf(game, title)).toBe('axis-down');
    expect(asks(game)).toBe('bagration/ask');
    expect(game.state.markers['tunisia']).toBe('axis');
  });

  it('R-50: beaten, the Axis keeps two of three Reusables, of its choice', () => {
    const game = playAll(
      invasion(),
      'overlord',
      'A amphibious channel>normandy',
      'done',
      'play waffen-ss',
      'play stukas',
      'play tiger-tanks',
      'c W9',
      ['c G9', win(3, 5)],
      'done',
    );
    expect([asks(game), seat(game)]).toEqual(['clean/keep', 'axis']);
    expect(legal(game).toSorted()).toEqual(['keep stukas', 'keep tiger-tanks', 'keep waffen-ss']);
    const kept = playAll(game, 'keep stukas', 'keep waffen-ss');
    expect([placeOf(kept, 'stukas'), placeOf(kept, 'waffen-ss'), placeOf(kept, 'tiger-tanks')]).toEqual([
      'axis-down',
      'axis-down',
      'mall',
    ]);
  });
});

describe('Bagration (§6.7.4)', () => {
  const first = () =>
    playAll(
      play(landed(), 'decline'),
      'A land baltic-states>poland',
      'play zhukov',
      'play artillery-and-partisans',
      'done',
      'c S9',
      ['c G8', win()],
      'done',
    );

  it('D-53 asks for Soviet origins and Axis targets, Berlin excepted', () => {
    const game = play(landed(), 'decline');
    expect(offers(game, 'decline')).toBe(false);
    expect(legal(game).every((text) => !text.endsWith('>berlin'))).toBe(true);
    expect(legal(game)).not.toContain('A land egypt>libya');
    expect(legal(game)).toContain('A land minsk>poland');
    const named = play(game, 'A land baltic-states>poland');
    // PATTON was used in Overlord and is of the West besides.
    expect(legal(named)).toEqual(['play artillery-and-partisans', 'play zhukov', 'done']);
  });

  it('D-53 lets the events of a won attack go on, and gives no blitz', () => {
    const game = first();
    expect(game.state.markers['poland']).toBe('soviet');
    expect([asks(game), legal(game).some((text) => text.startsWith('blitz'))]).toEqual(['bagration/ask', false]);
    expect(legal(game)).not.toContain('A land poland>berlin');
    const again = play(game, 'A land bessarabia>hungary');
    expect(legal(again)).toEqual(['play artillery-and-partisans', 'play zhukov', 'done']);
  });

  it('§6.7.4.1: the events of a lost attack stay, face down, and are out', () => {
    const lost = playAll(
      first(),
      'A land bessarabia>hungary',
      'play zhukov',
      'done',
      'done',
      'c S8',
      ['c G7', lose()],
      'done',
    );
    expect([asks(lost), placeOf(lost, 'zhukov')]).toEqual(['bagration/ask', 'allies-down']);
    expect(asks(playAll(lost, 'A land bessarabia>hungary', 'done', 'c S7'))).toBe('conflict/card');
  });

  it('D-54 makes four attacks, shuffles the piles into the decks and ends the turn', () => {
    let game = play(landed(), 'decline');
    for (let n = 1; n <= 4; n++) {
      expect(asks(game)).toBe('bagration/ask');
      game = playAll(game, 'A land baltic-states>poland', 'done', 'done');
      game = play(game, legal(game)[0] ?? '');
      game = play(game, legal(game)[0] ?? '', lose());
    }
    expect([asks(game), seat(game)]).toEqual(['turn/action', 'axis']);
    expect(game.state.discards).toEqual({ axis: [], allies: [] });
    expect(game.state.year).toEqual({ axis: 3, allies: 3 });
    expect(game.state.used.overlord).toBe(true);
  });
});

describe('Big Push attacks (§6.6.3)', () => {
  const start = (rules?: number) =>
    table(
      {
        bigPush: { axis: 'ready', allies: 'none' },
        events: places({ 'waffen-ss': 'axis-up' }),
        hands: {
          axis: ['G9', 'G8', 'G7', 'G6', 'I9', 'I8'],
          allies: ['S9', 'S8', 'S7', 'S6', 'S5', 'S4'],
        },
      },
      {},
      rules,
    );
  const minsk = () =>
    playAll(start(), 'push attacks', 'A land poland>minsk', 'play waffen-ss', 'c G9', ['c S9', win(4)]);

  it('R-91 keeps the chain for the second attack where the first blitz is declined', () => {
    const game = play(minsk(), 'decline');
    expect([asks(game), game.state.turn.blitz.series]).toEqual(['push/attacks', 'unused']);
    const second = playAll(game, 'A land minsk>smolensk', 'c G8', ['c S8', win()]);
    expect(asks(second)).toBe('bonus/blitz');
  });

  it('R-82 uses nothing of the first attack in the second', () => {
    const game = playAll(minsk(), 'decline', 'A land minsk>smolensk');
    expect(asks(game)).toBe('conflict/card');
  });

  it('R-14 offers an event or an attack between the two, nothing that ends the turn', () => {
    const asked = playAll(minsk(), 'decline', 'bonus');
    expect(asks(asked)).toBe('push/bonus');
    expect(legal(asked).every((text) => /^(E|A|decline)/.test(text))).toBe(true);
    // lost, it costs itself alone.
    const lost = playAll(asked, 'E wolfpack', 'c G8', ['c S8', lose()]);
    expect([asks(lost), lost.state.turn.success]).toEqual(['push/attacks', 'spent']);
    expect(offers(lost, 'bonus')).toBe(false);
  });

  it('§6.6.3 holds a Success Bonus that was kept until the next attack is over', () => {
    const kept = playAll(minsk(), 'decline', 'bonus', 'decline');
    expect([asks(kept), offers(kept, 'bonus'), offers(kept, 'decline')]).toEqual(['push/attacks', false, true]);
    const second = playAll(kept, 'A land minsk>smolensk', 'c G8', ['c S8', win()], 'decline');
    expect([asks(second), second.state.turn.success]).toEqual(['turn/bonus', 'earned']);
    expect(asks(play(kept, 'decline'))).toBe('turn/bonus');
  });

  it('§6.6.3 offers a kept Success Bonus again in a match of version 1', () => {
    const asked = playAll(start(1), 'push attacks', 'A land poland>minsk', 'play waffen-ss', 'c G9', ['c S9', win(4)]);
    const before = play(asked, 'decline');
    const kept = playAll(before, 'bonus', 'decline');
    expect(offers(kept, 'bonus')).toBe(true);
    expect(kept.state).toEqual(before.state);
  });

  it('R-97 goes on after a lost first attack; with one win there is a Success Bonus', () => {
    const lost = playAll(start(), 'push attacks', 'A land poland>minsk', 'done', 'c G9', ['c S9', lose()]);
    expect([asks(lost), offers(lost, 'bonus'), offers(lost, 'decline')]).toEqual(['push/attacks', false, true]);
    const won = playAll(lost, 'A land poland>minsk', 'done', 'c G8', ['c S8', win()], 'decline');
    expect(asks(won)).toBe('turn/bonus');
    expect(rolled(won)).toEqual([]);
    const ended = playAll(won, 'A land minsk>smolensk', 'done', 'c G7', ['c S7', lose()]);
    expect(seat(ended)).toBe('allies');
  });

  it('D-31 ends the turn where both attacks are lost', () => {
    const game = playAll(
      start(),
      'push attacks',
      'A land poland>minsk',
      'done',
      'c G9',
      ['c S9', lose()],
      'A land poland>minsk',
      'done',
      'c G8',
      ['c S8', lose()],
    );
    expect(seat(game)).toBe('allies');
  });
});
