import { describe, expect, it } from 'vitest';
import { asks, legal, open, place, play, settle, table, tried, triers } from './support.ts';
import { tables } from '../../../support/reich.ts';

const title = 'turncoats';
/** Only Romania may turn: Finland is next to Soviet areas in any case, so it has turned before. */
const romania = { turncoats: ['finland'], markers: { yugoslavia: 'axis', greece: 'axis' } } as const;

describe('TURNCOATS: Allied, Recyclable', () => {
  it('§4.2.5.4: set aside in 1941 games; in the mall in 1944', () => {
    const at = (scenario: string) =>
      tables.eventOf(title).copies.map(({ id }) => open(undefined, { scenario }).state.events[id]);
    expect(at('campaign-1941')).toEqual(['aside-1941', 'aside-1941', 'aside-1941']);
    expect(at('short-1944')).toEqual(['mall', 'mall', 'mall']);
  });

  it('IL-44, R-89: only while a country is Axis-held, was not chosen, and borders an Allied land area', () => {
    expect(triers(title, { turncoats: ['finland', 'romania', 'bulgaria'] })).toEqual([]);
    const front = { yugoslavia: 'axis', greece: 'axis', bessarabia: 'axis', crimea: 'axis' } as const;
    expect(triers(title, { turncoats: ['finland'], markers: front })).toEqual([]);
    expect(triers(title, { markers: { ...front, finland: 'soviet' } })).toEqual([]);
    expect(triers(title, { turncoats: ['finland'], markers: { ...front, crimea: 'soviet' } })).toEqual(['allies']);
  });

  it('R-89: the Allies choose the country, and the nation where both are beside it', () => {
    let game = play(table({ side: 'allies' }), 'E turncoats');
    game = play(play(game, 'c W13'), 'c G2', [3, 3, 3, 3, 3, 3]);
    game = play(game, 'done');
    expect(legal(game)).toEqual(['choose finland', 'choose romania', 'choose bulgaria']);
    game = play(game, 'choose romania');
    expect(legal(game)).toEqual(['nation western', 'nation soviet']);
    expect(play(game, 'nation western').state.markers['romania']).toBe('western');
  });

  it('R-89, G-34: Romania beside Soviet Bessarabia: marker, fortress gone, one card and one hand size, no bonus for it', () => {
    const won = tried('allies', title, 'allies', { ...romania, fortresses: { axis: ['romania'] } });
    expect(won.state).toMatchObject({
      markers: { romania: 'soviet' },
      fortresses: { axis: [] },
      handSize: { axis: 7, allies: 8 },
      turncoats: ['finland', 'romania'],
      lost: ['romania'],
    });
    expect([won.state.hands.axis.length, asks(won)]).toEqual([7, 'turn/bonus']);
  });

  it('R-89: a country turns once', () => {
    const game = table({ side: 'allies', turncoats: ['romania'], markers: { bulgaria: 'western' } });
    const won = settle(play(game, 'E turncoats'), 'allies');
    expect([won.state.markers['finland'], won.state.markers['romania'], place(won, title)]).toEqual([
      'soviet',
      null,
      'lid',
    ]);
    expect(legal(won)).not.toContain('E turncoats');
  });
});
