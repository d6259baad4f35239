import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/engine/games/hitlers-reich/cards.ts';
import { hitlersReich as def } from '../../../src/engine/games/hitlers-reich/definition.ts';
import { SIDES, type Side } from '../../../src/engine/games/hitlers-reich/ids.ts';
import { isHeld } from '../../../src/engine/games/hitlers-reich/tables/event-cards.ts';
import { heldBy } from '../../../src/engine/games/hitlers-reich/rules/events.ts';
import { controllerOf } from '../../../src/engine/games/hitlers-reich/rules/control.ts';
import { RULING_IDS, RULINGS } from '../../../src/engine/games/hitlers-reich/rulings.ts';
import { SCENARIOS, type HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import { valuesOf } from '../../../src/engine/kits/pack/form-values.ts';
import { SetupError } from '../../../src/engine/kernel/types.ts';
import { asks, type Game, legal, open, play, seat, tables } from '../../support/reich.ts';

const SEEDS = Array.from({ length: 100 }, (_, i) => `deal ${i}`);
const GAMES_OF_1941 = SCENARIOS.filter((id) => id !== 'short-1944');
const AT_ONCE = ['wolfpack', 'war-production', 'convoy'];

const titles = (state: HrState, side: Side) => heldBy(tables, state, side).map(tables.titleOf);
const at = (state: HrState, place: string) => tables.copies.filter((copy) => state.events[copy] === place);
const allCards = ({ decks, hands, discards }: HrState, side: Side) => [
  ...decks[side],
  ...hands[side],
  ...discards[side],
];

/** The state after what was drawn has acted: an Allied discard for WOLFPACK is made. */
function settled(game: Game): Game {
  let now = game;
  while (asks(now) === 'discard') now = play(now, legal(now)[0] ?? '');
  return now;
}

describe('1941 games, §10.2', () => {
  it.each(GAMES_OF_1941)('status table: %s', (scenario) => {
    const { state } = settled(open(undefined, { scenario }));
    expect(state).toMatchObject({
      pact: true,
      bigPush: { axis: 'ready', allies: 'none' },
      italySurrendered: false,
      year: { axis: 0, allies: 0 },
      star: { axis: true, allies: true },
      vichy: 'neutral',
      side: 'axis',
      lost: [],
      active: { spain: false, turkey: false },
      fortresses: { axis: [], allies: [] },
      fleets: { axis: [], allies: [] },
      allowance: { axis: 6, allies: 6 },
    });
    expect(Object.values(state.markers).every((marker) => marker === null)).toBe(true);
    expect(at(state, 'aside-1941').map(tables.titleOf)).toEqual([
      ...['strategic-bombing', 'strategic-bombing', 'strategic-bombing'],
      ...['turncoats', 'turncoats', 'turncoats', 'v-rockets', 'v-rockets'],
    ]);
    expect(at(state, 'aside-1943').map(tables.titleOf)).toEqual(['jet-fighters']);
  });

  it('the last year of each game', () => {
    const last = (scenario: string, options = {}) => open(undefined, { scenario, options }).state.lastYear;
    expect(SCENARIOS.map((id) => last(id))).toEqual([5, 5, 2, 3, 2]);
    // §10.4.3: a tournament is played over either introductory scenario.
    expect(last('tournament', { level: 'intro-1941-42' })).toBe(2);
    expect(last('tournament', { level: 'intro-1941-43' })).toBe(3);
  });

  it('G-26: a hundred deals: hands, hand sizes, events, and what acts at once (§10.2.2.3)', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const first = open(undefined, { seed });
      if (asks(first) === 'discard') {
        expect([seat(first), legal(first).length]).toEqual(['allies', first.state.hands.allies.length]);
        seen.add('asked');
      }
      const { state } = settled(first);
      for (const side of SIDES) {
        expect(state.hands[side]).toHaveLength(state.handSize[side]);
        expect(new Set(allCards(state, side)).size).toBe(27);
      }
      const lid = at(state, 'lid').map(tables.titleOf);
      for (const title of lid) seen.add(title);
      const axis = titles(state, 'axis');
      const allies = titles(state, 'allies');
      expect([...axis, ...allies].some((title) => AT_ONCE.includes(title))).toBe(false);
      expect(axis.length + allies.length + lid.length).toBe(7);
      expect([axis.length <= 4, allies.length <= 3]).toEqual([true, true]);
      expect(
        axis.every((title) => tables.eventOf(title).initialDraw !== null && tables.eventOf(title).deck !== 'allied'),
      ).toBe(true);
      expect(
        allies.every((title) => tables.eventOf(title).initialDraw !== null && tables.eventOf(title).deck !== 'axis'),
      ).toBe(true);
      const alliedChange = Number(lid.includes('convoy')) - Number(lid.includes('wolfpack'));
      const total = state.handSize.axis + state.handSize.allies - 14;
      expect(total).toBe(alliedChange + Number(lid.includes('war-production')));
      expect([8, 9]).toContain(state.handSize.axis);
      expect(state.hands.axis.filter((id) => cardOf(id).isBonus).length).toBeGreaterThanOrEqual(
        4 - Number(lid.length > 0),
      );
      expect([state.side, asks({ state, events: [] })]).toEqual(['axis', 'turn/action']);
    }
    expect([...seen].toSorted()).toEqual(['asked', 'convoy', 'war-production', 'wolfpack']);
  });

  it('R-74, WOLFPACK at set-up: a discard and no draw; by the other reading only down to the hand size', () => {
    const seed = SEEDS.find((one) => asks(open(undefined, { seed: one })) === 'discard') ?? '';
    for (const reading of RULINGS['enemy-event'].values) {
      const { state } = settled(open(undefined, { seed, options: { 'enemy-event': reading } }));
      expect(state.hands.allies).toHaveLength(state.handSize.allies);
      expect(state.discards.allies).toHaveLength(1);
    }
  });
});

