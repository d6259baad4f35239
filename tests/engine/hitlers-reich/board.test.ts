import { describe, expect, it } from 'vitest';
import { NATIONS } from '../../../src/engine/games/hitlers-reich/ids.ts';
import { controllerOf, isContested } from '../../../src/engine/games/hitlers-reich/rules/control.ts';
import { FLEETS, FORTRESSES, MARKERS, markersLeft } from '../../../src/engine/games/hitlers-reich/rules/pieces.ts';
import { refusal, tables } from '../../support/reich.ts';
import { asks, legal, offers, open, playAll, play, seat, table, win } from './golden/support.ts';

const sorted = (ids: readonly string[]): readonly string[] => ids.toSorted();
const idsWhere = (fits: (space: (typeof tables.spaces)[number]) => boolean): readonly string[] =>
  sorted(tables.spaces.filter(fits).map(({ id }) => id));

describe('the map data', () => {
  it('§2.1: 56 areas, 19 sea zones and 185 borders, each id once', () => {
    expect([tables.pack.landAreas.length, tables.pack.seaZones.length, tables.pack.edges.length]).toEqual([
      56, 19, 185,
    ]);
    expect(new Set(tables.spaces.map(({ id }) => id)).size).toBe(75);
    expect([tables.areas.length, tables.zones.length]).toEqual([52, 19]);
  });

  it('§2.1: every border joins two known spaces, once, and is read the same from both ends', () => {
    const pairs = tables.pack.edges.map(({ a, b }) => [a, b].toSorted().join(' '));
    expect(new Set(pairs).size).toBe(185);
    for (const { a, b, kind } of tables.pack.edges) {
      expect([tables.isSpaceId(a), tables.isSpaceId(b), a === b]).toEqual([true, true, false]);
      const seas = [a, b].filter((id) => tables.spaceOf(id).isSea).length;
      expect([a, b, kind]).toEqual([a, b, ['land', 'coast', 'sea'][seas]]);
    }
    for (const { id } of tables.spaces)
      for (const { to, kind, condition } of tables.bordersOf(id))
        expect(tables.bordersOf(to)).toContainEqual({ to: id, space: tables.spaceOf(id), kind, condition });
  });

  it('INV-28: the events data hold 56 copies, 12 common, 22 Allied and 22 Axis', () => {
    const count = (deck: string) =>
      tables.eventCards.filter((event) => event.deck === deck).reduce((sum, { copies }) => sum + copies.length, 0);
    expect([tables.copies.length, new Set(tables.copies).size]).toEqual([56, 56]);
    expect([count('common'), count('allied'), count('axis')]).toEqual([12, 22, 22]);
  });

  it('INV-28: every event that the rules name is among them', () => {
    const named =
      'waffen-ss stukas von-manstein guderian rommel von-rundstedt tiger-tanks the-bismarck desperate-gamble ' +
      'landing-craft wolfpack v-rockets synthetic-fuel swedish-trade speer iraq-revolts franco zhukov chuikov ' +
      'montgomery patton t34s-and-shermans artillery-and-partisans enigma fleet-carriers higgins-boats ' +
      'their-finest-hour murmansk-run convoy strategic-bombing turncoats vichy-defects war-production counterattack ' +
      'reserves paratroops maximum-effort air-supremacy master-spy outfoxed special-operations turkey-declares-war ' +
      'jet-fighters';
    expect(named.split(' ').filter((title) => !tables.isTitle(title))).toEqual([]);
    expect(tables.eventCards).toHaveLength(named.split(' ').length);
  });
});

