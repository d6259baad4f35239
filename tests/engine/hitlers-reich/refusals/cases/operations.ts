/** IL-26 to IL-28: Big Push, Barbarossa, Overlord and Bagration. */
import { describe, expect, it } from 'vitest';
import { asks, def, open, play, playAll } from '../../../../support/reich.ts';
import { alliedTable, fight, overlordTable, table, why } from '../tables.ts';

describe('Big Push and operations', () => {
  it('IL-26: without a ready hex, not as the first action, or mixed', () => {
    const none = table({ bigPush: { axis: 'none', allies: 'none' } });
    expect(why(none, 'push events')).toBe('IL-26 no-push');
    expect(why(none, 'barbarossa')).toBe('IL-26 no-push');
    const later = fight(play(table(), 'E synthetic-fuel'), 'G10', 'W2');
    expect(asks(later)).toBe('turn/bonus');
    expect(why(later, 'push attacks')).toBe('IL-26 push-not-first');
    expect(why(later, 'barbarossa')).toBe('IL-26 push-not-first');
    expect(why(play(table(), 'push attacks'), 'E synthetic-fuel')).toBe('IL-26 mix-event');
    expect(why(play(table(), 'push events'), 'A land finland>leningrad')).toBe('IL-26 mix-attack');
    expect(why(play(table(), 'push events'), 'decline')).toBe('IL-02 push-one-event');
    const bound = open({ bigPush: { axis: 'ready', allies: 'none' } }, { options: { 'first-push': 'barbarossa' } });
    expect(why(bound, 'push attacks')).toBe('IL-26 first-push');
  });

  it('R-14: actions that end the turn wait for the second attack of a Big Push', () => {
    const between = fight(playAll(table(), 'push attacks', 'A sea baltic-sea'), 'G10', 'W2');
    expect(asks(between)).toBe('push/attacks');
    expect(why(between, 'plan')).toBe('IL-02 after-second');
    expect(why(play(between, 'bonus'), 'fortify berlin')).toBe('IL-02 after-second');
    expect(why(play(play(between, 'bonus'), 'decline'), 'E convoy')).toBe('IL-26 mix-event');
  });

  it('IL-04, §6.6.3: a Success Bonus that was kept waits for the next attack', () => {
    const between = fight(playAll(table(), 'push attacks', 'A sea baltic-sea'), 'G10', 'W2');
    expect(why(playAll(between, 'bonus', 'decline'), 'bonus')).toBe('IL-04 bonus-kept');
  });

  it('IL-27: Barbarossa too late or by the Allies, Overlord too early, twice or without its means', () => {
    expect(why(table({ axisReshuffled: true }), 'barbarossa')).toBe('IL-27 too-late');
    expect(why(table({ used: { barbarossa: true, overlord: false } }), 'barbarossa')).toBe('IL-27 too-late');
    expect(why(alliedTable(), 'barbarossa')).toBe('IL-27 axis-only');
    expect(why(table(), 'overlord')).toBe('IL-27 allies-only');
    expect(why(alliedTable(), 'overlord')).toBe('IL-27 too-early');
    expect(why(overlordTable({ events: {} }), 'overlord')).toBe('IL-27 no-boats');
    expect(why(overlordTable({ markers: {} }), 'overlord')).toBe('IL-27 zone-missing');
    expect(why(overlordTable({ used: { barbarossa: true, overlord: true } }), 'overlord')).toBe('IL-27 overlord-used');
  });

  it('IL-28: Barbarossa against other areas or through the air', () => {
    const start = play(table({ events: { paratroops: 'axis-up' } }), 'barbarossa');
    expect(why(start, 'A land finland>leningrad')).toBe('IL-28 barbarossa-target');
    expect(why(start, 'A paratroop hungary>kharkov')).toBe('IL-28 barbarossa-land');
    expect(why(start, 'decline')).toBe('IL-02 one-attack');
    expect(why(start, 'A land berlin>minsk')).toBe('IL-10 not-adjacent');
    const next = play(fight(play(start, 'A land romania>crimea'), 'G10', 'S2'), 'decline');
    expect(asks(next)).toBe('barbarossa/ask');
    expect(why(next, 'A land romania>crimea')).toBe('IL-28 barbarossa-done');
  });

  it('IL-28: a blitz of Barbarossa against an area that is not Soviet', () => {
    const markers = { bulgaria: 'western', romania: 'axis' } as const;
    const start = play(table({ markers }), 'barbarossa');
    const won = fight(play(start, 'A land romania>bessarabia'), 'G10', 'S2');
    expect(asks(won)).toBe('bonus/blitz');
    const western = { ...won.state, markers: { ...won.state.markers, kharkov: 'western' as const } };
    expect(def.why.refuse(western, { type: 'blitz', target: 'kharkov' })).toMatchObject({
      code: 'IL-28',
      key: 'hr.no.blitz-not-soviet',
    });
  });

  it('IL-28: Overlord lands in France, spares Berlin, and Bagration starts from Soviet areas', () => {
    const start = play(overlordTable(), 'overlord');
    expect(why(start, 'A amphibious channel>bordeaux')).toBe('IL-28 landing-area');
    expect(why(start, 'A amphibious north-sea>norway')).toBe('IL-28 landing-zone');
    expect(why(start, 'A amphibious bay-of-biscay>bordeaux')).toBe('IL-28 landing-zone-held');
    expect(why(start, 'A land london>calais')).toBe('IL-28 landing-first');
    const landed = fight(play(start, 'A amphibious channel>calais'), 'W10', 'G2', [3, 3, 3, 3, 3, 3, 3, 3]);
    expect(asks(landed)).toBe('overlord/blitz');
    expect(why(landed, 'blitz bordeaux')).toBe('IL-39 blitz-not-beside');
    const bagration = play(landed, 'decline');
    expect(asks(bagration)).toBe('bagration/ask');
    expect(why(bagration, 'A land calais>paris')).toBe('IL-28 bagration-origin');
    expect(why(bagration, 'A land minsk>berlin')).toBe('IL-28 berlin');
    expect(why(bagration, 'A sea channel western')).toBe('IL-28 bagration-kind');
    expect(why(bagration, 'blitz poland')).toBe('IL-39 blitz-bagration');
    expect(why(bagration, 'A land minsk>smolensk')).toBe('IL-11 own');
  });
});
