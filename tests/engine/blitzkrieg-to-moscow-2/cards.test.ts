/** Cards in play (§7): windows, Hitler Order, activation, hidden hands (§5.2). */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { decisionOf, frameAt, game, listed, open, placeOf, play, refusedAs, whyKeys, type Table } from './table.ts';

/** Germans to move, 1st Panzer Army spent. */
const spentPanzer = (position: Position = {}, options = {}): Table =>
  open({ phase: 'movement', spent: ['g-pz1'], hands: { german: ['g-air-1', 'g-tac'] }, ...position }, options);
const ACTIVATE = 'activate g-air-1 g-pz1';

describe('§7.1 Hitler Order', () => {
  const withOrder = { hands: { german: ['g-air-1', 'g-tac'], soviet: ['s-hitler', 's-part'] } };

  it('asks the Soviet player before the effect, and shows all of the use', () => {
    const table = play(spentPanzer(withOrder), ACTIVATE);
    expect(frameAt(table)).toBe('card/hitler');
    const { seat, ask } = decisionOf(table);
    expect(seat).toBe('soviet');
    expect(ask).toEqual({ key: 'btm.ask.hitler.activate', params: { card: 'g-air-1', unit: 'g-pz1' }, rule: '7.1' });
    expect(table.state.units['g-pz1']?.spent).toBe(true);
    expect(listed(table)).toEqual(['hitler no', 'hitler yes']);
  });

  it('cancels: both cards are spent, nothing happens, and the player may continue', () => {
    const table = play(spentPanzer(withOrder), ACTIVATE, 'hitler yes');
    expect(table.latest).toContainEqual({ type: 'card-cancelled', card: 'g-air-1', by: 's-hitler' });
    expect(table.state.units['g-pz1']?.spent).toBe(true);
    expect(table.state.cards).toEqual({
      german: { hand: ['g-tac'], discard: ['g-air-1'] },
      soviet: { hand: ['s-part'], discard: ['s-hitler'] },
    });
    expect(listed(table, 'activate')).toEqual(['activate g-tac g-pz1']);
  });

  it('lets the card pass', () => {
    const table = play(spentPanzer(withOrder), ACTIVATE, 'hitler no');
    expect(table.state.units['g-pz1']?.spent).toBe(false);
    expect(frameAt(table)).toBe('movement/move');
  });

  it('opens for any hidden hand that is not empty, so that the question reveals nothing', () => {
    const table = play(spentPanzer({ hands: { german: ['g-air-1'], soviet: ['s-part'] } }), ACTIVATE);
    expect(listed(table)).toEqual(['hitler no']);
    expect(refusedAs(table, 'hitler yes')).toBe('CARD_NOT_IN_HAND.not-drawn');
    expect(play(table, 'hitler no').state.units['g-pz1']?.spent).toBe(false);
  });

  it('opens for no empty hand, and with open hands only for the card itself', () => {
    expect(play(spentPanzer(), ACTIVATE).state.units['g-pz1']?.spent).toBe(false);
    const openly = (...soviet: readonly string[]) =>
      play(spentPanzer({ hands: { german: ['g-air-1'], soviet } }, { 'open-hands': true }), ACTIVATE);
    expect(frameAt(openly('s-part', 's-t34'))).toBe('movement/move');
    expect(frameAt(openly('s-part', 's-hitler'))).toBe('card/hitler');
  });

  it('is for nothing but a German card that was just played', () => {
    expect(refusedAs(spentPanzer(withOrder), 'hitler yes')).toBe('NO_WINDOW.hitler');
  });

  it('takes both Replacements of a double rebuild', () => {
    const start = open({
      turn: 4,
      units: { ...CAME, 'g-18': 'surrendered' },
      hands: { soviet: ['s-hitler'] },
    });
    const table = play(start, ...['g-repl-1', 'g-repl-2', 'g-air-1', 'g-tac'].map((card) => `draw ${card}`));
    const asked = play(table, 'rebuild g-repl-1 g-18 N');
    expect(decisionOf(asked).ask.params).toEqual({ card: 'g-repl-1', unit: 'g-18', area: 'N' });
    const done = play(asked, 'hitler yes');
    expect(placeOf(done, 'g-18')).toBe('surrendered');
    expect(done.state.cards.german).toEqual({ hand: ['g-air-1', 'g-tac'], discard: ['g-repl-1', 'g-repl-2'] });
  });

  it('stops a rail move; another card may carry the next one', () => {
    const start = open({
      turn: 4,
      units: { ...CAME, 'g-2': '1703', 's-27': 'E' },
      hands: { soviet: ['s-hitler', 's-t34'] },
    });
    const table = play(start, ...['g-repl-1', 'g-repl-2', 'g-air-1', 'g-tac'].map((card) => `draw ${card}`));
    const done = play(table, 'rail g-repl-1 g-2 S', 'hitler yes');
    expect(placeOf(done, 'g-2')).toBe('1703');
    const again = play(done, 'rail g-repl-2 g-2 S', 'hitler no');
    expect(placeOf(again, 'g-2')).toBe('S');
  });
});

