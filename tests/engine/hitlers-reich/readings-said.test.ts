/** Labels, reasons and log lines by readings other than the recommended ones, and at rare moments. */
import { describe, expect, it } from 'vitest';
import { describe as describeEvent } from '../../../src/engine/games/hitlers-reich/sentences.ts';
import { openConflict } from '../../../src/engine/games/hitlers-reich/rules/declare.ts';
import { listDice } from '../../../src/engine/games/hitlers-reich/rules/dice.ts';
import { explainName } from '../../../src/engine/games/hitlers-reich/rules/events.ts';
import { def, tables } from '../../support/reich.ts';
import { reshuffle } from './drained.ts';
import { in1944, places, play, playAll, table } from './golden/support.ts';

const linesOf = ({ events }: { readonly events: Parameters<typeof describeEvent>[0][] }) =>
  events.flatMap((event) => describeEvent(event) ?? []).map(({ key }) => key);

describe('by the other readings', () => {
  it('R-20 by-itself: each side is told what it controls, none that it controls alone what the other has too', () => {
    const { state } = table({ side: 'allies', markers: { 'irish-sea': 'axis' } }, { 'sea-bonus': 'by-itself' });
    const conflict = openConflict({
      kind: 'sea',
      target: 'irish-sea',
      origin: null,
      active: 'allies',
      nation: 'western',
    });
    const said = (side: 'axis' | 'allies') =>
      listDice(tables, state, conflict, side).flatMap(({ key }) => (key.startsWith('hr.dice.sea') ? [key] : []));
    expect(said('allies')).toEqual(['hr.dice.sea-around']);
    expect(said('axis')).toEqual(['hr.dice.sea-held']);
  });

  it('R-34 mid-atlantic-and: the zone that is missing is named, not the one that is held', () => {
    const game = table(
      {
        ...in1944,
        side: 'allies',
        bigPush: { axis: 'none', allies: 'ready' },
        markers: { channel: 'western' },
        events: places({ 'higgins-boats': 'allies-up' }),
      },
      { 'overlord-zone': 'mid-atlantic-and' },
    );
    expect(def.why.refuse(game.state, { type: 'overlord' })).toMatchObject({
      key: 'hr.no.zone-missing',
      params: { space: 'mid-atlantic' },
    });
  });

  it('R-03 open: what closes the strait is the enemy at sea', () => {
    const why = (reading: string) => {
      const { state } = table({ markers: { sicily: 'western', 'sicily-sea': 'western' } }, { 'open-strait': reading });
      return def.why.refuse(state, { type: 'attack', kind: 'land', origin: 'naples', target: 'sicily', nation: null })
        ?.key;
    };
    expect([why('closed'), why('open')]).toEqual(['hr.no.strait', 'hr.no.strait-open']);
  });
});

describe('the log', () => {
  it('§5.4.1: says of a year marker that stays that it stays', () => {
    const moved = reshuffle('axis', { year: { axis: 1, allies: 1 } });
    expect(linesOf({ events: [...moved.events] })).toContain('hr.log.reshuffled');
    const stays = reshuffle('axis', { year: { axis: 2, allies: 1 } });
    expect(linesOf({ events: [...stays.events] })).toContain('hr.log.reshuffled-stays');
  });

  it('§6.7.3: tells that Overlord takes MAXIMUM EFFORT, wherever it was', () => {
    const start = (place: 'mall' | 'axis-up' | 'allies-up') =>
      play(
        table({
          ...in1944,
          side: 'allies',
          bigPush: { axis: 'none', allies: 'ready' },
          markers: { channel: 'western', 'mid-atlantic': 'western' },
          events: places({ 'higgins-boats': 'allies-up', 'maximum-effort': place }),
        }),
        'overlord',
      );
    const landed = (place: 'mall' | 'axis-up' | 'allies-up') =>
      linesOf({ events: [...playAll(start(place), 'A amphibious channel>normandy').events] });
    expect(landed('mall')).toContain('hr.log.event-taken');
    expect(landed('axis-up')).toContain('hr.log.event-taken');
    expect(landed('allies-up')).not.toContain('hr.log.event-taken');
  });
});

describe('an event that cannot be named', () => {
  it('§4.2.5.1: lies face down because it was used, or rests because it was won back', () => {
    const conflict = openConflict({ kind: 'land', target: 'minsk', origin: 'poland', active: 'axis' });
    const up = table({ pact: false, events: places({ stukas: 'axis-up' }) }).state;
    const copies = tables.eventOf('stukas').copies.map(({ id }) => id);
    const down = {
      ...up,
      events: { ...up.events, ...Object.fromEntries(copies.map((id) => [id, 'axis-down' as const])) },
    };
    expect(explainName(tables, down, conflict, 'axis', 'stukas')?.why).toBe('used');
    const rests = { ...up, turn: { ...up.turn, used: copies } };
    expect(explainName(tables, rests, conflict, 'axis', 'stukas')?.why).toBe('resting');
  });
});
