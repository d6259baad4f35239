import { describe, expect, it } from 'vitest';
import type { Place } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { asks, legal, pass, place, play, playAll, refusal, settle, table, tried } from './support.ts';

const SIX = ['stukas', 'waffen-ss', 'tiger-tanks', 'the-bismarck', 'guderian', 'rommel'];
const held = (titles: readonly string[], where: Place = 'axis-up') =>
  Object.fromEntries(titles.map((title) => [title, where]));

describe('the limit of six events, §4.2.2', () => {
  it('I-02: a seventh is gained first; one of choice goes to its mall, the new one may be it', () => {
    const won = tried('axis', 'reserves', 'axis', { events: held(SIX) });
    // Without the question `settle` has answered: the first in the order of the data file, which is the new one.
    expect([place(won, 'reserves'), asks(won)]).toEqual(['mall', 'turn/bonus']);
    let game = play(table({ side: 'axis', events: held(SIX) }), 'E reserves');
    game = playAll(game, 'c G13', ['c W2', [3, 3, 3, 3, 3, 3]], 'done');
    expect(asks(game)).toBe('event/drop');
    expect(legal(game).toSorted()).toEqual([...SIX, 'reserves'].map((title) => `drop ${title}`).toSorted());
    const dropped = play(game, 'drop rommel');
    expect([place(dropped, 'reserves'), place(dropped, 'rommel')]).toEqual(['axis-up', 'mall']);
  });

  it('IL-41: nothing but a held event settles it', () => {
    let game = play(table({ side: 'axis', events: held(SIX) }), 'E reserves');
    game = playAll(game, 'c G13', ['c W2', [3, 3, 3, 3, 3, 3]], 'done');
    expect(['drop paratroops', 'done', 'decline'].map((move) => refusal(game, move))).toEqual([
      'IL-41',
      'IL-41',
      'IL-41',
    ]);
  });

  it('face-down cards count; those with the opponent do not', () => {
    const down = tried('axis', 'reserves', 'axis', {
      events: { ...held(SIX.slice(1)), ...held(['stukas'], 'axis-down') },
    });
    expect(down.events).toContainEqual(expect.objectContaining({ type: 'event-dropped' }));
    const away = tried('axis', 'reserves', 'axis', {
      events: { ...held(SIX.slice(1)), ...held(['paratroops', 'landing-craft'], 'with-allies') },
    });
    expect([place(away, 'reserves'), asks(away)]).toEqual(['axis-up', 'turn/bonus']);
  });

  it('K-1 before K-2: a Returnable used in the conflict makes room for the one won in it', () => {
    const events = held([...SIX.slice(1), 'special-operations']);
    const named = playAll(table({ side: 'axis', events }), 'E reserves', 'play special-operations');
    expect(place(settle(named, 'axis'), 'reserves')).toBe('axis-up');
  });

  it('R-09: a surplus is borne until it melts, and does not come back', () => {
    const events = held([...SIX, 'special-operations', 'von-manstein']);
    const allowance = { axis: 8, allies: 6 };
    const idle = tried('axis', 'war-production', 'axis', { events, allowance });
    expect(idle.state.allowance.axis).toBe(8);
    const named = playAll(table({ side: 'axis', events, allowance }), 'E war-production', 'play special-operations');
    const melted = settle(named, 'axis');
    expect(melted.state.allowance.axis).toBe(7);
    const full = settle(play(melted, 'E reserves'), 'axis');
    expect([place(full, 'reserves'), full.state.allowance.axis]).toEqual(['mall', 7]);
    expect(pass(idle).state.allowance.axis).toBe(8);
  });
});