describe('1944, §10.3', () => {
  const { state } = open(undefined, { scenario: 'short-1944' });

  it('status table', () => {
    expect(state).toMatchObject({
      pact: false,
      bigPush: { axis: 'none', allies: 'ready' },
      italySurrendered: true,
      handSize: { axis: 8, allies: 9 },
      year: { axis: 3, allies: 3 },
      star: { axis: true, allies: true },
      vichy: 'resolved',
      side: 'allies',
      lost: [],
      used: { barbarossa: true, overlord: false },
      axisReshuffled: true,
    });
  });

  it('markers, fortresses and fleets; Rome stays Axis', () => {
    const { setup1944: given } = tables.pack;
    const marked = (nation: string) => Object.keys(state.markers).filter((id) => state.markers[id] === nation);
    expect(marked('axis').toSorted()).toEqual(
      [
        'baltic-sea',
        'skagerrak',
        'baltic-states',
        'crimea',
        'greece',
        'minsk',
        'vichy-france',
        'yugoslavia',
      ].toSorted(),
    );
    expect(marked('western').toSorted()).toEqual(
      [...given.alliedControlledSeaZones, ...given.alliedControlledAreas].toSorted(),
    );
    expect([marked('western').length, marked('soviet').length]).toEqual([16, 0]);
    expect(controllerOf(tables, state, 'rome')).toBe('axis');
    expect(state.fortresses).toEqual({
      axis: ['calais', 'holland-belgium', 'normandy', 'rome'],
      allies: ['leningrad', 'stalingrad', 'moscow', 'london'],
    });
    expect(state.fleets).toEqual({
      axis: ['baltic-sea', 'skagerrak'],
      allies: ['mid-atlantic', 'channel', 'north-sea', 'irish-sea', 'tyrrhenian-sea', 'sicily-sea'],
    });
  });

  it('G-27: a hundred deals: cards, events, and Overlord alone to open with (§10.3.4)', () => {
    for (const seed of SEEDS) {
      const game = open(undefined, { scenario: 'short-1944', seed });
      const now = game.state;
      const chosen = now.hands.allies.map(cardOf).filter((card) => card.isBonus || card.isSabotage || card.isAgent);
      expect(chosen.length).toBeGreaterThanOrEqual(6);
      expect([now.hands.axis.length, now.hands.allies.length]).toEqual([8, 9]);
      const axis = titles(now, 'axis');
      const allies = titles(now, 'allies');
      expect([axis.length, allies.length, now.allowance]).toEqual([5, 8, { axis: 6, allies: 8 }]);
      expect(axis).toContain('waffen-ss');
      const five = ['higgins-boats', 't34s-and-shermans', 'zhukov', 'air-supremacy', 'maximum-effort'];
      expect(allies).toEqual(expect.arrayContaining(five));
      const drawn = [...axis, ...allies.filter((title) => !five.includes(title))].map(tables.eventOf);
      expect(drawn.every((event) => isHeld(event) && event.deck !== 'common')).toBe(true);
      expect([seat(game), legal(game)]).toEqual(['allies', ['overlord']]);
    }
  });

  it('§10.3.3: lid and removed', () => {
    expect(at(state, 'lid').map(tables.titleOf)).toEqual([
      ...['strategic-bombing', 'strategic-bombing', 'strategic-bombing'],
      ...['wolfpack', 'wolfpack', 'wolfpack'],
    ]);
    expect(at(state, 'removed').map(tables.titleOf)).toEqual(['vichy-defects', 'speer', 'iraq-revolts']);
    expect([...at(state, 'aside-1941'), ...at(state, 'aside-1943')]).toEqual([]);
  });
});

