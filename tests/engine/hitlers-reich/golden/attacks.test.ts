import { describe, expect, it } from 'vitest';
import {
  asks,
  hand,
  judged,
  legal,
  lose,
  offers,
  placeOf,
  places,
  play,
  playAll,
  rolled,
  said,
  seat,
  table,
  win,
} from './support.ts';

describe('marker colour and obligations of the Allies', () => {
  it('G-15: troops out of Egypt put a Western marker on Libya (§6.5.3.1)', () => {
    const game = playAll(table({ side: 'allies' }), 'A land egypt>libya', 'c W9', ['c G9', win(4)]);
    expect(game.state.markers['libya']).toBe('western');
    expect(legal(game)).toEqual(['blitz tunisia', 'decline']);
  });

  it('G-16: troops out of Persia give the Caucasus back to the Soviets', () => {
    const start = table({
      side: 'allies',
      markers: { caucasus: 'axis' },
      events: places({ montgomery: 'allies-up', zhukov: 'allies-up' }),
    });
    expect(start.state.lost).toEqual(['caucasus']);
    const declared = play(start, 'A land persia>caucasus');
    expect(declared.state.conflict).toMatchObject({ nation: 'western', red: true });
    expect(legal(declared)).toEqual(['play montgomery', 'done']);
    const chosen = play(declared, 'play montgomery');
    expect(legal(chosen)).toEqual(['c S9', 'c S8']);
    const game = playAll(chosen, 'c S9', ['c G9', win(4)], 'done');
    expect(game.state.markers['caucasus']).toBeNull();
    expect(game.state.lost).toEqual([]);
    expect([hand(game, 'axis'), hand(game, 'allies')]).toEqual([
      [5, 5],
      [6, 6],
    ]);
    expect(asks(game)).toBe('bonus/centre');
  });

  it('R-72: a blitz out of the Caucasus regained is a Soviet one', () => {
    const start = table({
      side: 'allies',
      markers: { caucasus: 'axis', stalingrad: 'axis' },
      events: places({ montgomery: 'allies-up', zhukov: 'allies-up' }),
    });
    const won = playAll(start, 'A land persia>caucasus', 'done', 'c S9', ['c G9', win(4)], 'decline');
    const game = play(won, 'blitz stalingrad');
    expect(game.state.conflict).toMatchObject({ nation: 'soviet', red: true, attacker: 'soviet' });
    expect(legal(game)).toEqual(['play zhukov', 'done']);
  });
});

describe('chains of blitzes', () => {
  const start = () =>
    table({
      hands: { axis: ['G9', 'G8', 'G7', 'G6', 'I9'], allies: ['S9', 'S8', 'S7', 'S6', 'S5'] },
      decks: { allies: ['W2', 'W3', 'W4', 'W5'] },
    });
  const minsk = () => playAll(start(), 'A land poland>minsk', 'c G9', ['c S5', win()]);

  it('G-21: Minsk, Kharkov, Smolensk, Moscow, each out of the area captured last (§7.9.2)', () => {
    expect(legal(minsk())).toEqual([
      'blitz bessarabia',
      'blitz baltic-states',
      'blitz smolensk',
      'blitz kharkov',
      'decline',
    ]);
    const kharkov = playAll(minsk(), 'blitz kharkov', 'c G8', ['c S6', win()], 'discard S7');
    expect(hand(kharkov, 'axis')).toEqual([4, 4]);
    const offered = play(kharkov, 'decline');
    expect(legal(offered)).toEqual([
      'blitz bessarabia',
      'blitz smolensk',
      'blitz crimea',
      'blitz moscow',
      'blitz stalingrad',
      'decline',
    ]);
    const smolensk = playAll(offered, 'blitz smolensk', 'c G7', ['c S8', win()]);
    expect(hand(smolensk, 'axis')).toEqual([3, 3]);
    expect(legal(smolensk)).toEqual(['blitz baltic-states', 'blitz leningrad', 'blitz moscow', 'decline']);
    const moscow = playAll(smolensk, 'blitz moscow', 'c G6', ['c S9', win(3, 4)]);
    expect(moscow.state.turn.blitz.made).toBe(3);
    expect(moscow.state.markers).toMatchObject({ minsk: 'axis', kharkov: 'axis', smolensk: 'axis', moscow: 'axis' });
    expect([asks(moscow), moscow.state.handSize]).toEqual(['discard', { axis: 2, allies: 2 }]);
    const over = playAll(moscow, 'discard W2', 'discard W3');
    expect(asks(over)).toBe('bonus/centre');
    expect(asks(play(over, 'decline'))).toBe('turn/bonus');
  });

  it('G-21: Minsk, Smolensk, Kharkov, Moscow is as good a way', () => {
    const smolensk = playAll(minsk(), 'blitz smolensk', 'c G8', ['c S6', win()]);
    const kharkov = playAll(smolensk, 'blitz kharkov', 'c G7', ['c S7', win()], 'discard S8', 'decline');
    expect(offers(kharkov, 'blitz moscow')).toBe(true);
    expect(hand(kharkov, 'axis')).toEqual([3, 3]);
  });

  it('G-33: at hand size 1 no blitz is offered without GUDERIAN (R-86, IL-22)', () => {
    const won = playAll(table({ hands: { axis: ['G9'], allies: ['S9', 'S8'] } }), 'A land poland>minsk', 'c G9', [
      'c S8',
      win(),
    ]);
    expect(asks(won)).toBe('turn/bonus');
  });

  it('G-33: with him the blitz binds him and costs nothing', () => {
    const won = playAll(
      table({
        hands: { axis: ['G9'], allies: ['S9', 'S8'] },
        events: places({ guderian: 'axis-up', stukas: 'axis-up' }),
      }),
      'A land poland>minsk',
      'done',
      'c G9',
      ['c S8', win()],
    );
    expect(asks(won)).toBe('bonus/blitz');
    const declared = play(won, 'blitz smolensk');
    expect(legal(declared)).toEqual(['play guderian']);
    const named = play(declared, 'play guderian');
    expect(legal(named)).toEqual(['play stukas', 'done']);
    expect(hand(play(named, 'done'), 'axis')).toEqual([1, 1]);
  });
});

