/** IL-10 to IL-19, IL-47: attacks. */
import { describe, expect, it } from 'vitest';
import { asks, legal, play } from '../../../../support/reich.ts';
import { alliedTable, fight, table, why } from '../tables.ts';

describe('attacks', () => {
  it('IL-10: land attacks on areas that are not next to it, or from areas of others', () => {
    expect(why(table(), 'A land berlin>moscow')).toBe('IL-10 not-adjacent');
    expect(why(table(), 'A land minsk>smolensk')).toBe('IL-10 origin-not-own');
    expect(why(alliedTable({ active: { spain: false, turkey: false } }), 'A land caucasus>bulgaria')).toBe(
      'IL-10 not-adjacent',
    );
  });

  it('IL-11: attacks on own spaces', () => {
    expect(why(table(), 'A land berlin>poland')).toBe('IL-11 own');
    expect(why(table({ markers: { 'baltic-sea': 'axis' } }), 'A sea baltic-sea')).toBe('IL-11 own');
    const contested = table({ markers: { 'baltic-sea': 'axis' }, fleets: { allies: ['baltic-sea'] } });
    expect(legal(contested)).toContain('A sea baltic-sea');
  });

  it('IL-12: attacks on neutral areas, and by the Axis on Vichy', () => {
    expect(why(table(), 'A land bordeaux>spain')).toBe('IL-12 neutral');
    expect(why(table(), 'A land rome>switzerland')).toBe('IL-12 neutral');
    expect(why(table(), 'A land paris>vichy-france')).toBe('IL-12 vichy');
    expect(why(alliedTable(), 'A land caucasus>turkey')).toBe('IL-12 neutral');
  });

  it('IL-13: flights without PARATROOPS, or too far', () => {
    expect(why(table(), 'A paratroop norway>london')).toBe('IL-13 no-paratroops');
    const ready = table({ events: { paratroops: 'axis-up' } });
    expect(why(ready, 'A paratroop berlin>moscow')).toBe('IL-13 not-one-between');
    expect(why(table({ events: { paratroops: 'with-allies' } }), 'A paratroop norway>london')).toBe(
      'IL-13 no-paratroops',
    );
  });

  it('IL-14: landings without boats, without a zone, or beside the coast', () => {
    const boats = { 'landing-craft': 'axis-up' } as const;
    const markers = { channel: 'axis' } as const;
    expect(why(table({ markers }), 'A amphibious channel>london')).toBe('IL-14 no-boats');
    expect(why(table({ events: boats }), 'A amphibious channel>london')).toBe('IL-14 zone-not-own');
    expect(why(table({ events: boats, markers }), 'A amphibious channel>scotland')).toBe('IL-14 not-beside-zone');
    const fleets = { allies: ['channel'] };
    expect(why(table({ events: boats, markers, fleets }), 'A amphibious channel>london')).toBe('IL-14 contested');
  });

  it('IL-15: by way of the Sicily Sea without both islands', () => {
    // The Axis takes Malta with the sea (§8.4); Sicily is what it lacks.
    const markers = { 'sicily-sea': 'axis', sicily: 'western', tunisia: 'western' } as const;
    const game = table({ markers, events: { 'landing-craft': 'axis-up' } });
    expect(why(game, 'A amphibious sicily-sea>tunisia')).toBe('IL-15 sicily-sea');
    expect(legal(game)).toContain('A amphibious sicily-sea>sicily');
    const flying = table({ markers, events: { paratroops: 'axis-up' } });
    expect(why(flying, 'A paratroop naples>tunisia')).toBe('IL-15 sicily-sea');
  });

  it('IL-16: straits that are closed, islands by land, crossings that are none', () => {
    const markers = { sicily: 'western', norway: 'western' } as const;
    expect(why(table({ markers }), 'A land naples>sicily')).toBe('IL-16 strait');
    expect(why(table(), 'A land greece>crete').slice(0, 5)).toBe('IL-10');
    expect(why(table(), 'A land bulgaria>crete')).toBe('IL-16 island');
    expect(why(table(), 'A land calais>london')).toBe('IL-16 island');
    expect(why(table({ markers }), 'A land denmark>norway')).toBe('IL-16 no-crossing');
    expect(why(alliedTable(), 'A land gibraltar>morocco')).toBe('IL-16 no-crossing');
  });

  it('IL-17: what the Pact bars', () => {
    const game = table({ pact: true });
    expect(why(game, 'A land poland>minsk')).toBe('IL-17 pact');
    expect(why(game, 'A sea baltic-sea')).toBe('IL-17 pact');
    expect(why(game, 'fleet baltic-sea')).toBe('IL-17 pact-fleet');
    expect(why(game, 'E turkey-declares-war')).toBe('IL-17 try-pact');
    expect(why(alliedTable({ pact: true, markers: { persia: 'axis' } }), 'A land caucasus>persia')).toBe('IL-17 pact');
  });

  it('IL-18: zones closed to the Axis from 1944 on', () => {
    const game = table({ year: { axis: 3, allies: 3 }, markers: { channel: 'western' } });
    expect(why(game, 'A sea channel')).toBe('IL-18 closed-zone');
    expect(why(game, 'fleet channel')).toBe('IL-18 closed-zone');
  });

  it('IL-19: attacks without an origin or nation that fits', () => {
    expect(why(table(), 'A land leningrad')).toBe('IL-19 origin');
    expect(why(table(), 'A land channel>london')).toBe('IL-19 origin');
    expect(why(table(), 'A sea berlin>channel')).toBe('IL-19 origin');
    expect(why(table(), 'A sea channel western')).toBe('IL-19 nation-axis');
    expect(why(alliedTable(), 'A sea channel')).toBe('IL-19 nation');
    expect(why(alliedTable(), 'A sea channel soviet')).toBe('IL-19 nation');
  });

  it('IL-47: out of Spain in the turn in which it joins', () => {
    const game = fight(play(table(), 'E franco'), 'G10', 'W2');
    expect(asks(game)).toBe('turn/bonus');
    expect(why(game, 'A land spain>gibraltar')).toBe('IL-47 spain-closed');
  });
});
