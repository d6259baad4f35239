/** A deal of the hand that a seat does not see, and of what is still planned with a card of it (§5.2, §6.3, §12.1). */
import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../src/engine/games/blitzkrieg-to-moscow-2/frames.ts';
import { otherSide, SIDES, type CardId, type Side } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmState } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { decide } from '../../../src/engine/kernel/runner.ts';
import { present } from '../../../src/engine/kernel/timeline.ts';
import { drawsOf } from '../../support/positions.ts';
import { positionOf, sampleOf } from '../../support/samples.ts';
import { game, open } from './table.ts';

function deals(state: BtmState, who: Side | null, n: number): readonly BtmState[] {
  const draw = drawsOf('deals');
  const view = game.view(state, who);
  return Array.from({ length: n }, () => game.simulation.determinize(view, draw));
}

const idsOf = (side: Side): readonly CardId[] => game.data.facts.cards[side].map(({ id }) => id);
const savedAt = (name: string): BtmState => present(positionOf(game, sampleOf(`blitzkrieg-to-moscow-2.${name}`))).state;
const cardIn = (frame: Frame | undefined): CardId | null =>
  frame && 'plan' in frame ? frame.plan.card : frame && 'by' in frame ? frame.by : null;

describe('a hand', () => {
  const hands = { german: idsOf('german').slice(0, 3), soviet: idsOf('soviet').slice(0, 2) };
  const { state } = open({ side: 'german', phase: 'movement', hands });

  it('is dealt from the cards that its side has not used, each as often as another', () => {
    const [used = ''] = idsOf('soviet').slice(-1);
    const now = { ...state, cards: { ...state.cards, soviet: { ...state.cards.soviet, discard: [used] } } };
    const dealt = deals(now, 'german', 1500).map(({ cards }) => cards);
    expect(new Set(dealt.map(({ german }) => String(german.hand)))).toEqual(new Set([String(hands.german)]));
    for (const card of idsOf('soviet')) {
      const held = dealt.filter(({ soviet }) => soviet.hand.includes(card)).length;
      if (card === used) expect(held).toBe(0);
      else expect(Math.abs(held - 600)).toBeLessThan(70);
    }
    expect(dealt.every(({ soviet }) => soviet.hand.length === 2 && soviet.discard[0] === used)).toBe(true);
  });

  it('is dealt to both sides for an onlooker, and to none where hands lie open', () => {
    const asText = ({ cards }: BtmState) => SIDES.map((side) => String(cards[side].hand.toSorted()));
    const told = deals(state, null, 200).map(asText);
    for (const at of [0, 1]) expect(new Set(told.map((both) => both[at])).size).toBeGreaterThan(10);
    const openly = { ...state, options: { ...state.options, openHands: true } };
    expect(new Set(deals(openly, null, 20).map((one) => String(asText(one))))).toEqual(
      new Set([String(asText(state))]),
    );
  });
});

describe('a plan with a card of the hand', () => {
  it.each([
    'breakthrough-path-german',
    'breakthrough-path-soviet',
    'breakthrough-second-german',
    'breakthrough-second-soviet',
  ])('is dealt with a card that begins one: %s', (name) => {
    const state = savedAt(name);
    const seat = decide(game, state)?.seat ?? 'german';
    const frames = new Set<string>();
    for (const dealt of deals(state, otherSide(seat), 60)) {
      const top = dealt.stack.at(-1);
      expect(['breakthrough/path', 'breakthrough/second']).toContain(top?.at);
      expect(dealt.cards[seat].hand).toContain(cardIn(top));
      expect(decide(game, dealt)?.moves.length).toBeGreaterThan(0);
      frames.add(JSON.stringify(top));
    }
    expect(frames.size).toBeGreaterThan(1);
    expect(deals(state, seat, 3).map(({ stack }) => stack)).toEqual([state.stack, state.stack, state.stack]);
  });

  it('is a train that any card for one may pay for', () => {
    const saved = savedAt('logistics-rail-group-soviet');
    const below = saved.stack.slice(0, -1);
    const top = saved.stack.at(-1);
    const [by = ''] = idsOf('soviet').filter((card) =>
      game.data.facts.cards.soviet.some(({ id, uses }) => id === card && uses.some(({ use }) => use === 'rail')),
    );
    if (top?.at !== 'logistics/rail-group') throw new Error('no train is loaded');
    const state: BtmState = {
      ...saved,
      stack: [...below, { ...top, by }],
      cards: { ...saved.cards, soviet: { hand: [by], discard: [] } },
    };
    expect(game.invariants(state)).toEqual([]);
    const payments = new Set<CardId | null>();
    for (const { stack, cards } of deals(state, 'german', 80)) {
      const card = cardIn(stack.at(-1));
      expect(cards.soviet.hand).toEqual([card]);
      expect(stack.at(-1)).toEqual({ ...top, by: card });
      payments.add(card);
    }
    expect(payments.size).toBeGreaterThan(1);
  });
});
