/** Two ways to ask where a side can walk to are one: outward from every unit, and back from a hex. */
import { expect, it } from 'vitest';
import { hitlersLastBattles as game } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { simulate } from '../../src/engine/kernel/runner.ts';
import { readBoard } from '../../src/players/hitlers-last-battles/board.ts';
import { isReached, readPosition, spread } from '../../src/players/hitlers-last-battles/position.ts';

it('a hex is reached by a side exactly where its units spread to', () => {
  const board = readBoard(game.data.facts);
  const into = new Uint8Array(board.hexIds.length);
  let compared = 0;
  for (const seed of ['a', 'b', 'c']) {
    let step = 0;
    simulate(game, { scenario: 'campaign', seed, options: {} }).playout(({ moves }, state) => {
      const position = readPosition(board, state);
      for (const side of [0, 1]) {
        into.fill(0);
        spread(position, side, into);
        const asked = board.hexIds.map((_, hex) => Number(isReached(position, side, hex)));
        expect(asked).toEqual([...into]);
        compared++;
      }
      const move = moves[(step++ * 7919) % moves.length];
      if (!move) throw new RangeError('a decision without a move');
      return move;
    });
  }
  expect(compared).toBeGreaterThan(500);
});
