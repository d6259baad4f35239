/** The winner, and the time when the game is decided (§9, §10.4). */
import { describe, expect, it } from 'vitest';
import type { Nation, SpaceId } from '../../../src/engine/games/hitlers-reich/ids.ts';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import {
  findTurnVictory,
  findVictory,
  isUnderUltimatum,
  judgeLastYear,
} from '../../../src/engine/games/hitlers-reich/rules/victory.ts';
import { open, tables } from '../../support/reich.ts';
import { RULES_VERSION } from '../../../src/engine/games/hitlers-reich/rulings.ts';
import { HANDS, reshuffle } from './drained.ts';
import { asks, in1944, legal, places, play, playAll, said, seat, table, type Game } from './golden/support.ts';

/** All dice alike: the higher card wins. */
const ONES = Array.from({ length: 12 }, () => 1);
const TWELVE = ['G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'I2', 'I3', 'I4', 'I5'];
const ALLIED_TWELVE = ['W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8', 'W9', 'S2', 'S3', 'S4', 'S5'];

const SOVIET = ['archangel', 'leningrad', 'caucasus', 'kharkov', 'moscow', 'stalingrad'];
const WESTERN = ['gibraltar', 'persia', 'irish-sea', 'london', 'north-sea', 'suez'];
const GERMAN = ['austria', 'berlin', 'paris', 'romania', 'rome', 'ruhr'];
const held = (spaces: readonly SpaceId[], by: Nation): Record<SpaceId, Nation> =>
  Object.fromEntries(spaces.map((space) => [space, by]));
const without = (spaces: readonly SpaceId[], one: SpaceId) => spaces.filter((space) => space !== one);

/** Winner and sentence; null during the war. */
const ending = ({ state: { result } }: Game): readonly unknown[] | null =>
  result ? [result.winner, result.reasons[0]?.key] : null;

/** The discards that a lost centre costs come first (K-6, K-7). */
const discarding = (game: Game): Game =>
  asks(game) === 'discard' ? discarding(play(game, legal(game)[0] ?? '')) : game;

const leningrad = (more: Position = {}) =>
  discarding(playAll(table(more), 'A land finland>leningrad', 'c G9', [`c ${more.hands?.allies?.[0] ?? 'S8'}`, ONES]));

describe('V-1: hand size 0 (§9.1)', () => {
  it('asks nothing more of the side that has lost: no discard stands between the last centre and the verdict', () => {
    const game = table({
      markers: { smolensk: 'axis' },
      hands: { axis: ['G13', 'G12'], allies: ['S2', 'S3'] },
      handSize: { axis: 2, allies: 2 },
    });
    const won = playAll(game, 'A land smolensk>moscow', 'c G13', ['c S2', [6, 6, 6, 6, 1, 1, 1, 1]]);
    const over = asks(won) === 'conflict/reroll' ? play(won, 'done') : won;
    expect([asks(over), over.state.handSize.allies]).toEqual(['control', 0]);
    expect(over.state.result).toMatchObject({ winner: 'axis', reasons: [{ key: 'hr.win.hand-size', rule: '9.1' }] });
  });

  it('V-1: the side whose hand size an event takes to 0 loses at once, before any draw', () => {
    const game = playAll(table({ hands: { allies: ['W7'] } }), 'E wolfpack', 'c G9', ['c W7', ONES]);
    expect(ending(game)).toEqual(['axis', 'hr.win.hand-size']);
    expect([game.state.handSize, game.state.hands.axis.length]).toEqual([{ axis: 5, allies: 0 }, 4]);
  });

  it('V-1: with one left the war goes on', () => {
    const game = playAll(table({ hands: { allies: ['W7', 'W8'] } }), 'E wolfpack', 'c G9', ['c W7', ONES]);
    expect([ending(game), game.state.handSize.allies]).toEqual([null, 1]);
    expect(said(game, 'near-hand-size')).toEqual([{ type: 'near-hand-size', side: 'allies' }]);
  });

  it('V-1, §9.1: a lost production centre does it as well', () => {
    expect(ending(leningrad({ hands: { allies: ['S2'] } }))).toEqual(['axis', 'hr.win.hand-size']);
  });
});

describe('V-2, V-3: all six production centres (§9.3)', () => {
  /** The last move of the conflict for the sixth Soviet centre; both sides hold cards enough to discard. */
  const sixth = (rules: number) =>
    playAll(
      table({ markers: held(without(SOVIET, 'leningrad'), 'axis') }, {}, rules),
      'A land finland>leningrad',
      'c G9',
      ['c S9', ONES],
    );

  it('V-2: the sixth Soviet centre wins at once, without a last chance', () => {
    const game = sixth(RULES_VERSION);
    expect(ending(game)).toEqual(['axis', 'hr.win.soviet-centres']);
    expect([asks(game), game.state.markers['leningrad']]).toEqual(['control', 'axis']);
    expect(game.events.map(({ type }) => type).slice(-2)).toEqual(['hand-size', 'won']);
    expect(said(game, 'discarded')).toEqual([]);
  });

  it.each([1, 2])('V-2: a match of version %i first asks for the discards, as it was begun', (rules) => {
    const game = sixth(rules);
    expect([ending(game), asks(game), seat(game)]).toEqual([null, 'discard', 'allies']);
    expect(ending(discarding(game))).toEqual(['axis', 'hr.win.soviet-centres']);
  });

  it('V-3: Rome as the sixth Axis centre wins before Naples and Sicily change hands (§8.2)', () => {
    const game = playAll(
      table({ ...in1944, side: 'allies', italySurrendered: false, markers: held(without(GERMAN, 'rome'), 'western') }),
      'A land austria>rome',
      'c W9',
      ['c G6', ONES],
    );
    expect(ending(game)).toEqual(['allies', 'hr.win.axis-centres']);
    expect([game.state.markers['rome'], game.state.markers['naples']]).toEqual(['western', null]);
  });

  it('V-3: TURNCOATS that bring Romania as the sixth win at once (R-89)', () => {
    const game = playAll(
      table({
        ...in1944,
        side: 'allies',
        markers: { ...held(without(GERMAN, 'romania'), 'western'), yugoslavia: 'axis', greece: 'axis' },
        turncoats: ['finland', 'bulgaria'],
        events: places(),
      }),
      'E turncoats',
      'c W9',
      ['c G6', ONES],
    );
    expect(asks(game)).toBe('control');
    expect([ending(game), game.state.markers['romania']]).toEqual([['allies', 'hr.win.axis-centres'], 'soviet']);
  });

  it('V-2: five of them win nothing', () => {
    const game = leningrad({ markers: held(['archangel', 'caucasus', 'kharkov', 'moscow'], 'axis') });
    expect([game.state.markers['leningrad'], ending(game)]).toEqual(['axis', null]);
  });

  it('one to go is told by the change that brings it, and not again', () => {
    const told = (centres: readonly SpaceId[]) =>
      said(
        playAll(table({ markers: held(centres, 'axis') }), 'A land finland>leningrad', 'c G9', ['c S8', ONES]),
        'near-centres',
      );
    expect(told(['archangel', 'caucasus', 'kharkov'])).toEqual([]);
    expect(told(['archangel', 'caucasus', 'kharkov', 'moscow'])).toEqual([
      { type: 'near-centres', side: 'axis', nation: 'soviet', space: 'stalingrad', n: 5, all: 6 },
    ]);
    expect(said(sixth(RULES_VERSION), 'near-centres')).toEqual([]);
  });

  it('V-2: the Western six, two of them sea zones, win as well', () => {
    const markers = { ...held(without(WESTERN, 'suez'), 'axis'), egypt: 'axis' } as const;
    const game = discarding(playAll(table({ markers }), 'A land egypt>suez', 'c G9', ['c W7', ONES]));
    expect(ending(game)).toEqual(['axis', 'hr.win.western-centres']);
  });

  it('V-2: three Soviet and three Western ones are not six of either', () => {
    const markers = held([...SOVIET.slice(0, 3), ...WESTERN.slice(0, 3)], 'axis');
    expect(findVictory(tables, table({ markers }).state)).toBeNull();
  });

  it('V-3: the sixth Axis centre wins at once, whichever nation holds the others', () => {
    const romania = (markers: Record<SpaceId, Nation>) =>
      discarding(
        playAll(table({ ...in1944, side: 'allies', markers }), 'A land bessarabia>romania', 'c S9', ['c G6', ONES]),
      );
    expect(ending(romania({ ...held(without(GERMAN, 'romania'), 'western'), berlin: 'soviet' }))).toEqual([
      'allies',
      'hr.win.axis-centres',
    ]);
    const five = romania(held(['austria', 'paris', 'rome', 'ruhr'], 'western'));
    expect([five.state.markers['romania'], ending(five)]).toEqual(['soviet', null]);
  });
});

describe('V-4, V-5: capitals at the start and the end of the own turn (§9.2)', () => {
  it('V-4: Berlin Allied at the start and the end of an Axis turn', () => {
    const game = table({ markers: { berlin: 'western' } });
    expect(game.state.turn.ultimatum).toBe(true);
    expect(ending(playAll(game, 'fortify rome', 'discard G6'))).toEqual(['allies', 'hr.win.ultimatum']);
  });

  it('V-4: Berlin taken back in that turn', () => {
    const start = table({ markers: { berlin: 'western' } });
    let game = playAll(start, 'A land ruhr>berlin', 'c G9', ['c W7', ONES]);
    expect(game.state.markers['berlin']).toBeNull();
    while (game.state.side === 'axis' && !game.state.result) game = play(game, 'decline');
    expect([ending(game), seat(game)]).toEqual([null, 'allies']);
  });

  it('V-4, R-42: Berlin lost in the Allied turn leaves the Axis exactly one turn of its own', () => {
    const start = table({
      ...in1944,
      side: 'allies',
      markers: { poland: 'soviet' },
      decks: { axis: ['G2', 'G3', 'G4'], allies: ['S2', 'S3', 'S4'] },
    });
    let game = playAll(start, 'A land poland>berlin', 'c S9', ['c G6', ONES]);
    expect(game.state.markers['berlin']).toBe('soviet');
    while (game.state.side === 'allies' && !game.state.result) game = play(game, 'decline');
    expect([ending(game), game.state.turn.ultimatum]).toEqual([null, true]);
    const last = play(game, 'fortify rome');
    expect(ending(play(last, `discard ${last.state.hands.axis[0] ?? ''}`))).toEqual(['allies', 'hr.win.ultimatum']);
  });

  it('V-5: London and Moscow both Axis at the start and the end of an Allied turn; one is not enough', () => {
    const after = (markers: Record<SpaceId, Nation>) =>
      ending(playAll(table({ side: 'allies', markers }), 'fortify scotland', 'discard W7'));
    expect(after({ london: 'axis', moscow: 'axis' })).toEqual(['axis', 'hr.win.ultimatum']);
    expect(after({ london: 'axis' })).toBeNull();
    expect(after({ moscow: 'axis' })).toBeNull();
  });

  it('V-5, R-42: nothing is judged at the end of the other side’s turn', () => {
    const markers = { london: 'axis', moscow: 'axis' } as const;
    const game = playAll(table({ markers }), 'fortify rome', 'discard G6');
    expect([ending(game), seat(game), game.state.turn.ultimatum]).toEqual([null, 'allies', true]);
    expect([isUnderUltimatum(tables, game.state, 'allies'), isUnderUltimatum(tables, game.state, 'axis')]).toEqual([
      true,
      false,
    ]);
  });

  it('R-42: a capital that was not lost at the start of the turn costs nothing at its end', () => {
    const { state } = table({ markers: { berlin: 'western' } });
    expect(findTurnVictory(tables, state)).toMatchObject({ winner: 'allies', rule: '9.2' });
    expect(findTurnVictory(tables, { ...state, turn: { ...state.turn, ultimatum: false } })).toBeNull();
  });
});

describe('V-6: twelve against three (§9.4)', () => {
  const strongAxis = { hands: { axis: TWELVE, allies: ['W7', 'W8', 'W9'] } };
  const strongAllies = { hands: { axis: ['G9', 'G8', 'G7'], allies: ALLIED_TWELVE } };

  it('V-6, R-13: at the end of the strong side’s turn and of the weak side’s', () => {
    const axis = ['axis', 'hr.win.capitulation'];
    expect(ending(playAll(table(strongAxis), 'fortify rome', 'discard G2'))).toEqual(axis);
    const weak = table({ ...strongAxis, side: 'allies' });
    expect(ending(weak)).toBeNull();
    expect(ending(playAll(weak, 'fortify london', 'discard W7'))).toEqual(axis);
  });

  it('V-6, R-13: the Allies win by it too, in either turn', () => {
    const allies = ['allies', 'hr.win.capitulation'];
    expect(ending(playAll(table(strongAllies), 'fortify rome', 'discard G9'))).toEqual(allies);
    const own = table({ ...strongAllies, side: 'allies' });
    expect(ending(playAll(own, 'fortify london', 'discard W2'))).toEqual(allies);
  });

  it('V-6: neither eleven nor four will do', () => {
    const eleven = table({ hands: { axis: TWELVE.slice(0, 11), allies: ['W7', 'W8', 'W9'] } });
    expect(ending(playAll(eleven, 'fortify rome', 'discard G2'))).toBeNull();
    const four = table({ hands: { axis: TWELVE, allies: ['W6', 'W7', 'W8', 'W9'] } });
    expect(ending(playAll(four, 'fortify rome', 'discard G2'))).toBeNull();
  });
});

describe('V-7: the end of 1945 (§9.5)', () => {
  /** The Allies reshuffle into the last box. */
  const end = (lost: readonly SpaceId[], handSize = { axis: 8, allies: 8 }) =>
    ending(
      reshuffle('allies', {
        ...in1944,
        year: { axis: 5, allies: 4 },
        markers: held(lost, 'western'),
        handSize,
      }),
    );

  it('V-7, R-66: Berlin and two of the other five with at least the Allied hand size are a significant victory', () => {
    expect(end(['rome', 'paris', 'ruhr'])).toEqual(['axis', 'hr.win.axis-significant']);
    expect(end([], { axis: 9, allies: 8 })).toEqual(['axis', 'hr.win.axis-significant']);
  });

  it('V-7, R-66: with the smaller hand size the Axis has survived', () => {
    expect(end(['rome', 'paris', 'ruhr'], { axis: 7, allies: 8 })).toEqual(['axis', 'hr.win.axis-survival']);
  });

  it('V-7: with one of the other five, or without Berlin, the Allies win', () => {
    const minimal = ['allies', 'hr.win.allied-minimal'];
    expect(end(['rome', 'paris', 'ruhr', 'romania'])).toEqual(minimal);
    expect(end(['berlin'])).toEqual(minimal);
  });

  it('V-7: the other cylinder is not there yet, and nothing is judged', () => {
    const game = reshuffle('allies', { ...in1944, year: { axis: 4, allies: 4 } });
    expect([ending(game), game.state.year]).toEqual([null, { axis: 4, allies: 5 }]);
  });
});

describe('V-8: introductory games (§10.4)', () => {
  const LEVELS = [
    [2, 'catastrophic'],
    [3, 'limited'],
    [5, 'limited'],
    [6, 'decisive'],
  ] as const;

  it.each(LEVELS)('V-8, §10.4: 1941–42 with an Axis lead of %i: %s', (d, level) => {
    const hands = { axis: HANDS.axis, allies: ['W2', 'S5', 'W5'] };
    const more = { year: { axis: 2, allies: 1 }, hands, handSize: { axis: 3 + d, allies: 3 } };
    const game = reshuffle('allies', more, {}, 'intro-1941-42');
    expect(ending(game)).toEqual([d < 3 ? 'allies' : 'axis', `hr.win.axis-${level}`]);
  });

  it.each(LEVELS)('V-8, §10.4: 1941–43 with an Allied lead of %i: %s', (d, level) => {
    const hands = { axis: ['G2', 'G5', 'I2'], allies: HANDS.allies };
    // The Axis reshuffle that ends the last year gives the Allies nothing more.
    const more = { year: { axis: 2, allies: 3 }, hands, handSize: { axis: 3, allies: 3 + d } };
    const game = reshuffle('axis', more, {}, 'intro-1941-43');
    expect(game.state.handSize).toEqual({ axis: 3, allies: 3 + d });
    expect(ending(game)).toEqual([d < 3 ? 'axis' : 'allies', `hr.win.allies-${level}`]);
  });

  it('V-8: the end of 1942 is no end in the longer games', () => {
    const more = { year: { axis: 2, allies: 1 } };
    expect(ending(reshuffle('allies', more, {}, 'intro-1941-43'))).toBeNull();
    expect(ending(reshuffle('allies', more))).toBeNull();
  });

  it('V-8: a lead below nothing is catastrophic as well', () => {
    const { state } = open({ handSize: { axis: 4, allies: 12 } }, { scenario: 'intro-1941-42' });
    expect(judgeLastYear(tables, state)).toEqual({ winner: 'allies', key: 'hr.win.axis-catastrophic', rule: '10.4' });
  });
});

describe('V-9: resignation (§5.2)', () => {
  it('V-9, I-11: the side that is asked may give up at any of its decisions, in either turn', () => {
    expect(ending(play(table(), 'resign'))).toEqual(['allies', 'hr.win.resigned']);
    const fight = playAll(table(), 'A land finland>leningrad', 'c G9');
    expect([asks(fight), seat(fight)]).toEqual(['conflict/card', 'allies']);
    expect(ending(play(fight, 'resign'))).toEqual(['axis', 'hr.win.resigned']);
  });
});

describe('R-40: several at once', () => {
  it('R-40: hand size 0 comes before the six centres', () => {
    const markers = held(without(SOVIET, 'leningrad'), 'axis');
    expect(ending(leningrad({ markers, hands: { allies: ['S2'] } }))).toEqual(['axis', 'hr.win.hand-size']);
  });

  it('R-40: hand size 0 and all centres, of different winners: the hand size decides', () => {
    const { state } = table({ markers: held(SOVIET, 'axis'), handSize: { axis: 0, allies: 5 } });
    expect(findVictory(tables, state)).toMatchObject({ winner: 'allies', rule: '9.1' });
  });

  it('R-40: the end of the last year comes before the ultimatum and the twelve', () => {
    const ultimatum = { ...in1944, year: { axis: 4, allies: 5 }, markers: { berlin: 'western' } } as const;
    expect(ending(reshuffle('axis', { ...ultimatum, markers: { moscow: 'axis', london: 'axis' } }))).toEqual([
      'axis',
      'hr.win.axis-significant',
    ]);
    const weak = { hands: { axis: TWELVE, allies: ['W2', 'W5', 'S5'] }, handSize: { axis: 12, allies: 3 } };
    const game = reshuffle('allies', { year: { axis: 2, allies: 1 }, ...weak }, {}, 'intro-1941-42');
    expect(ending(game)).toEqual(['axis', 'hr.win.axis-decisive']);
  });

  it('R-40: the ultimatum comes before the twelve', () => {
    const hands = { axis: TWELVE, allies: ['W7', 'W8', 'W9'] };
    const game = table({ hands, markers: { berlin: 'western' } });
    expect(ending(playAll(game, 'fortify rome', 'discard G2'))).toEqual(['allies', 'hr.win.ultimatum']);
  });
});