/** Every unit that arrives before turn 4 is there. */
const CAME = { 'g-2': 'turn-6', 's-19': 'E', 's-21': 'E', 's-22': 'E', 's-24': 'E', 's-50': 'E' };

describe('Q13 activation', () => {
  it('works in movement before the first other command', () => {
    const table = spentPanzer();
    expect(listed(table, 'activate')).toEqual(['activate g-air-1 g-pz1', 'activate g-tac g-pz1']);
    expect(refusedAs(table, 'activate g-air-1 g-pz2')).toBe('NOT_SPENT');
    expect(refusedAs(table, 'activate g-air-1 s-8')).toBe('NOT_YOUR_UNIT');
    expect(refusedAs(table, 'activate g-air-1 g-2')).toBe('NOT_ON_MAP.activate');
    expect(refusedAs(table, 'activate g-blitz g-pz1')).toBe('CARD_NOT_IN_HAND.not-drawn');
    const begun = play(table, 'move g-pz2 1401');
    expect(refusedAs(begun, ACTIVATE)).toBe('NO_WINDOW.activate');
    expect(whyKeys(begun, 'card:g-air-1')).toEqual(['NO_WINDOW.activate']);
  });

  it('works at any time in breakthrough, for a Soviet card at once', () => {
    const table = open({
      phase: 'breakthrough',
      side: 'soviet',
      units: { 's-19': 'E', 's-21': 'E' },
      spent: ['s-8'],
      hands: { soviet: ['s-part'] },
    });
    const done = play(table, 'activate s-part s-8');
    expect(done.state.units['s-8']?.spent).toBe(false);
    expect(done.latest.slice(0, 2)).toEqual([
      { type: 'card-played', side: 'soviet', card: 's-part', use: 'activate' },
      { type: 'activated', unit: 's-8' },
    ]);
  });
});

describe('§7.1, §11.3.4 cards in combat', () => {
  const ATTACK = ['attack 1502', 'join g-pz4', 'join g-16', 'assault', 'defend s-11 active', 'defend s-mc3 active'];
  const combat = (german: readonly string[], soviet: readonly string[], ...more: readonly string[]) =>
    play(open({ phase: 'combat', hands: { german, soviet } }), ...ATTACK, ...more);

  it('counts a cancelled shift card as the one of its side', () => {
    const table = combat(['g-air-1', 'g-air-2'], ['s-hitler', 's-city'], 'shift g-air-1', 'hitler yes');
    expect(table.state.combat?.attackCard).toEqual({ card: 'g-air-1', cancelled: true });
    expect(frameAt(table)).toBe('combat/defence-card');
    expect(refusedAs(table, 'shift g-air-2')).toBe('SHIFT_LIMIT');
  });

  it('keeps Street Fighting for cities', () => {
    const table = combat(['g-air-1'], ['s-city'], 'shift none');
    expect(listed(table)).toEqual(['shift none']);
    expect(refusedAs(table, 'shift s-city')).toBe('CARD_USE.no-city');
    expect(whyKeys(table, 'card:s-city')).toEqual(['CARD_USE.no-city']);
    const city = play(
      open({ phase: 'combat', units: { 'g-pz4': '1403' }, hands: { soviet: ['s-city'] } }),
      ...['attack 1303', 'join g-pz4', 'assault', 'defend s-13 active'],
    );
    expect(listed(city)).toEqual(['shift s-city', 'shift none']);
  });

  it('needs no answer where both know that no card of the hand fits, whatever the hand holds', () => {
    const settledAfter = (table: Table): string | null => {
      const move = game.settle(table.state)?.move;
      return move ? game.words.notation(move) : null;
    };
    // In open country no Soviet card shifts the combat; a re-roll or Hitler Order might be in any hand.
    for (const soviet of [['s-city'], ['s-part'], ['s-t34']]) {
      const asked = combat(['g-air-1', 'g-tac'], soviet, 'shift none');
      expect([frameAt(asked), settledAfter(asked)]).toEqual(['combat/defence-card', 'shift none']);
      expect(settledAfter(combat(['g-air-1', 'g-tac'], soviet, 'shift g-air-1'))).toBeNull();
    }
    // Used cards are open.
    const rolled = combat(['g-tac', 'g-blitz'], ['s-hitler', 's-t34'], 'shift none', 'shift none: 5');
    expect([frameAt(rolled), settledAfter(rolled)]).toEqual(['combat/reroll', null]);
    const again = play(rolled, 'reroll g-tac', 'hitler yes');
    // No new die is better for the defender.
    expect([decisionOf(again).seat, settledAfter(again)]).toEqual(['soviet', 'reroll none']);
    const { state } = combat(['g-blitz'], []);
    const withUsed = (...discard: readonly string[]) =>
      game.settle({ ...state, cards: { ...state.cards, german: { ...state.cards.german, discard } } })?.move ?? null;
    expect(withUsed('g-air-1', 'g-air-2')).toEqual({ type: 'shift', card: null });
    expect(withUsed('g-air-1')).toBeNull();
  });

  it('lets the old die stand after a cancelled re-roll', () => {
    const rolled = combat(['g-tac'], ['s-hitler'], 'shift none', 'shift none: 5');
    expect(frameAt(rolled)).toBe('combat/reroll');
    const table = play(rolled, 'reroll g-tac');
    expect(decisionOf(table).ask).toMatchObject({ key: 'btm.ask.hitler.reroll', params: { card: 'g-tac', die: 5 } });
    const done = play(table, 'hitler yes');
    expect(done.events.filter(({ type }) => type === 'rolled')).toHaveLength(1);
  });
});

