import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../../src/engine/games/hitlers-reich/cards.ts';
import { copiesAt, heldBy } from '../../../../src/engine/games/hitlers-reich/rules/events.ts';
import { setup } from '../../../../src/engine/games/hitlers-reich/setup.ts';
import { makeDrawer, seedRng } from '../../../../src/engine/kernel/rng.ts';
import type { Side } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import { asks, legal, open, play, seat, table } from './support.ts';
import { tables } from '../../../support/reich.ts';

const SEEDS = Array.from({ length: 1000 }, (_, at) => `seed ${at}`);
const AT_ONCE = ['wolfpack', 'war-production', 'convoy'];

/** A set-up before the events drawn in it act. */
function deal(scenario: string, seed: string) {
  const rng = seedRng(seed);
  const drawer = makeDrawer(rng);
  return setup(tables, { scenario, seed, options: {} }, { rng, draw: (n) => drawer(n).value });
}

describe('G-25: capitulation at the end of a turn (§9.4)', () => {
  const cards: Readonly<Record<Side, readonly string[]>> = {
    axis: ['G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'I2', 'I3', 'I4', 'I5'],
    allies: ['S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9', 'W2', 'W3', 'W4', 'W5'],
  };
  const ended = (axis: number, allies: number) => {
    const start = table({ hands: { axis: cards.axis.slice(0, axis), allies: cards.allies.slice(0, allies) } });
    return play(play(start, 'fortify berlin'), 'discard G2').state.result;
  };

  it('G-25 ends with 12 against 3, either way round', () => {
    expect(ended(12, 3)).toMatchObject({ winner: 'axis', reasons: [{ key: 'hr.win.capitulation' }] });
    expect(ended(3, 12)).toMatchObject({ winner: 'allies', reasons: [{ key: 'hr.win.capitulation' }] });
    expect(ended(12, 2)).toMatchObject({ winner: 'axis' });
  });

  it('G-25 does not end with 12 against 4, or 11 against 3', () => {
    expect([ended(12, 4), ended(11, 3), ended(4, 12), ended(3, 11)]).toEqual([null, null, null, null]);
  });

  it('R-13 looks after an Allied turn as well', () => {
    const start = table({
      side: 'allies',
      hands: { axis: cards.axis.slice(0, 12), allies: cards.allies.slice(0, 3) },
    });
    expect(play(play(start, 'fortify moscow'), 'discard S2').state.result).toMatchObject({ winner: 'axis' });
  });
});

describe('G-26: 1,000 set-ups of 1941 (§10.2)', () => {
  it('G-26 deals eight and six cards, four bonus cards among the eight', () => {
    for (const seed of SEEDS) {
      const { hands, decks, handSize } = deal('campaign-1941', seed);
      expect([hands.axis.length, hands.allies.length, handSize.axis, handSize.allies]).toEqual([8, 6, 8, 6]);
      expect([decks.axis.length, decks.allies.length]).toEqual([19, 21]);
      expect(hands.axis.filter((id) => cardOf(id).isBonus).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('G-26 holds at most three and four events, none that acts at once', () => {
    for (const seed of SEEDS) {
      const state = deal('campaign-1941', seed);
      const drawn = copiesAt(tables, state, 'lid').length;
      expect(heldBy(tables, state, 'axis').length + heldBy(tables, state, 'allies').length).toBe(7 - drawn);
      expect(heldBy(tables, state, 'axis').length).toBeLessThanOrEqual(4);
      expect(heldBy(tables, state, 'allies').length).toBeLessThanOrEqual(3);
      const held = [...heldBy(tables, state, 'axis'), ...heldBy(tables, state, 'allies')].map(tables.titleOf);
      expect(held.some((title) => AT_ONCE.includes(title))).toBe(false);
    }
  });

  it('G-26 fits hands and hand sizes to what was drawn before the Axis begins', () => {
    const seen = { axis: new Set<number>(), allies: new Set<number>() };
    for (const seed of SEEDS) {
      let game = open(undefined, { seed });
      while (asks(game) === 'discard') {
        expect(seat(game)).toBe('allies');
        game = play(game, legal(game)[0] ?? '');
      }
      const { state } = game;
      const owners = deal('campaign-1941', seed);
      const drawn = copiesAt(tables, owners, 'lid').map(tables.titleOf);
      expect([asks(game), seat(game)]).toEqual(['turn/action', 'axis']);
      expect([state.hands.axis.length, state.hands.allies.length]).toEqual([
        state.handSize.axis,
        state.handSize.allies,
      ]);
      const sum = drawn.reduce((total, title) => total + (title === 'wolfpack' ? -1 : 1), 14);
      expect(state.handSize.axis + state.handSize.allies).toBe(sum);
      seen.axis.add(state.handSize.axis);
      seen.allies.add(state.handSize.allies);
    }
    expect([...seen.axis].toSorted()).toEqual([8, 9]);
    expect([...seen.allies].toSorted()).toEqual([5, 6, 7, 8]);
  });
});

describe('G-27: 1,000 set-ups of 1944 (§10.3)', () => {
  it('G-27 deals the cards and events of the scenario', () => {
    for (const seed of SEEDS) {
      const state = deal('short-1944', seed);
      const { hands, handSize } = state;
      expect([hands.axis.length, hands.allies.length, handSize.axis, handSize.allies]).toEqual([8, 9, 8, 9]);
      const nine = hands.allies
        .map(cardOf)
        .filter(({ isBonus, isSabotage, isAgent }) => isBonus || isSabotage || isAgent);
      expect(nine.length).toBeGreaterThanOrEqual(6);
      const allies = heldBy(tables, state, 'allies').map(tables.titleOf);
      const axis = heldBy(tables, state, 'axis').map(tables.titleOf);
      expect([allies.length, axis.length]).toEqual([8, 5]);
      expect(allies).toEqual(
        expect.arrayContaining(['higgins-boats', 't34s-and-shermans', 'zhukov', 'air-supremacy', 'maximum-effort']),
      );
      expect(axis).toContain('waffen-ss');
      expect(axis.every((title) => tables.eventOf(title).deck === 'axis')).toBe(true);
      expect(state.allowance).toEqual({ axis: 6, allies: 8 });
    }
  });

  it('G-27 opens with Overlord and nothing else', () => {
    for (const seed of SEEDS) {
      const game = open(undefined, { scenario: 'short-1944', seed });
      expect([seat(game), legal(game)]).toEqual(['allies', ['overlord']]);
    }
  });
});
