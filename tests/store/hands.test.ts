/** Questions with all hands face down (issue of needless hand-overs): their content, and the number of curtains. */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { BtmTypes } from '../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import type { HrTypes } from '../../src/engine/games/hitlers-reich/types.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { applyMove, decide, startGame } from '../../src/engine/kernel/runner.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';

type WithHands<T extends Types> = GameDefinition<T> & Required<Pick<GameDefinition<T>, 'secrets'>>;

/** Positions of random games, as they come. */
function* positions<T extends Types>(
  def: WithHands<T>,
  scenario: string,
  seed: string,
  most: number,
): Generator<T['state']> {
  const rng = seedRng(`${seed}/moves`);
  let { state } = startGame(def, { scenario, seed, options: {} });
  for (let n = 0; n < most && state.result === null; n++) {
    yield state;
    const moves = decide(def, state)?.moves ?? [];
    const move = moves[drawFrom(rng, Math.max(1, moves.length))];
    if (!move) return;
    const made = applyMove(def, state, move);
    if (!made.ok) throw new Error('a listed move is refused');
    ({ state } = made);
  }
}

/** The same position with other cards in the hands, as many as before. */
type Redeal<T extends Types> = (state: T['state']) => T['state'];

const redealHr: Redeal<HrTypes> = (state) => {
  const swap = (side: 'axis' | 'allies') => {
    const n = state.hands[side].length;
    const all = [...state.decks[side], ...state.hands[side]];
    return { hand: all.slice(0, n), deck: all.slice(n) };
  };
  const [axis, allies] = [swap('axis'), swap('allies')];
  return {
    ...state,
    hands: { axis: axis.hand, allies: allies.hand },
    decks: { axis: axis.deck, allies: allies.deck },
  };
};

const BTM_CARDS = blitzkriegToMoscow2.data.facts.cards;
const redealBtm: Redeal<BtmTypes> = (state) => {
  const swap = (side: 'german' | 'soviet') => {
    const { hand, discard } = state.cards[side];
    const others = BTM_CARDS[side].filter(({ id }) => !hand.includes(id) && !discard.includes(id));
    const cards = others.map(({ id }) => id).slice(0, hand.length);
    return { ...state.cards[side], hand: [...cards, ...hand.slice(cards.length)] };
  };
  return { ...state, cards: { german: swap('german'), soviet: swap('soviet') } };
};

function check<T extends Types>(def: WithHands<T>, scenario: string, redeal: Redeal<T>): number {
  const { secrets } = def;
  let compared = 0;
  for (const seed of ['hands', 'face down', 'open']) {
    for (const state of positions(def, scenario, seed, 500)) {
      const asked = secrets.askedOf(state);
      const other = redeal(state);
      expect(secrets.askedOf(other)).toBe(asked);
      expect(secrets.ahead(other) === null).toBe(secrets.ahead(state) === null);
      if (asked === 'closed') continue;
      const tell = (of: T['state']) => {
        const decision = decide(def, of);
        const moves = decision?.moves.filter((move) =>
          def.words.targets(move).every((target) => secrets.isOpen(target)),
        );
        return {
          ask: decision?.ask,
          moves: (asked === 'partly' ? moves : decision?.moves)?.map((move) => def.words.notation(move)),
        };
      };
      expect(tell(other)).toEqual(tell(state));
      compared += JSON.stringify(other) === JSON.stringify(state) ? 0 : 1;
    }
  }
  return compared;
}

describe('a question that may be asked with all hands face down', () => {
  it('§4.1.5: is the same whatever conflict cards a hand holds', { timeout: 60_000 }, () => {
    expect(check(hitlersReich, 'campaign-1941', redealHr)).toBeGreaterThan(300);
  });
  it('§5.2: is the same whatever logistics cards a hand holds', { timeout: 60_000 }, () => {
    expect(check(blitzkriegToMoscow2, 'campaign', redealBtm)).toBeGreaterThan(300);
  });
});