describe('hidden hands (§5.2)', () => {
  const table = open({ phase: 'movement', hands: { german: ['g-air-1'], soviet: ['s-hitler', 's-part'] } });

  it('shows a hand to its owner alone', () => {
    const german = game.view(table.state, 'german');
    expect(german.cards.soviet).toEqual({ hand: null, handSize: 2, discard: [] });
    expect(german.cards.german.hand).toEqual(['g-air-1']);
    expect(game.view(table.state, 'soviet').cards.german.hand).toBeNull();
    expect(game.view(table.state, null).cards.german.hand).toBeNull();
    expect(JSON.stringify(german)).not.toContain('s-hitler');
  });

  it('shows the question to who decides alone: a plan may name a hidden card', () => {
    const start = open({ phase: 'breakthrough', hands: { german: ['g-blitz'] } });
    const planned = play(start, 'tank-move g-blitz g-pz4 1701');
    expect(planned.state.cards.german.hand).toEqual(['g-blitz']);
    expect(JSON.stringify(game.view(planned.state, 'german').question)).toContain('g-blitz');
    expect(JSON.stringify(game.view(planned.state, 'soviet'))).not.toContain('g-blitz');
  });

  it('lies open by agreement', () => {
    const agreed = open({ phase: 'movement', hands: { soviet: ['s-part'] } }, { 'open-hands': true });
    expect(game.view(agreed.state, 'german').cards.soviet.hand).toEqual(['s-part']);
    expect(game.view(agreed.state, null).question).not.toBeNull();
  });

  it('keeps drawn cards out of the log and out of the record of the other seat', () => {
    expect(game.words.describe({ type: 'drawn', side: 'soviet', card: 's-hitler' })).toBeNull();
    expect(game.secrets?.openNotation({ type: 'draw', card: 's-hitler' })).toBe('draw ?');
    expect(game.secrets?.openNotation({ type: 'move', unit: 'g-16', to: '1601' })).toBe('move g-16 1601');
    const tank = { type: 'tank-move', card: 'g-blitz', unit: 'g-pz4', to: '1504' } as const;
    expect(game.secrets?.openNotation(tank)).toBe('tank-move ? g-pz4 1504');
    const rail = { type: 'rail', by: 's-reinf-1', unit: 's-8', to: '0909' } as const;
    expect(game.secrets?.openNotation(rail)).toBe('rail ? s-8 0909');
    expect(game.secrets?.openNotation({ ...rail, by: 'free' })).toBe('rail free s-8 0909');
  });

  it('keeps a card that was played and taken back out of the record of the line that was left', () => {
    expect(game.secrets?.leftNotation({ type: 'rebuild', card: 'g-repl-1', unit: 'g-16', area: 'N' })).toBe('?');
    expect(game.secrets?.leftNotation({ type: 'rail', by: 's-reinf-1', unit: 's-8', to: '0909' })).toBe('?');
    expect(game.secrets?.leftNotation({ type: 'rail', by: 'free', unit: 's-8', to: '0909' })).toBe(
      'rail free s-8 0909',
    );
    expect(game.secrets?.leftNotation({ type: 'shift', card: 'g-air-1' })).toBe('?');
    expect(game.secrets?.leftNotation({ type: 'shift', card: null })).toBe('shift none');
    expect(game.secrets?.leftNotation({ type: 'end-break' })).toBe('end-break');
  });
});
