/** A data pack may have a conflict card several times: equal ones are listed once, with how many there are. */
import { expect, it } from 'vitest';
import { packs } from '../../../../src/engine/games/hitlers-reich/packs.ts';
import { applyMove, decide, startGame } from '../../../../src/engine/kernel/runner.ts';
import { select } from '../../../../src/engine/kits/pointing/selection.ts';
import { shortList } from '../../../../src/play/lists.ts';
import { isLike, isTwin } from '../../../../src/ui/games/hitlers-reich/moves.ts';
import type { HrMove, HrScene } from '../../../../src/ui/games/hitlers-reich/lookup.ts';
import type { Move } from '../../../../src/play/game.ts';
import { packOf } from '../../../support/packs.ts';

const def = packs.build(packOf('hitlers-reich', [['conflict:G7/copies', 3]]));
const game = {
  isLike: (scene: object, move: Move, other: Move) => isLike(scene as HrScene, move as HrMove, other as HrMove),
  isTwin: (scene: object, move: Move, other: Move) => isTwin(scene as HrScene, move as HrMove, other as HrMove),
};

/** The first question of random games in which a hand with several German sevens plays a conflict card. */
function askedForSevens() {
  for (let seed = 0; seed < 200; seed++) {
    let { state } = startGame(def, { scenario: 'campaign-1941', seed: `sevens ${seed}`, options: {} });
    for (let n = 0; n < 12; n++) {
      const decision = decide(def, state);
      if (!decision) break;
      const sevens = decision.moves.filter((move) => move.type === 'card' && /^G7/.test(move.card));
      if (sevens.length > 1) return { state, decision, sevens };
      const attack = decision.moves.find(({ type }) => type === 'attack') ?? decision.moves[0];
      if (!attack) break;
      const done = applyMove(def, state, attack);
      if (!done.ok) break;
      ({ state } = done);
    }
  }
  throw new Error('no hand has two sevens');
}

it('lists equal cards once with their number, and every other card by itself', () => {
  const { state, decision, sevens } = askedForSevens();
  const scene = { facts: def.data.facts, queries: def.queries, view: def.view(state, decision.seat) };
  const how = { targetsOf: (move: HrMove) => def.words.targets(move), isEnding: () => false, freeOrder: 2 };
  const { choices } = select(decision.moves, how, []);
  const listed = shortList(game, scene, choices);
  expect(choices).toHaveLength(decision.moves.length);
  expect(listed).toHaveLength(choices.length - sevens.length + 1);
  const counts = listed.flatMap(({ moves: [move], count }) => (count === undefined ? [] : [[move, count]]));
  expect(counts).toEqual([[sevens[0], sevens.length]]);
});

it('does not take the two Double Agents, or other values and suits, for one another', () => {
  const scene = { facts: def.data.facts, view: {} } as HrScene;
  const play = (card: string): HrMove => ({ type: 'card', card });
  expect(isTwin(scene, play('G7'), play('G7-2'))).toBe(true);
  for (const other of ['G7', 'I7', 'G8']) expect(isTwin(scene, play('G7'), play(other))).toBe(false);
  expect(isTwin(scene, play('DA-X'), play('DA-A'))).toBe(false);
});
