/** The steps of a player turn one by one (2.2 to 2.4). */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import { MARKERS } from '../../../src/engine/games/hitlers-reich/rules/pieces.ts';
import { asks, in1942, in1944, legal, lose, offers, open, placeOf, places, play } from './golden/support.ts';
import { hand, playAll, said, seat, table, win, type Game } from './golden/support.ts';
import { def, tables } from '../../support/reich.ts';

const at = (game: Game) => [asks(game), seat(game)];
/** The first words of what may be done. */
const kinds = (game: Game) => [...new Set(legal(game).map((text) => text.split(' ')[0]))];
const TO_ALLIES = ['turn/action', 'allies'];
/** Minsk has no centre and no bonus die. */
const minsk = (dice: readonly number[], more: Position = {}) =>
  playAll(table(more), 'A land poland>minsk', 'c G9', ['c S9', dice]);
const event = (game: Game, dice: readonly number[]) => playAll(game, 'E waffen-ss', 'c G8', ['c W9', dice]);

describe('preparation (2.2)', () => {
  it('P-0: notes the ultimatum and sets the trackers of the turn back', () => {
    expect(table({ markers: { berlin: 'western' } }).state.turn.ultimatum).toBe(true);
    const won = minsk(win());
    expect(won.state.turn.success).toBe('earned');
    expect(playAll(won, 'decline', 'decline').state.turn).toEqual({
      success: 'none',
      blitz: { series: 'unused', made: 0 },
      chain: [],
      used: [],
      operation: null,
      isBarbarossa: false,
      spainClosed: false,
      ultimatum: false,
    });
  });

  it('P-1: turns the own face-down Reusables up, not the other side’s', () => {
    const game = table({ events: places({ stukas: 'axis-down', zhukov: 'allies-down' }) });
    expect([placeOf(game, 'stukas'), placeOf(game, 'zhukov')]).toEqual(['axis-up', 'allies-down']);
    const next = playAll(game, 'fortify rome', 'discard G6');
    expect(placeOf(next, 'zhukov')).toBe('allies-up');
    expect(said(next, 'ready')).toEqual([{ type: 'ready', side: 'allies', n: 1 }]);
  });

  it('P-3: Malta falls to the side that alone holds the Sicily Sea, unless an enemy fleet lies there', () => {
    const malta = (more: Position) => table({ markers: { 'sicily-sea': 'axis' }, ...more }).state.markers['malta'];
    expect(malta({})).toBe('axis');
    expect(malta({ fleets: { allies: ['sicily-sea'] } }) ?? null).toBeNull();
    expect(malta({ side: 'allies' }) ?? null).toBeNull();
    expect(malta({ side: 'allies', markers: { malta: 'axis', 'sicily-sea': 'western' } })).toBeNull();
  });

  it('P-4: the Axis takes what Vichy has left: all of it after an attack, three areas after a defection', () => {
    const vichy = (how: 'attacked' | 'defected', side: 'axis' | 'allies' = 'axis') =>
      table({ side, vichy: how, markers: { tunisia: 'western' } }).state;
    const attacked = vichy('attacked');
    expect(attacked.vichy).toBe('resolved');
    expect(attacked.markers).toMatchObject({
      algeria: 'axis',
      morocco: 'axis',
      'syria-lebanon': 'axis',
      'vichy-france': 'axis',
      tunisia: 'western',
    });
    const { markers } = vichy('defected');
    expect([markers['vichy-france'], markers['syria-lebanon']]).toEqual(['axis', 'axis']);
    expect([markers['algeria'] ?? null, markers['morocco'] ?? null]).toEqual([null, null]);
    const allied = vichy('attacked', 'allies');
    expect([allied.vichy, allied.markers['algeria'] ?? null]).toEqual(['attacked', null]);
  });
});

