/** *Why can't I?* for everything on the table, in states of random games. */
import { describe, expect, it } from 'vitest';
import { findQuestion, FREE_ORDER } from '../../../../src/engine/games/hitlers-reich/explain/question.ts';
import { REFUSAL_CODES } from '../../../../src/engine/games/hitlers-reich/rules/reason.ts';
import type { Move } from '../../../../src/engine/games/hitlers-reich/moves.ts';
import { otherSide } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import type { HrState } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { decide } from '../../../../src/engine/kernel/runner.ts';
import type { TargetRef } from '../../../../src/engine/kernel/types.ts';
import { movesWith, type Pointing } from '../../../../src/engine/kits/pointing/selection.ts';
import { def, open, play, shipped } from '../../../support/reich.ts';
import { CARD_IDS, checkWords, pick, playRandom, TARGETS, type Rng } from './support.ts';
import { effort } from '../../../support/effort.ts';
import { check } from '../../../support/random-games.ts';

/** Nothing, and the first targets of some legal move. */
function somePicks(state: HrState, rng: Rng): readonly (readonly TargetRef[])[] {
  const moves = decide(def, state)?.moves ?? [];
  if (moves.length === 0) return [[]];
  const path = def.words.targets(pick(rng, moves));
  return [[], path.slice(0, 1), path.slice(0, 2), path.slice(1, 2)];
}

/** As the table lets a player point: an attack's kind, origin and target in any order. */
const POINTING: Pointing<Move> = {
  targetsOf: (move) => def.words.targets(move),
  isEnding: () => false,
  freeOrder: FREE_ORDER,
};

function checkAll(state: HrState, picked: readonly TargetRef[]): void {
  const decision = decide(def, state);
  const moves = [...(decision?.moves ?? []), ...(decision?.concessions ?? [])];
  for (const target of TARGETS) {
    const where = `${target} after ${picked.join(' ')} at ${state.stack.at(-1)?.at}`;
    const reasons = def.why.explain(state, picked, target);
    const goesOn = movesWith(moves, POINTING, [...picked, target]).length > 0;
    check((reasons.length === 0) === goesOn, `${where}: ${reasons.map(({ key }) => key).join() || 'nothing'}`);
    check(reasons.length <= 3, `${where}: ${reasons.length} reasons`);
    const keys = reasons.map((reason) => JSON.stringify([reason.key, reason.params]));
    check(new Set(keys).size === keys.length, `${where}: ${keys.join()} repeats`);
    for (const reason of reasons) {
      check(REFUSAL_CODES.includes(reason.code), `${where}: ${reason.code}`);
      checkWords(reason);
    }
  }
}

/** The same state with other cards in the opponent's hand. */
function withOtherHand(state: HrState): HrState {
  const side = otherSide(findQuestion(shipped, state)?.side ?? 'axis');
  const cards = [...state.decks[side], ...state.hands[side]];
  const n = state.hands[side].length;
  return {
    ...state,
    hands: { ...state.hands, [side]: cards.slice(0, n) },
    decks: { ...state.decks, [side]: cards.slice(n) },
  };
}

describe('explain', () => {
  it('is empty exactly where some legal move goes on, and says why everywhere else', () => {
    for (let seed = 0; seed < effort(2, 10); seed++) {
      playRandom(200 + seed, (state, rng, n) => {
        if (n % 16 > 0 && state.result === null) return;
        for (const picked of somePicks(state, rng)) checkAll(state, picked);
      });
    }
  }, 120_000);

  it('INV-22: says the same whatever the opponent holds', () => {
    for (let seed = 0; seed < effort(2, 6); seed++) {
      playRandom(300 + seed, (state, _rng, n) => {
        // In the build-up of §5.4.4 the Allied player looks through the deck.
        if (n % 20 > 0 || state.result !== null) return;
        const other = withOtherHand(state);
        for (const card of CARD_IDS) {
          const said = [state, other].map((one) => JSON.stringify(def.why.explain(one, [], `card:${card}`)));
          check(said[0] === said[1], `card:${card} at ${state.stack.at(-1)?.at}: ${said.join(' / ')}`);
        }
      });
    }
  }, 120_000);

  const keys = (state: HrState, target: TargetRef, ...picked: readonly TargetRef[]): readonly string[] =>
    def.why.explain(state, picked, target).map(({ key }) => key.slice('hr.no.'.length));

  it('lets an attack be chosen by its target, and names what bars others', () => {
    const { state } = open({ pact: false });
    expect(keys(state, 'space:leningrad')).toEqual([]);
    expect(keys(state, 'space:leningrad', 'button:attack-land')).toEqual([]);
    expect(keys(state, 'space:finland', 'space:leningrad')).toEqual([]);
    expect(keys(state, 'space:leningrad', 'button:attack-land', 'space:finland')).toEqual([]);
    expect(keys(state, 'space:moscow', 'button:attack-land', 'space:finland')).toEqual(['not-adjacent']);
    expect(keys(state, 'space:moscow')).toEqual(['nobody-near']);
    expect(keys(state, 'space:vologda')).toEqual(['nobody-near', 'no-paratroops']);
    expect(keys(state, 'space:malta')).toEqual(['island', 'no-paratroops', 'no-boats']);
    expect(keys(state, 'space:malta', 'button:attack-amphibious')).toEqual(['no-boats']);
    expect(keys(state, 'space:moscow', 'button:attack-amphibious')).toEqual(['no-coast']);
  });

  it('names the Pact, the neutral and the own before anything else', () => {
    const { state } = open();
    expect(keys(state, 'space:minsk')).toEqual(['pact']);
    expect(keys(state, 'space:sweden')).toEqual(['neutral']);
    expect(keys(state, 'space:spain')).toEqual(['neutral']);
    expect(keys(state, 'space:vichy-france')).toEqual(['vichy']);
    expect(keys(state, 'space:berlin', 'button:attack-land')).toEqual(['no-enemy-near']);
    expect(keys(state, 'space:baltic-sea', 'button:fleet')).toEqual(['pact-fleet']);
  });

  it('answers for events, cards and buttons', () => {
    const { state } = open({ hands: { axis: ['G2', 'G3'], allies: ['W2'] }, handSize: { axis: 2, allies: 1 } });
    expect(keys(state, 'card:enigma')).toEqual(['try-other-side']);
    expect(keys(state, 'card:turkey-declares-war', 'button:event')).toEqual(['try-pact']);
    expect(keys(state, 'card:G2')).toEqual(['card-later', 'kind']);
    expect(keys(state, 'card:G9')).toEqual(['not-in-hand']);
    expect(keys(state, 'card:W2')).toEqual(['not-in-hand']);
    expect(keys(state, 'button:attack-paratroop')).toEqual(['no-paratroops']);
    expect(keys(state, 'button:overlord')).toEqual(['allies-only']);
    expect(keys(state, 'button:fleet', 'button:fortify')).toEqual(['half-chosen']);
    expect(keys(state, 'button:pass')).toEqual(['pass']);
    expect(keys(state, 'button:resign')).toEqual([]);
    expect(keys(state, 'button:nothing')).toEqual(['unknown']);
    expect(keys(state, 'space:nowhere')).toEqual(['unknown']);
    expect(keys(state, 'unit:berlin')).toEqual(['unknown']);
  });

  it('says that the game is over', () => {
    const { state } = play(open(), 'resign');
    expect(keys(state, 'space:berlin')).toEqual(['over']);
    expect(def.why.refuse(state, { type: 'resign' })).toMatchObject({ code: 'IL-02', key: 'hr.no.over' });
  });
});