describe('the set of events (event-set)', () => {
  it.each(SCENARIOS)('full: 56 copies; attested: 48, the gap-fill copies left out: %s', (scenario) => {
    const full = open(undefined, { scenario }).state;
    expect([tables.copies.length, at(full, 'left-out').length]).toEqual([56, 0]);
    for (const seed of SEEDS.slice(0, 20)) {
      const { state } = open(undefined, { scenario, seed, options: { 'event-set': 'attested' } });
      expect(at(state, 'left-out')).toEqual(tables.copies.filter((copy) => tables.reconstructedCopies.has(copy)));
      expect(tables.copies.length - at(state, 'left-out').length).toBe(48);
    }
  });

  it('the eight copies that are left out', () => {
    expect([...tables.reconstructedCopies].map(tables.titleOf)).toEqual([
      ...['strategic-bombing', 'strategic-bombing', 'turncoats', 'turncoats'],
      ...['murmansk-run', 'v-rockets', 'synthetic-fuel', 'jet-fighters'],
    ]);
  });
});

describe('what a set-up refuses and offers', () => {
  it('SetupError for an unknown scenario, option, value, level or id', () => {
    const bad =
      (scenario: string, options = {}, position?: object) =>
      () =>
        open(position, { scenario, options });
    expect(bad('campaign-1939')).toThrow(SetupError);
    expect(bad('campaign-1941', { weather: 'fog' })).toThrow(SetupError);
    expect(bad('campaign-1941', { icons: 'nobody' })).toThrow(SetupError);
    expect(bad('campaign-1941', { level: 'intro-1941-42' })).toThrow(SetupError);
    expect(bad('tournament', { level: 'short-1944' })).toThrow(SetupError);
    expect(bad('campaign-1941', {}, { markers: { atlantis: 'axis' } })).toThrow(SetupError);
    expect(bad('campaign-1941', {}, { hands: { axis: ['G14'] } })).toThrow(SetupError);
    expect(bad('campaign-1941', {}, { events: { 'war-elephants': 'mall' } })).toThrow(SetupError);
  });

  it('every scenario offers every open ruling, with the recommended value first; a tournament its level', () => {
    for (const { id, options } of def.scenarios) {
      const rulings = options.filter((option) => option.id !== 'level');
      expect(rulings.map((option) => option.id)).toEqual(RULING_IDS);
      for (const { form, initial } of options) expect(valuesOf(form)[0]).toBe(initial);
      expect(options.length - rulings.length).toBe(id === 'tournament' ? 1 : 0);
    }
  });

  it('the same seed deals the same game', () => {
    const deal = (seed: string) => JSON.stringify(open(undefined, { seed }).state);
    expect(deal('x')).toBe(deal('x'));
    expect(deal('x')).not.toBe(deal('y'));
  });
});