describe('first actions (2.3)', () => {
  it('D-00: 1941 opens with the Axis, 1944 with the Allies, who must land', () => {
    for (const scenario of ['campaign-1941', 'intro-1941-42', 'intro-1941-43', 'tournament']) {
      const game = open({}, { scenario });
      expect([at(game), game.state.gameTurn]).toEqual([['turn/action', 'axis'], 1]);
    }
    const late = open({}, { scenario: 'short-1944' });
    expect([at(late), legal(late)]).toEqual([TO_ALLIES, ['overlord']]);
  });

  it('D-01: lists every action whose conditions hold, and PASS only where none does (R-11)', () => {
    const bigPush = { axis: 'ready', allies: 'none' } as const;
    const all = ['reorganise', 'fortify', 'fleet', 'E', 'A', 'push', 'barbarossa'];
    const fresh = { bigPush, pact: true, used: { barbarossa: false, overlord: false } };
    expect(kinds(table(fresh, { 'first-push': 'any' }))).toEqual(all);
    expect(kinds(table(fresh))).toEqual(all.filter((kind) => kind !== 'push'));
    expect(kinds(table())).toEqual(['reorganise', 'fortify', 'fleet', 'plan', 'E', 'A']);
    expect(legal(table({ handSize: { axis: 1, allies: 5 }, hands: { axis: [] } }))).toEqual(['pass']);
  });

  it('D-02: Reorganise A costs one hand size and two cards or more, B gives the opponent one and takes one', () => {
    const a = play(table(), 'reorganise a');
    expect([at(a), hand(a, 'axis'), a.state.star.axis]).toEqual([['reorganise/discard', 'axis'], [4, 5], false]);
    expect(offers(play(a, 'discard G6'), 'done')).toBe(false);
    const two = playAll(a, 'discard G6', 'discard G7');
    expect(offers(two, 'done')).toBe(true);
    const over = play(two, 'done');
    expect([at(over), hand(over, 'axis'), hand(over, 'allies')]).toEqual([TO_ALLIES, [4, 4], [5, 5]]);
    const b = playAll(table(), 'reorganise b', 'discard G6', 'done');
    expect([at(b), hand(b, 'axis'), hand(b, 'allies')]).toEqual([TO_ALLIES, [5, 5], [6, 6]]);
  });

  it('D-03: Fortify takes a card and an area; with no fortress left one is lifted', () => {
    const asked = play(table(), 'fortify rome');
    expect(legal(asked)).toEqual(['discard G9', 'discard G8', 'discard G7', 'discard G6', 'discard I9']);
    const built = play(asked, 'discard G6');
    expect([at(built), built.state.fortresses.axis, built.state.discards.axis]).toEqual([TO_ALLIES, ['rome'], ['G6']]);
    const four = table({ fortresses: { axis: ['berlin', 'paris', 'ruhr', 'austria'] } });
    const lift = playAll(four, 'fortify rome', 'discard G6');
    expect(legal(lift)).toEqual(['lift berlin', 'lift paris', 'lift ruhr', 'lift austria']);
    const moved = play(lift, 'lift paris');
    expect([at(moved), moved.state.fortresses.axis]).toEqual([TO_ALLIES, ['berlin', 'ruhr', 'austria', 'rome']]);
  });

  it('D-04: Fleet Action takes a card and a zone; with no fleet left one is lifted', () => {
    const built = playAll(table(), 'fleet north-sea', 'discard I9');
    expect([at(built), built.state.fleets.axis, built.state.discards.axis]).toEqual([TO_ALLIES, ['north-sea'], ['I9']]);
    const four = table({ fleets: { axis: ['skagerrak', 'baltic-sea', 'black-sea', 'levant'] } });
    const lift = playAll(four, 'fleet north-sea', 'discard I9');
    expect(at(lift)).toEqual(['pay/lift', 'axis']);
    const moved = play(lift, 'lift levant');
    expect(moved.state.fleets.axis).toEqual(['skagerrak', 'baltic-sea', 'black-sea', 'north-sea']);
  });

  it('D-05: a Big Push is planned by rolling less than the card; a bonus card may roll again', () => {
    const planned = playAll(table(), 'plan', ['discard G9', [2, 3, 3]]);
    expect([at(planned), planned.state.bigPush.axis]).toEqual([TO_ALLIES, 'gained']);
    expect(playAll(table(), 'plan', ['discard G9', [3, 3, 3]]).state.bigPush.axis).toBe('none');
    const general = playAll(table({ hands: { axis: ['G11', 'G9'] } }), 'plan', ['discard G11', [6, 5, 4]]);
    expect(legal(general)).toEqual(['rr 1', 'rr 2', 'rr 3', 'done']);
    expect(playAll(general, ['rr 1', [1]]).state.bigPush.axis).toBe('gained');
    expect(play(general, 'done').state.bigPush.axis).toBe('none');
  });

  it('D-06: an Event Action tries for one of the own or the common mall', () => {
    const titles = (side: 'axis' | 'allies') =>
      ['wolfpack', 'counterattack', 'zhukov'].filter((title) => offers(table({ side }), `E ${title}`));
    expect([titles('axis'), titles('allies')]).toEqual([
      ['wolfpack', 'counterattack'],
      ['counterattack', 'zhukov'],
    ]);
    const tried = play(table(), 'E wolfpack');
    expect([tried.state.conflict?.kind, tried.state.conflict?.target]).toEqual(['event', 'wolfpack']);
    expect(offers(table({ events: places({ wolfpack: 'lid', XE2: 'lid', XE3: 'lid' }) }), 'E wolfpack')).toBe(false);
  });

  it('D-07: an attack names type, origin and target; landings and flights need their event', () => {
    const kindsOf = (game: Game) => [
      ...new Set(legal(game).flatMap((text) => (text.startsWith('A ') ? [text.split(' ')[1]] : []))),
    ];
    const markers = { 'north-sea': 'axis' } as const;
    expect(kindsOf(table({ markers })).toSorted()).toEqual(['land', 'sea']);
    const events = places({ paratroops: 'axis-up', 'landing-craft': 'axis-up' });
    const full = table({ markers, events });
    expect(kindsOf(full).toSorted()).toEqual(['amphibious', 'land', 'paratroop', 'sea']);
    const landing = play(full, 'A amphibious north-sea>scotland').state.conflict;
    expect([landing?.kind, landing?.origin, landing?.target]).toEqual(['amphibious', 'north-sea', 'scotland']);
    expect(legal(table({ side: 'allies', markers: { skagerrak: 'axis' } }))).toContain('A sea skagerrak western');
  });
});

