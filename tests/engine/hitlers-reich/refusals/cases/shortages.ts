/** IL-42 to IL-44: reshuffles, markers, countries that change sides. */
import { describe, expect, it } from 'vitest';
import { asks, def, play, playAll } from '../../../../support/reich.ts';
import { alliedTable, table, why } from '../tables.ts';

describe('reshuffles and shortages', () => {
  /** The Axis draws with an empty deck and a pile. */
  const reshuffling = (more = {}) =>
    playAll(
      table({ hands: { axis: ['G10', 'G9', 'I9', 'G8', 'I8'] }, decks: { axis: [] }, rest: { axis: 'pile' }, ...more }),
      'fortify berlin',
      ['discard G8', []],
    );

  it('IL-42: returning an event that is not eligible', () => {
    const game = reshuffling({
      events: { 'synthetic-fuel': 'lid', 'swedish-trade': 'lid', wolfpack: 'lid', convoy: 'lid' },
    });
    expect(asks(game)).toBe('reshuffle/return');
    expect(why(game, 'return wolfpack')).toBe('IL-42 return-not-all');
    expect(why(game, 'return v-rockets')).toBe('IL-42 return-not-in-lid');
    expect(why(game, 'return convoy')).toBe('IL-42 return-never');
  });

  it('IL-42: swaps of another rank, without a discard, or of a card just taken', () => {
    const game = play(
      playAll(
        alliedTable({
          year: { axis: 2, allies: 2 },
          decks: { allies: [] },
          rest: { allies: 'pile' },
          markers: {},
        }),
        'fortify moscow',
      ),
      'discard W8',
    );
    expect(asks(game)).toBe('reshuffle/build-up');
    expect(why(game, 'swap W2 W9')).toBe('IL-42 swap-rank');
    expect(why(game, 'swap W13 W8')).toBe('IL-42 swap-not-in-hand');
    expect(why(game, 'swap G13 W9')).toBe('IL-42 swap-not-in-deck');
    expect(why(game, 'discard W9')).toBe('IL-42 swap-pair');
    expect(why(play(game, 'swap W13 W9'), 'swap W12 W13')).toBe('IL-42 swap-taken');
  });

  it('IL-43: lifting what is not there', () => {
    const fleets = { axis: ['channel', 'levant', 'black-sea', 'irish-sea'] };
    const game = playAll(table({ fleets }), 'fleet north-sea', 'discard G8');
    expect(asks(game)).toBe('pay/lift');
    expect(why(game, 'lift baltic-sea')).toBe('IL-43 lift-no-fleet');
    const fortresses = { axis: ['berlin', 'rome', 'paris', 'ruhr'] };
    const building = playAll(table({ fortresses }), 'fortify austria', 'discard G8');
    expect(why(building, 'lift austria')).toBe('IL-43 lift-no-fortress');
  });

  it('IL-43: markers of another nation, and those that must stay (R-01)', () => {
    const { state } = table({
      markers: { minsk: 'axis', smolensk: 'axis', tunisia: 'axis', channel: 'western', moscow: 'axis' },
    });
    const frame = { at: 'control/lift', nation: 'axis', spaces: ['minsk', 'smolensk'] } as const;
    const asked = { ...state, stack: [...state.stack, frame] };
    const refused = (space: string) => def.why.refuse(asked, { type: 'lift', space });
    expect(refused('channel')).toMatchObject({ code: 'IL-43', key: 'hr.no.lift-no-marker' });
    expect(refused('tunisia')).toMatchObject({ code: 'IL-43', key: 'hr.no.lift-barred' });
    expect(refused('moscow')).toMatchObject({ code: 'IL-43', key: 'hr.no.lift-plain-first' });
  });

  it('IL-44: countries that cannot change sides (R-89)', () => {
    const { state } = alliedTable({ turncoats: ['bulgaria'] });
    const frame = { at: 'event/choose', spaces: ['finland', 'romania'] } as const;
    const asked = { ...state, stack: [...state.stack, frame] };
    expect(def.why.refuse(asked, { type: 'choose', space: 'bulgaria' })).toMatchObject({ code: 'IL-44', rule: 'R-89' });
    expect(def.why.refuse(asked, { type: 'choose', space: 'hungary' })).toMatchObject({ key: 'hr.no.turncoat-other' });
  });
});