describe('areas and zones', () => {
  it('§2.1: the printed states, area by area', () => {
    const printed = (nation: string | null) => tables.areas.filter((area) => area.printed === nation).length;
    expect([printed('axis'), printed('western'), printed('soviet')]).toEqual([21, 12, 12]);
    expect(idsWhere(({ isVichy }) => isVichy)).toEqual([
      'algeria',
      'morocco',
      'syria-lebanon',
      'tunisia',
      'vichy-france',
    ]);
    expect(sorted(tables.vichyAreas)).toEqual(idsWhere(({ isVichy }) => isVichy));
    expect(idsWhere(({ isInactive }) => isInactive)).toEqual(['spain', 'turkey']);
    expect(idsWhere(({ isPlayable }) => !isPlayable)).toEqual(['portugal', 'saudi-arabia', 'sweden', 'switzerland']);
  });

  it('§2.2: no land border leads to an island, but London–Scotland and Sicily–Naples', () => {
    const islands = tables.pack.landAreas.filter(({ island }) => island).map(({ id }) => id);
    expect(sorted(islands)).toEqual([
      'crete',
      'cyprus',
      'ireland',
      'london',
      'malta',
      'sardinia',
      'scotland',
      'sicily',
    ]);
    const byLand = (id: string) => tables.bordersOf(id).flatMap(({ to, kind }) => (kind === 'land' ? [to] : []));
    expect(Object.fromEntries(islands.map((id) => [id, byLand(id)]))).toEqual({
      crete: [],
      cyprus: [],
      ireland: [],
      london: ['scotland'],
      malta: [],
      sardinia: [],
      scotland: ['london'],
      sicily: ['naples'],
    });
  });

  it('§2.2: the seas about London, Scotland, Malta and Sicily', () => {
    const seas = (id: string) => sorted(tables.bordersOf(id).flatMap(({ to, kind }) => (kind === 'coast' ? [to] : [])));
    expect(seas('london')).toEqual(['channel', 'irish-sea', 'north-sea']);
    expect(seas('scotland')).toEqual(['irish-sea', 'mid-atlantic', 'north-sea']);
    expect([seas('malta'), seas('sicily').includes('sicily-sea')]).toEqual([['sicily-sea'], true]);
  });

  it('§2.3: the straits: what touches, what does not, and what depends on Turkey or the Sicily Sea', () => {
    const touches = (a: string, b: string) => tables.bordersOf(a).some(({ to }) => to === b);
    const under = (a: string, b: string) => tables.bordersOf(a).find(({ to }) => to === b)?.condition;
    expect([touches('denmark', 'ruhr'), touches('denmark', 'skagerrak'), touches('denmark', 'norway')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([
      touches('gibraltar', 'spain'),
      touches('gibraltar', 'straits-of-gibraltar'),
      touches('gibraltar', 'morocco'),
    ]).toEqual([true, true, false]);
    expect(under('sicily', 'naples')).toBe('sicily-sea-held');
    expect(under('aegean-sea', 'black-sea')).toBe('turkey-controller');
    const turkish = tables.bordersOf('turkey').filter(({ condition }) => condition === 'turkey-active');
    expect(sorted(turkish.filter(({ kind }) => kind === 'land').map(({ to }) => to))).toEqual([
      'bulgaria',
      'caucasus',
      'greece',
      'persia',
      'syria-lebanon',
    ]);
    const both = tables.areas.filter(({ id }) => touches(id, 'aegean-sea') && touches(id, 'black-sea'));
    expect(both.map(({ id }) => id)).toEqual(['turkey']);
  });

  it('§2.4: no zone is controlled at the start of 1941; a zone is contested by an enemy fleet under a marker', () => {
    const { state } = open();
    expect(tables.zones.filter(({ id }) => controllerOf(tables, state, id) !== null)).toEqual([]);
    const contested = (markers: Record<string, 'axis' | 'western'>, fleets: object) =>
      isContested(table({ markers, fleets }).state, 'north-sea');
    expect(contested({ 'north-sea': 'axis' }, { allies: ['north-sea'] })).toBe(true);
    expect(contested({ 'north-sea': 'axis' }, { axis: ['north-sea'] })).toBe(false);
    expect(contested({}, { axis: ['north-sea'], allies: ['north-sea'] })).toBe(false);
  });

  it('R-32: each Barbarossa target is Soviet and has an Axis neighbour by land in 1941', () => {
    expect(sorted(tables.barbarossaTargets)).toEqual(['baltic-states', 'bessarabia', 'crimea', 'minsk']);
    for (const id of tables.barbarossaTargets) {
      expect(tables.spaceOf(id).printed).toBe('soviet');
      expect(
        tables.bordersOf(id).some(({ to, kind }) => kind === 'land' && tables.spaceOf(to).printed === 'axis'),
      ).toBe(true);
    }
  });
});

describe('production centres', () => {
  it('§2.5: their drums, home nations and capitals', () => {
    const drums = (nation: string) =>
      Object.fromEntries(tables.centres.filter(({ home }) => home === nation).map(({ id, value }) => [id, value]));
    expect(drums('axis')).toEqual({ berlin: 3, austria: 1, paris: 1, romania: 1, rome: 1, ruhr: 1 });
    expect(drums('soviet')).toEqual({
      moscow: 2,
      archangel: 1,
      leningrad: 1,
      caucasus: 1,
      kharkov: 1,
      stalingrad: 1,
    });
    expect(drums('western')).toEqual({ london: 2, gibraltar: 1, persia: 1, suez: 1, 'irish-sea': 1, 'north-sea': 1 });
    expect(idsWhere(({ isCapital }) => isCapital)).toEqual(['berlin', 'london', 'moscow']);
    for (const nation of NATIONS)
      expect(sorted(tables.homeCentres[nation])).toEqual(sorted(Object.keys(drums(nation))));
  });

  it('§2.5, R-04: none is lost at the start, and hand sizes are not counted from the drums', () => {
    const drums = (side: 'axis' | 'allies') =>
      tables.centres
        .filter(({ home }) => (home === 'axis') === (side === 'axis'))
        .reduce((sum, { value }) => sum + value, 0);
    expect([drums('axis'), drums('allies')]).toEqual([8, 14]);
    expect([tables.pack.setup1941.handSize, tables.pack.setup1944.handSize]).toEqual([
      { axis: 8, allied: 6 },
      { axis: 8, allied: 9 },
    ]);
    const later = open(undefined, { scenario: 'short-1944' }).state;
    expect([open().state.lost, later.lost, later.handSize]).toEqual([[], [], { axis: 8, allies: 9 }]);
    const { state } = table({ markers: { leningrad: 'axis', moscow: 'axis' } });
    expect([state.lost, state.handSize]).toEqual([['leningrad', 'moscow'], { axis: 5, allies: 5 }]);
  });
});

describe('tracks', () => {
  const paid = (text: string, more = {}) => {
    const asked = play(table(more), text);
    return play(asked, 'discard G9');
  };

  it('§2.6, §2.6.1: a hand size stands between 0 and 12; what would go beyond is lost', () => {
    const hands = {
      axis: ['G9', 'G8', 'G7'],
      allies: ['S9', 'S8', 'S7', 'S6', 'S5', 'S4', 'S3', 'S2', 'W9', 'W8', 'W7'],
    };
    const once = play(table({ hands }), 'reorganise b');
    expect([once.state.handSize.allies, once.state.hands.allies.length]).toEqual([12, 12]);
    const full = table({ hands: { ...hands, allies: [...hands.allies, 'W6'] } });
    expect(refusal(full, 'reorganise b')).toBe('IL-20');
    const won = playAll(
      table({ side: 'allies', hands: { ...hands, allies: [...hands.allies, 'W6'] } }),
      'E convoy',
      'c W9',
      ['c G9', win()],
    );
    expect([won.state.handSize.allies, won.state.hands.allies.length]).toEqual([12, 12]);
  });

  it('§2.6.2: the star of the year cylinder goes down with Reorganise, which is then gone', () => {
    const done = playAll(table(), 'reorganise b', 'discard G9', 'done');
    expect(done.state.star).toEqual({ axis: false, allies: true });
    expect([seat(done), offers(done, 'reorganise')]).toEqual(['allies', true]);
    const next = playAll(done, 'fortify london', 'discard W9');
    expect([seat(next), offers(next, 'reorganise')]).toEqual(['axis', false]);
    expect([refusal(next, 'reorganise a'), refusal(next, 'reorganise b')]).toEqual(['IL-20', 'IL-20']);
  });

  it('§2.6.3: a Big Push gained this turn lies star down and is ready in the next own turn', () => {
    const gained = playAll(table({ hands: { axis: ['G10', 'G9'] } }), 'plan', ['discard G10', [3, 3, 3]]);
    expect([gained.state.bigPush.axis, seat(gained)]).toEqual(['gained', 'allies']);
    const allied = playAll(gained, 'fortify london', 'discard W9');
    expect([allied.state.bigPush.axis, seat(allied)]).toEqual(['ready', 'axis']);
    expect(offers(allied, 'push')).toBe(true);
  });

  it('§3, §3.2: one fleet of a side in a zone, whatever the enemy has there', () => {
    const game = table({ fleets: { axis: ['baltic-sea'], allies: ['north-sea'] } });
    expect(refusal(game, 'fleet baltic-sea')).toBe('IL-24');
    expect(play(play(game, 'fleet north-sea'), 'discard G9').state.fleets).toEqual({
      axis: ['baltic-sea', 'north-sea'],
      allies: ['north-sea'],
    });
  });

  it('§3.3: one fortress in an area, and none in a zone', () => {
    const game = table({ fortresses: { axis: ['ruhr'] } });
    expect([refusal(game, 'fortify ruhr'), refusal(game, 'fortify north-sea')]).toEqual(['IL-23', 'IL-23']);
    expect(paid('fortify berlin', { fortresses: { axis: ['ruhr'] } }).state.fortresses.axis).toEqual([
      'ruhr',
      'berlin',
    ]);
  });
});

describe('pieces and their limits', () => {
  it('§1.1: 35, 15 and 25 control markers, 4 and 6 fleets, 4 fortresses a side; the supply is what is not on the map', () => {
    expect([MARKERS, FLEETS, FORTRESSES]).toEqual([{ axis: 35, soviet: 15, western: 25 }, { axis: 4, allies: 6 }, 4]);
    const left = (scenario: string) =>
      NATIONS.map((nation) => markersLeft(open(undefined, { scenario }).state, nation));
    expect(left('campaign-1941')).toEqual([35, 25, 15]);
    expect(left('short-1944')).toEqual([35 - 8, 25 - 16, 15]);
  });

  const FLEET = ['baltic-sea', 'skagerrak', 'north-sea', 'black-sea'];

  it('§3.0: with no fleet left, one is lifted from its place', () => {
    const paying = playAll(table({ fleets: { axis: FLEET } }), 'fleet channel', 'discard G9');
    expect([asks(paying), legal(paying)]).toEqual(['pay/lift', FLEET.map((id) => `lift ${id}`)]);
    expect(play(paying, 'lift skagerrak').state.fleets.axis).toEqual([
      'baltic-sea',
      'north-sea',
      'black-sea',
      'channel',
    ]);
  });

  it('§3.0: with no fortress left, one is lifted from its place', () => {
    const axis = ['ruhr', 'rome', 'paris', 'calais'];
    const paying = playAll(table({ fortresses: { axis } }), 'fortify berlin', 'discard G9');
    expect(legal(paying)).toEqual(axis.map((id) => `lift ${id}`));
    expect(play(paying, 'lift calais').state.fortresses.axis).toEqual(['ruhr', 'rome', 'paris', 'berlin']);
  });

  it('§3.1, I-03: with no control marker left, one of the same nation is lifted: of a zone, while there is one', () => {
    const areas =
      'scotland ireland yugoslavia greece crete malta cyprus egypt vologda smolensk minsk baltic-states bessarabia ' +
      'crimea tunisia algeria';
    const ids = [...tables.zones.map(({ id }) => id), ...areas.split(' ')];
    const full = table({ vichy: 'resolved', markers: Object.fromEntries(ids.map((id) => [id, 'axis' as const])) });
    expect(markersLeft(full.state, 'axis')).toBe(0);
    const taken = playAll(full, 'A land finland>leningrad', 'c G9', ['c S9', win(4, 3)]);
    expect([asks(taken), seat(taken)]).toEqual(['control/lift', 'axis']);
    expect(legal(taken)).toEqual(tables.zones.map(({ id }) => `lift ${id}`));
    const lifted = play(taken, 'lift levant').state;
    expect([lifted.markers['levant'], lifted.markers['leningrad']]).toEqual([null, 'axis']);
    expect(markersLeft(lifted, 'axis')).toBe(0);
  });
});
