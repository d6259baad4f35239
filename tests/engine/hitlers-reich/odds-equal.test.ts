/** The chance that both players may see before the cards: with equal cards, from dice and map alone. */
import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/engine/kernel/runner.ts';
import { openPreview } from '../../../src/engine/kits/hands/open-preview.ts';
import { DECKS } from '../../../src/engine/games/hitlers-reich/cards.ts';
import { equalChance } from '../../../src/engine/games/hitlers-reich/odds/parties.ts';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import { listDice } from '../../../src/engine/games/hitlers-reich/rules/dice.ts';
import { openConflict } from '../../../src/engine/games/hitlers-reich/rules/declare.ts';
import type { HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import { asks, def, type Game, NONE_HELD, open, play, playAll, tables } from '../../support/reich.ts';

const at = (more: Position = {}): Game => open({ pact: false, ...more, events: { ...NONE_HELD, ...more.events } });

function previewOf({ state }: Game, text: string) {
  const move = decide(def, state)?.moves.find((one) => def.words.notation(one) === text);
  if (!move) throw new Error(`${text} is not legal`);
  return def.foresight.preview(state, move);
}

/** In tenths of a hundredth, as the pictures have them. */
const round = (chance: number) => Math.round(1000 * chance) / 10;

/** A tie goes to the German card: by numbers of dice, counted roll by roll. */
function counted(own: number, enemy: number, lead: number): number {
  const sums = (dice: number): ReadonlyMap<number, number> => {
    let now = new Map([[0, 1]]);
    for (let die = 0; die < dice; die++) {
      const next = new Map<number, number>();
      for (const [sum, ways] of now)
        for (let face = 1; face <= 6; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + ways);
      now = next;
    }
    return now;
  };
  let won = 0;
  for (const [mine, ways] of sums(own))
    for (const [theirs, others] of sums(enemy)) if (mine + lead >= theirs) won += ways * others;
  return won / 6 ** (own + enemy);
}

/** A conflict over an event has three dice a side; more come by hand. */
function withDice(own: number, enemy: number): number {
  const { state } = at();
  const event = openConflict({ kind: 'event', target: 'war-production', origin: null, active: 'axis' });
  expect(listDice(tables, state, event, 'axis')).toHaveLength(1);
  expect(equalChance(tables, state, event, 'axis')).toBeCloseTo(counted(3, 3, 0), 12);
  return counted(own, enemy, 0);
}

describe('the chance with equal cards (§7.4, §4.1.2)', () => {
  it('is the one of the dice alone, a German card winning ties', () => {
    expect(
      [
        [3, 3],
        [4, 3],
        [3, 4],
        [4, 4],
        [5, 3],
      ].map(([own = 0, enemy = 0]) => round(withDice(own, enemy))),
    ).toEqual([54.6, 80.8, 25.7, 54, 93.9]);
  });

  it.each([
    ['A land romania>crimea', 54.6],
    ['A land finland>leningrad', 54.6],
    ['E war-production', 54.6],
  ])('is exact for %s', (move, chance) => {
    const { odds } = previewOf(at(), move);
    expect(round((odds?.outcomes[0]?.count ?? 0) / (odds?.total ?? 1))).toBe(chance);
    expect(odds).not.toHaveProperty('isOwn');
  });

  it('has 3 lower and 3 higher beside it', () => {
    const { odds } = previewOf(at(), 'A land romania>crimea');
    const { by, cases = [] } = odds?.assumed ?? {};
    expect(by?.key).toBe('hr.case.with-equal');
    expect(cases.map((one) => [one.by.key, one.by.params?.['n'], round(one.count / 1_000_000)])).toEqual([
      ['hr.case.lower', 3, 27.9],
      ['hr.case.equal', undefined, 54.6],
      ['hr.case.higher', 3, 79.4],
    ]);
  });

  it('counts a fortress at its best (§3.3): Leningrad', () => {
    const { odds } = previewOf(at({ fortresses: { allies: ['leningrad'] } }), 'A land finland>leningrad');
    expect(round((odds?.outcomes[0]?.count ?? 0) / 1_000_000)).toBe(25.5);
  });

  it('of the two sides add up to 1, whoever attacks', () => {
    const { state } = at();
    for (const active of ['axis', 'allies'] as const) {
      const conflict = openConflict({ kind: 'event', target: 'war-production', origin: null, active });
      for (const more of [-3, 0, 3])
        expect(
          equalChance(tables, state, conflict, 'axis', more) + equalChance(tables, state, conflict, 'allies', -more),
        ).toBeCloseTo(1, 12);
      expect(round(equalChance(tables, state, conflict, 'axis'))).toBe(54.6);
    }
  });

  it('counts events once they are named, and says which may still be played', () => {
    const held = at({ events: { stukas: 'axis-up', zhukov: 'allies-up' } });
    const attack = previewOf(held, 'A land finland>leningrad');
    expect(attack.effects.map(({ key, params }) => [key, params?.['events']])).toEqual([
      ['hr.preview.uncounted.own', 'stukas'],
      ['hr.preview.uncounted.enemy', 'zhukov'],
    ]);
    const naming = play(held, 'A land finland>leningrad');
    const openShare = (text: string) => (previewOf(naming, text).openOdds?.outcomes[0]?.count ?? 0) / 1_000_000;
    expect(round(openShare('done'))).toBe(54.6);
    expect(openShare('play stukas')).toBeGreaterThan(openShare('done'));
  });
});

/** The hands and decks of both sides in another order: everything that is hidden. */
function shuffled(state: HrState): HrState {
  const dealt = (side: 'axis' | 'allies') => {
    const cards = DECKS[side]
      .map(({ id }) => id)
      .filter((id) => !state.discards[side].includes(id))
      .toReversed();
    const n = state.hands[side].length;
    return { hand: cards.slice(0, n), deck: cards.slice(n) };
  };
  const [axis, allies] = [dealt('axis'), dealt('allies')];
  return {
    ...state,
    hands: { axis: axis.hand, allies: allies.hand },
    decks: { axis: axis.deck, allies: allies.deck },
  };
}

describe('what both players may see', () => {
  it('reads no hand: the same for every move before the cards whatever either side holds', () => {
    const held = at({ events: { stukas: 'axis-up', outfoxed: 'allies-up', zhukov: 'allies-up' } });
    const games = [
      held,
      play(held, 'A land finland>leningrad'),
      playAll(held, 'A land finland>leningrad', 'play stukas', 'done'),
    ];
    for (const { state } of games) {
      const moves = decide(def, state)?.moves ?? [];
      expect(moves.length).toBeGreaterThan(1);
      const told = (of: HrState) => moves.map((move) => openPreview(def.foresight.preview(of, move)));
      expect(told(shuffled(state))).toEqual(told(state));
    }
  });

  it('leaves out a chance that reads a hand, and keeps one that is open', () => {
    const naming = play(at({ events: { stukas: 'axis-up' } }), 'A land finland>leningrad');
    expect(asks(naming)).toBe('conflict/name');
    const own = previewOf(naming, 'done');
    expect(own.odds?.isOwn).toBe(true);
    expect(openPreview(own).odds).toEqual(own.openOdds);
    const { openOdds: _, ...alone } = own;
    expect(openPreview(alone).odds).toBeNull();
    const exact = previewOf(at(), 'A land romania>crimea');
    expect(openPreview(exact)).toEqual(exact);
  });
});
