/** IL-29, IL-30, IL-32 to IL-35, IL-41, IL-44 to IL-46, IL-48: events. */
import { describe, expect, it } from 'vitest';
import { asks, legal, play, playAll } from '../../../../support/reich.ts';
import { alliedTable, fight, table, why } from '../tables.ts';

describe('events', () => {
  it('IL-29: events that lie in no mall of the side', () => {
    const game = table({
      events: {
        stukas: 'axis-up',
        counterattack: 'allies-up',
        reserves: 'with-allies',
        wolfpack: 'lid',
        speer: 'standing',
        'jet-fighters': 'aside-1943',
        franco: 'removed',
      },
    });
    expect(why(game, 'E enigma')).toBe('IL-29 try-other-side');
    expect(why(game, 'E stukas')).toBe('IL-29 try-held');
    expect(why(game, 'E counterattack')).toBe('IL-29 try-opponent');
    expect(why(game, 'E reserves')).toBe('IL-29 try-handed-over');
    expect(why(game, 'E speer')).toBe('IL-29 try-standing');
    expect(why(game, 'E jet-fighters')).toBe('IL-29 try-aside-1943');
    expect(why(game, 'E franco')).toBe('IL-29 try-removed');
  });

  it('IL-44: events whose own condition fails', () => {
    expect(why(alliedTable({ vichy: 'resolved' }), 'E vichy-defects')).toBe('IL-44 try-if.vichy-neutral');
    expect(why(table({ active: { spain: true, turkey: false } }), 'E franco')).toBe('IL-44 try-if.spain-neutral');
    expect(why(alliedTable({ turncoats: ['finland', 'romania', 'bulgaria'] }), 'E turncoats')).toBe(
      'IL-44 try-if.turncoats-target',
    );
  });

  it('IL-30: events that are not held, used up, or of no use in this conflict', () => {
    const events = { stukas: 'axis-up', 'the-bismarck': 'axis-up', guderian: 'axis-up' } as const;
    const game = play(table({ events }), 'A land finland>leningrad');
    expect(why(game, 'play rommel')).toBe('IL-30 not-held');
    expect(why(game, 'play the-bismarck')).toBe('IL-30 not-in-this-conflict');
    expect(why(game, 'play wolfpack')).toBe('IL-30 not-in-conflict');
    expect(why(game, 'play guderian')).toBe('IL-30 blitz-attack');
    expect(why(play(game, 'play stukas'), 'play stukas')).toBe('IL-02 naming-over');
    const two = play(table({ events: { stukas: 'axis-up', reserves: 'axis-up' } }), 'A land finland>leningrad');
    expect(why(play(two, 'play reserves'), 'play reserves')).toBe('IL-30 played-here');
    const used = { 'artillery-and-partisans': 'allies-down', zhukov: 'allies-up' } as const;
    const defence = play(table({ events: used }), 'A land finland>leningrad');
    expect(why(defence, 'play artillery-and-partisans')).toBe('IL-30 used');
  });

  it('IL-32: events with the wrong star', () => {
    const events = { montgomery: 'allies-up', zhukov: 'allies-up' } as const;
    expect(why(play(table({ events }), 'A land finland>leningrad'), 'play montgomery')).toBe('IL-32 star-soviet');
    const western = play(table({ events, markers: { rome: 'western' } }), 'A land austria>rome');
    expect(why(western, 'play zhukov')).toBe('IL-32 star-west');
  });

  it('IL-33: a second general, a second event for two cards', () => {
    const events = {
      'von-manstein': 'axis-up',
      rommel: 'axis-up',
      'maximum-effort': 'axis-up',
      'desperate-gamble': 'axis-up',
    } as const;
    const start = play(table({ events }), 'A land finland>leningrad');
    expect(why(play(start, 'play rommel'), 'play von-manstein')).toBe('IL-33 one-general');
    expect(why(play(start, 'play maximum-effort'), 'play desperate-gamble')).toBe('IL-33 one-two-card');
  });

  it('IL-34: FLEET CARRIERS where they are barred', () => {
    const events = { 'fleet-carriers': 'allies-up', enigma: 'allies-up' } as const;
    const markers = { gibraltar: 'axis' } as const;
    const game = play(alliedTable({ events, markers }), 'A sea levant western');
    expect(why(game, 'play fleet-carriers')).toBe('IL-34 carrier-zone');
    expect(why(play(table({ events }), 'A land romania>bessarabia'), 'play fleet-carriers')).toMatch(/^IL-3[24]/);
  });

  it('IL-35: Axis events and hand cards for neutral Vichy', () => {
    const events = { stukas: 'axis-up', 't34s-and-shermans': 'allies-up' } as const;
    const game = play(
      alliedTable({ events, markers: { 'western-mediterranean': 'western', tunisia: 'western' } }),
      'A land tunisia>algeria',
    );
    expect(why(game, 'play stukas')).toBe('IL-35 neutral-vichy');
    expect(why(play(game, 'done'), 'c G2')).toBe('IL-35 vichy-deck');
  });

  it('IL-45: events without the icon of the attack', () => {
    const events = { paratroops: 'axis-up', 'tiger-tanks': 'axis-up', stukas: 'axis-up' } as const;
    const game = play(table({ events }), 'A paratroop norway>london');
    expect(why(game, 'play tiger-tanks')).toBe('IL-45 no-icon');
  });

  it('IL-46: what OUTFOXED may not cancel, and when', () => {
    const events = { paratroops: 'axis-up', stukas: 'axis-up', outfoxed: 'allies-up' } as const;
    const named = playAll(table({ events }), 'A paratroop norway>london', 'play stukas', 'play outfoxed');
    const game = asks(named) === 'conflict/name' ? play(named, 'done') : named;
    expect(asks(game)).toBe('conflict/outfox');
    expect(why(game, 'cancel paratroops')).toBe('IL-46 cancel-enabling');
    expect(why(game, 'cancel waffen-ss')).toBe('IL-46 cancel-not-named');
    expect(why(play(game, 'cancel stukas'), 'cancel stukas')).toBe('IL-46 cancel-once');
    expect(why(play(game, 'done'), 'cancel stukas')).toBe('IL-46 cancel-over');
  });

  it('IL-48: COUNTERATTACK unannounced, or by a side that is not losing', () => {
    const events = { counterattack: 'axis-up' } as const;
    const start = play(table({ events }), 'A land finland>leningrad');
    expect(why(start, 'counter 1')).toBe('IL-48 counter-not-announced');
    expect(why(play(play(start, 'play counterattack'), 'c G10'), 'counter 1')).toBe('IL-48 counter-not-announced');
    expect(why(table(), 'counter 1')).toBe('IL-48 counter-after-result');
    expect(why(play(start, 'play counterattack'), 'counter 1')).toBe('IL-48 counter-not-losing');
  });

  it('IL-41: more events than allowed', () => {
    const held = ['stukas', 'waffen-ss', 'tiger-tanks', 'rommel', 'guderian', 'von-manstein'];
    const events = Object.fromEntries(held.map((title) => [title, 'axis-up' as const]));
    const game = fight(play(table({ events }), 'E the-bismarck'), 'G10', 'W2');
    expect(asks(game)).toBe('event/drop');
    expect(why(game, 'done')).toBe('IL-41 drop-owed');
    expect(why(game, 'drop enigma')).toBe('IL-41 drop-not-held');
    expect(legal(game)).toContain('drop the-bismarck');
  });
});
