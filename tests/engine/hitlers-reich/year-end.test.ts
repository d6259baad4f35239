import { describe, expect, it } from 'vitest';
import type { CopyId, Side } from '../../../src/engine/games/hitlers-reich/ids.ts';
import { isHeld, ownerOf } from '../../../src/engine/games/hitlers-reich/tables/event-cards.ts';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import { asks, type Game, playAll, tables } from '../../support/reich.ts';
import { drained, reshuffle, typesOf, yearOf } from './drained.ts';
import { clash, table } from './events/support.ts';

describe('year end, §5.5', () => {
  const ended = (n: number, more: Position = {}, options: Record<string, string> = {}) =>
    reshuffle('axis', { year: { axis: n - 1, allies: n }, ...more }, options);
  const gained = (game: Game, side: Side): readonly CopyId[] =>
    Object.keys(game.state.events).filter((copy) => game.state.events[copy] === `${side}-up`);

  it('R-28: both stars come up, and only then', () => {
    const star = { axis: false, allies: false };
    expect(ended(1, { star }).state.star).toEqual({ axis: true, allies: true });
    expect(reshuffle('axis', { star }).state.star).toEqual(star);
  });

  it('§5.5.1: Axis 2 always; Allies 2 at the end of 1941, then 3; Reusable and Returnable of the own mall', () => {
    for (const [year, allies] of [
      [1, 2],
      [2, 3],
      [4, 3],
    ] as const) {
      const game = ended(year);
      expect([gained(game, 'axis').length, gained(game, 'allies').length]).toEqual([2, allies]);
      for (const side of ['axis', 'allies'] as const)
        for (const copy of gained(game, side)) {
          const event = tables.eventOf(tables.titleOf(copy));
          expect([isHeld(event), ownerOf(event)]).toEqual([true, side]);
        }
    }
  });

  it('R-29, year-end-pool own: common events are never drawn; own-and-common: they may be, the Axis first', () => {
    // All own-side events are out of the malls; AIR SUPREMACY, RESERVES and COUNTERATTACK are the last common ones.
    const left = ['AX1', 'AX2', 'AX7'];
    const { events } = table().state;
    const out = Object.fromEntries(
      Object.keys(events).map((copy) => [copy, left.includes(copy) ? 'mall' : 'removed'] as const),
    );
    const own = ended(1, { events: out });
    expect([gained(own, 'axis'), gained(own, 'allies')]).toEqual([[], []]);
    const both = ended(1, { events: out }, { 'year-end-pool': 'own-and-common' });
    expect([gained(both, 'axis').length, gained(both, 'allies').length]).toEqual([2, 1]);
  });

  it('§5.5.1: fewer there, all are drawn; ENIGMA counts', () => {
    const { events } = table().state;
    const out = Object.fromEntries(Object.keys(events).map((copy) => [copy, 'removed'] as const));
    const game = ended(2, { events: { ...out, AL10: 'mall', XE14: 'mall' } });
    expect([gained(game, 'axis'), gained(game, 'allies')]).toEqual([['XE14'], ['AL10']]);
  });

  it('R-09: the bonus may break the limit of six; the allowance follows it', () => {
    const six = ['XE12', 'XE13', 'XE14', 'XE15', 'XE16', 'XE17'];
    const game = ended(2, { events: Object.fromEntries(six.map((copy) => [copy, 'axis-up'] as const)) });
    expect([gained(game, 'axis').length, game.state.allowance]).toEqual([8, { axis: 8, allies: 6 }]);
  });

  it('§4.2.5.4: the end of 1941 brings STRATEGIC BOMBING, TURNCOATS and V-ROCKETS, all copies', () => {
    const aside = ['AL4', 'AL5', 'AL6', 'AL7', 'AL8', 'AL9', 'XE4', 'XE5'];
    const events = Object.fromEntries([
      ...aside.map((copy) => [copy, 'aside-1941'] as const),
      ['XE22', 'aside-1943'] as const,
    ]);
    const after = ended(1, { events }).state.events;
    expect(aside.map((copy) => after[copy])).toEqual(aside.map(() => 'mall'));
    expect(after['XE22']).toBe('aside-1943');
    expect(reshuffle('axis', { events }).state.events['AL4']).toBe('aside-1941');
  });

  it('R-88: the end of 1943 brings JET FIGHTERS, which may be drawn at once', () => {
    expect(['mall', 'axis-up']).toContain(ended(3, { events: { XE22: 'aside-1943' } }).state.events['XE22']);
    expect(ended(2, { events: { XE22: 'aside-1943' } }).state.events['XE22']).toBe('aside-1943');
  });

  it('R-87: in the middle of a conflict it runs at once; what is gained takes no part in it', () => {
    const star = { axis: false, allies: false };
    const year = { axis: 1, allies: 2 };
    const asked = clash('axis', 'land', { axis: ['maximum-effort'], ...drained('axis'), year, star });
    const fight = playAll(asked, 'c G13', 'c W5');
    expect(typesOf(fight)).toContain('year-ended');
    expect(fight.state.star).toEqual({ axis: true, allies: true });
    expect([asks(fight), gained(fight, 'axis').length]).toEqual(['conflict/reroll', 3]);
    expect(fight.state.conflict?.events).toEqual({ axis: ['AX4'], allies: [] });
  });

  it('RS-5: a reshuffle nested in RS-3a runs the year end of its own; the outer one does not repeat it', () => {
    const decks = { axis: [], allies: [] };
    const rest = { axis: 'pile', allies: 'pile' } as const;
    const game = reshuffle('axis', { decks, rest, year: { axis: 1, allies: 1 } });
    expect(typesOf(game).filter((type) => type === 'reshuffled' || type === 'year-ended')).toEqual([
      'reshuffled',
      'reshuffled',
      'year-ended',
    ]);
    expect([yearOf(game), gained(game, 'axis').length]).toEqual([{ axis: 2, allies: 2 }, 2]);
  });

  it('RS-5: the other way round the outer year ends, and the nested one runs ahead', () => {
    const decks = { axis: [], allies: [] };
    const rest = { axis: 'pile', allies: 'pile' } as const;
    const game = reshuffle('axis', { decks, rest, year: { axis: 0, allies: 1 } });
    expect([yearOf(game), typesOf(game).filter((type) => type === 'year-ended').length]).toEqual([
      { axis: 1, allies: 2 },
      1,
    ]);
  });

  it('§5.5, G-20: END_1945 ends the game at once, in the middle of a turn', () => {
    const over = ended(5);
    expect(over.state.result).toMatchObject({ winner: 'axis', reasons: [{ rule: '9.5' }] });
    expect(over.state.stack.some(({ at }) => at === 'turn/end')).toBe(true);
    expect(ended(4).state.result).toBeNull();
  });
});
