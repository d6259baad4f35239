/** The odds at the events step and where OUTFOXED answers: before cards and dice, as the seat must see them. */
import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/engine/kernel/runner.ts';
import { estimateCards } from '../../../src/engine/games/hitlers-reich/odds/card-game.ts';
import { finish } from '../../../src/engine/games/hitlers-reich/odds/work.ts';
import { DECKS } from '../../../src/engine/games/hitlers-reich/cards.ts';
import type { CardId, CopyId, Side, Title } from '../../../src/engine/games/hitlers-reich/ids.ts';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import type { Conflict, HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import { asks, def, type Game, legal, open, play, playAll, seat, tables, NONE_HELD } from '../../support/reich.ts';

const LENINGRAD = 'A land finland>leningrad';

const fought: Position = {
  pact: false,
  hands: { axis: ['G7', 'I11', 'G1', 'DA-X'], allies: ['S5', 'S13', 'W8'] },
  handSize: { axis: 4, allies: 3 },
};

const begin = (events: Position['events'], more: Position = {}): Game =>
  play(open({ ...fought, ...more, events: { ...NONE_HELD, ...events } }), LENINGRAD);

/** The only copy of each title. */
const copiesOf = (...titles: readonly Title[]): readonly CopyId[] =>
  titles.flatMap((title) => tables.eventOf(title).copies.map(({ id }) => id));

function previewOf({ state }: Game, text: string) {
  const move = decide(def, state)?.moves.find((one) => def.words.notation(one) === text);
  if (!move) throw new Error(`${text} is not legal`);
  return def.foresight.preview(state, move);
}

function shown(game: Game, text: string): number {
  const { odds } = previewOf(game, text);
  if (!odds) throw new Error(`${text} has no odds`);
  expect(odds.outcomes.reduce((total, { count }) => total + count, 0)).toBe(odds.total);
  return (odds.outcomes[0]?.count ?? 0) / odds.total;
}

/** A seat's expectation with a card, or with its best. */
const chanceWith = (state: HrState, conflict: Conflict, side: Side, card?: CardId): number =>
  finish(estimateCards(tables, state, conflict, side, card === undefined ? {} : { cards: [card] })).chance;

function fightOf({ conflict }: HrState): Conflict {
  if (!conflict) throw new Error('no conflict');
  return conflict;
}

/** Names nothing more. */
const quiet = (game: Game): Game => (asks(game) === 'conflict/name' ? quiet(play(game, 'done')) : game);

/** The chance of the Axis with a card, and with the Allied one open. */
function axisChance({ state }: Game, card: CardId, open?: CardId): number {
  const conflict = fightOf(state);
  if (open === undefined) return chanceWith(state, conflict, 'axis', card);
  const cards = { axis: [], allies: [open] };
  const lies = { ...conflict, cards, shown: { axis: false, allies: true } };
  return chanceWith({ ...state, conflict: lies }, lies, 'axis', card);
}

const HAND = ['G7', 'I11', 'G1', 'DA-X'];
const RED = DECKS.allies.filter(({ isRed }) => isRed).map(({ id }) => id);
const WESTERN = DECKS.allies.filter(({ isRed }) => !isRed).map(({ id }) => id);
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

describe('the odds at the events step', () => {
  it('are those of the best card, with the events named so far and the one in question', () => {
    const game = begin({ stukas: 'axis-up', 'waffen-ss': 'axis-up' });
    const [none, one, both] = [
      quiet(game),
      quiet(play(game, 'play stukas')),
      quiet(playAll(game, 'play stukas', 'play waffen-ss')),
    ];
    const best = (now: Game) => Math.max(...legal(now).map((card) => shown(now, card)));
    expect(shown(game, 'done')).toBe(best(none));
    expect(shown(game, 'play stukas')).toBe(best(one));
    expect(shown(play(game, 'play stukas'), 'play waffen-ss')).toBe(best(both));
    expect(best(both)).toBeGreaterThan(best(one));
    expect(best(one)).toBeGreaterThan(best(none));
  });

  it('count the events that the other side may still name, and say which (§7.2)', () => {
    const notes = (game: Game, text: string) => previewOf(game, text).effects.map(({ key, params }) => [key, params]);
    const named = [['hr.preview.events.enemy', { events: 'zhukov' }]];
    const faced = begin({ stukas: 'axis-up', zhukov: 'allies-up' });
    expect(notes(faced, 'play stukas')).toEqual(named);
    expect(notes(begin({ stukas: 'axis-up' }), 'done')).toEqual([]);
    expect(shown(faced, 'done')).toBeLessThan(shown(begin({ stukas: 'axis-up' }), 'done'));
    expect(shown(faced, 'done')).toBe(shown(playAll(faced, 'done', 'play zhukov'), 'c I11'));
    const answer = play(faced, 'done');
    expect([seat(answer), notes(answer, 'play zhukov')]).toEqual(['allies', []]);
    expect(shown(answer, 'play zhukov')).toBeGreaterThan(shown(answer, 'done'));
  });

  it('count a card that the other side must show first (C-2)', () => {
    const spied = begin({ 'master-spy': 'axis-up' });
    const now = quiet(spied);
    const best = (cards: readonly CardId[]) =>
      mean(cards.map((card) => Math.max(...HAND.map((own) => axisChance(now, own, card)))));
    // Three of the 27 cards; a hand without a red one shows any.
    const noneRed = (13 * 12 * 11) / (27 * 26 * 25);
    const wanted = (1 - noneRed) * best(RED) + noneRed * best(WESTERN);
    expect(shown(spied, 'play master-spy')).toBeCloseTo(wanted, 5);
    expect(wanted).toBeGreaterThan(shown(spied, 'done'));
  });

  it('count an own card that chance picks (R-79), and no showing where both are made to (R-16)', () => {
    const named = play(begin({ 'master-spy': 'allies-up', stukas: 'axis-up' }), 'done');
    const conflict = { ...fightOf(named.state), events: { axis: [], allies: copiesOf('master-spy') } };
    const chances = HAND.map((card) => chanceWith(named.state, conflict, 'axis', card));
    expect(chanceWith(named.state, conflict, 'axis')).toBeCloseTo(mean(chances), 9);
    // The other side answers what it sees, so that no card does better than unseen.
    HAND.forEach((card, at) => expect(chances[at]).toBeLessThan(axisChance(named, card) + 1e-9));
    const both = { ...conflict, events: { axis: copiesOf('enigma'), allies: copiesOf('master-spy') } };
    expect(chanceWith(named.state, both, 'axis')).toBeCloseTo(
      Math.max(...HAND.map((card) => axisChance(named, card))),
      9,
    );
  });

  it('count OUTFOXED used best, by either side (R-78)', () => {
    const held = { stukas: 'axis-up', 'waffen-ss': 'axis-up' } as const;
    const answer = play(
      playAll(begin({ ...held, outfoxed: 'allies-up', zhukov: 'allies-up' }), 'play stukas'),
      'play waffen-ss',
    );
    expect(seat(answer)).toBe('allies');
    const outfox = playAll(answer, 'play outfoxed', 'done');
    expect([asks(outfox), legal(outfox)]).toEqual(['conflict/outfox', ['cancel stukas', 'cancel waffen-ss', 'done']]);
    const chances = legal(outfox).map((text) => shown(outfox, text));
    expect(shown(answer, 'play outfoxed')).toBe(Math.max(...chances));
    expect(shown(answer, 'done')).toBe(chances.at(-1));
    expect(Math.max(...chances)).toBeGreaterThan(chances.at(-1) ?? 1);

    // Held by the attacker, it takes away the defender's only event.
    const foxed = play(begin({ outfoxed: 'axis-up', zhukov: 'allies-up' }), 'play outfoxed');
    expect([seat(foxed), legal(foxed)]).toEqual(['allies', ['play zhukov', 'done']]);
    expect(shown(foxed, 'play zhukov')).toBe(shown(foxed, 'done'));
  });

  it.each([
    [['stukas', 'rommel'], 'rommel'],
    [['stukas', 'waffen-ss', 'von-manstein'], null],
  ] as const)('count the undoing of the best of %j', (titles, best) => {
    const held = Object.fromEntries(titles.map((title) => [title, 'axis-up' as const]));
    const answer = playAll(begin({ ...held, outfoxed: 'allies-up' }), ...titles.map((title) => `play ${title}`));
    const outfox = quiet(play(answer, 'play outfoxed'));
    const chances = new Map(legal(outfox).map((text) => [text, shown(outfox, text)]));
    expect(shown(answer, 'play outfoxed')).toBe(Math.max(...chances.values()));
    for (const title of titles) expect(chances.get(`cancel ${title}`)).toBeGreaterThan(chances.get('done') ?? 1);
    if (best) expect(chances.get(`cancel ${best}`)).toBe(Math.max(...chances.values()));
  });

  it('are the same whatever the other side holds, and whatever lies on top of the decks', () => {
    const game = begin({ 'desperate-gamble': 'axis-up', 'master-spy': 'axis-up', stukas: 'axis-up' });
    const { hands, decks } = game.state;
    const deck = decks.allies.toReversed();
    const size = hands.allies.length;
    const other: Game = {
      ...game,
      state: {
        ...game.state,
        hands: { ...hands, allies: deck.slice(0, size) },
        decks: { axis: decks.axis.toReversed(), allies: [...deck.slice(size), ...hands.allies] },
      },
    };
    expect(legal(other)).toEqual(legal(game));
    for (const text of legal(game)) expect(shown(other, text)).toBe(shown(game, text));
  });
});

describe('the best card', () => {
  const dealt = (seed: number, ids: readonly CardId[]): readonly CardId[] =>
    ids.filter((_, at) => (at * 7 + seed * 5) % 11 < 3);

  it.each([0, 1, 2, 3, 4])('is found without counting out every card (%i)', (seed) => {
    const deck = (side: Side) => DECKS[side].map(({ id }) => id);
    const hands = { axis: dealt(seed, deck('axis')), allies: dealt(seed + 2, deck('allies')) };
    const game = begin(
      { rommel: 'axis-up', counterattack: 'allies-up' },
      { hands, handSize: { axis: hands.axis.length, allies: hands.allies.length } },
    );
    const conflict = {
      ...fightOf(game.state),
      red: false,
      events: { axis: copiesOf('rommel'), allies: copiesOf('counterattack') },
    };
    for (const side of ['axis', 'allies'] as const) {
      const counted = hands[side].map((card) => chanceWith(game.state, conflict, side, card));
      expect(chanceWith(game.state, conflict, side)).toBeCloseTo(Math.max(...counted), 12);
    }
  });
});

describe('a second card of the other side', () => {
  it('comes from the pile where its deck is empty, the top card as often as the pile is small (§5.4)', () => {
    const { state } = begin({ 'their-finest-hour': 'allies-up', stukas: 'axis-up' });
    const events = { axis: [], allies: copiesOf('their-finest-hour') };
    const chance = (pile: readonly CardId[], first: CardId): number => {
      const laid = { cards: { axis: [], allies: [first] }, shown: { axis: false, allies: true } };
      const conflict = { ...fightOf(state), events, ...laid };
      const known = {
        ...state,
        conflict,
        decks: { ...state.decks, allies: [] },
        discards: { ...state.discards, allies: pile },
      };
      return chanceWith(known, conflict, 'axis', 'G13');
    };
    const rest = DECKS.allies.map(({ id }) => id).filter((id) => id !== 'W13');
    for (const first of ['S2', 'S12', 'DA-A']) {
      // The known one of two cards comes half the time, else one of the unseen.
      const others = rest.filter((id) => id !== first).map((second) => chance([second], first));
      expect(chance(['W4', 'W13'], first)).toBeCloseTo((chance(['W13'], first) + mean(others)) / 2, 12);
    }
    // If there is none, the first card remains the only one.
    expect(chance([], 'S2')).toBeGreaterThan(chance(['W2'], 'S2'));
  });
});