describe('sea attacks', () => {
  it('G-22: an own zone with an enemy fleet is cleared, not taken (§7.4.1, §2.4)', () => {
    const start = table({
      markers: { 'north-sea': 'axis' },
      fleets: { axis: ['north-sea'], allies: ['north-sea'] },
    });
    const fought = playAll(start, 'A sea north-sea', 'c G9', ['c W9', win(4, 4)]);
    expect(rolled(fought)).toEqual([4, 4]);
    expect(fought.state.fleets).toEqual({ axis: [], allies: [] });
    expect(fought.state.markers['north-sea']).toBe('axis');
    expect(said(fought, 'hand-size')).toEqual([]);
    expect([asks(fought), fought.state.turn.success]).toEqual(['turn/bonus', 'earned']);
    expect(offers(fought, 'A sea north-sea')).toBe(false);
  });

  it('R-67: lost, such a zone goes to the defender', () => {
    const start = table({ markers: { 'north-sea': 'axis' }, fleets: { allies: ['north-sea'] } });
    expect(start.state.lost).toEqual(['north-sea']);
    const game = playAll(start, 'A sea north-sea', 'c G9', ['c W9', lose(3, 4)]);
    expect(game.state.markers['north-sea']).toBe('western');
    expect(game.state.fleets.allies).toEqual([]);
    expect(game.state.lost).toEqual([]);
    expect(hand(game, 'allies')).toEqual([6, 6]);
  });
});

describe('G-23: an attack on neutral Morocco (§8.5.1)', () => {
  const start = (top: string, title = 'paratroops') =>
    table({
      side: 'allies',
      decks: { axis: [top, 'G2', 'G3'] },
      events: places({ paratroops: 'allies-up', [title]: 'allies-up', 'waffen-ss': 'axis-up' }),
    });
  const fought = (top = 'G4') => playAll(start(top), 'A paratroop gibraltar>morocco', ['c W9', win()]);

  it('G-23 asks the Axis for nothing: card off the deck, three dice, no events, no refill', () => {
    const declared = play(start('G4'), 'A paratroop gibraltar>morocco');
    expect([asks(declared), seat(declared), declared.state.vichy]).toEqual(['conflict/card', 'allies', 'attacked']);
    const game = fought();
    expect(rolled(game)).toEqual([3, 3]);
    expect(said(game, 'turned-up')).toEqual([{ type: 'turned-up', side: 'axis', card: 'G4' }]);
    expect(judged(game)).toEqual(['allies', 7, 27]);
    expect(game.state.markers['morocco']).toBe('western');
    expect(hand(game, 'axis')).toEqual([5, 5]);
    expect(game.state.discards.axis).toEqual(['G4']);
    expect(game.state.decks.axis.slice(0, 2)).toEqual(['G2', 'G3']);
    expect([asks(game), placeOf(game, 'paratroops')]).toEqual(['turn/bonus', 'with-axis']);
  });

  it("G-23 leaves the use of the card's ability to the Axis", () => {
    const game = fought('G12');
    expect([asks(game), seat(game)]).toEqual(['conflict/reroll', 'axis']);
  });

  it('G-23 turns the Axis card up first for ENIGMA', () => {
    const game = playAll(start('G4', 'enigma'), 'A paratroop gibraltar>morocco', 'play enigma');
    expect([asks(game), seat(game)]).toEqual(['conflict/card', 'allies']);
    expect(game.state.conflict?.cards.axis).toEqual(['G4']);
    expect(game.state.conflict?.shown.axis).toBe(true);
  });

  it('G-23 puts Axis markers on the rest of Vichy in the next Axis preparation', () => {
    const game = play(fought(), 'decline');
    expect(seat(game)).toBe('axis');
    expect(game.state.markers).toMatchObject({
      morocco: 'western',
      algeria: 'axis',
      tunisia: 'axis',
      'syria-lebanon': 'axis',
      'vichy-france': 'axis',
    });
    expect(game.state.vichy).toBe('resolved');
  });

  it('R-58 meets neutral Vichy again in the same turn, and a lost attack counts as well', () => {
    const again = play(fought(), 'A land morocco>algeria');
    expect(again.state.conflict?.isNeutralVichy).toBe(true);
    const lost = playAll(start('G4'), 'A paratroop gibraltar>morocco', ['c W9', lose()]);
    expect(seat(lost)).toBe('axis');
    expect(lost.state.markers).toMatchObject({ morocco: 'axis', algeria: 'axis' });
  });
});