describe('bonuses (2.3, 2.5)', () => {
  it('D-20: an event won as first action earns the Success Bonus, a lost one ends the turn', () => {
    const won = event(table(), win());
    expect([at(won), won.state.turn.success]).toEqual([['turn/bonus', 'axis'], 'earned']);
    expect(at(event(table(), lose()))).toEqual(TO_ALLIES);
  });

  it('D-21: an attack won earns it too; a centre gives its bonus, an area taken by land a blitz', () => {
    const won = minsk(win());
    expect([at(won), won.state.turn.success]).toEqual([['bonus/blitz', 'axis'], 'earned']);
    expect(at(minsk(lose()))).toEqual(TO_ALLIES);
    const flown = table({ events: places({ paratroops: 'axis-up' }) });
    const landed = playAll(flown, 'A paratroop norway>scotland', 'c G9', ['c W9', win()]);
    expect([landed.state.markers['scotland'], asks(landed)]).toEqual(['axis', 'turn/bonus']);
  });

  const leningrad = (more: Position = {}) =>
    playAll(table(more), 'A land finland>leningrad', 'c G9', ['c S9', win(3, 3)], 'discard S8');

  it('D-22: a centre gives one event, now or never; lost, it ends the turn', () => {
    const game = leningrad();
    expect([asks(game), kinds(game)]).toEqual(['bonus/centre', ['E', 'decline']]);
    expect(asks(play(game, 'decline'))).toBe('bonus/blitz');
    const won = playAll(game, 'E stukas', 'c G8', ['c W9', win()]);
    expect([asks(won), placeOf(won, 'stukas'), won.state.turn.success]).toEqual(['bonus/blitz', 'axis-up', 'earned']);
    expect(at(event(game, lose()))).toEqual(TO_ALLIES);
  });

  it('2.5: all that was earned is told from the first question on, and nothing after a defeat', () => {
    const earned = (game: Game) => def.view(game.state, null).earned;
    const game = leningrad();
    expect(earned(game)).toEqual(['bonus/centre', 'bonus/blitz', 'turn/bonus']);
    expect(earned(play(game, 'decline'))).toEqual(['bonus/blitz', 'turn/bonus']);
    expect(earned(event(game, lose()))).toEqual([]);
    expect(earned(event(table(), win()))).toEqual(['turn/bonus']);
  });

  it('D-22: where no event can be tried for, it is passed over', () => {
    const events = Object.fromEntries(Object.keys(places()).map((copy) => [copy, 'removed'] as const));
    expect(asks(leningrad({ events }))).toBe('bonus/blitz');
  });

  it('D-23: a blitz starts from the area just taken, costs one hand size, and declined unopened it stays to be had', () => {
    const game = minsk(win());
    expect(legal(game).toSorted()).toEqual(
      ['blitz baltic-states', 'blitz bessarabia', 'blitz kharkov', 'blitz smolensk', 'decline'].toSorted(),
    );
    const declared = play(game, 'blitz smolensk');
    expect(declared.state.conflict).toMatchObject({ kind: 'land', origin: 'minsk', target: 'smolensk', blitz: 1 });
    expect(declared.state.turn.blitz).toEqual({ series: 'open', made: 1 });
    expect(declared.state.handSize.axis).toBe(4);
    const declined = play(game, 'decline');
    expect([asks(declined), declined.state.turn.blitz.series]).toEqual(['turn/bonus', 'unused']);
  });

  const smolensk = (dice: readonly number[]) => playAll(minsk(win()), 'blitz smolensk', 'c G8', ['c S8', dice]);

  it('D-24: a blitz won goes on from its own area, a blitz lost ends the turn', () => {
    const won = smolensk(win(4, 3));
    expect([asks(won), offers(won, 'blitz moscow'), offers(won, 'blitz bessarabia')]).toEqual([
      'bonus/blitz',
      true,
      false,
    ]);
    expect(at(smolensk([...lose(3, 5)]))).toEqual(TO_ALLIES);
    const closed = play(won, 'decline');
    expect([asks(closed), closed.state.turn.blitz]).toEqual(['turn/bonus', { series: 'closed', made: 1 }]);
  });

  it('D-24: three blitzes are the most, each at the cost of one hand size', () => {
    const axis = ['G10', 'G9', 'G8', 'G7', 'I9', 'I8'];
    const ones = Array.from({ length: 12 }, () => 1);
    const game = playAll(
      table({ hands: { axis, allies: ['S2', 'S3', 'S4', 'S5', 'S6'] } }),
      ...(['A land poland>baltic-states', 'c G10', ['c S2', ones]] as const),
      ...(['blitz minsk', 'c G9', ['c S3', ones]] as const),
      ...(['blitz bessarabia', 'c G8', ['c S4', ones]] as const),
      ...(['blitz crimea', 'c I9', ['c S5', ones]] as const),
    );
    expect(game.state.markers).toMatchObject({ minsk: 'axis', bessarabia: 'axis', crimea: 'axis' });
    expect([asks(game), game.state.turn.blitz.made, game.state.handSize.axis]).toEqual(['turn/bonus', 3, 3]);
  });

  it('D-25: the Success Bonus is one ordinary action or nothing', () => {
    const game = event(table({ bigPush: { axis: 'ready', allies: 'none' } }), win());
    expect(kinds(game)).toEqual(['reorganise', 'fortify', 'fleet', 'E', 'A', 'decline']);
    expect(at(play(game, 'decline'))).toEqual(TO_ALLIES);
    const spent = playAll(game, 'fortify rome');
    expect(spent.state.turn.success).toBe('spent');
    expect(at(play(spent, legal(spent)[0] ?? ''))).toEqual(TO_ALLIES);
  });

  it('D-26: an event won with the Success Bonus earns nothing further', () => {
    const game = playAll(event(table(), win()), 'E stukas', 'c G9', ['c W8', win()]);
    expect([at(game), placeOf(game, 'stukas')]).toEqual([TO_ALLIES, 'axis-up']);
  });

  it('D-27: an attack with the Success Bonus opens a blitz where no chain was opened before, never a second', () => {
    const second = (game: Game, dice: readonly number[]) =>
      playAll(game, 'A land hungary>yugoslavia', 'c G7', ['c W9', dice]);
    const unopened = play(minsk(win()), 'decline');
    const won = second(unopened, win(4, 4));
    expect([won.state.markers['yugoslavia'], asks(won)]).toEqual(['axis', 'bonus/blitz']);
    expect(at(play(won, 'decline'))).toEqual(TO_ALLIES);
    expect(at(second(unopened, lose(4, 4)))).toEqual(TO_ALLIES);
    const opened = second(play(smolensk(win(4, 3)), 'decline'), win(4, 4));
    expect([opened.state.markers['yugoslavia'], at(opened)]).toEqual(['axis', TO_ALLIES]);
  });

  it('D-40: Barbarossa may stop after its first attack, goes on after a defeat, and needs one win for the bonus', () => {
    const start = table({
      pact: true,
      used: { barbarossa: false, overlord: false },
      bigPush: { axis: 'ready', allies: 'none' },
    });
    const step = (game: Game, dice: readonly number[], card: string) =>
      playAll(game, 'A land poland>minsk', `c ${card}`, [`c ${game.state.hands.allies[0] ?? ''}`, dice]);
    const first = play(start, 'barbarossa');
    expect([asks(first), offers(first, 'decline')]).toEqual(['barbarossa/ask', false]);
    const lost = step(first, lose(), 'G9');
    expect([asks(lost), offers(lost, 'decline'), lost.state.turn.success]).toEqual(['barbarossa/ask', true, 'none']);
    expect(legal(lost).some((text) => text.endsWith('>minsk'))).toBe(false);
    expect(at(play(lost, 'decline'))).toEqual(TO_ALLIES);
    const won = play(step(first, win(), 'G9'), 'decline');
    expect([asks(won), won.state.turn.success]).toEqual(['barbarossa/ask', 'waiting']);
    expect(asks(play(won, 'decline'))).toBe('turn/bonus');
  });
});

