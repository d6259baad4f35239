/** Programs that play the toy game, some better than others, as measurements need them. */
import { definePlayers } from '../../src/players/define-players.ts';
import { createRandom } from '../../src/players/random.ts';
import type { Program } from '../../src/players/types.ts';
import { toyGame, type Toy } from './toy-game.ts';

/** Takes the first move of the list that it likes. */
const liking = (id: string, ...types: readonly string[]): Program<Toy> => ({
  id,
  choose({ moves }) {
    const move = types.flatMap((type) => moves.find((one) => one.type === type) ?? [])[0] ?? moves[0];
    if (!move) throw new RangeError('a decision without a move');
    return move;
  },
});
export const toyRoster = {
  def: toyGame,
  players: definePlayers<Toy>(
    {
      random: () => createRandom(),
      stepper: () => liking('stepper', 'take', 'step', 'roll'),
      passer: () => liking('passer', 'pass', 'leave'),
    },
    (view, seat) => view.points[seat],
  ),
};
