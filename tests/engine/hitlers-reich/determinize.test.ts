/** Constraints on a deal of the unseen: suits, Double Agents, the owed Soviet card, cards taken from a new deck. */
import { describe, expect, it } from 'vitest';
import { cardOf, CARDS, DECKS } from '../../../src/engine/games/hitlers-reich/cards.ts';
import { otherSide, SIDES, type CardId, type Side } from '../../../src/engine/games/hitlers-reich/ids.ts';
import { SCENARIOS, type HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import { chanceOf } from '../../../tools/fuzz/position-texts.ts';
import { asks, def, legal, NONE_HELD, open, play, playAll, seat, tables, type Game } from '../../support/reich.ts';
import { effort } from '../../support/effort.ts';
import { drawsOf } from '../../support/positions.ts';
import { check } from '../../support/random-games.ts';
import { RARE_POSITIONS } from './rare-positions.ts';
import { setupOf, walk, type Visit } from './walk.ts';

/** So many deals of what a seat, or an onlooker, does not see. */
function deals({ state }: Game, who: Side | null, n: number, seed = 'deals'): readonly HrState[] {
  const draw = drawsOf(seed);
  const view = def.view(state, who);
  return Array.from({ length: n }, () => def.simulation.determinize(view, draw));
}

const isRed = (card: CardId): boolean => cardOf(card).isRed;
const idsOf = (side: Side): readonly CardId[] => DECKS[side].map(({ id }) => id);

/** The distance of counts from equal ones; for pure chance it is about the number of counts. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

describe('deals of conflict cards', () => {
  it('give each unseen card to the other hand as often as another, and to the top of each deck', () => {
    const game = open();
    const dealt = deals(game, 'axis', 3000);
    const suits = DECKS.allies.filter(({ isAgent }) => !isAgent).map(({ id }) => id);
    const held = suits.map((card) => dealt.filter(({ hands }) => hands.allies.includes(card)).length);
    expect(Math.min(...held)).toBeGreaterThan(0);
    expect(chiSquare(held)).toBeLessThan(52);
    const own = DECKS.axis.flatMap(({ id, isAgent }) => (isAgent || game.state.hands.axis.includes(id) ? [] : [id]));
    const tops = own.map((card) => dealt.filter(({ decks }) => decks.axis[0] === card).length);
    expect(chiSquare(tops)).toBeLessThan(48);
    // The view does not say whose Double Agent is whose.
    for (const agent of ['DA-X', 'DA-A'])
      expect(dealt.filter(({ hands }) => hands.allies.includes(agent)).length).toBeGreaterThan(100);
  });

  it('leave both Double Agents where both belong to one side', () => {
    const hands = { axis: ['G1', 'DA-A', 'DA-X'], allies: ['W1', 'W2', 'S1'] };
    const game = open({ hands, handSize: { axis: 3, allies: 3 } });
    for (const { hands: held, decks } of [...deals(game, 'allies', 100), ...deals(game, null, 100)]) {
      expect([...held.axis, ...decks.axis].toSorted()).toEqual([...idsOf('axis'), 'DA-A'].toSorted());
      expect([...held.allies, ...decks.allies]).toHaveLength(26);
    }
  });

  it('keep what a seat sees of a pile, and deal what lies under it', () => {
    const hands = { axis: ['G12', 'G5', 'I3'], allies: ['S10', 'W4', 'W6'] };
    const game = playAll(
      open({ hands, handSize: { axis: 3, allies: 3 }, events: NONE_HELD, star: { axis: true, allies: true } }),
      'reorganise a',
      'discard G5',
      'discard I3',
      'done',
    );
    const [own, foreign] = (['axis', 'allies'] as const).map((who) =>
      deals(game, who, 60).map((one) => one.discards.axis),
    );
    expect(new Set(own?.map(String))).toEqual(new Set(['G5,I3']));
    expect(new Set(foreign?.map((pile) => `${pile.length} ${pile.at(-1) ?? ''}`))).toEqual(new Set(['2 I3']));
    expect(new Set(foreign?.map(([under]) => under)).size).toBeGreaterThan(10);
  });
});

/** A Soviet area attacked by the Axis: the Allies owe a Soviet card. */
const attacked = (allies: readonly CardId[]): Game =>
  play(
    open({
      pact: false,
      handSize: { axis: 3, allies: allies.length },
      hands: { axis: ['G12', 'G5', 'I3'], allies },
      events: NONE_HELD,
    }),
    'A land finland>leningrad',
  );

describe('the Soviet card that is owed (§6.5.3.4)', () => {
  it('lies face down, or no card of the hand is one; and is red as often as deals that fit are', () => {
    const hands = { axis: ['G12', 'G5', 'I3'], allies: ['S10', 'W4', 'S6', 'W8'] };
    const begun = open({ side: 'allies', pact: false, handSize: { axis: 3, allies: 4 }, hands, events: NONE_HELD });
    const attack = legal(begun).find((text) => text.startsWith('A land leningrad>')) ?? '';
    const laid = play(play(begun, attack), 'c S10');
    expect([asks(laid), seat(laid), laid.state.conflict?.red]).toEqual(['conflict/card', 'axis', true]);
    const dealt = deals(laid, 'axis', 2000);
    let reds = 0;
    for (const { conflict, hands: held } of dealt) {
      const card = conflict?.cards.allies[0] ?? '';
      if (isRed(card)) reds += 1;
      else expect(held.allies.filter(isRed)).toEqual([]);
    }
    // Any deal of 26 suit cards and a Double Agent, kept where it fits.
    const draw = drawsOf('any deal');
    let [fit, fitRed] = [0, 0];
    while (fit < 2000) {
      const pool = [...idsOf('allies')];
      const [card = '', ...held] = Array.from({ length: 4 }, () => pool.splice(draw(pool.length), 1)[0] ?? '');
      if (!isRed(card) && held.some(isRed)) continue;
      fit += 1;
      if (isRed(card)) fitRed += 1;
    }
    expect(reds).toBeLessThan(2000);
    expect(Math.abs(reds - fitRed)).toBeLessThan(60);
    for (const one of deals(laid, 'allies', 20)) expect(one.conflict?.cards.allies).toEqual(['S10']);
  });

  it('is in no hand that answered with another card', () => {
    const lie = playAll(attacked(['W10', 'W4', 'W6']), 'c G12', ['c W10', [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]]);
    expect([asks(lie), lie.state.conflict?.cards.allies]).toEqual(['conflict/reroll', ['W10']]);
    const seen = new Set<CardId>();
    for (const who of ['axis', null] as const)
      for (const { hands } of deals(lie, who, 200)) {
        expect(hands.allies.filter(isRed)).toEqual([]);
        for (const card of hands.allies) seen.add(card);
      }
    expect(seen).toEqual(new Set(CARDS.flatMap(({ id, suit }) => (suit === 'W' && id !== 'W10' ? [id] : []))));
  });

  it('may have been drawn where a deck turned cards up, which may end a year (R-75)', () => {
    const { state } = playAll(attacked(['W10', 'W4', 'W6']), 'c G12', ['c W10', [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]]);
    const copy = tables.copies.find((one) => tables.copyOf(one).abilities.drawsCard !== undefined) ?? '';
    if (!state.conflict) throw new Error('no conflict is running');
    const conflict = { ...state.conflict, events: { axis: [copy], allies: [] } };
    const hands = deals({ state: { ...state, conflict }, events: [] }, 'axis', 50).map((one) => one.hands.allies);
    expect(hands.some((cards) => cards.some(isRed))).toBe(true);
  });

  it('may be in a hand that laid one', () => {
    const lie = playAll(attacked(['S10', 'W4', 'W6']), 'c G12', ['c S10', [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]]);
    const hands = deals(lie, 'axis', 200).map((one) => one.hands.allies);
    expect(hands.some((cards) => cards.some(isRed))).toBe(true);
    expect(hands.some((cards) => !cards.some(isRed))).toBe(true);
  });
});

describe('what binds all deals', () => {
  it('binds the match as well', () => {
    let bound = 0;
    const look = ({ state }: Visit) => {
      if (!state.conflict?.red || state.conflict.cards.allies.length === 0) return;
      const hands = deals({ state, events: [] }, 'axis', 30).map((one) => one.hands.allies);
      if (hands.some((cards) => cards.some(isRed))) return;
      check(!state.hands.allies.some(isRed), 'no deal gives the Allies the red card that they hold');
      bound += 1;
    };
    for (const scenario of SCENARIOS) walk(setupOf(scenario, 'bound'), look);
    for (const [name, position] of Object.entries(RARE_POSITIONS))
      for (let n = 0; n < effort(1, 10); n++) walk(setupOf('campaign-1941', `${name}, bound ${n}`, {}, position), look);
    expect(bound).toBeGreaterThan(8);
  }, 60_000);
});

describe('the new Allied deck (§5.4.4)', () => {
  it('gives its owner the cards that it may take, and others a hand with as many of them as were taken', () => {
    const hands = { axis: ['G12', 'G5', 'I3'], allies: ['S10', 'W4', 'W6'] };
    const { state } = open({
      side: 'allies',
      pact: false,
      axisReshuffled: true,
      year: { axis: 1, allies: 2 },
      handSize: { axis: 3, allies: 3 },
      hands,
      decks: { allies: [] },
      rest: { allies: 'pile' },
    });
    let game: Game = { state: { ...state, year: { axis: 2, allies: 2 } }, events: [] };
    game = playAll(game, 'fortify london', 'discard W4');
    if (asks(game) === 'reshuffle/return') game = play(game, legal(game)[0] ?? '');
    for (let n = 0; n < 2; n++) game = play(game, legal(game).find((text) => text.startsWith('swap')) ?? '');
    const isSought = (card: CardId): boolean => cardOf(card).isBonus || cardOf(card).isSabotage;
    const takenIn = ({ stack }: HrState) => stack.flatMap((frame) => ('taken' in frame ? frame.taken : []));
    const found = new Set<CardId>();
    for (const dealt of deals(game, 'axis', 200)) {
      const taken = takenIn(dealt);
      expect(taken).toHaveLength(2);
      for (const card of taken) {
        expect(isSought(card) && dealt.hands.allies.includes(card)).toBe(true);
        found.add(card);
      }
    }
    expect(found.size).toBe(8);
    for (const dealt of deals(game, 'allies', 5)) expect(takenIn(dealt)).toEqual(takenIn(game.state));
  });
});

describe('a deal for an onlooker', () => {
  it('gives both sides all their cards, and neither any card of the other side', () => {
    const game = play(attacked(['S10', 'W4', 'W6']), 'c G12');
    for (const { hands, decks, conflict } of deals(game, null, 50)) {
      expect(conflict?.cards).toMatchObject({ axis: [expect.any(String)], allies: [] });
      for (const side of SIDES) {
        const own = [...hands[side], ...decks[side], ...(conflict?.cards[side] ?? [])];
        expect(own).toHaveLength(27);
        const foreign = DECKS[otherSide(side)].filter(({ isAgent }) => !isAgent).map(({ id }) => id);
        expect(own.filter((card) => foreign.includes(card))).toEqual([]);
      }
    }
  });
});

it('is made of a text in which the hand that owes a Soviet card is not told (§6.5.2.1)', () => {
  const text = `hitlers-reich/2
game: scenario=tournament lastYear=2 gameTurn=10 side=axis
now: attack/after side=axis source=first > clean/step step=8 > dues > discard side=allies n=1 red
tracks: handSize={axis=8 allies=1} year={axis=1 allies=1} star={axis allies} bigPush={axis=none allies=none} allowance={axis=6 allies=6}
happened: axisReshuffled vichy=resolved used={barbarossa}
markers: axis vichy-france yugoslavia greece syria-lebanon morocco archangel minsk baltic-sea irish-sea gulf-of-lyon, western libya tunisia algeria mid-atlantic
fortresses: axis=[syria-lebanon berlin denmark] allies=[crete malta]
fleets: axis=[aegean-sea channel] allies=[sicily-sea]
lost: irish-sea archangel
events: axis-up XE13 XE18 XE20 XE21, allies-up AL11 AL15 AL16 AL20, standing XE9, lid XE1 XE2, aside-1943 XE22
hands: axis=[G10 I7 I5 G3 DA-X G11 I9] allies=[?]
decks: axis=[?12] allies=[?22]
discards: axis=[G6 G7 I1 I13 G2 I8 I4 G5 G12] allies=[?2 S1]
turn: success=none blitz={series=unused}
conflict: {kind=land target=archangel origin=finland active=axis nation=soviet attacker=axis red shown={axis allies} dice={axis=[6 6 3] allies=[5 2 5]} counter=open winner=axis}
last: {won kind=land target=archangel tookCentre tookByLand}`;
  const { positions } = def;
  const state = positions.read(text, chanceOf('owed'));
  expect(positions.write(state, 'axis')).toBe(text);
});