describe('G-24: the surrender of Italy (§8.2)', () => {
  const start = (markers: Readonly<Record<string, 'western' | 'axis'>>) =>
    table({
      side: 'allies',
      markers,
      fortresses: { axis: ['rome'] },
      hands: { axis: ['G9', 'G8', 'G7', 'G6', 'I9'], allies: ['W9', 'W8', 'W7', 'W6', 'W5'] },
    });

  it('G-24 gives Rome to the Allies who take Naples holding Sicily', () => {
    const south = start({ sicily: 'western', 'sicily-sea': 'western' });
    const game = playAll(south, 'A land sicily>naples', 'c W9', ['c G9', [...win(4), 1, 1]]);
    expect(game.state.markers).toMatchObject({ naples: 'western', rome: 'western' });
    expect(game.state).toMatchObject({ italySurrendered: true, lost: ['rome'], fortresses: { axis: [] } });
    expect(said(game, 'discarded')).toEqual([{ type: 'discarded', side: 'axis', n: 2 }]);
    expect([hand(game, 'axis'), hand(game, 'allies')]).toEqual([
      [3, 3],
      [5, 5],
    ]);
    // No centre bonus, and no enemy area next to Naples.
    expect(asks(game)).toBe('turn/bonus');
  });

  it('R-38: Rome taken by attack brings Naples and Sicily, the same two cards, and the centre bonus', () => {
    const north = start({ yugoslavia: 'western' });
    const game = playAll(
      north,
      'A land yugoslavia>rome',
      'c W9',
      ['c G9', [6, 6, 6, 1, 1, 1]],
      ['fx fortress own 1', [1, 1]],
    );
    expect(game.state.markers).toMatchObject({ naples: 'western', rome: 'western', sicily: 'western' });
    expect([hand(game, 'axis'), game.state.lost]).toEqual([[3, 3], ['rome']]);
    expect(asks(game)).toBe('bonus/centre');
  });

  it('§8.2.2: afterwards Rome is worth one', () => {
    const after = table({
      italySurrendered: true,
      markers: { rome: 'western', naples: 'western', sicily: 'western' },
    });
    const regained = playAll(after, 'A land austria>rome', 'c G9', ['c W9', win()]);
    expect(hand(regained, 'axis')).toEqual([6, 6]);
    const lostAgain = playAll(regained, 'decline', 'decline', 'decline', 'A land naples>rome', 'c W8', ['c G8', win()]);
    expect([asks(lostAgain), lostAgain.state.handSize.axis]).toEqual(['discard', 5]);
    expect(lostAgain.state.italySurrendered).toBe(true);
  });
});

describe('G-37: flights (R-73)', () => {
  const start = () => table({ events: places({ paratroops: 'axis-up' }) });

  it('G-37 flies from Norway to London across the North Sea', () => {
    expect(legal(start())).toContain('A paratroop norway>london');
  });

  it('G-37 flies from Naples to Sicily while the Sicily Sea is uncontrolled', () => {
    const sicily = table({ markers: { sicily: 'western' }, events: places({ paratroops: 'axis-up' }) });
    expect(legal(sicily)).toContain('A paratroop naples>sicily');
    expect(legal(sicily)).not.toContain('A land naples>sicily');
  });
});