describe('interrupting decisions (2.3)', () => {
  it('I-03: with the last marker placed the side chooses which one it lifts, zones first (R-01)', () => {
    const enemy = tables.areas.filter(({ id, printed }) => printed === 'axis' && !['poland', 'berlin'].includes(id));
    const spaces = [...enemy.slice(0, MARKERS.soviet - 2).map(({ id }) => id), 'baltic-sea', 'black-sea'];
    const markers = Object.fromEntries(spaces.map((space) => [space, 'soviet'] as const));
    const asked = playAll(table({ side: 'allies', markers }), 'A land minsk>poland', 'c S9', ['c G6', win()]);
    expect([at(asked), legal(asked).toSorted()]).toEqual([
      ['control/lift', 'allies'],
      ['lift baltic-sea', 'lift black-sea'],
    ]);
    const lifted = play(asked, 'lift black-sea').state.markers;
    expect([lifted['black-sea'], lifted['baltic-sea'], lifted['poland']]).toEqual([null, 'soviet', 'soviet']);
  });

  it('I-08: a zone that two Allied nations touch goes to the one the Allies name (R-12)', () => {
    const fight = table({ markers: { denmark: 'western' } });
    const asked = playAll(fight, 'A sea baltic-sea', 'c G6', ['c S9', lose(5, 5)]);
    expect([at(asked), legal(asked)]).toEqual([
      ['clean/nation', 'allies'],
      ['nation western', 'nation soviet'],
    ]);
    expect(play(asked, 'nation soviet').state.markers['baltic-sea']).toBe('soviet');
    expect(play(asked, 'nation western').state.markers['baltic-sea']).toBe('western');
  });

  it('I-09: beaten in Overlord, the Axis keeps half of its used Reusables, of its choice', () => {
    const game = table({
      ...in1944,
      side: 'allies',
      bigPush: { axis: 'none', allies: 'ready' },
      markers: { channel: 'western', 'mid-atlantic': 'western' },
      events: places({ 'higgins-boats': 'allies-up', 'waffen-ss': 'axis-up', stukas: 'axis-up' }),
    });
    const asked = playAll(
      playAll(game, 'overlord', 'A amphibious channel>normandy', 'play waffen-ss', 'play stukas'),
      'c W9',
      ['c G9', win(3, 4)],
      'done',
    );
    expect([at(asked), legal(asked).toSorted()]).toEqual([
      ['clean/keep', 'axis'],
      ['keep stukas', 'keep waffen-ss'],
    ]);
    const kept = play(asked, 'keep waffen-ss');
    expect([placeOf(kept, 'waffen-ss'), placeOf(kept, 'stukas')]).toEqual(['axis-down', 'mall']);
  });

  it('I-10: TURNCOATS asks its winner which country changes sides', () => {
    const game = table({ ...in1942, side: 'allies', markers: { romania: null } });
    const asked = playAll(game, 'E turncoats', 'c W9', ['c G6', win()]);
    expect(at(asked)).toEqual(['event/choose', 'allies']);
    expect(legal(asked).every((text) => text.startsWith('choose '))).toBe(true);
    const [first = ''] = legal(asked);
    expect(play(asked, first).state.turncoats).toEqual([first.slice('choose '.length)]);
  });

  it('I-11: any decision of one’s own, an interrupting one too, may be answered by resigning', () => {
    const asked = playAll(table(), 'A land finland>leningrad', 'c G9', ['c S9', win()]);
    expect(at(asked)).toEqual(['discard', 'allies']);
    expect(play(asked, 'resign').state.result?.winner).toBe('axis');
  });
});

describe('end of the turn (2.4)', () => {
  it('D-60: the turn ends and the other side prepares at once', () => {
    const game = playAll(table(), 'fortify rome', 'discard G6');
    expect(game.events.slice(-2).map(({ type }) => type)).toEqual(['turn-ended', 'turn-began']);
    expect(at(game)).toEqual(TO_ALLIES);
  });

  it('E-1: what was used stays face down, the chain is closed, a new hex stays star down', () => {
    const start = table({ events: places({ 'waffen-ss': 'axis-up' }) });
    const won = playAll(start, 'A land poland>minsk', 'play waffen-ss', 'c G9', ['c S9', win(4)]);
    expect(won.state.turn.chain).toHaveLength(1);
    const next = playAll(won, 'decline', 'plan', ['discard G8', [1, 1, 1]]);
    expect([at(next), next.state.turn.chain]).toEqual([TO_ALLIES, []]);
    expect([placeOf(next, 'waffen-ss'), next.state.bigPush.axis]).toEqual(['axis-down', 'gained']);
    const back = playAll(next, 'fortify london', 'discard W9');
    expect([placeOf(back, 'waffen-ss'), back.state.bigPush.axis]).toEqual(['axis-up', 'ready']);
  });

  it('E-2: an ultimatum that still holds loses the war', () => {
    const end = (berlin: 'western' | null) =>
      playAll(table({ markers: { berlin } }), 'fortify rome', 'discard G6').state.result;
    expect([end('western')?.winner, end(null)]).toEqual(['allies', null]);
  });

  it('E-3: twelve against three is looked at after the turn, not in it', () => {
    const axis = ['G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'I2', 'I3', 'I4', 'I5'];
    const asked = playAll(table({ hands: { axis, allies: ['W7', 'W8', 'W9'] } }), 'fortify rome');
    expect(asked.state.result).toBeNull();
    expect(play(asked, 'discard G2').state.result?.winner).toBe('axis');
  });

  it('E-4: the game turn rises after the Allied turn alone', () => {
    const allied = playAll(table(), 'fortify rome', 'discard G6');
    expect([allied.state.gameTurn, allied.state.side]).toEqual([1, 'allies']);
    const axis = playAll(allied, 'fortify london', 'discard W9');
    expect([axis.state.gameTurn, axis.state.side]).toEqual([2, 'axis']);
  });
});
